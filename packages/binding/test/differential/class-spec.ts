import type { ValidationOptions } from "class-validator";

/** The TypeScript type that the author of a member wrote. */
export type Declared =
  | { readonly kind: "string" | "number" | "boolean" | "date" | "record" | "any" }
  | { readonly kind: "enum"; readonly of: EnumSpec }
  | { readonly kind: "nested"; readonly of: ClassSpec }
  | { readonly kind: "array"; readonly of: Declared };

/** A TypeScript enum. */
export interface EnumSpec {
  readonly name: string;
  /** As it is at run time, reverse mapping included. */
  readonly entity: Readonly<Record<string, string | number>>;
  readonly values: readonly (string | number)[];
}

/** One use of a decorator of class-validator. */
export interface RuleUse {
  /** As the author writes it, without `each`. */
  readonly text: string;
  readonly each: boolean;
  readonly decorate: (options: ValidationOptions) => PropertyDecorator;
  /** Values on both sides of what it allows. */
  readonly near: readonly unknown[];
}

export interface MemberSpec {
  readonly name: string;
  readonly declared: Declared;
  /** Whether the compiler wrote `design:type`. */
  readonly isEmitted: boolean;
  /** Whether `@Type` names what is inside. */
  readonly isTyped: boolean;
  readonly rules: readonly RuleUse[];
  readonly initializer?: { readonly value: unknown };
}

/** A DTO class as an author would write it. */
export interface ClassSpec {
  readonly name: string;
  readonly base?: ClassSpec;
  readonly members: readonly MemberSpec[];
}

/** A member as an instance has it: the most derived declaration's type, and whether some declaration initializes it. */
export function membersOf({ base, members }: ClassSpec): ReadonlyMap<string, MemberSpec> {
  const inherited = base === undefined ? [] : membersOf(base);
  return new Map([...inherited, ...members.map((member) => [member.name, member] as const)]);
}

/** The rules of every declaration of a member, the base's first. */
export function rulesOf({ base, members }: ClassSpec, name: string): readonly RuleUse[] {
  const own = members.filter((member) => member.name === name).flatMap(({ rules }) => rules);
  return base === undefined ? own : [...rulesOf(base, name), ...own];
}

/** The class as TypeScript source, for a reader who has to understand a failure. */
export function sourceOf(spec: ClassSpec): string {
  const { name, base, members } = spec;
  const before = [
    ...(base === undefined ? [] : [sourceOf(base)]),
    ...members.flatMap(({ declared }) => nestedIn(declared).map(sourceOf)),
  ];
  const head = base === undefined ? `class ${name}` : `class ${name} extends ${base.name}`;
  return [...before, `${head} {`, ...members.map(memberSource), "}"].join("\n");
}

function nestedIn(declared: Declared): readonly ClassSpec[] {
  if (declared.kind === "array") return nestedIn(declared.of);
  return declared.kind === "nested" ? [declared.of] : [];
}

function memberSource(member: MemberSpec): string {
  const { name, declared, rules, initializer, isEmitted, isTyped } = member;
  const type = typeSource(declared);
  const decorators = [
    ...(isTyped ? [`@Type(() => ${typeSource(insideOf(declared))})`] : []),
    ...rules.map(({ text, each }) => (each ? `${text} /* each */` : text)),
  ];
  const value = initializer === undefined ? "" : ` = ${JSON.stringify(initializer.value)}`;
  const note = isEmitted ? "" : " // no design:type";
  return `  ${decorators.join(" ")} ${name}: ${type}${value};${note}`;
}

function typeSource(declared: Declared): string {
  switch (declared.kind) {
    case "date":
      return "Date";
    case "record":
      return "Record<string, unknown>";
    case "enum":
    case "nested":
      return declared.of.name;
    case "array":
      return `${typeSource(declared.of)}[]`;
    default:
      return declared.kind;
  }
}

/** What a value is, or the elements of a list. */
export function insideOf(declared: Declared): Declared {
  return declared.kind === "array" ? insideOf(declared.of) : declared;
}
