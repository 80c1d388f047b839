import type { Dialect } from "../dialects/index.js";
import { copyJson } from "../json/copy-json.js";
import type { JsonSchema } from "../json/json.js";
import type { Member } from "../type-shape/index.js";

/** States what the host uses when the member is absent. A null default is left out where null is not stated. */
export function stateDefault(
  schema: JsonSchema,
  member: Member,
  dialect: Dialect,
  nullStated: boolean,
): void {
  if (dialect.defaults === "omit" || member.default === undefined) return;
  if (member.default === null && !nullStated) return;
  if (!Object.hasOwn(schema, "default")) schema["default"] = copyJson(member.default);
}
