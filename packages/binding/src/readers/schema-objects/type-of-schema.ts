import { isPlainObject } from "../../decorators/json-copy.js";
import { isClass } from "../../facts/class.js";
import { typeOfConstructor } from "../../facts/constructors.js";
import { enumFactsOf, enumObjectValues } from "../../facts/enum-values.js";
import type { TypeClaim } from "../../facts/fact.js";
import { isBounded } from "./bounds.js";
import { choicesOf, isEnumObject } from "./choices.js";
import { writtenFormat } from "./formats.js";
import { literalSchema } from "./literal-schema.js";
import { takesNull } from "./null-among.js";
import { plainSchema } from "./plain-schema.js";
import { isEndless, type Path, type SchemaAsked, type SchemaObject } from "./schema-object.js";
import { toldApart } from "./told-apart.js";
import { asked as askType, isTypeFunction } from "./type-function.js";

const NULL: TypeClaim = {
  kind: "enum",
  facts: { wireForm: "json", names: [], numbers: [], values: [null] },
};

/**
 * What a schema object says a value is, its bounds left aside; `undefined` where it says nothing of it. What it says of
 * null is no part of the type, unless there is nothing else.
 */
export function typeOfSchema(
  schema: SchemaObject,
  asked: SchemaAsked,
  outer: Path = [],
): TypeClaim | undefined {
  if (isEndless(schema, outer)) {
    return unread(
      asked,
      "is nested too deep, or contains itself. Declare a class for what is inside",
    );
  }
  const around = [...outer, schema];
  const { $ref, type } = schema;
  if (typeof $ref === "string") return typeOfRef($ref, asked);
  const union = unionOf(schema, asked, around);
  if (union !== undefined) return union;
  const facts = choicesOf(schema);
  if (facts !== undefined) return { kind: "enum", facts };
  if (typeof type === "string") return typeOfName(type, schema, asked, around);
  if (Array.isArray(type)) return typeOfNames(type, schema, asked, around);
  if (type !== undefined && type !== null) return typeOfGiven(type, schema, asked, around);
  if (isPlainObject(schema["properties"])) return objectType(schema, asked, around);
  return isPlainObject(schema["items"]) ? listType(schema, asked, around) : undefined;
}

function unread({ decorator }: SchemaAsked, problem: string): TypeClaim {
  return { kind: "unknown", reason: reasonOf(decorator, problem), isFinal: true };
}

function reasonOf(decorator: string, problem: string): string {
  return `the type that ${decorator} states ${problem}`;
}

function typeOfRef(ref: string, asked: SchemaAsked): TypeClaim {
  const cls = asked.classOf(ref);
  if (cls !== undefined) return { kind: "class", cls };
  return unread(
    asked,
    `refers to ${ref}, which names no class that is known. ${asked.remedyForRef}`,
  );
}

function unionOf(schema: SchemaObject, asked: SchemaAsked, around: Path): TypeClaim | undefined {
  const { allOf } = schema;
  const listed = [schema["oneOf"], schema["anyOf"]].find(
    (each): each is readonly unknown[] => Array.isArray(each) && each.length > 0,
  );
  if (listed !== undefined) return oneOf(listed, schema, asked, around);
  if (!Array.isArray(allOf) || allOf.length === 0) return undefined;
  const [only, ...others] = Array.from<unknown>(allOf);
  // How OpenAPI 3.0 puts notes beside a reference.
  if (others.length === 0 && isPlainObject(only)) return typeOfSchema(only, asked, around);
  const plain = plainSchema({ allOf });
  if (plain !== undefined) return { kind: "verbatim", schema: plain };
  return unread(
    asked,
    "is of several classes at once (allOf). Declare a class that has the members of all",
  );
}

function oneOf(
  listed: readonly unknown[],
  schema: SchemaObject,
  asked: SchemaAsked,
  around: Path,
): TypeClaim {
  const parts = Array.from(listed).filter((part) => !isNullAlone(part));
  const variants: TypeClaim[] = [];
  for (const part of parts) {
    const variant = partType(part, asked, around);
    if (variant.kind === "unknown") return variant;
    variants.push(variant);
  }
  const [first, ...others] = variants;
  if (first === undefined) return NULL;
  if (others.length === 0) return first;
  return toldApart(variants, schema["discriminator"], asked) ?? { kind: "one-of", variants };
}

function isNullAlone(part: unknown): boolean {
  return isPlainObject(part) && part["type"] === "null";
}

/** A schema within another: its bounds and its null have no other place than its type. */
function partType(part: unknown, asked: SchemaAsked, around: Path): TypeClaim {
  if (!isPlainObject(part)) return { kind: "any" };
  const plain = isBounded(part) ? plainSchema(part) : undefined;
  if (plain !== undefined) return { kind: "verbatim", schema: plain };
  const type = typeOfSchema(part, asked, around) ?? { kind: "any" };
  if (!takesNull(part) || saysNull(type)) return type;
  return { kind: "one-of", variants: [type, NULL] };
}

function saysNull(type: TypeClaim): boolean {
  return (
    type.kind === "any" ||
    type.kind === "unknown" ||
    (type.kind === "enum" && type.facts.wireForm === "json" && type.facts.values.includes(null))
  );
}

