import {
  IsDefined,
  IsInt,
  IsOptional,
  IsString,
  MinLength,
  ValidateIf,
  ValidateNested,
  validateSync,
} from "class-validator";
import { askCondition } from "../../../src/readers/class-validator/condition.js";
import { claimsOf, codesOf, factsOf, presenceAndNull } from "./read.js";

type Condition = (object: never, value: unknown) => unknown;

interface Other {
  url: string;
  value?: string;
}

describe("askCondition", () => {
  test.each<[string, Condition, boolean, boolean]>([
    ["absence", (_, value) => value !== undefined, true, false],
    ["null", (_, value) => value !== null, false, true],
    ["either", (_, value) => value !== undefined && value !== null, true, true],
    ["neither", () => true, false, false],
    ["neither, late", () => Promise.resolve(false), false, false],
    ["neither, by the object being there", (object: unknown) => object !== undefined, false, false],
  ])("%s", (_name, condition, ofUndefined, ofNull) => {
    expect(askCondition(condition)).toEqual({
      conditional: false,
      undefined: ofUndefined,
      null: ofNull,
    });
  });

  const swallow = (run: () => unknown): true => {
    try {
      run();
    } catch {
      // The point.
    }
    return true;
  };

  test.each<[string, Condition]>([
    ["lets off all", () => false],
    ["lets off the empty text", (_, value) => value !== ""],
    ["lets off what is falsy", (_, value) => Boolean(value)],
    ["lets off one kind", (_, value) => typeof value !== "boolean"],
    ["lets off lists", (_, value) => !Array.isArray(value)],
    ["lets off a text that it names", (_, value) => value !== "none"],
    ["lets off a number that it names", (_, value) => value !== -42],
    ["reads a member", (object: { readonly url: string }) => object.url],
    ["reads its own member", (object: Other) => object.value !== undefined],
    ["looks for a member", (object: object) => "url" in object],
    ["lists members", (object: object) => Object.keys(object).length > 0],
    ["looks at the class", (object: unknown) => !(object instanceof Date)],
    ["asks the prototype", (object: object) => Object.getPrototypeOf(object) !== null],
    ["swallows", (object: { readonly url: string }) => swallow(() => object.url)],
    ["writes", (object: { url: string }) => swallow(() => (object.url = ""))],
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
    ["throws on some", (_, value) => (value as string).length >= 0],
    ["waits for a member", async (object: { readonly url: Promise<string> }) => await object.url],
  ])("is conditional: %s", (_name, condition) => {
    expect(askCondition(condition)).toEqual({ conditional: true });
  });

  test("is conditional: no function", () => {
    expect(askCondition(undefined)).toEqual({ conditional: true });
  });
});

describe("a member under @ValidateIf", () => {
  class Dto {
    @ValidateIf((_, value) => value !== undefined) @IsString() absent!: string;
    @ValidateIf((_, value) => value !== null) @MinLength(2) nothing!: string;
    @ValidateIf((dto: Dto) => dto.absent === "x")
    @IsInt()
    @MinLength(2, { each: true })
    other!: number;
    @ValidateIf((_, value) => value !== "") @ValidateNested() @IsDefined() nested!: object;
    @IsOptional() @ValidateIf((dto: Dto) => dto.absent === "x") @IsInt() both!: number;
    @ValidateIf((_, value) => value !== undefined)
    @ValidateIf((_, value) => value !== null)
    @IsInt()
    twice!: number;
  }

  test("keeps its rules where only absence or null is let off", () => {
    expect(presenceAndNull(factsOf(Dto, "absent"))).toEqual({ required: false, nullable: false });
    expect(presenceAndNull(factsOf(Dto, "nothing"))).toEqual({ required: true, nullable: true });
    expect(presenceAndNull(factsOf(Dto, "twice"))).toEqual({ required: false, nullable: true });
    expect(claimsOf("type", factsOf(Dto, "absent"))).toHaveLength(1);
    expect(claimsOf("constraints", factsOf(Dto, "nothing"))).toHaveLength(1);
    expect(codesOf(factsOf(Dto, "twice"))).toEqual([]);
  });

  test.each(["other", "nested", "both"])(
    "claims nothing by rules that hold at times: %s",
    (member) => {
      const facts = factsOf(Dto, member);
      expect(presenceAndNull(facts)).toEqual({ required: false, nullable: true });
      expect(codesOf(facts)).toEqual(["conditional_member"]);
      expect(facts).toHaveLength(3);
    },
  );
});

describe("the option validateIf of one rule", () => {
  class Dto {
    @IsString()
    @MinLength(5, { validateIf: (dto: Dto) => dto.other !== "x" })
    value!: string;

    @IsString({ validateIf: (_, value) => value !== undefined }) @MinLength(5) other!: string;

    @IsString({ validateIf: (_, value) => value !== undefined }) alone!: string;

    @MinLength(5, { each: true, validateIf: (_, value) => value !== null }) list!: string[];
  }
  // 0.14 does not know the option.
  const known = !validateSync(new Dto()).some(({ property }) => property === "alone");

  test("takes the claims of its own rule away and no others, where it hangs on the object", () => {
    const facts = factsOf(Dto, "value");
    expect(claimsOf("constraints", facts)).toHaveLength(known ? 0 : 1);
    expect(claimsOf("type", facts).length).toBeGreaterThan(0);
    expect(codesOf(facts)).toEqual(known ? ["untranslated_constraint"] : []);
    expect(presenceAndNull(facts)).toEqual({ required: true, nullable: false });
  });

  test("lets off absence for its own rule alone", () => {
    expect(presenceAndNull(factsOf(Dto, "other")).required).toBe(true);
    expect(presenceAndNull(factsOf(Dto, "alone")).required).toBe(!known);
    expect(claimsOf("type", factsOf(Dto, "alone"))).toHaveLength(1);
  });

  test("is about the whole list, not about its elements", () => {
    const facts = factsOf(Dto, "list");
    expect(presenceAndNull(facts)).toEqual({ required: true, nullable: known });
    expect(claimsOf("null", facts, "each")).toEqual([{ says: "null", accepted: false }]);
  });
});
