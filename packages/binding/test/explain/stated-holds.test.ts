import Ajv2020 from "ajv/dist/2020";
import * as fc from "fast-check";
import {
  explain,
  toInputSchema,
  type DecoratorExplanation,
  type InputSchemaOptions,
} from "../../src/index.js";
import { rows } from "../../src/readers/class-validator/rows/index.js";
import { argumentsFor } from "../differential/argument-values.js";
import { classBuilder } from "../differential/build-class.js";
import { sourceOf } from "../differential/class-spec.js";
import { classSpecs } from "../differential/class-specs.js";
import { failuresOf, withOwnStore } from "../differential/host.js";

const VALUES = 6;
const CLASSES = Math.ceil(Number(process.env["AGREEMENT_PAIRS"] ?? 6_000) / VALUES);

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const options: fc.Arbitrary<InputSchemaOptions> = fc.record(
  {
    dialect: fc.constantFrom("referenced" as const, "flat" as const),
    references: fc.constantFrom("shared" as const, "recursive" as const, "never" as const),
    nullability: fc.constantFrom("omit" as const, "declared" as const, "accepted" as const),
    defaults: fc.constantFrom("omit" as const, "state" as const),
    closing: fc.constantFrom("none" as const, "every-level" as const),
    freeForm: fc.constantFrom("true" as const, "silent" as const),
    unreadable: fc.constantFrom("boundary" as const, "open" as const),
    maxDepth: fc.nat(3),
    unknownArguments: fc.constantFrom("reject" as const, "ignore" as const),
  },
  { requiredKeys: [] },
);

const cases = classSpecs(2).chain((spec) =>
  fc.tuple(
    fc.constant(spec),
    options,
    fc.array(argumentsFor(spec), { minLength: VALUES, maxLength: VALUES }),
  ),
);

/** Validators divide in floating point; `exceptions.test.ts` shows it. */
const ROUNDED: ReadonlySet<string> = new Set(["isDivisibleBy"]);

describe("what is explained as stated", () => {
  it("is refused by the schema wherever the real validator refuses it", () => {
    fc.assert(
      fc.property(cases, ([spec, chosen, values]) => {
        withOwnStore(() => {
          const cls = classBuilder()(spec);
          const silent = { ...chosen, diagnostics: { report: () => undefined } };
          const schema = toInputSchema(cls, silent);
          const validate = ajv.compile(schema);
          ajv.removeSchema(schema);
          const [root] = explain(cls, silent).classes;
          const decorators = new Map(
            root!.members.map(({ name, decorators }) => [name, decorators]),
          );
          for (const given of values) {
            if (!validate(given)) continue;
            for (const { path, rule } of failuresOf(cls, given)) {
              if (ROUNDED.has(rule)) continue;
              const [, member = "", ...inside] = path.split("/");
              if (inside.length > 0) continue;
              const making = decoratorsOf(rule, decorators.get(member) ?? []);
              if (making.length === 0) continue;
              // Two of one rule may contradict each other: then one of them is overruled, and not told apart here.
              if (making.some(({ outcome }) => outcome !== "stated")) continue;
              expect([sourceOf(spec), chosen, schema, given, rule, making]).toEqual(
                "refused by the schema",
              );
            }
          }
        });
      }),
      { numRuns: CLASSES },
    );
  }, 300_000);
});

/** The decorators of a member that make the rule. */
function decoratorsOf(
  rule: string,
  decorators: readonly DecoratorExplanation[],
): readonly DecoratorExplanation[] {
  const name = rows.get(rule)?.decorator;
  return decorators.filter(
    ({ decorator, outcome }) =>
      outcome !== "none" && name !== undefined && decorator.startsWith(`${name}(`),
  );
}
