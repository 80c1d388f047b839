import type { JsonSchema } from "../json/json.js";
import type { KeywordName, ProducedType } from "../keywords.js";
import { fits } from "../keywords.js";
import type { Constraints } from "../type-shape/index.js";

/** Writes one family of constraints where it fits the produced type, and nothing elsewhere (R21). */
export type ConstraintRule = (
  schema: JsonSchema,
  constraints: Constraints,
  produced: ProducedType | undefined,
) => void;

/** Sets a keyword that has a value, fits the produced type and is not there yet. */
export function state(
  schema: JsonSchema,
  produced: ProducedType | undefined,
  keyword: KeywordName,
  value: number | boolean | string | undefined,
): void {
  if (value === undefined || !fits(keyword, produced) || Object.hasOwn(schema, keyword)) return;
  schema[keyword] = value;
}
