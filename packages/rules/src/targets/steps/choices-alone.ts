import { copyJson } from "../../json/copy-json.js";
import { equalJson } from "../../json/equal-json.js";
import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject, ownValue, setOwn } from "../../json/json.js";
import { isAnnotation, isStructure } from "../annotations.js";
import { nameIn } from "../definition-name.js";
import type { Place } from "../places.js";
import { replaceWith } from "../places.js";
import type { Rewriting } from "../rewriting.js";
import type { Step } from "../step.js";
import { merge } from "./merge-all-of.js";

/**
 * A choice stands alone, or beside notes: what else holds is said in each branch. Where there is no room, what says of what kind a
 * value is stays and the choice goes, or else what stands beside it.
 */
export const choicesAlone: Step = (rewriting) => {
  // A branch is a place too, and is met with what was said in it.
  for (const place of rewriting.places()) alone(place, rewriting);
};

const KINDS = ["type", "enum", "const"];

function alone(place: Place, rewriting: Rewriting): void {
  const { schema } = place;
  const { anyOf } = schema;
  const beside = Object.keys(schema).filter(
    (keyword) => keyword !== "anyOf" && !isAnnotation(keyword) && !isStructure(keyword),
  );
  if (!Array.isArray(anyOf) || beside.length === 0) return;
  const rest: OwnedJsonObject = {};
  for (const keyword of beside) setOwn(rest, keyword, schema[keyword] ?? null);
  const branches = anyOf.map((branch) => holding(branch, rest, rewriting.root));
  if (branches.every((branch) => branch !== undefined)) {
    const kept = Object.entries(schema).filter(([keyword]) => !beside.includes(keyword));
    replaceWith(schema, { ...Object.fromEntries(kept), anyOf: branches });
  } else if (beside.some((keyword) => KINDS.includes(keyword))) {
    rewriting.widen(place, "anyOf");
  } else {
    for (const keyword of beside) rewriting.widen(place, keyword);
  }
}

/** A branch in which what stands beside the choice holds as well; `undefined` where it has no room. */
function holding(
  branch: OwnedJson,
  rest: OwnedJsonObject,
  { $defs }: OwnedJsonObject,
): OwnedJsonObject | undefined {
  if (!isOwnedObject(branch)) return undefined;
  const name = nameIn(branch);
  const target = name === undefined || !isOwnedObject($defs) ? branch : ownValue($defs, name);
  if (!isOwnedObject(target as OwnedJson | undefined)) return undefined;
  const own = target as OwnedJsonObject;
  // What it says already need not be said again, and of another kind nothing is said.
  const isSaid = Object.entries(rest).every(
    ([keyword, value]) => own[keyword] !== undefined && equalJson(own[keyword], value),
  );
  if (isSaid) return branch;
  if (name !== undefined) return undefined;
  const copy = copyJson(own) as OwnedJsonObject;
  return merge(copy, copyJson(rest) as OwnedJsonObject) ? copy : undefined;
}
