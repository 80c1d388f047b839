import { STRING } from "./claims.js";
import type { Row, RowSamples } from "./row.js";

/** The row of a rule that takes texts of a kind which no keyword states; the kind is a noun with its article. */
export function leftText(
  name: string,
  decorator: Row["decorator"],
  kind: string,
  samples: RowSamples,
): Row {
  return {
    name,
    decorator,
    stated: { leftToHost: `what makes a text ${kind}` },
    samples: { ...samples, rejects: [...samples.rejects, 1, true, ["text"], {}, null, undefined] },
    claims: () => [STRING],
  };
}
