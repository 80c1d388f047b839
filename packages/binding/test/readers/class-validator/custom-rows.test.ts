import {
  IsOptional,
  IsString,
  registerDecorator,
  Validate,
  ValidateBy,
  ValidatorConstraint,
  type ValidationOptions,
} from "class-validator";
import { toInputSchema, toTypeShape, type CustomRow, type Diagnostic } from "../../../src/index.js";

const called: unknown[] = [];

/** A rule by its name, as most are written. */
function IsSlug(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: "isSlug",
      validator: {
        validate: (value) => {
          called.push(value);
          return typeof value === "string" && /^[a-z-]+$/.test(value);
        },
      },
    },
    options,
  );
}

@ValidatorConstraint({ name: "steps", async: true })
class StepsOf {
  validate(value: unknown): Promise<boolean> {
    called.push(value);
    return Promise.resolve(value !== 1);
  }
}

const slug: CustomRow = {
  rule: "isSlug",
  decorator: "@IsSlug",
  stated: "exactly",
  samples: { accepts: ["a-b"], rejects: ["A", "", null, undefined] },
  claims: () => [
    { says: "type", type: { kind: "string" } },
    { says: "constraints", constraints: { pattern: "^[a-z-]+$" } },
  ],
};

const steps: CustomRow = {
  rule: StepsOf,
  decorator: "@Validate(StepsOf)",
  stated: { leftToHost: "whether the steps exist" },
  samples: { accepts: [2, undefined], rejects: [1] },
  claims: ({ arguments: [step] }) => [
    { says: "constraints", constraints: { multipleOf: Number(step) } },
    { says: "type", type: { kind: "number" } },
  ],
};

class Page {
  @IsSlug() slug!: string;
  @IsSlug({ each: true }) tags!: string[];
  @IsOptional() @IsSlug() other?: string;
  @Validate(StepsOf, [5]) count!: number;
}

function told(cls: new () => object, rows: readonly CustomRow[]) {
  const diagnostics: Diagnostic[] = [];
  const schema = toInputSchema(cls, {
    dialect: "flat",
    rows,
    diagnostics: { report: (diagnostic) => diagnostics.push(diagnostic) },
  });
  return { schema, diagnostics };
}

