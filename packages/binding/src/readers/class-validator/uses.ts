import { className, lineage, type Class } from "../../facts/class.js";
import type { Carried, DecoratorUse } from "../../facts/decorator-use.js";
import type { HostValidatorOptions } from "../../facts/host-options.js";
import type { Claim } from "../../facts/fact.js";
import { literal, written } from "../written-arguments.js";
import { judge } from "./ask.js";
import { memberRules, type Check, type MemberRules } from "./member-rules.js";
import { effectiveRules, ownRules } from "./metadata.js";
import type { CustomRows } from "./rows/custom-rows.js";
import { systemRows } from "./rows/system.js";
import type { RuleMetadata, ValidatorStorage } from "./storage.js";

/** Every rule that stands on a member, those that do not count with the reason. */
export function ruleUses(
  storage: ValidatorStorage,
  custom: CustomRows,
  cls: Class,
  member: string,
  options: HostValidatorOptions | undefined,
): readonly DecoratorUse[] {
  const effective = new Set(effectiveRules(storage, cls, options, member));
  const inherited = new Set(
    lineage(cls).flatMap((owner) => effectiveRules(storage, owner, options, member)),
  );
  return lineage(cls).flatMap((owner) =>
    ownRules(storage, owner)
      .filter(({ propertyName }) => propertyName === member)
      .toReversed()
      .flatMap((rule): readonly DecoratorUse[] => {
        const use = useOf(rule, storage, custom);
        if (use === undefined) return [];
        if (effective.has(rule)) return [use];
        const ignored = inherited.has(rule)
          ? `${className(cls)} declares rules of the member again, which take the place of those of ${className(owner)}.`
          : `It is in the groups ${literal(rule.groups ?? [])}, which the host options do not ask for.`;
        return [{ ...use, ignored }];
      }),
  );
}

/** A rule by itself; `undefined` for metadata that the host does nothing with. */
function useOf(
  rule: RuleMetadata,
  storage: ValidatorStorage,
  custom: CustomRows,
): DecoratorUse | undefined {
  const rules = memberRules([rule], storage, custom);
  if (rules === undefined) return undefined;
  const level = rule.each === true ? "each" : "value";
  const [check] = rules.checks;
  if (check !== undefined) {
    const use = checkUse(check, rule);
    return { ...use, level, claims: [...(use.claims ?? []), ...ofAbsenceAndNull(rules)] };
  }
  const decorator = rules.first;
  const row = systemRows.find((each) => each.decorator === decorator);
  const given = decorator === "@ValidateIf" ? (rule.constraints ?? []) : [];
  return {
    decorator,
    text: written(decorator, [...given, ...options(rule)]),
    level,
    carried: row?.stated ?? "exactly",
  };
}

function checkUse(check: Check, rule: RuleMetadata): DecoratorUse {
  const { decorator, known, opaque, answer } = check;
  if (known === undefined) {
    return {
      decorator,
      text: decorator,
      carried: {
        leftToHost: `it: ${opaque ?? "a custom rule"} is never called while reading`,
      },
      claims: [],
    };
  }
  const conditional: Carried = { leftToHost: "it: it holds only where its own validateIf says so" };
  return {
    decorator,
    text: written(decorator, [...known.arguments, ...options(rule)]),
    carried: answer?.conditional === true ? conditional : known.stated,
    claims: answer?.conditional === true ? [] : known.claims(),
  };
}

/** What the rule by itself refuses; whether a condition lets the member off is not its business. */
function ofAbsenceAndNull(rules: MemberRules): readonly Claim[] {
  return [
    ...(judge(rules, undefined).verdict === "refused"
      ? [{ says: "presence", required: true } as const]
      : []),
    ...(judge(rules, null).verdict === "refused"
      ? [{ says: "null", accepted: false } as const]
      : []),
  ];
}

function options({ each, groups = [] }: RuleMetadata): readonly unknown[] {
  const given = {
    ...(each === true ? { each } : {}),
    ...(groups.length > 0 ? { groups } : {}),
  };
  return Object.keys(given).length === 0 ? [] : [given];
}
