import {
  type Class,
  removeInventedNulls,
  type TargetSchema,
  toTargetSchema,
  UnfitForTargetError,
} from "@shapewright/binding";
import { Type } from "class-transformer";
import { IsIn, IsInt, IsOptional, IsString, ValidateNested } from "class-validator";
import { classes, samples } from "../../../../test/targets/targeted-schemas.js";
import { bindArguments, toStandardSchema } from "../../src/index.js";

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The one branch that a value may be meant for; `undefined` where there are several. */
function branchFor(value: unknown, schema: Json, root: Json): Json | undefined {
  const { $ref, anyOf } = schema;
  if (typeof $ref === "string") {
    const definitions = root["$defs"];
    const name = $ref.replace("#/$defs/", "");
    const target = $ref === "#" ? root : isObject(definitions) ? definitions[name] : undefined;
    return isObject(target) ? branchFor(value, target, root) : undefined;
  }
  if (!Array.isArray(anyOf)) return schema;
  const kind = Array.isArray(value) ? "array" : "object";
  const fitting = anyOf
    .map((branch: Json) => branchFor(value, branch, root))
    .filter((branch) => branch?.["type"] === kind);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What a model gives in strict mode for some arguments: null for each member that they leave out. */
function withNulls(value: unknown, schema: Json, root: Json): unknown {
  const branch = branchFor(value, schema, root);
  if (branch === undefined) return value;
  const { items, properties } = branch;
  if (Array.isArray(value)) {
    return isObject(items) ? value.map((item) => withNulls(item, items, root)) : value;
  }
  if (!isObject(value) || !isObject(properties)) return value;
  const members = Object.entries(properties).map(([name, member]) => {
    const given = value[name];
    return [name, given === undefined ? null : withNulls(given, member as Json, root)];
  });
  return { ...value, ...(Object.fromEntries(members) as Json) };
}

interface Strict {
  readonly cls: Class;
  readonly written: TargetSchema;
  readonly taken: Json;
  readonly given: unknown;
}

/** The example classes that strict mode takes, with arguments and what a model makes of them. */
const strict: readonly Strict[] = classes.flatMap((cls) => {
  const sample = samples.get(cls.name);
  if (sample === undefined) return [];
  try {
    const written = toTargetSchema(cls, "openai-strict", { diagnostics: { report: () => {} } });
    const given = withNulls(sample.taken, written.schema, written.schema);
    return [{ cls, written, taken: sample.taken, given }];
  } catch (error) {
    if (error instanceof UnfitForTargetError) return [];
    throw error;
  }
});

const invented = strict.filter(
  ({ given, taken }) => JSON.stringify(given) !== JSON.stringify(taken),
);

/** As `bindArguments` has it, so that one can be compared with the other. */
function told(cls: Class, args: unknown, options?: Parameters<typeof toStandardSchema>[1]) {
  const result = toStandardSchema(cls, options)["~standard"].validate(args);
  return result.issues === undefined
    ? { value: result.value }
    : { wrong: result.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
}

function expected(cls: Class, args: unknown) {
  const bound = bindArguments(cls, args);
  if (!bound.ok) throw new Error(`${cls.name}: ${JSON.stringify(bound.problems)}`);
  return { value: bound.value };
}

test("most example classes have members for which strict mode invents null", () => {
  expect(strict.length).toBeGreaterThanOrEqual(50);
  expect(invented.length).toBeGreaterThanOrEqual(20);
});

test.each(strict.map((one) => [one.cls.name, one] as const))(
  "%s is bound from what strict mode gives, as from what was meant",
  (_name, { cls, written, taken, given }) => {
    expect(told(cls, removeInventedNulls(given, written))).toEqual(expected(cls, taken));
  },
);

test.each(invented.map((one) => [one.cls.name, one] as const))(
  "%s: the option `nullForOptional` gives the same",
  (_name, { cls, taken, given }) => {
    expect(told(cls, given, { nullForOptional: "absent" })).toEqual(expected(cls, taken));
  },
);

describe("a choice between objects", () => {
  class Shape {
    @IsIn(["circle", "square"])
    kind!: string;
  }
  class Circle extends Shape {
    @IsOptional()
    @IsInt()
    radius = 5;
  }
  class Square extends Shape {
    @IsInt()
    side!: number;

    @IsOptional()
    @IsString()
    label?: string;
  }
  class Drawing {
    @ValidateNested({ each: true })
    @Type(() => Shape, {
      keepDiscriminatorProperty: true,
      discriminator: {
        property: "kind",
        subTypes: [
          { name: "circle", value: Circle },
          { name: "square", value: Square },
        ],
      },
    })
    shapes!: (Circle | Square)[];
  }

  test("has its nulls taken out in the branch that is meant", () => {
    const written = toTargetSchema(Drawing, "openai-strict", { diagnostics: { report: () => {} } });
    const given = {
      shapes: [
        { kind: "circle", radius: null },
        { kind: "square", side: 1, label: null },
      ],
    };
    const meant = { shapes: [{ kind: "circle" }, { kind: "square", side: 1 }] };
    const { value } = expected(Drawing, meant);
    expect(told(Drawing, removeInventedNulls(given, written))).toEqual({ value });
    expect(told(Drawing, given, { nullForOptional: "absent" })).toEqual({ value });
    expect((value as Drawing).shapes[0]).toEqual(Object.assign(new Circle(), { kind: "circle" }));
  });
});
