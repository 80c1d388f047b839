import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import type { JsonObject, JsonSchema, JsonValue } from "../../src/index.js";
import { writeSchema } from "../../src/index.js";
import { typeShape, verbatim } from "../../src/type-shape/index.js";
import { foreignSchemas, smallValues } from "./dense-references.js";

jest.setTimeout(240_000);

// The generated schemas need not be to its taste, only valid.
const ajv = new Ajv2020({ strict: false, logger: false });

/** Whether a schema takes each of some values; `undefined` when its references lead round in a circle. */
function verdicts(
  schema: JsonSchema | JsonObject,
  values: readonly JsonValue[],
): readonly boolean[] | undefined {
  try {
    const validate = ajv.compile(schema);
    return values.map((value) => validate(value));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    ajv.removeSchema(schema);
  }
}

describe("a foreign schema whose references are inlined", () => {
  const values = fc.array(smallValues(), { minLength: 8, maxLength: 8 });
  const bounds = fc.record({
    recursionDepth: fc.nat(2),
    maxNodes: fc.constantFrom(1, 10, 60, 300),
  });

  test("takes all that it took, whatever an unknown definition says", () => {
    let refused = 0;
    const property = fc.property(
      foreignSchemas(),
      values,
      bounds,
      ({ schema, gone }, some, bound) => {
        const definitions = schema["$defs"] as JsonObject;
        const whole = { ...schema, $defs: { ...definitions, Gone: gone } };
        const expected = verdicts(whole, some);
        fc.pre(expected !== undefined);
        for (const given of [schema, whole]) {
          const options = { references: "never", ...bound } as const;
          const written = writeSchema(typeShape(verbatim(given)), options);
          const actual = verdicts(written.schema, some);
          expected.forEach((accepted, index) => {
            if (accepted) expect([some[index], actual?.[index]]).toEqual([some[index], true]);
            else refused += actual?.[index] === false ? 1 : 0;
          });
        }
      },
    );
    fc.assert(property, { numRuns: 1_000 });
    expect(refused).toBeGreaterThan(1_000);
  });

  test("takes no more where nothing was cut", () => {
    let compared = 0;
    const property = fc.property(foreignSchemas(), values, ({ schema }, some) => {
      // Without what leads back into itself.
      const text = JSON.stringify(schema)
        .replaceAll(/"\$ref":"#(\/\$defs\/B.*?|anchor|\/\$defs\/Gone)?"/g, '"$ref":"#/$defs/D"')
        .replaceAll('"$ref":"#/$defs/A"', '"$ref":"#/$defs/E"');
      const apart = JSON.parse(text) as JsonObject;
      const D = { type: ["string", "object"], properties: { a: false } };
      const whole = { ...apart, $defs: { D, E: { $ref: "#/$defs/D", minProperties: 1 } } };
      const expected = verdicts(whole, some);
      const written = writeSchema(typeShape(verbatim(whole)), { references: "never" });
      expect(written.diagnostics).toEqual([]);
      expect(verdicts(written.schema, some)).toEqual(expected);
      compared += some.length;
    });
    fc.assert(property, { numRuns: 1_000 });
    expect(compared).toBeGreaterThan(1_000);
  });
});
