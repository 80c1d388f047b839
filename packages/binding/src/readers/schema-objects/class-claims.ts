import type { ClassFact } from "../../facts/fact.js";
import { isText } from "./annotations.js";
import type { SchemaObject } from "./schema-object.js";

/** What a schema object says of the class that it stands on. */
export function classClaims(schema: SchemaObject): readonly ClassFact["claim"][] {
  const { title, description, deprecated, additionalProperties } = schema;
  return [
    ...(isText(title) ? [{ says: "title", text: title } as const] : []),
    ...(isText(description) ? [{ says: "description", text: description } as const] : []),
    ...(deprecated === true ? [{ says: "deprecated" } as const] : []),
    ...(additionalProperties === true ? [{ says: "open" } as const] : []),
  ];
}
