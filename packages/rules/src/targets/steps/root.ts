import { copyJson } from "../../json/copy-json.js";
import { equalJson } from "../../json/equal-json.js";
import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject, ownValue, setOwn } from "../../json/json.js";
import { nameIn } from "../definition-name.js";
import { schemaObject } from "../definitions.js";
import { write } from "../inlining.js";
import type { Place } from "../places.js";
import { replaceWith } from "../places.js";
import type { Rewriting } from "../rewriting.js";
import type { Step } from "../step.js";
import { mergeBranches } from "./merge-all-of.js";

const COMBINATORS = ["anyOf", "oneOf", "allOf", "not", "enum", "const", "if", "then", "else"];

/**
 * The root is an object with `properties` and no choice beside them: a choice between objects becomes one object with the
 * members of all. What a tool gives and is no object stands under `result`.
 */
export const objectRoot: Step = (rewriting) => {
  const { root, direction } = rewriting;
  const place: Place = { schema: root, holder: undefined, path: undefined };
  mergeBranches(root);
  followRoot(root);
  // What could not be taken in may still say that it is an object.
  const { type, allOf } = root;
  if (type === undefined && Array.isArray(allOf) && allOf.some(isObject)) root["type"] = "object";
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
  for (let name = nameIn(root); name !== undefined; name = nameIn(root)) {
    delete root["$ref"];
    // What holds once holds twice.
    if (seen.has(name)) continue;
    seen.add(name);
    const target = definitionIn(root, name);
    if (target === undefined) continue;
    write(root, target);
    mergeBranches(root);
  }
}

function definitionIn({ $defs }: OwnedJsonObject, name: string): OwnedJsonObject | undefined {
  const target = isOwnedObject($defs) ? ownValue($defs, name) : undefined;
  return target === undefined ? undefined : schemaObject(copyJson(target));
}

function wrapOutput({ schema: root }: Place, rewriting: Rewriting): void {
  if (root["type"] === "object") return;
  const { $defs, ...result } = root;
  const wrapper: OwnedJsonObject = {
    type: "object",
    properties: { result },
    required: ["result"],
    ...($defs === undefined ? {} : { $defs }),
  };
  replaceWith(root, wrapper);
  rewriting.isWrapped = true;
  const place: Place = { schema: root, holder: undefined, path: undefined };
  rewriting.narrowed(place, undefined, 'takes an object, so what is given stands under "result"');
}

/** One object for a choice between objects: the members of all, and demanded what all demand. */
function mergeChoices(place: Place, rewriting: Rewriting): void {
  const { schema: root } = place;
  for (const keyword of ["anyOf", "oneOf"]) {
    const { [keyword]: choice, type } = root;
    if (!Array.isArray(choice) || (type !== undefined && type !== "object")) continue;
    const objects = choice.map((branch) => followed(branch, root)).filter(isObject);
    const [only, ...others] = objects;
    if (objects.length < choice.length || only === undefined) continue;
    Reflect.deleteProperty(root, keyword);
    root["type"] = "object";
    if (others.length === 0) {
      root["allOf"] = [...(Array.isArray(root["allOf"]) ? root["allOf"] : []), only];
      mergeBranches(root);
      continue;
    }
    if (leavesOpen(objects)) {
      const why =
        "takes no choice at the root, so what one branch says of a member is said for all";
      rewriting.narrowed(place, keyword, why);
    }
    addMembers(root, objects);
    const sets = objects.map((branch) => `{ ${[...declaredIn(branch).keys()].join(", ")} }`);
    rewriting.say(root, `Either ${sets.join(" or ")}.`);
    rewriting.widened(place, keyword, "takes no choice at the root");
  }
}

/** A branch that refers to a definition is that. */
function followed(branch: OwnedJson, root: OwnedJsonObject): OwnedJson {
  if (!isOwnedObject(branch)) return branch;
  const seen = new Set<string>();
  let schema = branch;
  for (let name = nameIn(schema); name !== undefined; name = nameIn(schema)) {
    const target = seen.has(name) ? undefined : definitionIn(root, name);
    if (target === undefined) return branch;
    seen.add(name);
    const copy = { ...schema };
    delete copy["$ref"];
    if (!write(copy, target)) return branch;
    schema = copy;
  }
  return schema;
}

function declaredIn({ properties }: OwnedJsonObject): ReadonlyMap<string, OwnedJson> {
  return new Map(Object.entries(isOwnedObject(properties) ? properties : {}));
}

/** Whether a branch takes any value for a member that another one declares. */
function leavesOpen(objects: readonly OwnedJsonObject[]): boolean {
  const names = new Set(objects.flatMap((branch) => [...declaredIn(branch).keys()]));
  return objects.some((branch) => {
    const { additionalProperties: further, patternProperties } = branch;
    if (further === false && patternProperties === undefined) return false;
    const declared = declaredIn(branch);
    return [...names].some((name) => !declared.has(name));
  });
}

function isObject(schema: OwnedJson): schema is OwnedJsonObject {
  return isOwnedObject(schema) && schema["type"] === "object" && schema["$ref"] === undefined;
}

function addMembers(root: OwnedJsonObject, objects: readonly OwnedJsonObject[]): void {
  const variants = new Map<string, OwnedJson[]>();
  for (const schema of [root, ...objects]) {
    for (const [name, member] of declaredIn(schema)) {
      const known = variants.get(name) ?? [];
      if (!known.some((other) => equalJson(other, member))) known.push(member);
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
  const areClosed = objects.every(
    ({ additionalProperties: further, patternProperties }) =>
      further === false && patternProperties === undefined,
  );
  if (areClosed) root["additionalProperties"] ??= false;
}
