import type { JsonObject, JsonValue } from "../json/json.js";
import { copyJson } from "../json/copy-json.js";
import { isJsonObject, isOwnedObject, ownValue } from "../json/json.js";
import { parseLocalReference } from "../definitions/local-reference.js";
import { subschemas } from "../definitions/subschemas.js";
import type { RequestBody } from "./endpoint.js";
import type { UnknownArguments } from "./input-root.js";

/** How a body stands among a tool's arguments. */
export type BodyForm = FlattenedForm | SyntheticForm;

export interface FlattenedForm {
  readonly form: "flattened";
  readonly properties: JsonObject;
  readonly required: readonly string[];
  /** What the root says of further arguments; `undefined` for nothing. */
  readonly additionalProperties: JsonValue | undefined;
}

export interface SyntheticForm {
  readonly form: "synthetic";
  /** Why, as the end of a sentence about the body. */
  readonly because: string;
  /** The field that has the name of a parameter. */
  readonly collision?: string;
}

/** Keywords that flattening keeps, each in its way. */
const KEPT = new Set(["type", "properties", "required", "additionalProperties", "$defs"]);

/** Keywords that say nothing of which values are valid, and are dropped. */
const ANNOTATIONS = new Set([
  ...["title", "description", "default", "$schema", "$comment", "examples", "deprecated"],
  ...["readOnly", "writeOnly"],
]);

/**
 * Whether the members of a body become arguments of their own, and what the root then says of further arguments. The
 * composer's list of arguments is made of the same answer.
 */
export function bodyForm(
  { schema, required = true }: RequestBody,
  parameters: ReadonlySet<string>,
  unknownArguments: UnknownArguments,
): BodyForm {
  const because = notFlat(schema, required);
  if (because !== undefined) return { form: "synthetic", because };
  const declared = ownValue(schema, "properties");
  const properties = isJsonObject(declared) ? declared : {};
  const listed = ownValue(schema, "required");
  const needed = Array.isArray(listed) ? listed.filter((name) => typeof name === "string") : [];
  // What the body demands without declaring it would go to the parameter and be missing in the body.
  const collision = [...Object.keys(properties), ...needed].find((name) => parameters.has(name));
  if (collision !== undefined) {
    const why = `its field "${collision}" has the name of a parameter`;
    return { form: "synthetic", because: why, collision };
  }
  const further = ownValue(schema, "additionalProperties");
  const silent = unknownArguments === "ignore" ? undefined : false;
  return {
    form: "flattened",
    properties,
    required: needed,
    additionalProperties: further ?? silent,
  };
}

/** Whether a flattened body takes arguments that it does not declare. */
export function takesFurther({ additionalProperties }: FlattenedForm): boolean {
  return additionalProperties !== false;
}

/** Why the members of a body cannot be arguments; `undefined` where they can. */
function notFlat(schema: JsonObject, required: boolean): string | undefined {
  if (!required) return "it is optional as a whole";
  const type = ownValue(schema, "type");
  const declares = isJsonObject(ownValue(schema, "properties"));
  if (Array.isArray(type)) return "its root has several types";
  if (type !== undefined && type !== "object") return `its root is of type ${JSON.stringify(type)}`;
  const lost = Object.keys(schema).find((keyword) => !isKept(keyword));
  if (lost !== undefined)
    return `its root has the keyword "${lost}", which its members alone do not`;
  const further = ownValue(schema, "additionalProperties");
  const isOpen = type === "object" && further !== undefined && further !== false;
  if (!declares && !isOpen) return "it declares no properties and takes no others";
  return refersToRoot(schema) ? "it refers to its own root" : undefined;
}

function isKept(keyword: string): boolean {
  return KEPT.has(keyword) || ANNOTATIONS.has(keyword) || keyword.startsWith("x-");
}

/** What leads to a definition leads there from anywhere; the root is another one once it is flattened. */
function refersToRoot(schema: JsonObject): boolean {
  const copy = copyJson(schema);
  if (!isOwnedObject(copy)) return false;
  for (const { $ref } of subschemas(copy)) {
    const local = typeof $ref === "string" ? parseLocalReference($ref) : undefined;
    if (local !== undefined && local.definition === undefined) return true;
  }
  return false;
}
