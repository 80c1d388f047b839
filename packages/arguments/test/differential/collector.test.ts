import type { JsonValue, TypeShape } from "@shapewright/rules";
import { writeSchema } from "@shapewright/rules";
import * as fc from "fast-check";
import { foreignSchemas, judgedValues } from "../../../rules/test/properties/foreign-schemas.js";
import { linkedTypeShapes } from "../../../rules/test/properties/linked-shapes.js";
import { valuesNear } from "../../../rules/test/properties/values-near.js";
import { ProblemCollector } from "../../src/collect/problem-collector.js";
import { CheckCompiler } from "../../src/compile-check.js";
import type { OwnedJson } from "../../src/json.js";
import type { TextRules } from "../../src/text-keywords.js";

const rules: TextRules = {
  hostDecides: false,
  maxPatternText: Number.POSITIVE_INFINITY,
  patternEngine: undefined,
};
const compiler = new CheckCompiler(rules);

type Case = readonly [shape: TypeShape, values: readonly JsonValue[]];

const own: fc.Arbitrary<Case> = linkedTypeShapes({ verbatim: false }).chain((shape) =>
  fc.tuple(fc.constant(shape), valuesNear(shape, 3)),
);
const foreign: fc.Arbitrary<Case> = fc.tuple(
  foreignSchemas().map((schema): TypeShape => ({ root: { kind: "verbatim", schema }, types: {} })),
  fc.array(judgedValues(), { minLength: 6, maxLength: 6 }),
);

test("what the collector says agrees with the compiled check", () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: own }, foreign), ([shape, values]) => {
      const { schema } = writeSchema(shape, { dialect: "flat", references: "shared" });
      const check = compiler.compile(schema);
      const ask = (part: object, value: OwnedJson): boolean =>
        compiler.compile({ $defs: schema["$defs"] ?? {}, allOf: [structuredClone(part) as never] })(
          value,
          { asksHost: false },
        );
      const collector = new ProblemCollector(schema, rules, ask, 1_000);
      for (const value of values) {
        const taken = check(value as OwnedJson, { asksHost: false });
        const problems = collector.collect(value as OwnedJson);
        expect([value, problems, problems.length === 0]).toEqual([value, problems, taken]);
        if (taken) accepted += 1;
        else refused += 1;
      }
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(1_000);
}, 120_000);
