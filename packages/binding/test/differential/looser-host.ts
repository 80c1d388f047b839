import {
  membersOf,
  rulesOf,
  type ClassSpec,
  type Declared,
  type MemberSpec,
  type RuleUse,
} from "./class-spec.js";

/**
 * Where the schema refuses, on purpose, what the host accepts: the host takes values that are not of the type which the
 * author declared. `exceptions.test.ts` shows each.
 */
export type LooserHost =
  // `each` does not demand a list, and `@ValidateNested()` takes one instance as well.
  | "one value for a declared list"
  // Rules with `each`, and `@ValidateNested()` without, take lists of what is declared single.
  | "a list for one declared value"
  // `new Date(true)` is a date to `@Type(() => Date)`, and so is that of a number.
  | "no text for a declared Date"
  // At run time a numeric enum holds the names of its members among its values.
  | "a name of a declared enum's member"
  // `@ValidateNested()` looks into lists of lists.
  | "a list in a declared list"
  // `@IsNotEmpty()`, `@IsDefined()` and `@IsOptional()` look at no type: the compiler's word alone says one. What
  // `@Type(() => Number)` and its like convert is of another kind when it arrives.
  | "another kind than the declared one"
  // `@Type(() => Item)` says what is inside and not whether it is one or many: without `each` and without `design:type`
  // the reading takes it for one.
  | "a list where only @Type speaks";

/** For each member, why the host may take its value although the declaration does not. */
export function looserMembers(
  spec: ClassSpec,
  given: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, LooserHost> {
  const found = new Map<string, LooserHost>();
  for (const member of membersOf(spec).values()) {
    if (!Object.hasOwn(given, member.name)) continue;
    const value = given[member.name];
    // Whether null is accepted is asked of the rules, where there are any.
    if (value === null && rulesOf(spec, member.name).length > 0) continue;
    const why = isOnlyTyped(spec, member, value)
      ? "a list where only @Type speaks"
      : looserThan(member.declared, value);
    if (why !== undefined) found.set(member.name, why);
  }
  return found;
}

function isOnlyTyped(
  spec: ClassSpec,
  { name, isTyped, declared }: MemberSpec,
  value: unknown,
): boolean {
  if (!isTyped || declared.kind !== "array" || !Array.isArray(value)) return false;
  const declarations = declarationsOf(spec, name);
  const own = spec.members.filter((member) => member.name === name).flatMap(({ rules }) => rules);
  // Its own rules replace those that it inherits, but for the ones that the host keeps apart.
  const rules = own.some(isReplacing)
    ? [...own, ...rulesOf(spec, name).filter((rule) => !isReplacing(rule))]
    : rulesOf(spec, name);
  return (
    declarations.every(({ isEmitted }) => !isEmitted) &&
    rules.every(({ each, text }) => !each && !/^@(?:IsArray|Array)/u.test(text))
  );
}

function isReplacing({ text }: RuleUse): boolean {
  return !/^@(?:IsOptional|IsDefined|ValidateIf|ValidateNested|Allow)\(/u.test(text);
}

function declarationsOf({ base, members }: ClassSpec, name: string): readonly MemberSpec[] {
  const own = members.filter((member) => member.name === name);
  return base === undefined ? own : [...declarationsOf(base, name), ...own];
}

function looserThan(declared: Declared, value: unknown): LooserHost | undefined {
  switch (declared.kind) {
    case "any":
      return undefined;
    case "array":
      return Array.isArray(value)
        ? firstOf(value, (element) =>
            Array.isArray(element) ? "a list in a declared list" : looserThan(declared.of, element),
          )
        : "one value for a declared list";
    case "nested":
      if (Array.isArray(value)) return "a list for one declared value";
      if (typeof value !== "object" || value === null) return "another kind than the declared one";
      return firstOf(
        [...looserMembers(declared.of, value as Record<string, unknown>)],
        ([, why]) => why,
      );
    case "record":
      if (Array.isArray(value)) return "a list for one declared value";
      return typeof value === "object" ? undefined : "another kind than the declared one";
    case "date":
      if (Array.isArray(value)) return "a list for one declared value";
      return typeof value === "string" ? undefined : "no text for a declared Date";
    case "enum":
      if (declared.of.values.includes(value as string)) return undefined;
      return Object.hasOwn(declared.of.entity, String(value)) && typeof value === "string"
        ? "a name of a declared enum's member"
        : "another kind than the declared one";
    default:
      if (Array.isArray(value)) return "a list for one declared value";
      return typeof value === declared.kind ? undefined : "another kind than the declared one";
  }
}

function firstOf<T>(
  values: readonly T[],
  why: (value: T) => LooserHost | undefined,
): LooserHost | undefined {
  return values.map(why).find((found) => found !== undefined);
}
