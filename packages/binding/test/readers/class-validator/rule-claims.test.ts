import {
  Allow,
  ArrayUnique,
  IsArray,
  IsDate,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNotIn,
  IsNumber,
  IsOptional,
  IsPhoneNumber,
  IsString,
  IsUUID,
  Length,
  Matches,
  Min,
  ValidatePromise,
} from "class-validator";
import { claimsOf, codesOf, factsOf, presenceAndNull } from "./read.js";

describe("what a rule becomes", () => {
  class Dto {
    @IsNotEmpty() notEmpty!: unknown;
    @Allow() anything!: unknown;
    @Allow() @IsString() allowedText!: string;
    @Allow() @IsOptional() allowedOptional!: unknown;
    @ValidatePromise() @IsInt() promised!: Promise<number>;
    @IsString() @IsInt() both!: never;
    @Matches(/^a/) @Matches("b$", "g") patterns!: string;
    @Matches(/^ä/i) folded!: string;
    @IsArray() @Length(2, 4, { each: true }) texts!: string[];
    @IsNumber({ maxDecimalPlaces: 2 }) price!: number;
    @IsPhoneNumber("DE") phone!: string;
    @IsUUID() @IsEmail() formats!: string;
    @IsDate() when!: Date;
    @IsNotIn(["x", null, undefined, Symbol.iterator, 1]) unlike!: unknown;
    @ArrayUnique((item: { readonly id: number }) => item.id) unique!: object[];
    @Min((() => 1) as never) byFunction!: number;
    @IsIn((() => ["a"]) as never) choiceByFunction!: string;
  }
  const types = (member: string) => claimsOf("type", factsOf(Dto, member)).map(({ type }) => type);
  const constraints = (member: string) =>
    claimsOf("constraints", factsOf(Dto, member)).map((claim) => claim.constraints);

  test("@IsNotEmpty: a text is not the empty one, if it is a text", () => {
    expect(claimsOf("not-empty-text", factsOf(Dto, "notEmpty"))).toHaveLength(1);
    expect(constraints("notEmpty")).toEqual([]);
    expect(presenceAndNull(factsOf(Dto, "notEmpty"))).toEqual({ required: true, nullable: false });
  });

  test("@Allow: anything, where no other rule is there", () => {
    expect(types("anything")).toEqual([{ kind: "any" }]);
    expect(types("allowedOptional")).toEqual([{ kind: "any" }]);
    expect(types("allowedText")).toEqual([{ kind: "string" }]);
    expect(presenceAndNull(factsOf(Dto, "anything"))).toEqual({ required: false, nullable: true });
  });

  test("@ValidatePromise: nothing", () => {
    expect(types("promised")).toEqual([{ kind: "integer" }]);
    expect(codesOf(factsOf(Dto, "promised"))).toEqual([]);
  });

  test("two types: two claims, and no judgement", () => {
    expect(types("both")).toEqual(
      expect.arrayContaining([{ kind: "string" }, { kind: "integer" }]),
    );
    expect(codesOf(factsOf(Dto, "both"))).toEqual([]);
  });

  test("@Matches: one pattern each, or a remark", () => {
    expect(constraints("patterns")).toEqual(
      expect.arrayContaining([{ pattern: "^a" }, { pattern: "b$" }]),
    );
    expect(constraints("folded")).toEqual([]);
    expect(types("folded")).toEqual([{ kind: "string" }]);
    expect(codesOf(factsOf(Dto, "folded"))).toEqual(["untranslated_constraint"]);
    expect(claimsOf("remark", factsOf(Dto, "folded"))[0]?.message).toContain("/^ä/i");
  });

  test("each: the elements' own size", () => {
    const facts = factsOf(Dto, "texts");
    expect(claimsOf("type", facts).map(({ type }) => type)).toEqual([{ kind: "array" }]);
    expect(claimsOf("constraints", facts)).toEqual([]);
    expect(claimsOf("constraints", facts, "each").map((claim) => claim.constraints)).toEqual([
      { minSize: 2 },
      { maxSize: 4 },
    ]);
  });

  test("what a schema cannot tell: what it can, and a remark by name", () => {
    expect(types("price")).toEqual([{ kind: "number" }]);
    expect(types("phone")).toEqual([{ kind: "string" }]);
    for (const member of ["price", "phone"]) {
      expect(claimsOf("remark", factsOf(Dto, member))).toEqual([
        expect.objectContaining({ code: "untranslated_constraint", severity: "info" }),
      ]);
    }
    expect(claimsOf("remark", factsOf(Dto, "phone"))[0]?.message).toContain("@IsPhoneNumber");
  });

  test("formats and dates", () => {
    expect(types("formats")).toEqual(
      expect.arrayContaining([
        { kind: "string", format: "uuid" },
        { kind: "string", format: "email" },
      ]),
    );
    expect(types("when")).toEqual([{ kind: "date" }]);
  });

  test("@IsNotIn: the values that JSON can carry", () => {
    expect(constraints("unlike")).toEqual([{ not: ["x", 1] }]);
    expect(presenceAndNull(factsOf(Dto, "unlike"))).toEqual({ required: true, nullable: false });
  });

  test("@ArrayUnique with a selector: no uniqueness of the elements", () => {
    expect(types("unique")).toEqual([{ kind: "array" }]);
    expect(constraints("unique")).toEqual([]);
    expect(codesOf(factsOf(Dto, "unique"))).toEqual(["untranslated_constraint"]);
  });

  test.each(["byFunction", "choiceByFunction"])(
    "a function as an argument: nothing passes, %s",
    (member) => {
      expect(types(member)).toEqual([]);
      expect(constraints(member)).toEqual([]);
      expect(claimsOf("remark", factsOf(Dto, member))).toEqual([
        expect.objectContaining({ code: "unsatisfiable_member", severity: "warning" }),
      ]);
    },
  );
});
