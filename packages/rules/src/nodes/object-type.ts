import type { JsonSchema } from "../json/json.js";
import { annotateType } from "../members/annotations.js";
import { isKept } from "../members/kept.js";
import { isRequired } from "../members/presence.js";
import type { ObjectType } from "../type-shape/index.js";
import type { NodeContext } from "./node-rule.js";

/** An object type in full: members in order (R19), required ones (R20), undeclared keys, its own annotations. */
export function writeObjectType(key: string, context: NodeContext): JsonSchema {
  const type = context.plan.types.get(key);
  if (type === undefined) throw new RangeError(`No object type has the key "${key}".`);
  const { settings } = context;
  const properties: JsonSchema = {};
  const required: string[] = [];
  type.members.forEach((member, index) => {
    if (!isKept(member, settings)) return;
    context.member(properties, member, key, index);
    if (isRequired(member, settings)) required.push(member.name);
  });
  const schema: JsonSchema = { type: "object", properties };
  if (required.length > 0) schema["required"] = required;
  writeUndeclared(schema, type, key, context);
  annotateType(schema, type, settings, context.isRoot || context.plan.listed.has(key));
  return schema;
}

/** What undeclared keys may hold, where that is declared; otherwise the object is closed if every level is. */
function writeUndeclared(
  schema: JsonSchema,
  { additional }: ObjectType,
  key: string,
  context: NodeContext,
): void {
  const { dialect, direction } = context.settings;
  if (typeof additional === "object") context.undeclared(schema, additional, key);
  else if (direction === "output") return;
  else if (additional === true) schema["additionalProperties"] = true;
  else if (dialect.closing === "every-level" || context.plan.closed.has(key)) {
    schema["additionalProperties"] = false;
  }
}
