import {
  isEndless,
  withoutKeywords,
  type Path,
  type SchemaObject,
} from "../schema-objects/schema-object.js";
import { asked, isTypeFunction } from "../schema-objects/type-function.js";

/** What the package moves from a list's options to its elements (`extractPropertyModifiers`), and its kin. */
const OF_ELEMENTS: ReadonlySet<string> = new Set([
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "maxLength",
  "maximum",
  "minLength",
  "minimum",
  "multipleOf",
  "pattern",
]);

const COMBINATORS = ["oneOf", "anyOf", "allOf"] as const;

/** The options of `@ApiProperty` as the schema they stand for: `isArray` and lists of a type are said in its own words. */
export function memberSchema(options: SchemaObject): SchemaObject {
  const { isArray, ...given } = withoutList(options);
  const combined = COMBINATORS.filter((name) => isListed(given[name]));
  if (isArray !== true && given["type"] !== "array") {
    // A type beside them is most often what the compiler says.
    return combined.length === 0 ? given : withoutKeywords(given, ["type", "enum"]);
  }
  const { type, enum: choices, items } = given;
  const whole = withoutKeywords(given, [...OF_ELEMENTS, ...COMBINATORS, "enum", "items"]);
  const moved = Object.entries(given).filter(([name]) => OF_ELEMENTS.has(name));
  const element: SchemaObject = {
    ...elementOf(type),
    ...(choices === undefined ? {} : { enum: choices }),
    ...(typeof items === "object" && items !== null ? items : {}),
    ...Object.fromEntries(moved),
    ...Object.fromEntries(combined.map((name) => [name, given[name]])),
  };
  const isSilent = Object.values(element).every((value) => value === undefined);
  return { ...whole, type: "array", ...(isSilent ? {} : { items: element }) };
}

function isListed(given: unknown): boolean {
  return Array.isArray(given) && given.length > 0;
}

/** `[X]`, and a function that gives it, is a list of X; several names are JSON Schema's own way of saying several types. */
function withoutList(options: SchemaObject): SchemaObject {
  const answer = isTypeFunction(options["type"])
    ? asked(options["type"])
    : { type: options["type"] };
  const listed = "type" in answer ? answer.type : undefined;
  if (!Array.isArray(listed) || listed.length > 1) return options;
  const inner: unknown = options["isArray"] === true ? listed : listed[0];
  return { ...options, type: inner, isArray: true };
}

/** The element of a list: of a list within a list, a list again. */
function elementOf(type: unknown, around: Path = []): SchemaObject {
  if (type === "array" || type === Array) return {};
  if (!Array.isArray(type)) return { type };
  if (isEndless(type, around)) return { type: "array" };
  return { type: "array", items: elementOf(type[0], [...around, type]) };
}
