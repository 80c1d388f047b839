import { equalJson } from "../../json/equal-json.js";
import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject, setOwn } from "../../json/json.js";
import { toolOutput } from "../../tool/tool-output.js";
import type { Place } from "../places.js";
import { replaceWith } from "../places.js";
import type { Rewriting } from "../rewriting.js";
import type { Step } from "../step.js";

const COMBINATORS = ["anyOf", "oneOf", "allOf", "not", "enum", "if", "then", "else"];

/**
 * The root is an object with `properties` and no choice beside them: a choice between objects becomes one object with the
 * members of all. What a tool gives and is no object stands under `result`.
 */
export const objectRoot: Step = (rewriting) => {
  const { root, direction } = rewriting;
  const place: Place = { schema: root, holder: undefined, path: undefined };
  followRoot(root);
  if (direction === "output") wrapOutput(place, rewriting);
  else mergeChoices(place, rewriting);
  if (root["type"] !== "object") {
    rewriting.fail("root", undefined, "a tool's arguments are one object. Give the schema of one");
    return;
  }
  for (const keyword of COMBINATORS) rewriting.widen(place, keyword);
  root["properties"] ??= {};
};

/** A root that is a reference is what it refers to; a definition that leads back to it stays as well. */
function followRoot(root: OwnedJsonObject): void {
  const seen = new Set<string>();
  for (let { $ref } = root; typeof $ref === "string" && !seen.has($ref); { $ref } = root) {
    seen.add($ref);
    const definitions = root["$defs"];
    const name = decodeURIComponent($ref.slice($ref.lastIndexOf("/") + 1));
    const target = isOwnedObject(definitions) ? definitions[name] : undefined;
    if (!isOwnedObject(target)) return;
    delete root["$ref"];
    replaceWith(root, { ...structuredClone(target), ...root });
  }
}

function wrapOutput({ schema }: Place, rewriting: Rewriting): void {
  if (schema["type"] === "object") return;
  const { outputSchema } = toolOutput({ "200": { schema } });
  if (outputSchema === undefined) return;
  replaceWith(schema, outputSchema);
  const place: Place = { schema, holder: undefined, path: undefined };
  rewriting.narrowed(place, undefined, 'takes an object, so what is given stands under "result"');
}

/** One object for a choice between objects: the members of all, and demanded what all demand. */
function mergeChoices(place: Place, rewriting: Rewriting): void {
  const { schema: root } = place;
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = root[keyword];
    if (!Array.isArray(branches)) continue;
    const objects = branches.filter(isObject);
    if (objects.length < branches.length || objects.length === 0) continue;
    if (root["type"] !== undefined && root["type"] !== "object") continue;
    Reflect.deleteProperty(root, keyword);
    root["type"] = "object";
    addMembers(root, objects);
    const sets = objects.map(({ properties }) =>
      Object.keys(isOwnedObject(properties) ? properties : {}),
    );
    if (objects.length > 1) {
      rewriting.say(root, `Either ${sets.map((names) => `{ ${names.join(", ")} }`).join(" or ")}.`);
      rewriting.widened(place, keyword, "takes no choice at the root");
    }
  }
}

function isObject(schema: OwnedJson): schema is OwnedJsonObject {
  return isOwnedObject(schema) && schema["type"] === "object" && schema["$ref"] === undefined;
}

function addMembers(root: OwnedJsonObject, objects: readonly OwnedJsonObject[]): void {
  const variants = new Map<string, OwnedJson[]>();
  for (const { properties } of [root, ...objects]) {
    if (!isOwnedObject(properties)) continue;
    for (const [name, schema] of Object.entries(properties)) {
      const known = variants.get(name) ?? [];
      if (!known.some((other) => equalJson(other, schema))) known.push(schema);
      variants.set(name, known);
    }
  }
  const properties: OwnedJsonObject = {};
  for (const [name, [first = {}, ...others]] of variants) {
    setOwn(properties, name, others.length === 0 ? first : { anyOf: [first, ...others] });
  }
  root["properties"] = properties;
  const demanded = objects.map(({ required }) => (Array.isArray(required) ? required : []));
  const [first = [], ...others] = demanded;
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  const own = Array.isArray(root["required"]) ? root["required"] : [];
  const required = [...new Set([...own, ...common])];
  if (required.length > 0) root["required"] = required;
  const areClosed = objects.every(({ additionalProperties }) => additionalProperties === false);
  if (areClosed) root["additionalProperties"] ??= false;
}
