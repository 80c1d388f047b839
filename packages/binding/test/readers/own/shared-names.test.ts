import * as classValidator from "class-validator";

import * as decorators from "../../../src/decorators/index.js";
import { NAMES_SHARED_WITH_CLASS_VALIDATOR } from "../../../src/readers/own/shared-names.js";

describe("names that class-validator has too", () => {
  it("are all those that both packages export, and no others", () => {
    const theirs = new Set(Object.keys(classValidator));
    const shared = Object.keys(decorators).filter((name) => theirs.has(name));
    expect(shared.length).toBeGreaterThan(0);
    expect([...NAMES_SHARED_WITH_CLASS_VALIDATOR].sort()).toEqual(shared.sort());
  });
});
