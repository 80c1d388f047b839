import { isOwnedObject } from "../../json/json.js";
import type { Step } from "../step.js";

const TAKEN = /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/u;

/** Tells of member names that one consumer or another refuses; they stay, since the host knows no others. */
export const tellOddNames: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { properties } = place.schema;
    if (!isOwnedObject(properties)) continue;
    for (const name of Object.keys(properties)) {
      if (TAKEN.test(name)) continue;
      rewriting.nameRefused(
        place,
        `the name ${JSON.stringify(name)} is refused by some model APIs, which take letters, digits and underscores, at most ` +
          `64 of them and no digit first. Give the member another name on the wire, with @Name or @Expose`,
      );
    }
  }
};
