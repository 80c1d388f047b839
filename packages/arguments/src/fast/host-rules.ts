import type { BoundClass, HostRule, MemberHostRules } from "@shapewright/binding/reading";

/** Whether every rule that has to be asked takes an instance; `false` as well where one has to be asked in another way. */
export type RuleCheck = (instance: object) => boolean;

/** The rules of a class that nothing implies, as one check; `undefined` where there are none. */
export function ruleCheckOf({
  hostRules = new Map<string, MemberHostRules>(),
}: BoundClass): RuleCheck | undefined {
  const checks = [...hostRules].map(([property, rules]) => memberCheck(property, rules));
  const [only, ...others] = checks;
  if (only === undefined || others.length === 0) return only;
  return (instance) => checks.every((check) => check(instance));
}

function memberCheck(
  property: string,
  { letsOffNull, letsOffUndefined, rules }: MemberHostRules,
): RuleCheck {
  return (instance) => {
    const value: unknown = Reflect.get(instance, property);
    if (value === undefined && letsOffUndefined) return true;
    if (value === null && letsOffNull) return true;
    return rules.every((rule) => takes(rule, value, instance));
  };
}

/** As class-validator runs a rule: with `each` over the elements of what has some, and else over the value. */
function takes({ each, accepts }: HostRule, value: unknown, instance: object): boolean {
  // An answer that comes later is none here.
  if (!each || !isCollection(value)) return accepts(value, instance) === true;
  for (const element of value instanceof Map ? value.values() : value) {
    if (accepts(element, instance) !== true) return false;
  }
  return true;
}

function isCollection(
  value: unknown,
): value is readonly unknown[] | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown> {
  return Array.isArray(value) || value instanceof Set || value instanceof Map;
}
