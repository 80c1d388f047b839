import { readFileSync } from "node:fs";
import type { JsonSchema, JsonValue, TargetName } from "@shapewright/binding";
import Ajv, { type Options, type ValidateFunction } from "ajv";
import Ajv04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020";
import {
  allSchemas,
  classSchemas,
  complaints,
  type Direction,
  DIRECTIONS,
  type NamedSchema,
} from "./targeted-schemas.js";

type Validator = Pick<
  Ajv,
  "compile" | "removeSchema" | "validateSchema" | "errorsText" | "addFormat" | "addVocabulary"
>;

const silent: Options = { logger: false };

const lenient: Options = { ...silent, strict: false };

/**
 * Strict but for three warnings that are no question of validity: a keyword beside no type of its own, a tuple without bounds,
 * and a member demanded elsewhere than where it is declared, as in `then`. Hosts write all of these.
 */
const strict: Options = {
  ...silent,
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
};

/** Strict in everything, for what the library writes of classes: each place says of what type its values are. */
const strictest: Options = { ...silent, strict: true };

const in07 = (options: Options): Validator => addFormats(new Ajv(options));
const in2020 = (options: Options): Validator => addFormats(new Ajv2020(options));

/** Compiles a schema, checking it against the metaschema first. */
function compileIn(validator: Validator): (schema: JsonSchema) => void {
  return (schema) => {
    if (validator.validateSchema(schema) !== true) throw new Error(validator.errorsText());
    validator.compile(schema);
    validator.removeSchema(schema);
  };
}

const TOOLS = ["mcp", "openai-strict", "anthropic-strict", "gemini"] as const;

const DIALECTS = [
  ["draft-07", in07],
  ["2020-12", in2020],
] as const;

/** How many of the 89 classes a target takes at least: a strict one takes no maps, and no type that is not said. */
const LEAST: Readonly<Record<TargetName, Readonly<Record<Direction, number>>>> = {
  mcp: { input: 89, output: 89 },
  "openai-strict": { input: 55, output: 40 },
  "anthropic-strict": { input: 50, output: 38 },
  gemini: { input: 89, output: 89 },
  "gemini-openapi": { input: 89, output: 89 },
  "draft-07": { input: 89, output: 89 },
  "openapi-3.0": { input: 89, output: 89 },
  "openapi-3.1": { input: 89, output: 89 },
};

function ofClasses(target: TargetName, direction: Direction): readonly NamedSchema[] {
  const found = classSchemas(target, direction);
  expect(found.length).toBeGreaterThanOrEqual(LEAST[target][direction]);
  return found;
}

const toolCases = TOOLS.flatMap((target) =>
  DIALECTS.flatMap(([dialect, validatorIn]) =>
    DIRECTIONS.map((direction) => ({ target, dialect, direction, validatorIn })),
  ),
);

/** Gemini takes whatever format it is given, and positions, which draft-07 knows under another name. */
function asGeminiDoes(validator: Validator, target: TargetName, dialect: string): Validator {
  if (target !== "gemini") return validator;
  for (const format of ["idn-email", "phone"]) validator.addFormat(format, true);
  if (dialect === "draft-07") validator.addVocabulary(["prefixItems"]);
  return validator;
}

describe.each(toolCases)("$target of $direction in $dialect", (tool) => {
  const { target, direction, dialect, validatorIn } = tool;

  test("compiles leniently", () => {
    const schemas = allSchemas(target, direction);
    expect(complaints(schemas, compileIn(validatorIn(lenient)))).toEqual([]);
  });

  test("compiles strictly", () => {
    const validator = asGeminiDoes(validatorIn(strict), target, dialect);
    expect(complaints(allSchemas(target, direction), compileIn(validator))).toEqual([]);
  });

  test("compiles with everything strict where a class is written", () => {
    const schemas = ofClasses(target, direction);
    expect(complaints(schemas, compileIn(validatorIn(strictest)))).toEqual([]);
  });
});

const documentCases = [
  { target: "draft-07", dialect: "draft-07", validatorIn: in07, remarks: [] },
  {
    target: "openapi-3.1",
    dialect: "2020-12",
    validatorIn: in2020,
    // Valid, and it is the host that says it: the target changes nothing in what 2020-12 knows.
    remarks: [
      'matchesSome: strict mode: "minContains" == 0 without "maxContains": "contains" keyword ignored',
    ],
  },
] as const;

/**
 * These targets leave patterns as the host writes them, and neither dialect demands that a pattern compile where Unicode is
 * minded (draft-07 says ECMA-262, 2020-12 only that it should).
 */
const anyPattern: Options = { unicodeRegExp: false };

