import type { EnumFacts } from "@shapewright/rules";
import { isPlainObject } from "../../decorators/json-copy.js";
import { enumFactsOf, enumObjectValues } from "../../facts/enum-values.js";
import type { SchemaObject } from "./schema-object.js";

/** The choices that a schema object lists, as a list, an enum object or a function that gives either; `const` is one. */
export function choicesOf(schema: SchemaObject): EnumFacts | undefined {
  return enumFactsOf(choiceValues(schema));
}

/** The values among which a schema object lets choose; none where it does not. */
export function choiceValues(schema: SchemaObject): readonly unknown[] {
  const listed = listedIn(schema["enum"]);
  return listed.length === 0 && Object.hasOwn(schema, "const") ? [schema["const"]] : listed;
}

/** Whether an object is the run-time form of an enum: every value is a text or a number. */
export function isEnumObject(value: unknown): value is Readonly<Record<string, string | number>> {
  if (!isPlainObject(value)) return false;
  const values = Object.values(value);
  return (
    values.length > 0 &&
    values.every((each) => typeof each === "string" || typeof each === "number")
  );
}

function listedIn(given: unknown): readonly unknown[] {
  const listed = typeof given === "function" ? called(given as () => unknown) : given;
  if (Array.isArray(listed)) return Array.from<unknown>(listed);
  return isPlainObject(listed) ? enumObjectValues(listed) : [];
}

function called(give: () => unknown): unknown {
  try {
    return give();
  } catch {
    return undefined;
  }
}
