import type { Direction } from "@shapewright/rules";
import type { Fact, TypeClaim } from "../facts/fact.js";
import { className, type Class } from "../facts/class.js";
import { isConditional } from "./conditional.js";
import { elementOf, withElement } from "./element.js";
import { isDocumentation } from "./precedence.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** How the host that validates the class treats its values. */
export interface Host {
  /** Whether there is one, so that what it does not look into stays free. */
  readonly judges: boolean;
  /** Whether it converts a value to the declared type without being told to. */
  readonly converts: boolean;
  /** Whether class-transformer, which makes instances where `@Type` says so, is there. */
  readonly transforms: boolean;
  /** Whether it refuses an object of which it has no rules, a plain one in the place of an instance among them. */
  readonly forbidsUnknown: boolean;
  /** Whether what a class is on the wire is declared by hand, whatever the host looks into; none is where this is absent. */
  readonly declares?: (cls: Class) => boolean;
  /** Whether it is asked what it takes (where this is absent) or what it gives. */
  readonly direction?: Direction;
}

/** A type as the host looks at it. */
export interface HostView {
  readonly type: TypeClaim | undefined;
  readonly remarks: readonly Remark[];
}

const OF_THE_VALUE_BEHIND: ReadonlySet<string> = new Set([
  "type",
  "inner-type",
  "null",
  "nested",
  "constraints",
  "not-empty-text",
]);

/**
 * Where a transform stands between the wire and the rules, what the rules and the compiler say is said of the value
 * behind it; of what stands there where the argument is absent only where the transform runs then. What the author
 * declares with the product's own decorators, and what documents the class, is said of the wire.
 */
export function factsOfTheWire(facts: readonly Fact[]): readonly Fact[] {
  if (!isHidden(facts)) return facts;
  const hidesAbsence = facts.some(
    ({ claim }) => claim.says === "hidden-value" && claim.absence === true,
  );
  return facts.filter(
    ({ source, claim }) =>
      source === "own" ||
      source === "host" ||
      isDocumentation(source) ||
      !(OF_THE_VALUE_BEHIND.has(claim.says) || (hidesAbsence && isRulePresence({ source, claim }))),
  );
}

/** Whether the fact is what the rules say of an absent member. */
export function isRulePresence({ source, claim }: Pick<Fact, "source" | "claim">): boolean {
  return source === "class-validator" && claim.says === "presence";
}

/** Whether a transform stands between the wire and the rules. */
export function isHidden(facts: readonly Fact[]): boolean {
  return facts.some(({ claim }) => claim.says === "hidden-value");
}

/**
 * What the host makes of a type: a class it does not look into is a free-form object to it, and an instance or a `Date`
 * that nothing makes can never arrive.
 */
export function viewOfHost(
  type: TypeClaim | undefined,
  facts: readonly Fact[],
  host: Host,
): HostView {
  // What it sends is what stands in the member: it looks into nothing and refuses nothing.
  if (host.direction === "output") return { type, remarks: [] };
  const name = type === undefined ? undefined : classNamesIn(type);
  if (type === undefined || name === undefined) {
    return { type, remarks: isMadeElsewhere(host) ? [] : dateRemarks(facts) };
  }
  if (!host.judges || isDeclaredByHand(type, host)) return { type, remarks: [] };
  const nested = facts.find(({ claim }) => claim.says === "nested");
  const isMade = makesInstance(type, facts, host);
  const told = nested === undefined || isMade ? [] : [neverMade(nested.decorator, name)];
  if (isDeclaredByAuthor(facts)) return { type, remarks: told };
  if (nested !== undefined && (isMade || host.forbidsUnknown)) return { type, remarks: told };
  return {
    type: withElementOrWhole(type, { kind: "object" }),
    remarks: facts.some(isConditional) ? [] : [notLookedInto(type, name, nested !== undefined)],
  };
}

/** Whether an instance of the class stands in the member when the host looks at it, and no plain object. */
export function makesInstance(
  type: TypeClaim | undefined,
  facts: readonly Fact[],
  host: Host,
): boolean {
  if (type === undefined || classNamesIn(type) === undefined) return false;
  if (isMadeElsewhere(host)) return true;
  return facts.some(
    ({ claim }) => claim.says === "inner-type" && classNamesIn(claim.type) !== undefined,
  );
}

/** Without class-transformer nobody knows who makes instances and dates, but who validates them has some. */
function isMadeElsewhere({ converts, transforms }: Host): boolean {
  return converts || !transforms;
}

function isDeclaredByHand(type: TypeClaim, { declares }: Host): boolean {
  const seen = elementOf(type) ?? type;
  return seen.kind === "class" && declares?.(seen.cls) === true;
}

function isDeclaredByAuthor(facts: readonly Fact[]): boolean {
  return facts.some(
    ({ claim, source }) =>
      claim.says === "type" && source === "own" && classNamesIn(claim.type) !== undefined,
  );
}

/** The class of the instances that a type is about, or the classes that a tag tells apart. */
function classNamesIn(type: TypeClaim): string | undefined {
  const seen = elementOf(type) ?? type;
  if (seen.kind === "class") return className(seen.cls);
  if (seen.kind !== "one-of") return undefined;
  const tagged = seen.variants.flatMap((variant) =>
    variant.kind === "class" && variant.tag !== undefined ? [className(variant.cls)] : [],
  );
  return tagged.length === 0 ? undefined : [...new Set(tagged)].join(" or ");
}

function withElementOrWhole(type: TypeClaim, seen: TypeClaim): TypeClaim {
  return elementOf(type) === undefined ? seen : withElement(type, seen);
}

function notLookedInto(type: TypeClaim, name: string, isNested: boolean): Remark {
  const typed = `@Type(() => ${name})`;
  if (isNested) {
    return warning(
      "unvalidated_nested",
      `it holds ${name}, but nothing makes one of the object that arrives, and with forbidUnknownValues: false ` +
        `class-validator accepts any object. Add ${typed}.`,
    );
  }
  const each = elementOf(type) === undefined ? "" : "{ each: true }";
  // Only @Type tells classes apart by a tag, so that it is there.
  const isTagged = (elementOf(type) ?? type).kind === "one-of";
  return warning(
    "unvalidated_nested",
    `it holds ${name}, but no nested rule makes class-validator look into it, so any object is accepted. ` +
      `Add @ValidateNested(${each})${isTagged ? "" : ` and ${typed}`}.`,
  );
}

function neverMade(decorator: string, name: string): Remark {
  return warning(
    "unsatisfiable_member",
    `${decorator} demands an instance of ${name}, but nothing makes one of the object that arrives, so no value is ` +
      `accepted. Add @Type(() => ${name}).`,
  );
}

function dateRemarks(facts: readonly Fact[]): readonly Remark[] {
  const demands = facts.find(
    ({ source, claim }) =>
      source === "class-validator" && claim.says === "type" && claim.type.kind === "date",
  );
  const made = facts.some(({ claim }) => claim.says === "inner-type" && claim.type.kind === "date");
  if (demands === undefined || made) return [];
  return [
    warning(
      "unsatisfiable_member",
      `${demands.decorator} demands a Date, but nothing makes one of the text that arrives, so no value is accepted. ` +
        `Add @Type(() => Date), or use @IsDateString().`,
    ),
  ];
}
