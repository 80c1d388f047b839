import { toInputSchema } from "@shapewright/binding";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import { plainToInstance } from "class-transformer";
import * as fc from "fast-check";
import { argumentsFor } from "../../../binding/test/differential/argument-values.js";
import { classBuilder } from "../../../binding/test/differential/build-class.js";
import { sourceOf } from "../../../binding/test/differential/class-spec.js";
import { classSpecs } from "../../../binding/test/differential/class-specs.js";
import { failuresOf, withOwnStore } from "../../../binding/test/differential/host.js";
import { bindArguments, bindArgumentsAsync, checkArguments } from "../../src/index.js";
import { judgeInstance, readForArguments } from "@shapewright/binding/reading";
import { type Kernel, kernelOf, type Outcome } from "../../src/kernel.js";
import { type Settings, settingsOf } from "../../src/options.js";
import { comparable } from "./comparable.js";

const VALUES = 6;
const CLASSES = Math.ceil(Number(process.env["AGREEMENT_PAIRS"] ?? 6_000) / VALUES);

const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });

const cases = classSpecs(2).chain((spec) =>
  fc.tuple(
    fc.constant(spec),
    fc.array(argumentsFor(spec), { minLength: VALUES, maxLength: VALUES }),
    fc.constantFrom("reject" as const, "ignore" as const),
  ),
);

/** Characters of which the host counts and matches in its own way. */
const BEYOND = /[\uD800-\uDFFF\uFE0E\uFE0F]/;

function validatorOf(schema: object): ValidateFunction {
  const validate = ajv.compile(schema);
  // Else every schema ever compiled is kept.
  ajv.removeSchema(schema);
  return validate;
}

function silently(cls: new () => object, unknownArguments: "reject" | "ignore"): object {
  return toInputSchema(cls, {
    dialect: "flat",
    unknownArguments,
    diagnostics: { report: () => undefined },
  });
}

const counts = { accepted: 0, refused: 0, exact: 0, beyond: 0, fast: 0 };

/** What the path that asks the host says, whether or not the other one takes the arguments. */
function outcomeWithCare(kernel: Kernel, args: unknown, settings: Settings): Outcome {
  const { outcome, pending } = kernel.open(args, settings);
  if (pending === undefined) return outcome!;
  return pending.close(pending.instances.map((instance) => judgeInstance(instance, {})));
}

test(
  "a verdict is that of the published schema and of the real validator together, and the instance is class-transformer's",
  () => {
    fc.assert(
      fc.property(cases, ([spec, values, unknownArguments]) => {
        withOwnStore(() => {
          const cls = classBuilder()(spec) as unknown as new () => object;
          const published = validatorOf(silently(cls, unknownArguments));
          const closed = validatorOf(silently(cls, "reject"));
          const settings = settingsOf({ unknownArguments });
          const kernel = kernelOf(readForArguments(cls, {}, "test"), settings);
          const { plan } = kernel;
          if (plan.isExact && plan.isJudged) counts.exact += 1;
          for (const given of values) {
            const text = JSON.stringify(given);
            const told = [sourceOf(spec), text];
            const takenBySchema = published(given);
            // A class without a rule is none of class-validator's, which refuses every instance of it.
            const takenByHost = !plan.root.isJudged || failuresOf(cls, given).length === 0;
            const bound = bindArguments(cls, given, { unknownArguments });
            expect([...told, JSON.stringify(given)]).toEqual([...told, text]);
            expect(checkArguments(cls, given, { unknownArguments }).ok).toBe(bound.ok);
            if (bound.ok) counts.accepted += 1;
            else counts.refused += 1;
            const inOnePass = kernel.bindFast(given);
            if (inOnePass !== undefined) {
              counts.fast += 1;
              const withCare = outcomeWithCare(kernel, given, settings);
              expect([...told, comparable(withCare)]).toStrictEqual([
                ...told,
                { ok: true, value: comparable(inOnePass) },
              ]);
            }
            if (BEYOND.test(text) && !takenBySchema) {
              // The schema counts characters, and the host has its own way: it decides.
              counts.beyond += 1;
              if (bound.ok) expect([...told, takenByHost]).toEqual([...told, true]);
              continue;
            }
            expect([...told, bound.problems, bound.ok]).toEqual([
              ...told,
              bound.problems,
              takenBySchema && takenByHost,
            ]);
            if (bound.ok) {
              // What is not declared is dropped before the instance is made.
              if (!closed(given)) continue;
              const made: unknown = plainToInstance(cls, JSON.parse(text));
              expect(comparable(bound.value)).toStrictEqual(comparable(made));
            } else {
              expect([...told, bound.problems.length]).not.toEqual([...told, 0]);
            }
          }
        });
      }),
      { numRuns: CLASSES },
    );
  },
  120_000 + CLASSES * 100,
);

test("saw enough of every kind to mean something", () => {
  const seed = String(fc.readConfigureGlobal().seed);
  const { accepted, refused, exact, beyond, fast } = counts;
  process.stdout.write(
    `Verdicts of the kernel: ${String(accepted)} accepted and ${String(refused)} refused, as the schema and the real ` +
      `validator together; ${String(exact)} of ${String(CLASSES)} classes stated exactly; ${String(fast)} bound in one ` +
      `pass; ${String(beyond)} beyond the basic plane; seed ${seed}\n`,
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(CLASSES / 2);
  expect(exact).toBeGreaterThan(CLASSES / 50);
  expect(fast).toBeGreaterThan(CLASSES / 10);
});

test("the asynchronous entry gives the same verdicts", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ([spec, values, unknownArguments]) => {
      const pairs = withOwnStore(() => {
        const cls = classBuilder()(spec) as unknown as new () => object;
        return values.map(
          (given) =>
            [
              bindArguments(cls, given, { unknownArguments }),
              bindArgumentsAsync(cls, given, { unknownArguments }),
            ] as const,
        );
      });
      for (const [bound, later] of pairs)
        expect(comparable(await later)).toStrictEqual(comparable(bound));
    }),
    { numRuns: Math.ceil(CLASSES / 10) },
  );
}, 120_000);