describe.each(
  documentCases.flatMap((one) => DIRECTIONS.map((direction) => ({ ...one, direction }))),
)("$target of $direction in $dialect", ({ target, direction, validatorIn, remarks }) => {
  test("compiles leniently", () => {
    const validator = validatorIn({ ...lenient, ...anyPattern });
    expect(complaints(allSchemas(target, direction), compileIn(validator))).toEqual([]);
  });

  test("compiles strictly", () => {
    const validator = validatorIn({ ...strict, ...anyPattern });
    // Both dialects leave it to a validator which formats it knows.
    for (const format of ["idn-email", "phone"]) validator.addFormat(format, true);
    expect(complaints(allSchemas(target, direction), compileIn(validator))).toEqual(remarks);
  });

  test("compiles with everything strict but lists of types where a class is written", () => {
    const validator = validatorIn({ ...strictest, allowUnionTypes: true });
    expect(complaints(ofClasses(target, direction), compileIn(validator))).toEqual([]);
  });
});

interface DocumentSchema {
  readonly id: string;
  readonly definitions: {
    readonly Schema: { readonly properties: { readonly type: { readonly enum: string[] } } };
  };
}

/** The Schema Object of the OpenAPI initiative's own schema of 3.0 documents, which knows no keywords but its fields. */
function schemaObjectOf30(...moreTypes: readonly string[]): ValidateFunction {
  const path = require.resolve("@seriousme/openapi-schema-validator/schemas/v3.0/schema.json");
  const document = JSON.parse(readFileSync(path, "utf8")) as DocumentSchema;
  document.definitions.Schema.properties.type.enum.push(...moreTypes);
  const validator = addFormats(new Ajv04({ strict: false }));
  validator.addSchema(document);
  return validator.compile({ $ref: `${document.id}#/definitions/Schema` });
}

/**
 * Gemini says `nullable` beside a choice as well, which means nothing to OpenAPI 3.0 and makes ajv throw. Beside a choice and
 * nowhere else it is taken away here.
 */
function withoutNullableChoices(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutNullableChoices);
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...rest } = value as Readonly<Record<string, JsonValue>>;
  const kept =
    nullable === undefined || Array.isArray(rest["anyOf"]) ? rest : { nullable, ...rest };
  return Object.fromEntries(
    Object.entries(kept).map(([key, held]) => [key, withoutNullableChoices(held)]),
  );
}

/** Notes of OpenAPI 3.0 that draft-04 does not know. */
const NOTES_OF_30 = ["example", "deprecated", "readOnly", "writeOnly"];

const in04 = (options: Options): Validator =>
  addFormats(new Ajv04({ ...options, keywords: NOTES_OF_30 }));

describe.each(
  (["openapi-3.0", "gemini-openapi"] as const).flatMap((target) =>
    DIRECTIONS.map((direction) => ({ target, direction })),
  ),
)("$target of $direction", ({ target, direction }) => {
  const asOpenApi = ({ name, schema }: NamedSchema): NamedSchema =>
    target === "openapi-3.0"
      ? { name, schema }
      : { name, schema: withoutNullableChoices(schema) as JsonSchema };

  test("is a Schema Object of OpenAPI 3.0", () => {
    // The types of Gemini's Schema are those of OpenAPI 3.0, and NULL.
    const isSchemaObject = schemaObjectOf30(...(target === "gemini-openapi" ? ["null"] : []));
    const schemas = [...ofClasses(target, direction), ...allSchemas(target, direction)];
    const check = (schema: JsonSchema): void => {
      if (!isSchemaObject(schema)) throw new Error(JSON.stringify(isSchemaObject.errors));
    };
    expect(complaints(schemas, check)).toEqual([]);
  });

  test("compiles leniently in draft-04", () => {
    const schemas = allSchemas(target, direction).map(asOpenApi);
    const validator = in04({ ...lenient, ...anyPattern });
    expect(complaints(schemas, compileIn(validator))).toEqual([]);
  });

  test("compiles strictly in draft-04", () => {
    const validator = in04({ ...strict, ...anyPattern });
    for (const format of ["idn-email", "phone"]) validator.addFormat(format, true);
    const schemas = allSchemas(target, direction).map(asOpenApi);
    expect(complaints(schemas, compileIn(validator))).toEqual([]);
  });

  test("compiles with everything strict where a class is written", () => {
    const schemas = ofClasses(target, direction).map(asOpenApi);
    expect(complaints(schemas, compileIn(in04(strictest)))).toEqual([]);
  });
});

test("the Schema Object of OpenAPI 3.0 refuses what 2020-12 has more", () => {
  const isSchemaObject = schemaObjectOf30();
  expect(isSchemaObject({ type: "object", properties: { a: { type: "string" } } })).toBe(true);
  for (const refused of [
    { type: ["string", "null"] },
    { const: 1 },
    { $defs: {} },
    { type: "null" },
  ]) {
    expect(isSchemaObject({ properties: { a: refused } })).toBe(false);
  }
});