function typeOfName(
  name: string,
  schema: SchemaObject,
  asked: SchemaAsked,
  around: Path,
): TypeClaim | undefined {
  switch (name.toLowerCase()) {
    case "string":
      return textType(schema);
    case "number":
    case "integer":
    case "boolean":
      return { kind: name.toLowerCase() as "number" | "integer" | "boolean" };
    case "object":
      return objectType(schema, asked, around);
    case "array":
      return listType(schema, asked, around);
    case "null":
      return NULL;
    // An upload has no JSON form but the text that stands for it.
    case "file":
      return { kind: "string" };
    default:
      return unread(
        asked,
        `is ${JSON.stringify(name)}, which is none of JSON Schema. Name one of its types`,
      );
  }
}

function textType({ format }: SchemaObject): TypeClaim {
  if (format === "byte") return { kind: "binary" };
  const written = writtenFormat(format);
  return { kind: "string", ...(written === undefined ? {} : { format: written }) };
}

/** A list of names as in JSON Schema, or of one type as `@ApiProperty({ type: [X] })` has it. */
function typeOfNames(
  given: readonly unknown[],
  schema: SchemaObject,
  asked: SchemaAsked,
  around: Path,
): TypeClaim | undefined {
  const names = Array.from(given);
  if (!names.every((name) => typeof name === "string")) {
    const [inner] = names;
    const element = typeOfSchema({ type: inner }, asked, around);
    return { kind: "array", ...(element === undefined ? {} : { element }) };
  }
  const variants = names
    .filter((name) => name !== "null")
    .map((name) => typeOfName(name, schema, asked, around))
    .filter((type) => type !== undefined);
  const [first, ...others] = variants;
  if (first === undefined) return names.length === 0 ? undefined : NULL;
  return others.length === 0 ? first : { kind: "one-of", variants };
}

/** A class, a function that gives a type, an enum object, or the literal of an object's members. */
function typeOfGiven(
  given: unknown,
  schema: SchemaObject,
  asked: SchemaAsked,
  around: Path,
): TypeClaim | undefined {
  if (isTypeFunction(given)) {
    const answer = askType(given);
    // A module that it imports may not have run yet.
    if ("problem" in answer) {
      return { kind: "unknown", reason: reasonOf(asked.decorator, answer.problem) };
    }
    return typeOfSchema({ ...schema, type: answer.type }, asked, around);
  }
  if (isEnumObject(given)) {
    const facts = enumFactsOf(enumObjectValues(given));
    return facts === undefined ? undefined : { kind: "enum", facts };
  }
  if (isPlainObject(given)) {
    const literal = literalSchema(given);
    return literal === undefined
      ? unread(asked, "is an object that cannot be read. Declare a class in its place")
      : objectType({ ...schema, ...literal }, asked, around);
  }
  // Written by the author, unlike where a compiler writes it for every type it cannot name.
  if (given === Object) return objectType(schema, asked, around);
  if (given === BigInt) return { kind: "integer" };
  if (given === Array) return listType(schema, asked, around);
  if (given === String || given === Date) return constructorWithFormat(given, schema);
  const type = typeOfConstructor(given);
  if (type !== undefined) return type;
  const name = isClass(given) ? given.name : typeof given;
  return unread(asked, `is ${name}, which has no JSON form. Name a type that has one`);
}

function constructorWithFormat(given: unknown, schema: SchemaObject): TypeClaim {
  const text = textType(schema);
  const isBare = text.kind === "string" && text.format === undefined;
  return given === Date && isBare ? { kind: "date" } : text;
}

function listType(schema: SchemaObject, asked: SchemaAsked, around: Path): TypeClaim {
  const element = elementType(schema["items"], asked, around);
  if (element === undefined) return { kind: "array" };
  return isInnerUnread(element, around) ? element : { kind: "array", element };
}

/** The bounds and the null of a member's own elements are stated beside its type; of those further in, they are part of it. */
function elementType(element: unknown, asked: SchemaAsked, around: Path): TypeClaim | undefined {
  if (!isPlainObject(element)) return undefined;
  return around.length === 1
    ? typeOfSchema(element, asked, around)
    : partType(element, asked, around);
}

/** Within another type, one that cannot be read stands for the whole. */
function isInnerUnread(element: TypeClaim, around: Path): boolean {
  return element.kind === "unknown" && around.length > 1;
}

function objectType(schema: SchemaObject, asked: SchemaAsked, around: Path): TypeClaim {
  const { properties, additionalProperties, required } = schema;
  const hasMembers = isPlainObject(properties) && Object.keys(properties).length > 0;
  if (hasMembers || additionalProperties === false) {
    const plain = plainSchema({ type: "object", properties, required, additionalProperties });
    if (plain !== undefined) return { kind: "verbatim", schema: plain };
    return unread(
      asked,
      "has members that name classes, or contain themselves. Declare a class with these members",
    );
  }
  const values = elementType(additionalProperties, asked, around);
  if (values === undefined) return { kind: "object" };
  return isInnerUnread(values, around) ? values : { kind: "map", values };
}
