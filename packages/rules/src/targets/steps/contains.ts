import { saidInside } from "../meaning.js";
import type { Step } from "../step.js";

/**
 * Where nobody counts matches, `contains` demands one of them. One that demands none says nothing, and with a bound on how
 * many there may be it has to go along.
 */
export const demandedMatches: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { contains, minContains, maxContains } = place.schema;
    if (minContains !== 0 || contains === undefined) continue;
    delete place.schema["minContains"];
    delete place.schema["contains"];
    const most = JSON.stringify(maxContains);
    rewriting.widen(place, "maxContains", `At most ${most} of the items: ${saidInside(contains)}.`);
  }
};
