import * as fc from "fast-check";
import type { JsonValue, TargetEffect, TargetedSchema } from "../../src/index.js";
import { forTarget, removeInventedNulls, TARGET_NAMES } from "../../src/index.js";
import { freezeDeeply, objectsWithin, spoilDeeply } from "../properties/json-trees.js";
import { verdicts, verdictsFor } from "./judges.js";
import { Tally, targeted } from "./outcomes.js";
import type { Case } from "./written-cases.js";
import { hostCases, smallCases, writtenCases } from "./written-cases.js";

jest.setTimeout(240_000);

const scale = Number(process.env["TARGET_RUNS"] ?? 1);
const sources: readonly (readonly [string, fc.Arbitrary<Case>, number])[] = [
  ["a schema of a host", hostCases, 800 * scale],
  ["a small schema", smallCases, 1_200 * scale],
  ["a written schema", writtenCases, 450 * scale],
];

function has({ diagnostics }: TargetedSchema, effect: TargetEffect): boolean {
  return diagnostics.some((diagnostic) => diagnostic.effect === effect);
}

/** The arguments as the host checks them. */
function meant(value: JsonValue, result: TargetedSchema): JsonValue {
  return result.inventedNulls.length === 0 ? value : removeInventedNulls(value, result);
}

describe.each(sources)("%s for a target", (_, cases, numRuns) => {
  test("refuses nothing that it took, unless that is told", () => {
    const tally = new Tally();
    const property = fc.property(cases, ({ target, schema, whole, values }) => {
      const result = targeted(schema, target);
      if (result === undefined || has(result, "narrowed")) return;
      const expected = verdicts(whole, values);
      const actual = verdictsFor(target, result.schema, values);
      expected?.forEach((isTaken, index) => {
        if (isTaken)
          expect([result.schema, values[index], actual?.[index]]).toEqual([
            result.schema,
            values[index],
            true,
          ]);
        tally.add(target, isTaken ? "taken" : "refused");
      });
    });
    fc.assert(property, { numRuns });
    // Most of a host's schemas are narrowed where every member is demanded.
    tally.expectEach(TARGET_NAMES, "taken", 5);
  });

  test("takes no more than it did, unless that is told", () => {
    const tally = new Tally();
    const property = fc.property(cases, ({ target, schema, whole, values }) => {
      const result = targeted(schema, target);
      if (result === undefined || has(result, "widened")) return;
      const actual = verdictsFor(target, result.schema, values);
      if (actual === undefined) return;
      const expected = verdicts(
        whole,
        values.map((value) => meant(value, result)),
      );
      expected?.forEach((isTaken, index) => {
        if (!isTaken)
          expect([result.schema, values[index], actual[index]]).toEqual([
            result.schema,
            values[index],
            false,
          ]);
        tally.add(target, isTaken ? "taken" : "refused");
      });
    });
    fc.assert(property, { numRuns });
    tally.expectEach(TARGET_NAMES, "refused", 5);
  });

  test("is the same when it is written for the target again", () => {
    const tally = new Tally();
    const property = fc.property(cases, ({ target, schema }) => {
      const result = targeted(schema, target);
      if (result === undefined) return;
      const again = forTarget(result.schema, target);
      expect(again.schema).toEqual(result.schema);
      expect(JSON.stringify(again.schema)).toBe(JSON.stringify(result.schema));
      tally.add(target, "written");
    });
    fc.assert(property, { numRuns });
    tally.expectEach(TARGET_NAMES, "written", 5);
  });

  test("is built anew, and what is given is not changed", () => {
    const tally = new Tally();
    const property = fc.property(cases, ({ target, schema }) => {
      const owned = new Set(objectsWithin(freezeDeeply(schema)));
      const first = targeted(schema, target);
      const second = targeted(schema, target);
      if (first === undefined || second === undefined) return;
      const bytes = JSON.stringify(second);
      const objects = [...objectsWithin(first.schema), ...objectsWithin(second.schema)];
      expect(new Set(objects).size).toBe(objects.length);
      expect(objects.some((object) => owned.has(object))).toBe(false);
      spoilDeeply(first.schema);
      expect(JSON.stringify(second)).toBe(bytes);
      tally.add(target, "written");
    });
    fc.assert(property, { numRuns: numRuns / 2 });
    tally.expectEach(TARGET_NAMES, "written", 5);
  });
});
