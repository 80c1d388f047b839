import type { JsonValue } from "@shapewright/rules";
import { isPlainObject } from "../../decorators/json-copy.js";
import type { Claim } from "../../facts/fact.js";
import { jsonValueOf } from "./json-value.js";
import type { SchemaObject } from "./schema-object.js";

/** What a schema object tells a reader, and what changes nothing of what is accepted. */
export function annotationClaims(schema: SchemaObject): readonly Claim[] {
  const { title, description, deprecated, readOnly, writeOnly } = schema;
  const examples = examplesOf(schema);
  // `jsonValueOf` gives nothing for a default that is not there.
  const fallback = jsonValueOf(schema["default"]);
  return [
    ...(isText(title) ? [{ says: "title", text: title } as const] : []),
    ...(isText(description) ? [{ says: "description", text: description } as const] : []),
    ...(examples.length > 0 ? [{ says: "examples", values: examples } as const] : []),
    ...(fallback === undefined ? [] : [{ says: "default", value: fallback.value } as const]),
    ...(deprecated === true ? [{ says: "deprecated" } as const] : []),
    ...(readOnly === true ? [{ says: "read-only" } as const] : []),
    ...(writeOnly === true ? [{ says: "write-only" } as const] : []),
  ];
}

/** `example` is one value, `examples` a list of them, or OpenAPI's record of a name and an object with the `value`. */
export function examplesOf({ example, examples }: SchemaObject): readonly JsonValue[] {
  const listed: readonly unknown[] = Array.isArray(examples) ? Array.from(examples) : [];
  const named = isPlainObject(examples) ? Object.values(examples).map(exampleValue) : [];
  return [example, ...listed, ...named].flatMap((one) => {
    const json = jsonValueOf(one);
    return json === undefined ? [] : [json.value];
  });
}

function exampleValue(named: unknown): unknown {
  return isPlainObject(named) && Object.hasOwn(named, "value") ? named["value"] : named;
}

export function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
