import {
  forTarget,
  type JsonSchema,
  removeInventedNulls,
  type TargetName,
  toInputSchema,
  UnfitForTargetError,
} from "@shapewright/binding";
import { targetWriting } from "@shapewright/rules";
import Ajv, { type Options, type ValidateFunction } from "ajv";
import Ajv04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020";
import { classes, classSchemas, complaints, samples } from "./targeted-schemas.js";

const options: Options = { allErrors: true };

/** As the consumer of each target reads it. */
function compilerFor(target: TargetName): (schema: JsonSchema) => ValidateFunction {
  switch (target) {
    case "mcp":
      return compilerOf(new Ajv(options));
    case "draft-07":
      return compilerOf(new Ajv({ ...options, allowUnionTypes: true }));
    case "openapi-3.0":
    case "gemini-openapi":
      return compilerOf(new Ajv04({ ...options, keywords: ["example"] }));
    default:
      return compilerOf(new Ajv2020({ ...options, allowUnionTypes: true }));
  }
}

function compilerOf(ajv: Pick<Ajv, "compile">): (schema: JsonSchema) => ValidateFunction {
  addFormats(ajv as Ajv);
  return (schema) => ajv.compile(schema);
}

/** What is left of the checks: a target that takes few keywords refuses less, and the host checks the rest. */
const TARGETS = [
  { target: "mcp", least: 86, refused: 1 },
  { target: "anthropic-strict", least: 50, refused: 0.7 },
  { target: "gemini", least: 86, refused: 0.8 },
  { target: "gemini-openapi", least: 86, refused: 0.9 },
  { target: "draft-07", least: 86, refused: 1 },
  { target: "openapi-3.0", least: 86, refused: 1 },
  { target: "openapi-3.1", least: 86, refused: 1 },
] as const;

/** A member whose initializer is null is sent as null, which the dialect of documents does not state unless asked to. */
const NULL_OF_AN_INITIALIZER = ["Dimensions: data/depth must be number"];

function expectTaken(validate: ValidateFunction, value: unknown): void {
  if (!validate(value)) throw new Error(new Ajv().errorsText(validate.errors));
}

describe.each(TARGETS)("$target", ({ target, least, refused }) => {
  const compile = compilerFor(target);

  test("takes the arguments that each class takes", () => {
    const schemas = classSchemas(target).filter(({ name }) => samples.has(name));
    expect(schemas.length).toBeGreaterThanOrEqual(least);
    const check = (schema: JsonSchema, name: string): void => {
      expectTaken(compile(schema), samples.get(name)!.taken);
    };
    expect(complaints(schemas, check)).toEqual([]);
  });

  test("takes what is sent of each class", () => {
    const schemas = classSchemas(target, "output").filter(({ name }) => samples.has(name));
    expect(schemas.length).toBeGreaterThanOrEqual(least - 15);
    const check = (schema: JsonSchema, name: string): void => {
      expectTaken(compile(schema), samples.get(name)!.sent);
    };
    const isDocument = ["draft-07", "openapi-3.0", "openapi-3.1"].includes(target);
    expect(complaints(schemas, check)).toEqual(isDocument ? NULL_OF_AN_INITIALIZER : []);
  });

  test("refuses what it can say that each class refuses", () => {
    const verdicts = classSchemas(target).flatMap(({ name, schema }) => {
      const validate = compile(schema);
      return (samples.get(name)?.refused ?? []).map((wrong) => !validate(wrong));
    });
    const share = verdicts.filter((isRefused) => isRefused).length / verdicts.length;
    expect(share).toBeGreaterThanOrEqual(refused);
  });
});

describe("openai-strict", () => {
  const compile = compilerFor("openai-strict");
  const fitting = classes.flatMap((cls) => {
    const sample = samples.get(cls.name);
    const silent = { report: () => {} };
    const written = toInputSchema(cls, { ...targetWriting("openai-strict"), diagnostics: silent });
    try {
      const targeted = forTarget(written, "openai-strict", { name: cls.name });
      return sample === undefined ? [] : [[cls.name, { ...sample, targeted }] as const];
    } catch (error) {
      if (error instanceof UnfitForTargetError) return [];
      throw error;
    }
  });

  test("takes most classes", () => {
    expect(fitting.length).toBeGreaterThanOrEqual(55);
  });

  test.each(fitting)("takes arguments of %s with null for what is not given", (name, one) => {
    const given = withNulls(one.taken, one.targeted.schema, one.targeted.schema);
    expectTaken(compile(one.targeted.schema), given);
    const expected = { ...one.taken, ...NULL_OF_ITS_OWN.get(name) };
    expect(removeInventedNulls(given, one.targeted)).toEqual(expected);
  });
});

/** A member that the declaration lets be null: null says that it is null, not that it is left out. */
const NULL_OF_ITS_OWN: ReadonlyMap<string, object> = new Map([["Dimensions", { depth: null }]]);

/** Null for each member that is demanded and not there, as a model gives it that is held to the schema. */
function withNulls(value: unknown, schema: JsonSchema, root: JsonSchema): unknown {
  const { $ref, anyOf, items, properties } = schema as StrictSchema;
  if ($ref !== undefined) {
    const target = (root as StrictSchema).$defs?.[$ref.slice("#/$defs/".length)];
    return withNulls(value, target ?? {}, root);
  }
  if (anyOf !== undefined) {
    const branch = anyOf.find((one) => mayBeMeant(value, one, root));
    return withNulls(value, branch ?? {}, root);
  }
  if (Array.isArray(value)) return value.map((item) => withNulls(item, items ?? {}, root));
  if (properties === undefined || typeof value !== "object" || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      given[name] === undefined ? null : withNulls(given[name], member, root),
    ]),
  );
}

interface StrictSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** Whether a branch is of the kind of a value, and knows its keys and its tag. */
function mayBeMeant(value: unknown, branch: JsonSchema, root: JsonSchema): boolean {
  const { $ref, type, properties, enum: values } = branch as StrictSchema;
  if ($ref !== undefined) {
    const target = (root as StrictSchema).$defs?.[$ref.slice("#/$defs/".length)];
    return target !== undefined && mayBeMeant(value, target, root);
  }
  if (values !== undefined && !values.includes(value)) return false;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return type !== "object";
  }
  if (type !== "object") return false;
  return Object.entries(value).every(([name, held]) => {
    const member = properties?.[name] as StrictSchema | undefined;
    if (member === undefined) return false;
    return member.enum === undefined || member.enum.includes(held);
  });
}
