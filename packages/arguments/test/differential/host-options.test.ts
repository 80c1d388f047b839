import { toInputSchema } from "@shapewright/binding";
import type { HostOptions } from "@shapewright/binding/reading";
import { readForArguments } from "@shapewright/binding/reading";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import { type ClassTransformOptions, plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import * as fc from "fast-check";
import { argumentsFor } from "../../../binding/test/differential/argument-values.js";
import { classBuilder } from "../../../binding/test/differential/build-class.js";
import { sourceOf } from "../../../binding/test/differential/class-spec.js";
import { classSpecs } from "../../../binding/test/differential/class-specs.js";
import { withOwnStore } from "../../../binding/test/differential/host.js";
import { bindArguments } from "../../src/index.js";
import { planOf } from "../../src/plan.js";
import { comparable } from "./comparable.js";

const VALUES = 5;

const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });

const options: fc.Arbitrary<HostOptions> = fc.record(
  {
    validator: fc.record(
      {
        whitelist: fc.boolean(),
        forbidNonWhitelisted: fc.boolean(),
        forbidUnknownValues: fc.boolean(),
        skipMissingProperties: fc.boolean(),
        skipNullProperties: fc.boolean(),
        skipUndefinedProperties: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    transform: fc.record(
      {
        excludeExtraneousValues: fc.boolean(),
        exposeDefaultValues: fc.boolean(),
        exposeUnsetFields: fc.boolean(),
        enableImplicitConversion: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const cases = classSpecs(1).chain((spec) =>
  fc.tuple(
    fc.constant(spec),
    fc.array(argumentsFor(spec), { minLength: VALUES, maxLength: VALUES }),
    options,
  ),
);

const BEYOND = /[\uD800-\uDFFF\uFE0E\uFE0F]/;

/** What the host takes, as it leaves it; `undefined` for what it refuses. */
function byHost(cls: new () => object, text: string, host: HostOptions): object | undefined {
  try {
    const plain = JSON.parse(text) as object;
    const instance = plainToInstance(cls, plain, { ...host.transform } as ClassTransformOptions);
    return validateSync(instance, { ...host.validator } as object).length === 0
      ? instance
      : undefined;
  } catch {
    return undefined;
  }
}

test("under any options of the host: the verdict of both together, and the instance that the host leaves", () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(cases, ([spec, values, host]) => {
      withOwnStore(() => {
        const cls = classBuilder()(spec) as unknown as new () => object;
        const { root } = planOf(readForArguments(cls, { host }, "test"));
        if (!root.isJudged) return;
        const schema = toInputSchema(cls, {
          dialect: "flat",
          host,
          diagnostics: { report: () => undefined },
        });
        const published: ValidateFunction = ajv.compile(schema);
        ajv.removeSchema(schema);
        for (const given of values) {
          const text = JSON.stringify(given);
          if (BEYOND.test(text)) continue;
          const made = byHost(cls, text, host);
          const isTaken = published(given) && made !== undefined;
          const bound = bindArguments(cls, given, { host });
          const told = [sourceOf(spec), JSON.stringify(host), text, bound.problems];
          expect([...told, bound.ok]).toEqual([...told, isTaken]);
          if (bound.ok) expect(comparable(bound.value)).toStrictEqual(comparable(made));
          if (isTaken) accepted += 1;
          else refused += 1;
        }
      });
    }),
    { numRuns: 700 },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(300);
}, 120_000);
