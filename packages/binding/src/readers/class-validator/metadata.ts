import { lineage, type Class } from "../../facts/class.js";
import { OncePerReading } from "../../facts/one-reading.js";
import type { HostValidatorOptions } from "../../facts/host-options.js";
import type { RuleMetadata, ValidatorStorage } from "./storage.js";

/** The names of the members that the class itself declares rules for. */
export function ownNames(storage: ValidatorStorage, cls: Class): readonly string[] {
  const names = ownRules(storage, cls).map(({ propertyName }) => propertyName);
  return [...new Set(names)].filter((name) => typeof name === "string");
}

/** The rules that the class itself declares, in the order of their decorators, whatever their groups. */
export function ownRules(storage: ValidatorStorage, cls: Class): readonly RuleMetadata[] {
  const map = rulesByClass(storage);
  if (map !== undefined) return map.get(cls) ?? [];
  return storage
    .getTargetValidationMetadatas(cls, "", false, false)
    .filter(({ target }) => target === cls);
}

/**
 * The rules that the host applies to an instance of the class, those of one member where one is named: the same that
 * `getTargetValidationMetadatas` gives, which walks every class of the process each time.
 *
 * An inherited rule gives way to one that the class itself declares on the same member with the same `type`. Ancestors
 * never replace each other's rules: that is the host's way, and it keeps more rules than one would expect.
 */
export function effectiveRules(
  storage: ValidatorStorage,
  cls: Class,
  options: HostValidatorOptions = {},
  member?: string,
): readonly RuleMetadata[] {
  const map = rulesByClass(storage);
  if (map === undefined) {
    const { always = false, strictGroups = false, groups } = options;
    return storage
      .getTargetValidationMetadatas(cls, "", always, strictGroups, groups)
      .filter((rule) => member === undefined || rule.propertyName === member);
  }
  const rulesIn = (each: Class): readonly RuleMetadata[] => {
    const rules = map.get(each) ?? [];
    const asked = member === undefined ? rules : ofMember(rules, member);
    return asked.filter((rule) => isInGroups(rule, options));
  };
  const own = rulesIn(cls);
  const inherited = lineage(cls)
    .filter((base) => base !== cls)
    .flatMap(rulesIn);
  const replaced = new Map<string | symbol, Set<string>>();
  for (const { propertyName, type } of own) {
    replaced.set(propertyName, (replaced.get(propertyName) ?? new Set()).add(type));
  }
  const kept = inherited.filter(
    ({ propertyName, type }) => replaced.get(propertyName)?.has(type) !== true,
  );
  return [...own, ...kept];
}

/** Sorted once for each reading, so that a class is read in time that is linear in its rules. */
const byMember = new OncePerReading((rules: readonly RuleMetadata[]) => {
  const sorted = new Map<string | symbol, RuleMetadata[]>();
  for (const rule of rules) {
    const ofSame = sorted.get(rule.propertyName);
    if (ofSame === undefined) sorted.set(rule.propertyName, [rule]);
    else ofSame.push(rule);
  }
  return { length: rules.length, sorted };
});

function ofMember(rules: readonly RuleMetadata[], member: string): readonly RuleMetadata[] {
  const { length, sorted } = byMember.get(rules);
  // A type function or a constructor may have decorated the class while it is read.
  if (length === rules.length) return sorted.get(member) ?? [];
  return rules.filter(({ propertyName }) => propertyName === member);
}

function rulesByClass(
  storage: ValidatorStorage,
): ReadonlyMap<unknown, readonly RuleMetadata[]> | undefined {
  const map = storage.validationMetadatas;
  return map instanceof Map ? (map as ReadonlyMap<unknown, readonly RuleMetadata[]>) : undefined;
}

/** A rule's own `always` beats everything, its groups beat the validator's `always`: the host's order. */
function isInGroups(rule: RuleMetadata, options: HostValidatorOptions): boolean {
  const groups = rule.groups ?? [];
  if (rule.always === true) return true;
  if (rule.always === undefined && groups.length === 0 && options.always === true) return true;
  const asked = options.groups ?? [];
  if (asked.length > 0) return groups.some((group) => asked.includes(group));
  return options.strictGroups !== true || groups.length === 0;
}
