import type { JsonSchema } from "../json/json.js";
import type { ProducedType } from "../keywords.js";
import type { ConstraintRule } from "./constraint-rule.js";
import { state } from "./constraint-rule.js";

/** A size counts characters, elements or entries, as the produced type has them; members of an object are not counted. */
export const size: ConstraintRule = (schema, { minSize, maxSize }, produced) => {
  state(schema, produced, "minLength", minSize);
  state(schema, produced, "maxLength", maxSize);
  raise(schema, produced, minSize);
  state(schema, produced, "maxItems", maxSize);
};

/** A number of keys, on whatever is an object; a size on a map counts its keys too, and both must hold. */
export const keyCount: ConstraintRule = (schema, constraints, produced) => {
  const isMap = produced === "map";
  const least = [constraints.minProperties, isMap ? constraints.minSize : undefined];
  const most = [constraints.maxProperties, isMap ? constraints.maxSize : undefined];
  state(schema, produced, "minProperties", tightest(least, Math.max));
  state(schema, produced, "maxProperties", tightest(most, Math.min));
};

export const uniqueness: ConstraintRule = (schema, { uniqueItems }, produced) => {
  if (uniqueItems === true) state(schema, produced, "uniqueItems", true);
};

/** A tuple has a least number of elements of its own; a declared size may only raise it. */
function raise(
  schema: JsonSchema,
  produced: ProducedType | undefined,
  minSize: number | undefined,
): void {
  if (minSize === undefined) return;
  const own = schema["minItems"];
  if (typeof own === "number") schema["minItems"] = Math.max(own, minSize);
  else state(schema, produced, "minItems", minSize);
}

function tightest(
  bounds: readonly (number | undefined)[],
  choose: (...bounds: number[]) => number,
): number | undefined {
  const given = bounds.filter((bound) => bound !== undefined);
  return given.length === 0 ? undefined : choose(...given);
}
