import { writeSchema } from "@shapewright/rules";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import * as fc from "fast-check";
import { toSchemaDocument, toTypeShape } from "../../src/index.js";
import { argumentsFor } from "../differential/argument-values.js";
import { classBuilder } from "../differential/build-class.js";
import { classSpecs } from "../differential/class-specs.js";
import { withOwnStore } from "../differential/host.js";

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  validateFormats: false,
  keywords: ["components"],
});

const PREFIX = "#/components/schemas/";

function compile(schema: object): ValidateFunction {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return validate;
}

const listedClasses = fc.array(
  classSpecs(2).chain((spec) =>
    fc.tuple(fc.constant(spec), fc.array(argumentsFor(spec), { minLength: 4, maxLength: 4 })),
  ),
  { minLength: 1, maxLength: 4 },
);

test("the entry of each random class takes what the schema of the class alone takes", () => {
  let accepted = 0;
  let refused = 0;
  let shared = 0;
  fc.assert(
    fc.property(listedClasses, (listed) => {
      withOwnStore(() => {
        const build = classBuilder();
        const classes = listed.map(([spec]) => build(spec));
        const diagnostics = { report: () => undefined };
        const inDefs = toSchemaDocument(classes, { diagnostics });
        const inOpenApi = toSchemaDocument(classes, { diagnostics, refPrefix: PREFIX });
        expect([inDefs.failures, inOpenApi.failures]).toEqual([[], []]);
        if (Object.keys(inDefs.schemas).length > classes.length) shared += 1;
        listed.forEach(([, values], index) => {
          const cls = classes[index]!;
          const name = inDefs.names.get(cls) ?? "";
          const alone = compile(writeSchema(toTypeShape(cls).shape).schema);
          const entries = [
            compile({ $ref: `#/$defs/${name}`, $defs: inDefs.schemas }),
            compile({ $ref: PREFIX + name, components: { schemas: inOpenApi.schemas } }),
          ];
          for (const value of values) {
            const verdict = alone(value);
            if (verdict) accepted += 1;
            else refused += 1;
            expect(entries.map((entry) => entry(value))).toEqual([verdict, verdict]);
          }
        });
      });
    }),
    { numRuns: 300 },
  );
  expect(Math.min(accepted, refused, shared)).toBeGreaterThan(50);
}, 120_000);