describe("a row of the user's own", () => {
  test("says what its rule means, by the rule's name or by its class, on a value and on elements", () => {
    const pattern = { type: "string", pattern: "^[a-z-]+$" };
    expect(told(Page, [slug, steps]).schema).toEqual({
      type: "object",
      properties: {
        slug: pattern,
        tags: { type: "array", items: pattern },
        other: { type: ["string", "null"], pattern: "^[a-z-]+$" },
        count: { type: ["number", "null"], multipleOf: 5 },
      },
      required: ["slug", "tags"],
      additionalProperties: false,
    });
  });

  test("is reported where a part is left to the host, and as untranslated without a row", () => {
    const codes = (rows: readonly CustomRow[]) =>
      told(Page, rows).diagnostics.map(({ code, message }) => `${code} ${message}`);
    expect(codes([slug, steps])).toEqual([
      "untranslated_constraint Page.count: @Validate(StepsOf): whether the steps exist cannot be told by a schema; " +
        "the host checks it.",
    ]);
    const untranslated = codes([]).filter((line) => line.startsWith("untranslated_constraint"));
    expect(untranslated).toHaveLength(4);
  });

  test("never calls the rule", () => {
    called.length = 0;
    told(Page, [slug, steps]);
    expect(called).toEqual([]);
  });

  test("says nothing of absence or null that its samples do not hold", () => {
    class Dto {
      @IsSlug() slug!: string;
    }
    const silent = { ...slug, samples: { accepts: ["a"], rejects: ["A"] } };
    expect(told(Dto, [silent]).schema).toMatchObject({
      properties: { slug: { type: ["string", "null"] } },
    });
    expect(told(Dto, [silent]).schema).not.toHaveProperty("required");
  });

  test("for a class wins against one for its name", () => {
    const named: CustomRow = { ...slug, rule: "steps", decorator: "@Named" };
    expect(told(Page, [named, steps]).schema).toMatchObject({
      properties: { count: { multipleOf: 5 } },
    });
    expect(told(Page, [named]).schema).toMatchObject({
      properties: { count: { pattern: "^[a-z-]+$" } },
    });
  });

  test("does not touch class-validator's own rule of the same name, and tells a false one from it", () => {
    class Dto {
      @IsString() real!: string;
      @registerFalse() pretended!: string;
    }
    const isString: CustomRow = {
      rule: "isString",
      decorator: "@IsText",
      stated: "exactly",
      samples: { accepts: ["x"], rejects: [null, undefined] },
      claims: () => [{ says: "constraints", constraints: { maxSize: 3 } }],
    };
    expect(told(Dto, [isString]).schema).toMatchObject({
      properties: { real: { type: "string" }, pretended: { type: "string", maxLength: 3 } },
    });
    expect(told(Dto, [isString]).schema).not.toHaveProperty("properties.real.maxLength");
  });

  test("that throws takes its own member alone", () => {
    const broken: CustomRow = {
      ...slug,
      claims: () => {
        throw new Error("no claims today");
      },
    };
    const { schema, diagnostics } = told(Page, [broken, steps]);
    expect(schema).toMatchObject({ properties: { slug: {}, count: { multipleOf: 5 } } });
    expect(diagnostics.map(({ message }) => message).join("\n")).toContain("no claims today");
  });

  test("is part of what a reading is kept by: other rows, another reading, and the same ones in another list", () => {
    const patterns = (rows: readonly CustomRow[]) =>
      JSON.stringify(told(Page, rows).schema).includes("^[a-z-]+$");
    expect([patterns([slug]), patterns([]), patterns([slug]), patterns([steps])]).toEqual([
      ...[true, false, true, false],
    ]);
    let asked = 0;
    const counting: CustomRow = {
      ...slug,
      claims: (use) => {
        asked += 1;
        return slug.claims(use);
      },
    };
    told(Page, [counting]);
    const once = asked;
    told(Page, [counting]);
    expect([once > 0, asked]).toEqual([true, once]);
  });

  test("works for toTypeShape too", () => {
    expect(toTypeShape(Page, { rows: [slug] }).shape.types["Page"]?.members[0]).toMatchObject({
      constraints: { pattern: "^[a-z-]+$" },
      required: true,
    });
  });
});

function registerFalse(): PropertyDecorator {
  return (target, member) => {
    registerDecorator({
      name: "isString",
      target: target.constructor,
      propertyName: String(member),
      validator: { validate: () => true },
    });
  };
}

describe("what is no row is refused by name", () => {
  const { samples } = slug;
  test.each<[unknown, string]>([
    [slug, 'The option "rows" is a list of rows, one for each rule.'],
    [["isSlug"], "rows[0] is no row. A row has rule, decorator, stated, samples, claims."],
    [
      [{ ...slug, decorator: "IsSlug" }],
      'rows[0].decorator is the decorator as an author writes it, such as "@IsSlug".',
    ],
    [[slug, slug], "The row of @IsSlug: its rule has a row already. Leave one row for each rule."],
    [
      [{ ...slug, rule: "" }],
      "The row of @IsSlug: `rule` is the rule's name or its constraint class.",
    ],
    [
      [{ ...slug, claims: [] }],
      "The row of @IsSlug: `claims` is a function of one use of the rule.",
    ],
    [
      [{ ...slug, stated: { leftToHost: "" } }],
      'The row of @IsSlug: `stated` is "exactly", { asGuidance: reason } or { leftToHost: reason }.',
    ],
    [
      [{ ...slug, samples: { ...samples, rejects: [] } }],
      "The row of @IsSlug: `samples.rejects` lists at least one value that the rule rejects.",
    ],
    [
      [{ ...slug, name: "isSlug" }],
      'Unknown key of a row "name". Allowed: rule, decorator, stated, samples, claims.',
    ],
  ])("%#", (rows, message) => {
    expect(() => toTypeShape(Page, { rows: rows as readonly CustomRow[] })).toThrow(
      new TypeError(message),
    );
  });
});
