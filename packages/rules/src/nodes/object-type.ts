import type { JsonSchema } from "../json/json.js";
import { isKept } from "../members/read-only.js";
import type { NodeContext } from "./node-rule.js";

/** An object type in full: members in order (R19), required ones (R20), undeclared keys, its own annotations. */
export function writeObjectType(key: string, context: NodeContext): JsonSchema {
  const type = context.plan.types.get(key);
  if (type === undefined) throw new RangeError(`No object type has the key "${key}".`);
  const { dropReadOnlyProperties, dialect } = context.settings;
  const properties: JsonSchema = {};
  const required: string[] = [];
  type.members.forEach((member, index) => {
    if (!isKept(member, dropReadOnlyProperties)) return;
    context.member(properties, member, key, index);
    if (member.required) required.push(member.name);
  });
  const schema: JsonSchema = { type: "object", properties };
  if (required.length > 0) schema["required"] = required;
  if (type.additional === true) schema["additionalProperties"] = true;
  else if (type.additional !== undefined) context.undeclared(schema, type.additional, key);
  else if (dialect.closing === "every-level") schema["additionalProperties"] = false;
  if (type.title !== undefined) schema["title"] = type.title;
  if (type.description !== undefined) schema["description"] = type.description;
  if (type.deprecated === true) schema["deprecated"] = true;
  return schema;
}
