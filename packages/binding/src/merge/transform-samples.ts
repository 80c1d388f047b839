import type { Constraints } from "@shapewright/rules";
import type { TypeClaim } from "../facts/fact.js";

/** What is sent, and what has to stand in the member for the host to have taken it as it is. */
export interface Sample {
  readonly sent: unknown;
  readonly behind: unknown;
}

/** Texts of many forms: those that a member's rules take are sent, whatever the rules are. */
const TEXTS: readonly string[] = [
  "text",
  "Some Text",
  "a",
  "Abcdefghijkl",
  "TEXT",
  "12",
  "12345",
  "1.5",
  "true",
  "abc-123",
  "a,b",
  "ada@example.com",
  "https://example.com/a",
  "example.com",
  "0b7a3c52-7d0f-4d6c-9a44-0a4a9e3d1f10",
  "507f1f77bcf86cd799439011",
  "2024-05-01",
  "2024-05-01T10:20:30.000Z",
  "10:20",
  "+14155552671",
  "en-US",
  "US",
  "EUR",
  "#a1b2c3",
  "192.168.0.1",
  "2001:db8::1",
  "YWJj",
  '{"a":1}',
  "Aa1!Aa1!Aa1!",
  "x".repeat(40),
  "x".repeat(200),
];

const NUMBERS: readonly number[] = [
  0, 1, -1, 2, 3, 5, 10, 24, 100, 1000, 2024, -50, 0.5, 1.5, 9.99,
];

const INSTANTS: readonly string[] = ["2024-05-01T10:20:30.000Z", "1999-12-31T00:00:00.000Z"];

/** Samples of a type; none of one that is not asked about. Which of them the rules take is for who asks to find out. */
export function samplesOf(type: TypeClaim, bounds: readonly Constraints[]): readonly Sample[] {
  switch (type.kind) {
    case "string":
      return [...TEXTS, ...sizesIn(bounds).flatMap(textsOfSize)].map(asItIs);
    case "number":
    case "integer":
      return [...NUMBERS, ...limitsIn(bounds)].map(asItIs);
    case "boolean":
      return [true, false].map(asItIs);
    case "enum":
      return choicesOf(type).map(asItIs);
    case "date":
      return INSTANTS.map((sent) => ({ sent, behind: new Date(sent) }));
    case "array":
      return type.element === undefined ? [] : listsOf(type.element, bounds);
    default:
      return [];
  }
}

/** Other texts than the choices, which a transform may make choices of. */
export function spellingsOf(
  type: Extract<TypeClaim, { readonly kind: "enum" }>,
): readonly string[] {
  const choices: ReadonlySet<unknown> = new Set(choicesOf(type));
  const texts = [...choices].filter((choice) => typeof choice === "string");
  const others = texts.flatMap((text) => [
    text.toUpperCase(),
    text.toLowerCase(),
    text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
    ` ${text} `,
  ]);
  return [...new Set([...others, "", "other text"])].filter((text) => !choices.has(text));
}

/** The sizes that the bounds are about, as far as a sample is worth it. */
function sizesIn(bounds: readonly Constraints[]): readonly number[] {
  const sizes = bounds.flatMap(({ minSize, maxSize }) => [minSize ?? 0, maxSize ?? 0]);
  return [...new Set(sizes)].filter((size) => size > 0 && size <= LONGEST);
}

const LONGEST = 1000;

function textsOfSize(size: number): readonly string[] {
  return ["Abcdefghij", "1234567890"].map((text) =>
    text.repeat(Math.ceil(size / 10)).slice(0, size),
  );
}

/** The limits themselves and what lies just within. */
function limitsIn(bounds: readonly Constraints[]): readonly number[] {
  return bounds.flatMap(({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }) => [
    ...[minimum, maximum, multipleOf].filter((limit) => limit !== undefined),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum + 1]),
    ...(exclusiveMaximum === undefined ? [] : [exclusiveMaximum - 1]),
  ]);
}

function choicesOf({ facts }: Extract<TypeClaim, { readonly kind: "enum" }>): readonly unknown[] {
  return facts.wireForm === "json" ? facts.values : [...facts.names, ...facts.numbers];
}

/** Lists of single values alone; a choice among the elements is not asked about other spellings. */
function listsOf(element: TypeClaim, bounds: readonly Constraints[]): readonly Sample[] {
  if (!["string", "number", "integer", "boolean"].includes(element.kind)) return [];
  const each = samplesOf(element, bounds).map(({ sent }) => sent);
  const long = sizesIn(bounds).map((size) => each.slice(0, size));
  return [[], ...each.map((one) => [one]), ...each.map((one) => [one, each[0]]), ...long].map(
    asItIs,
  );
}

function asItIs(sent: unknown): Sample {
  return { sent, behind: sent };
}
