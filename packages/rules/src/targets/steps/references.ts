import { nodesInCycles } from "../../definitions/cycles.js";
import { inlineVerbatim } from "../../definitions/inline-verbatim.js";
import { INLINE_NESTING } from "../../definitions/nesting.js";
import type { Part } from "../../definitions/weaken.js";
import type { OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject } from "../../json/json.js";
import { within } from "../../json/path.js";
import { isStructure } from "../annotations.js";
import { keepUsed, namesWithin } from "../definitions.js";
import { hoist } from "../hoisting.js";
import { inlineAcyclic, ROOM } from "../inlining.js";
import { placesIn, replaceWith } from "../places.js";
import type { Step } from "../step.js";

export { nameIn } from "../definition-name.js";

/**
 * Every reference leads to a definition of the root, whatever it led to: another place of the schema, an anchor, a
 * definition further in. What leads nowhere or to another document is removed.
 */
export const referencesToDefinitions: Step = (rewriting) => {
  if (!rewriting.isEntry) hoist(rewriting);
};

/** The same, and what is in no cycle is written where it is used, so that recursion alone is left in `$defs`. */
export const recursionAlone: Step = (rewriting) => {
  if (rewriting.isEntry) return;
  hoist(rewriting);
  inlineAcyclic(rewriting);
};

/** Leaves out the definitions that nothing leads to any more, once what led to them was removed. */
export const usedDefinitions: Step = ({ root, isEntry }) => {
  if (!isEntry) keepUsed(root);
};

/** The same, and a definition that no longer leads to itself is written where it is used. */
export const usedRecursionAlone: Step = (rewriting) => {
  if (rewriting.isEntry) return;
  keepUsed(rewriting.root);
  inlineAcyclic(rewriting);
};

/** No reference is kept: a type that stands inside itself is cut. */
export const noReferences: Step = (rewriting) => {
  if (rewriting.isEntry) return;
  const { root } = rewriting;
  if (![...placesIn(root)].some(({ schema }) => hasReference(schema))) return;
  const bounds = { recursionDepth: 1, room: ROOM, nesting: INLINE_NESTING, inside: undefined };
  const { schema, cut } = inlineVerbatim(root, bounds);
  replaceWith(root, schema);
  const places = new Map([...placesIn(root)].map((place) => [place.schema, place]));
  for (const part of cut) {
    // A negation around it may have been removed for the cut; then what held it takes more.
    let standing: Part = part;
    while (!places.has(standing.schema) && standing.holder !== undefined) {
      standing = standing.holder;
    }
    const place = places.get(standing.schema) ?? {
      schema: root,
      holder: undefined,
      path: undefined,
    };
    rewriting.say(place.schema, "What is nested further is not described.");
    rewriting.widened(place, "$ref", "takes no references, and this one is cut");
  }
};

/** Fails for each type that leads to itself. */
export const noRecursion: Step = (rewriting) => {
  const { $defs } = rewriting.root;
  if (!isOwnedObject($defs)) return;
  const edges = (name: string): readonly string[] => {
    const definition = $defs[name];
    return isOwnedObject(definition) ? namesWithin(definition) : [];
  };
  for (const name of nodesInCycles(Object.keys($defs), edges)) {
    rewriting.fail(
      "recursive",
      within(undefined, "$defs", name),
      `it leads to itself, and ${rewriting.target} takes no recursion. Leave the member that leads back out of the tool, or ` +
        `send the tool without strictness, by the target "mcp"`,
    );
  }
};

/** A reference stands alone, or beside its description: what else stands beside it goes around it, or is left out. */
export function aloneBeside(...taken: readonly string[]): Step {
  const beside = new Set(["$ref", "$defs", ...taken]);
  return (rewriting) => {
    for (const { schema } of rewriting.places()) {
      const { $ref } = schema;
      if ($ref === undefined || Object.keys(schema).every((keyword) => beside.has(keyword)))
        continue;
      delete schema["$ref"];
      const { anyOf, allOf } = schema;
      if (anyOf !== undefined) {
        delete schema["anyOf"];
        schema["allOf"] = [...(Array.isArray(allOf) ? allOf : []), { anyOf }];
      }
      schema["anyOf"] = [{ $ref }];
    }
  };
}

/** Draft-07 asks nothing that stands beside a reference. */
export const referencesInAllOf: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { $ref, allOf } = schema;
    const isAlone = Object.keys(schema).every(
      (keyword) => keyword === "$ref" || isStructure(keyword),
    );
    if ($ref === undefined || isAlone) continue;
    delete schema["$ref"];
    schema["allOf"] = [{ $ref }, ...(Array.isArray(allOf) ? allOf : [])];
  }
};

function hasReference(schema: OwnedJsonObject): boolean {
  return ["$ref", "$dynamicRef", "$recursiveRef", "$defs", "definitions", "$id"].some(
    (keyword) => schema[keyword] !== undefined,
  );
}
