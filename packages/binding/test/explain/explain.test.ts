import { ApiProperty } from "@nestjs/swagger";
import { Exclude, Expose, Transform, Type } from "class-transformer";
import {
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  MinLength,
  NotEquals,
  registerDecorator,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import {
  Default,
  Describe,
  explain,
  formatExplanation,
  Internal,
  MinLength as OwnMinLength,
  Name,
  Nullable,
  OfType,
  Open,
  ReadOnly,
  Required,
  toInputSchema,
  Wrapper,
  type DecoratorExplanation,
  type Explanation,
  type InputSchemaOptions,
} from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";

const silent = { diagnostics: { report: () => undefined } };

function explained(cls: Class, options: InputSchemaOptions = {}): Explanation {
  return explain(cls, { ...silent, ...options });
}

/** Each decorator of a member of the root as `outcome text`. */
function outcomes(cls: Class, member: string, options: InputSchemaOptions = {}): readonly string[] {
  return decoratorsOf(cls, member, options).map(
    ({ outcome, decorator }) => `${outcome} ${decorator}`,
  );
}

function decoratorsOf(
  cls: Class,
  member: string,
  options: InputSchemaOptions = {},
): readonly DecoratorExplanation[] {
  const [root] = explained(cls, options).classes;
  return root!.members.find((each) => each.member === member)!.decorators;
}

function IsOdd(): PropertyDecorator {
  return (target, key) => {
    registerDecorator({
      name: "isOdd",
      target: target.constructor,
      propertyName: key as string,
      validator: { validate: (value) => Number(value) % 2 === 1 },
    });
  };
}

class Item {
  @IsInt() @Max(9) count!: number;
}

class Base {
  @IsString() @MaxLength(5) name!: string;
}

class Order extends Base {
  @MinLength(3) declare name: string;
  @IsDefined() @ValidateNested({ each: true }) @Type(() => Item) @ArrayMinSize(1) items!: Item[];
  @IsOptional() @Matches(/^a/) code?: string;
  @Expose({ name: "wire" }) @IsInt() renamed!: number;
  @Exclude() @IsOptional() @IsString() secret?: string;
  @IsOdd() odd!: number;
  @IsInt() wrong!: string;
}

describe("explain", () => {
  it("lists every class that is reached, with where it stands", () => {
    const { classes } = explained(Order);
    expect(classes.map(({ name, pointer }) => [name, pointer])).toEqual([
      ["Order", ""],
      ["Item", "/properties/items/items"],
    ]);
  });

  it("says of each decorator where the schema states it", () => {
    expect(decoratorsOf(Order, "items").slice(0, 3)).toEqual([
      {
        decorator: "@IsDefined()",
        source: "class-validator",
        outcome: "stated",
        says: ["required", "null refused"],
        where: ["/required"],
      },
      {
        decorator: "@ValidateNested({ each: true })",
        source: "class-validator",
        outcome: "stated",
        says: ["each element: null refused", "each element: looked into"],
        where: [],
      },
      {
        decorator: "@ArrayMinSize(1)",
        source: "class-validator",
        outcome: "stated",
        says: ["array", "minSize 1", "required", "null refused"],
        where: ["/properties/items/type", "/properties/items/minItems", "/required"],
      },
    ]);
  });

  it("says what is left to the host, and why", () => {
    expect(decoratorsOf(Order, "odd")[0]).toEqual({
      decorator: "isOdd",
      source: "class-validator",
      outcome: "host",
      says: [],
      where: [],
      why: "The host alone checks it: a custom rule is never called while reading.",
    });
  });

  it("says which rules a derived class has replaced", () => {
    expect(outcomes(Order, "name")).toEqual([
      "none @IsString()",
      "none @MaxLength(5)",
      "guidance @MinLength(3)",
      "stated design:type",
    ]);
    expect(decoratorsOf(Order, "name")[1]?.why).toBe(
      "Order declares rules of the member again, which take the place of those of Base.",
    );
  });

  it("says which declaration comes first where two contradict each other", () => {
    expect(outcomes(Order, "wrong")).toEqual(["stated @IsInt()", "overruled design:type"]);
    expect(decoratorsOf(Order, "wrong")[1]?.why).toMatch(
      /^class-validator \(@IsInt\) says integer/,
    );
  });

  it("says what keeps a member out", () => {
    const [root] = explained(Order).classes;
    expect(root!.members.find(({ member }) => member === "secret")).toEqual({
      member: "secret",
      required: false,
      diagnostics: [],
      decorators: [
        ...["@IsOptional()", "@IsString()"].map((decorator) => ({
          decorator,
          source: "class-validator",
          outcome: "none",
          says: [],
          where: [],
          why: "@Exclude keeps the member out of the schema.",
        })),
        {
          decorator: "@Exclude()",
          source: "class-transformer",
          outcome: "stated",
          says: ["kept out of the schema"],
          where: [],
        },
        {
          decorator: "design:type",
          source: "design:type",
          outcome: "none",
          says: [],
          where: [],
          why: "@Exclude keeps the member out of the schema.",
        },
      ],
    });
  });

  it("says what a condition takes away", () => {
    class Conditional {
      @ValidateIf((o: Conditional) => o.kind === "a") @IsInt() value!: number;
      @IsString() kind!: string;
    }
    expect(outcomes(Conditional, "value")).toEqual([
      expect.stringMatching(/^host @ValidateIf\(/),
      "host @IsInt()",
      "stated design:type",
    ]);
  });

  it("says what a transform leaves of the rules behind it", () => {
    class Transformed {
      @Transform(({ value }) => (value as string).trim()) @IsString() @MaxLength(5) asked!: string;
      @Transform(({ value }) => (value as string).length) @IsInt() opaque!: number;
    }
    expect(outcomes(Transformed, "asked")).toEqual([
      "stated @IsString()",
      "host @MaxLength(5)",
      expect.stringMatching(/^host @Transform\(/),
      "stated design:type",
    ]);
    expect(outcomes(Transformed, "opaque").slice(0, 2)).toEqual([
      "host @IsInt()",
      expect.stringMatching(/^host @Transform\(/),
    ]);
  });

  it("says which rules are out of scope", () => {
    class Grouped {
      @IsInt({ groups: ["admin"] }) @IsString({ groups: ["user"] }) value!: unknown;
    }
    const options = { host: { validator: { groups: ["user"] } } };
    expect(outcomes(Grouped, "value", options).slice(0, 2)).toEqual([
      'none @IsInt({ groups: ["admin"] })',
      'stated @IsString({ groups: ["user"] })',
    ]);
  });

  it("says what documentation adds, and that it narrows nothing beside rules", () => {
    class Documented {
      @ApiProperty({ description: "How many.", minimum: 3 }) @IsInt() count!: number;
      @ApiProperty() @IsOptional() @IsString() note?: string;
      @ApiProperty({ required: true }) @IsOptional() @IsString() wrong?: string;
    }
    expect(
      decoratorsOf(Documented, "count").find(({ source }) => source === "nest-swagger"),
    ).toEqual({
      decorator: "@ApiProperty",
      source: "nest-swagger",
      outcome: "overruled",
      says: ["minimum 3", "description", "required"],
      where: ["/properties/count/description", "/required"],
      why: "The rules say what is accepted, and what documents a member narrows nothing (minimum 3).",
    });
    expect(outcomes(Documented, "note")).toContain("none @ApiProperty");
    expect(outcomes(Documented, "wrong")).toContain("overruled @ApiProperty");
    class Sent {
      @ApiProperty({ minimum: 3, required: false }) count!: number;
    }
    expect(outcomes(Sent, "count")).toEqual(["stated @ApiProperty", "stated design:type"]);
  });

  it("says what the options of writing leave out", () => {
    class Filled {
      @IsInt() count = 1;
    }
    expect(outcomes(Filled, "count").at(-1)).toBe("none the initializer");
    expect(outcomes(Filled, "count", { dialect: "flat" }).at(-1)).toBe("stated the initializer");
  });

  it("names classes that are declared by hand, and those no member of which is decorated", () => {
    class Decimal {}
    class Empty {}
    class Owner {
      @OfType(() => Decimal) price!: Decimal;
      @OfType(() => Empty) empty!: Empty;
    }
    const { classes } = explained(Owner, {
      typeShape: (cls) => (cls === Decimal ? { kind: "scalar", scalar: "string" } : undefined),
    });
    expect(classes.slice(1)).toMatchObject([
      { name: "Decimal", declaredBy: "the option typeShape", members: [] },
      { name: "Empty", members: [], diagnostics: [{ code: "empty_class" }] },
    ]);
  });

  it("tells the decorators of the class", () => {
    @Open()
    @Describe("An order.")
    class Described {
      @OfType(() => String) text!: string;
    }
    expect(explained(Described).classes[0]!.decorators).toEqual([
      expect.objectContaining({ decorator: "@Describe", where: ["/description"] }),
      expect.objectContaining({ decorator: "@Open", where: ["/additionalProperties"] }),
    ]);
  });

  it("finds members of every name, and wrappers, in either dialect", () => {
    @Wrapper()
    class Id {
      @OfType(() => String) @Required() value!: string;
    }
    class Owner {
      @OfType(() => Id) @Name("a/b~c") id!: Id;
      @OfType(() => Number) ["__proto__"]!: number;
      @OfType(() => Number) toString!: () => string;
      @Internal() hidden!: string;
      @OfType(() => Owner) self!: Owner;
    }
    for (const dialect of ["referenced", "flat"] as const) {
      const { classes } = explained(Owner, { dialect });
      const schema = toInputSchema(Owner, { dialect, ...silent });
      for (const { members } of classes) {
        for (const { member, pointer, decorators } of members) {
          if (member === "hidden") continue;
          expect([member, at(schema, pointer!)]).not.toContain(undefined);
          for (const place of decorators.flatMap(({ where }) => where)) {
            expect([place, at(schema, place)]).not.toContain(undefined);
          }
        }
      }
      expect(classes[1]).toMatchObject({
        name: "Id",
        members: [{ pointer: "/properties/a~1b~0c" }],
      });
    }
  });

  it("gives a member that cannot be read with its diagnostic, and the others", () => {
    class Broken {
      @IsInt() whole!: number;
      @OfType(() => {
        throw new Error("Not yet.");
      })
      broken!: unknown;
    }
    const [root] = explained(Broken).classes;
    expect(root!.members.map(({ member, diagnostics }) => [member, diagnostics.length])).toEqual([
      ["broken", 1],
      ["whole", 0],
    ]);
  });

  it("says of a rule that another source loosens that it is not stated", () => {
    class Loosened {
      @OwnMinLength(2) @MinLength(5) text!: string;
      @Nullable() @IsString() nullable!: string;
      @Default(5) @IsInt() filled!: number;
      @MinLength(2) @MinLength(5) tightened!: string;
    }
    expect(outcomes(Loosened, "text")).toContain("host @MinLength(5)");
    expect(outcomes(Loosened, "nullable", { dialect: "flat" })).toContain("overruled @IsString()");
    expect(outcomes(Loosened, "filled")).toContain("overruled @IsInt()");
    expect(outcomes(Loosened, "tightened").slice(0, 2)).toEqual([
      "guidance @MinLength(2)",
      "guidance @MinLength(5)",
    ]);
  });

  it("says of a rule that nothing gives a type that the host alone checks it", () => {
    class Untyped {
      @IsNotEmpty() text: unknown;
      @IsNotEmpty() count!: number;
      @ValidateNested() inside: unknown;
      @NotEquals(0, { each: true }) list: unknown;
      @IsDefined() defined: unknown;
    }
    expect(outcomes(Untyped, "text")[0]).toBe("host @IsNotEmpty()");
    expect(outcomes(Untyped, "count")[0]).toBe("stated @IsNotEmpty()");
    expect(outcomes(Untyped, "inside")[0]).toBe("host @ValidateNested()");
    expect(outcomes(Untyped, "list")[0]).toBe("host @NotEquals(0, { each: true })");
    expect(decoratorsOf(Untyped, "defined")[0]).toMatchObject({
      outcome: "host",
      where: ["/required"],
    });
  });

  it("says what the options of writing leave out of nulls, members and depths", () => {
    class Inner {
      @IsInt() deep!: number;
    }
    class Written {
      @Nullable() @OfType(() => String) told!: string | null;
      @IsOptional() @IsInt() taken?: number;
      @ReadOnly() @IsString() id!: string;
      @IsDefined() @ValidateNested() @Type(() => Inner) inner!: Inner;
    }
    expect(outcomes(Written, "told")).toContain("none @Nullable()");
    expect(outcomes(Written, "told", { nullability: "declared" })).toContain("stated @Nullable()");
    expect(decoratorsOf(Written, "taken")[0]).toMatchObject({ says: ["not required"] });
    expect(decoratorsOf(Written, "taken", { nullability: "accepted" })[0]).toMatchObject({
      says: ["not required", "null accepted"],
      where: ["/properties/taken/type"],
    });
    expect(outcomes(Written, "id").slice(0, 2)).toEqual(["stated @ReadOnly()", "none @IsString()"]);
    const { classes } = explained(Written);
    expect(classes[0]!.members.find(({ member }) => member === "id")).toMatchObject({
      required: false,
    });
    const kept = outcomes(Written, "id", { dropReadOnlyProperties: false });
    expect(kept.slice(0, 2)).toEqual(["none @ReadOnly()", "stated @IsString()"]);
    const cut = explained(Written, { maxDepth: 1 }).classes.find(({ name }) => name === "Inner");
    expect(cut!.members[0]!.decorators.map(({ outcome }) => outcome)).toEqual(["none", "none"]);
  });

  it("gives the place of a member to none that has the same wire name", () => {
    class Twice {
      @IsString() @Expose({ name: "x" }) first!: string;
      @IsInt() @Expose({ name: "x" }) second!: number;
    }
    const [first, second] = explained(Twice).classes[0]!.members;
    expect(first).toMatchObject({ name: "x", pointer: "/properties/x", diagnostics: [] });
    expect(second).not.toHaveProperty("pointer");
    expect(second).toMatchObject({
      required: false,
      diagnostics: [{ code: "conflicting_declarations" }],
    });
    expect(new Set(second!.decorators.map(({ why }) => why))).toEqual(
      new Set(["The same wire name on first keeps the member out of the schema."]),
    );
  });

  it("points to no keyword of another claim", () => {
    class Formatted {
      @IsString() @IsEmail() mail!: string;
      @Matches(/a/) @Matches(/b/) text!: string;
    }
    const plain = decoratorsOf(Formatted, "mail").find(({ decorator }) =>
      decorator.startsWith("@IsString"),
    );
    expect(plain?.where).toEqual(["/properties/mail/type", "/required"]);
    const schema = toInputSchema(Formatted, silent);
    for (const [index, source] of ["a", "b"].entries()) {
      const places = decoratorsOf(Formatted, "text")[index]!.where;
      const patterns = places.filter((place) => place.endsWith("/pattern"));
      expect(patterns.map((place) => at(schema, place))).toEqual([source]);
    }
  });

  it("refuses what toInputSchema refuses", () => {
    expect(() => explain({} as unknown as Class)).toThrow("explain takes a class");
    expect(() => explain(Order, { dialekt: "flat" } as InputSchemaOptions)).toThrow(
      'Unknown option "dialekt"',
    );
    expect(() =>
      explain(Order, { diagnostics: { escalate: ["conflicting_declarations"] } }),
    ).toThrow("conflicting_declarations");
  });

  it("hands diagnostics to a report, and to nobody else", () => {
    const warn = jest.spyOn(process, "emitWarning").mockImplementation();
    const codes: string[] = [];
    explain(Order);
    explain(Order, { diagnostics: { report: ({ code }) => codes.push(code) } });
    expect(warn).not.toHaveBeenCalled();
    expect(codes).toContain("conflicting_declarations");
    warn.mockRestore();
  });
});

describe("formatExplanation", () => {
  class Small {
    @IsInt() @Describe("How many.") count!: number;
    @IsArray() @IsEmail({}, { each: true }) mails!: string[];
    @IsOdd() odd!: number;
  }

  it("writes a block for each class and a line for each decorator", () => {
    expect(formatExplanation(explained(Small))).toBe(
      [
        "Small  #",
        "  count: required",
        '    @Describe("How many.")       stated   : description  → #/properties/count/description',
        "    @IsInt()                     stated   : integer; required; null refused  → #/properties/count/type #/required",
        "    design:type                  stated   : number  → #/properties/count/type",
        "  mails: required",
        "    @IsArray()                   stated   : array; required; null refused  → #/properties/mails/type #/required",
        "    @IsEmail({}, { each: true }) guidance : each element: string (email); required; each element: null refused  → " +
          "#/properties/mails/items/type #/properties/mails/items/format #/required",
        "      The host takes mailboxes beyond ASCII, which the format `email` does not, and clients may take it for an annotation.",
        "    design:type                  stated   : array  → #/properties/mails/type",
        "  odd: optional",
        "    isOdd                        host",
        "      The host alone checks it: a custom rule is never called while reading.",
        "    design:type                  stated   : number  → #/properties/odd/type",
        "    info untranslated_constraint: Small.odd: isOdd is a custom rule: it is not called while reading, and left to the host.",
        "",
      ].join("\n"),
    );
  });
});

describe("formatExplanation of hostile texts", () => {
  it("begins no line of its own for a name or a message, and steers no terminal", () => {
    class Odd {
      @IsInt() @Describe("x") ["a\nb\u001b[2J\u2028c"]!: number;
      @ValidateIf(() => {
        throw new Error("one\ntwo");
      })
      @IsInt()
      thrown!: number;
    }
    const text = formatExplanation(explained(Odd));
    expect(text).toContain("  a\\nb\\u001b[2J\\u2028c: required\n");
    expect(text.split("\n").every((line) => /^$|^Odd|^ {2}/u.test(line))).toBe(true);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u2028]/u);
  });
});

function at(schema: object, pointer: string): unknown {
  let value: unknown = schema;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const holder = value as Record<string, unknown> | undefined;
    value = holder !== undefined && Object.hasOwn(holder, name) ? holder[name] : undefined;
  }
  return value;
}
