import { type DocumentTargetName, toSchemaDocument } from "@shapewright/binding";
import Ajv, { type Options } from "ajv";
import Ajv04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020";
import { classes, DIRECTIONS, samples } from "./targeted-schemas.js";

const options: Options = { strict: true, allErrors: true };

/** With the keywords that stand around the schemas, and the notes of OpenAPI 3.0 that draft-04 does not know. */
const VALIDATORS: Readonly<Record<DocumentTargetName, () => Pick<Ajv, "addSchema" | "compile">>> = {
  "draft-07": () => addFormats(new Ajv({ ...options, allowUnionTypes: true })),
  "openapi-3.0": () =>
    addFormats(new Ajv04({ ...options, keywords: ["components", "example", "deprecated"] })),
  "openapi-3.1": () =>
    addFormats(new Ajv2020({ ...options, allowUnionTypes: true, keywords: ["components"] })),
};

const cases = (["draft-07", "openapi-3.0", "openapi-3.1"] as const).flatMap((target) =>
  DIRECTIONS.map((direction) => ({ target, direction })),
);

describe.each(cases)("a document of $target in the direction $direction", (one) => {
  const { target, direction } = one;
  const silent = { report: () => {} };
  const { schemas, names, failures } = toSchemaDocument(classes, {
    target,
    direction,
    diagnostics: silent,
  });
  const validator = VALIDATORS[target]();
  const isDraft07 = target === "draft-07";
  validator.addSchema(
    isDraft07 ? { definitions: schemas } : { components: { schemas } },
    "document",
  );
  const prefix = isDraft07 ? "#/definitions/" : "#/components/schemas/";

  test("has an entry for every class, with no reference that leads nowhere", () => {
    expect(failures).toEqual([]);
    expect(names.size).toBe(89);
    for (const name of Object.keys(schemas)) {
      expect(validator.compile({ $ref: `document${prefix}${name}` })).toBeInstanceOf(Function);
    }
  });

  test("takes what each class takes or sends", () => {
    const refused = classes.flatMap((cls) => {
      const sample = samples.get(cls.name);
      if (sample === undefined) return [];
      const validate = validator.compile({ $ref: `document${prefix}${names.get(cls)!}` });
      return validate(direction === "input" ? sample.taken : sample.sent) ? [] : [cls.name];
    });
    // A member whose initializer is null is sent as null, which the dialect of documents does not state unless asked to.
    expect(refused).toEqual(direction === "input" ? [] : ["Dimensions"]);
  });
});
