import type { Step } from "../step.js";

/** A list demands no more elements than so many; more are told in the description. */
export function leastItems(most: number): Step {
  return (rewriting) => {
    for (const place of rewriting.places()) {
      const { minItems } = place.schema;
      if (typeof minItems !== "number" || minItems <= most) continue;
      rewriting.widen(place, "minItems");
      place.schema["minItems"] = most;
    }
  };
}
