import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject } from "../../json/json.js";
import { isAnnotation } from "../annotations.js";
import { typesOf } from "../json-type.js";
import { replaceWith } from "../places.js";
import type { Step } from "../step.js";
import { nameIn } from "./references.js";

/** Every declared member is demanded; of one that need not be given, null says that it is not. */
export const demandEveryMember: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { properties, required } = place.schema;
    if (!isOwnedObject(properties)) continue;
    const demanded = new Set(Array.isArray(required) ? required : []);
    for (const [name, schema] of Object.entries(properties)) {
      if (demanded.has(name) || !isOwnedObject(schema)) continue;
      if (takesNull(schema, rewriting.root)) {
        rewriting.narrowed(
          place,
          "required",
          `demands every member, and null is a value of "${name}" already, so it cannot be left out`,
        );
        continue;
      }
      addNull(schema);
      rewriting.say(schema, "Null if not given.");
      rewriting.inventedNulls.add(schema);
      rewriting.inventedNull(place, name);
    }
    place.schema["required"] = Object.keys(properties);
  }
};

function takesNull(start: OwnedJsonObject, { $defs }: OwnedJsonObject): boolean {
  const open: OwnedJson[] = [start];
  const seen = new Set<OwnedJson>();
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (!isOwnedObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    const { anyOf, enum: values, const: only } = schema;
    if (only === null || (Array.isArray(values) && values.includes(null))) return true;
    if (typesOf(schema).includes("null") && values === undefined) return true;
    if (Array.isArray(anyOf)) for (const branch of anyOf) open.push(branch);
    const name = nameIn(schema);
    const target = name === undefined || !isOwnedObject($defs) ? undefined : $defs[name];
    if (target !== undefined) open.push(target);
  }
  return false;
}

/** One more branch; the notes stay on the outside. */
function addNull(schema: OwnedJsonObject): void {
  const { anyOf } = schema;
  const notes: OwnedJsonObject = {};
  const rest: OwnedJsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    (isAnnotation(keyword) ? notes : rest)[keyword] = value;
  }
  const isChoice = Array.isArray(anyOf) && Object.keys(rest).length === 1;
  replaceWith(schema, { anyOf: [...(isChoice ? anyOf : [rest]), { type: "null" }], ...notes });
}
