import {
  DIALECTS,
  RULE_SEVERITIES,
  WRITE_OPTIONS,
  writeSchema,
  writeSchemas,
} from "../../src/index.js";
import { scalar, typeShape } from "../../src/type-shape/index.js";

const shape = typeShape(scalar("string"));

/** Options as plain JavaScript may give them. */
function write(options: object): unknown {
  return writeSchema(shape, options);
}

describe("options", () => {
  test("may be absent, empty or undefined one by one", () => {
    const expected = { schema: { type: "string" }, diagnostics: [] };
    expect(writeSchema(shape)).toEqual(expected);
    expect(writeSchema(shape, {})).toEqual(expected);
    const undefinedOnes = Object.fromEntries(WRITE_OPTIONS.map((name) => [name, undefined]));
    expect(write(undefinedOnes)).toEqual(expected);
    expect(write({ diagnostics: { escalate: undefined, report: undefined } })).toEqual(expected);
  });

  test("refuse an unknown name and list the allowed ones", () => {
    for (const name of ["maxdepth", "toString", "__proto__ ", ""]) {
      expect(() => write({ [name]: 1 })).toThrow(TypeError);
      expect(() => write({ [name]: 1 })).toThrow(
        `Unknown option "${name}". Allowed: ${WRITE_OPTIONS.join(", ")}.`,
      );
    }
  });

  test("refuse an unknown diagnostics option and list the allowed ones", () => {
    expect(() => write({ diagnostics: { level: "error" } })).toThrow(
      'Unknown diagnostics option "level". Allowed: escalate, report.',
    );
  });

  test.each([
    ["dialect", "openapi", `"openapi"`, Object.keys(DIALECTS).join(", ")],
    ["dialect", "constructor", `"constructor"`, Object.keys(DIALECTS).join(", ")],
    ["dialect", null, "null", Object.keys(DIALECTS).join(", ")],
    ["direction", "in", `"in"`, "input, output"],
    ["references", "always", `"always"`, "shared, recursive, never"],
    ["nullability", true, "true", "omit, declared, accepted"],
    ["defaults", "write", `"write"`, "omit, state"],
    ["closing", "root", `"root"`, "none, every-level"],
    ["freeForm", true, "true", '"true", silent'],
    ["unreadable", "closed", `"closed"`, "boundary, open"],
    ["recursionDepth", -1, "-1", "a whole number of 0 or more"],
    ["recursionDepth", Infinity, "Infinity", "a whole number of 0 or more"],
    ["maxNodes", 0, "0", "a whole number of 1 or more"],
    ["maxNodes", "9", `"9"`, "a whole number of 1 or more"],
    ["dropReadOnlyProperties", "yes", `"yes"`, "true, false"],
    ["dropReadOnlyProperties", 0, "0", "true, false"],
    ["maxDepth", -1, "-1", "a whole number of 0 or more"],
    ["maxDepth", 1.5, "1.5", "a whole number of 0 or more"],
    ["maxDepth", Number.NaN, "NaN", "a whole number of 0 or more"],
    ["maxDepth", "2", `"2"`, "a whole number of 0 or more"],
  ])("refuse %s: %p and list what is allowed", (name, value, shown, allowed) => {
    expect(() => write({ [name]: value })).toThrow(
      new TypeError(`Unknown value ${shown} of option "${name}". Allowed: ${allowed}.`),
    );
  });

  test("refuse an escalated code that is none and list the codes", () => {
    expect(() => write({ diagnostics: { escalate: ["unreadable-shape"] } })).toThrow(
      new TypeError(
        'Unknown value "unreadable-shape" of option "diagnostics.escalate". Allowed: ' +
          `${Object.keys(RULE_SEVERITIES).join(", ")}.`,
      ),
    );
  });

  test("are refused before the shapes are looked at, for several shapes as for one", () => {
    expect(() => writeSchemas([], { maxDepth: -1 })).toThrow(TypeError);
    expect(() => writeSchema({} as typeof shape, { maxDepth: -1 })).toThrow(/maxDepth/);
  });

  test("that are frozen are taken and left alone", () => {
    const diagnostics = Object.freeze({ escalate: Object.freeze(["unreadable_shape"]) });
    const frozen = Object.freeze({ dropReadOnlyProperties: false, maxDepth: 3, diagnostics });
    expect(writeSchema(shape, frozen).schema).toEqual({ type: "string" });
  });
});
