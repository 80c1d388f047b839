import { isPlainObject } from "../../decorators/json-copy.js";
import { choiceValues } from "./choices.js";
import type { SchemaObject } from "./schema-object.js";

/** Whether a schema object says in any of the ways there are that null is a value of it. */
export function takesNull(schema: SchemaObject): boolean {
  const open: unknown[] = [schema];
  const met = new Set<unknown>();
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (!isPlainObject(each) || met.has(each)) continue;
    if (saysNull(each)) return true;
    met.add(each);
    open.push(...[each["oneOf"], each["anyOf"]].flat());
  }
  return false;
}

function saysNull(schema: SchemaObject): boolean {
  const { nullable, type } = schema;
  if (nullable === true || type === "null") return true;
  return (Array.isArray(type) && type.includes("null")) || choiceValues(schema).includes(null);
}
