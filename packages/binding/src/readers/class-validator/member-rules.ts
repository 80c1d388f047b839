import type { Opaque } from "./built-in.js";
import { askCondition, type ConditionAnswer } from "./condition.js";
import { readRule, type KnownRule } from "./read-rule.js";
import type { CustomRows } from "./rows/custom-rows.js";
import { systemRows, type SystemRow } from "./rows/system.js";
import { RuleType, type RuleMetadata, type ValidatorStorage } from "./storage.js";

/** A rule that holds for the whole member or not at all: `@IsOptional()`, `@ValidateIf(…)`. */
export interface Condition {
  readonly decorator: string;
  readonly answer: ConditionAnswer;
  readonly each: boolean;
}

/** A rule that accepts or refuses a value. */
export interface Check {
  readonly decorator: string;
  readonly each: boolean;
  /** Whether the host runs it even where it skips absent members. */
  readonly isDefined: boolean;
  /** The rule where a row says what it means. */
  readonly known: KnownRule | undefined;
  /** Why nothing is known of it: a noun. */
  readonly opaque: Opaque["opaque"] | undefined;
  /** What its own option `validateIf` lets off. */
  readonly answer: ConditionAnswer | undefined;
}

export interface Nested {
  readonly decorator: string;
  readonly each: boolean;
}

/** The rules of one member, sorted by what the host does with them. */
export interface MemberRules {
  readonly conditions: readonly Condition[];
  readonly checks: readonly Check[];
  readonly nested: readonly Nested[];
  /** The decorator `@Allow`, where the member has it. */
  readonly allow: string | undefined;
  /** The decorator of the first rule: what a fact names that no single rule stands for. */
  readonly first: string;
}

/** `undefined` where no rule is left, which is to say that the host does not look at the member. */
export function memberRules(
  metadata: readonly RuleMetadata[],
  storage: ValidatorStorage,
  custom: CustomRows,
): MemberRules | undefined {
  const conditions: Condition[] = [];
  const checks: Check[] = [];
  const nested: Nested[] = [];
  let allow: string | undefined;
  let first: string | undefined;
  for (const rule of metadata) {
    const each = rule.each === true;
    const decorator = systemRows.find((row) => isOf(row, rule))?.decorator;
    if (rule.type === RuleType.custom || rule.type === RuleType.defined) {
      const check = checkOf(rule, storage, custom);
      checks.push(check);
      first ??= check.decorator;
    }
    // The host does nothing with metadata of other types.
    if (decorator === undefined) continue;
    first ??= decorator;
    if (rule.type === RuleType.conditional)
      conditions.push({ decorator, each, answer: answerOf(rule) });
    if (rule.type === RuleType.nested) nested.push({ decorator, each });
    if (rule.type === RuleType.whitelist) allow = decorator;
  }
  return first === undefined ? undefined : { conditions, checks, nested, allow, first };
}

function isOf({ type, name }: SystemRow, rule: RuleMetadata): boolean {
  return type === rule.type && (name === undefined || name === rule.name);
}

/** The library's `@IsOptional()` looks at the object for what it is told as the value: its name says what it lets off. */
function answerOf(rule: RuleMetadata): ConditionAnswer {
  if (rule.name === "isOptional") return { conditional: false, undefined: true, null: true };
  return askCondition(rule.constraints?.[0]);
}

/** A rule that accepts or refuses, as far as it is known. */
export function checkOf(rule: RuleMetadata, storage: ValidatorStorage, custom: CustomRows): Check {
  const read = readRule(rule, storage, custom);
  const known = "opaque" in read ? undefined : read;
  return {
    decorator: known?.decorator ?? customName(rule, storage),
    each: rule.each === true,
    isDefined: rule.type === RuleType.defined,
    known,
    opaque: "opaque" in read ? read.opaque : undefined,
    answer: rule.validateIf === undefined ? undefined : askCondition(rule.validateIf),
  };
}

/** A custom rule's decorator is the author's, its name is not recorded: the rule is named as the host names it. */
function customName(rule: RuleMetadata, storage: ValidatorStorage): string {
  const registered = storage.getTargetValidatorConstraints(rule.constraintCls)[0]?.name;
  const name = [rule.name, registered, rule.constraintCls?.name].find(
    (candidate) => candidate !== undefined && candidate !== "",
  );
  return name ?? "(unnamed rule)";
}
