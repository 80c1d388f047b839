import Ajv2020 from "ajv/dist/2020";
import { Transform, Type } from "class-transformer";
import {
  Equals,
  IsDefined,
  IsDivisibleBy,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNotEmptyObject,
  IsNotIn,
  IsOptional,
  IsString,
  NotEquals,
  ValidateNested,
} from "class-validator";
import type { Class } from "../../src/facts/class.js";
import { toInputSchema, toTypeShape, type JsonSchema } from "../../src/index.js";
import { failuresOf } from "./host.js";

/** Every case in which a schema and the real validator were found to disagree, with what they agree on since. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

function schemaOf(cls: Class): JsonSchema {
  return toInputSchema(cls, {
    unknownArguments: "ignore",
    diagnostics: { report: () => undefined },
  });
}

/** What the schema and the host both say of the arguments. */
function verdict(cls: Class, given: Readonly<Record<string, unknown>>): "accepted" | "refused" {
  const bySchema = ajv.compile(schemaOf(cls))(given);
  const byHost = failuresOf(cls, given).length === 0;
  expect([given, bySchema]).toEqual([given, byHost]);
  return byHost ? "accepted" : "refused";
}

function codesOf(cls: Class): readonly string[] {
  return toTypeShape(cls).diagnostics.map(({ code }) => code);
}

test("an optional member is required where its initializer is one that its own rules refuse", () => {
  class Dto {
    @IsOptional() @IsEmail() email = "";
    @IsDefined() id!: string;
  }
  expect(verdict(Dto, { id: "x" })).toBe("refused");
  expect(verdict(Dto, { id: "x", email: "a@example.com" })).toBe("accepted");
});

test("the empty text is no choice where a rule refuses it", () => {
  class Dto {
    @IsNotEmpty() @IsIn(["", "a"]) choice!: string;
  }
  expect(verdict(Dto, { choice: "" })).toBe("refused");
  expect(verdict(Dto, { choice: "a" })).toBe("accepted");
});

test("the empty text as the only choice beside a rule that refuses it is reported", () => {
  class Dto {
    @IsNotEmpty() @Equals("") choice!: string;
  }
  expect(failuresOf(Dto, { choice: "" })).toHaveLength(1);
  expect(codesOf(Dto)).toEqual(["unsatisfiable_member"]);
});

test("choices of several kinds are left with those of the kind that another rule demands", () => {
  class Dto {
    @IsInt() @IsIn([1, 1.5]) integer!: number;
    @IsString() @IsIn(["a", 1]) text!: string;
  }
  expect(verdict(Dto, { integer: 1, text: "a" })).toBe("accepted");
  expect(verdict(Dto, { integer: 1.5, text: "a" })).toBe("refused");
  expect(verdict(Dto, { integer: 1, text: 1 })).toBe("refused");
});

test("a choice of another kind than the one demanded is reported, null beside it or not", () => {
  class Dto {
    @IsInt() @Equals(1.5) fraction!: number;
    @IsNotEmptyObject() @IsIn(["a", null]) object!: unknown;
  }
  expect(codesOf(Dto).filter((code) => code === "unsatisfiable_member")).toHaveLength(2);
});

test("two lists of choices leave what stands in both, whatever their forms", () => {
  class Dto {
    @IsIn(["a", 1, true]) @IsIn([1, 2, true]) mixed!: unknown;
    @IsIn([1, 1.5]) @IsIn([1, 2]) numbers!: number;
  }
  expect(verdict(Dto, { mixed: 1, numbers: 1 })).toBe("accepted");
  expect(verdict(Dto, { mixed: true, numbers: 1 })).toBe("accepted");
  expect(verdict(Dto, { mixed: "a", numbers: 1 })).toBe("refused");
  expect(verdict(Dto, { mixed: 1, numbers: 1.5 })).toBe("refused");
  expect(verdict(Dto, { mixed: 1, numbers: 2 })).toBe("refused");
});

test("an instance counts the members that it brings, so no number of keys is demanded", () => {
  class Item {
    @IsString() name = "unnamed";
  }
  class Dto {
    @IsNotEmptyObject() @Type(() => Item) item!: Item;
    @IsNotEmptyObject({}, { each: true }) @Type(() => Item) items!: Item[];
  }
  expect(verdict(Dto, { item: {}, items: [{}, { name: "x" }] })).toBe("accepted");
});

test("a plain object counts the keys that arrive", () => {
  class Dto {
    @IsNotEmptyObject() settings!: Record<string, unknown>;
  }
  expect(verdict(Dto, { settings: {} })).toBe("refused");
  expect(verdict(Dto, { settings: { a: 1 } })).toBe("accepted");
});

test("a refused value is listed once, however many rules refuse it", () => {
  class Dto {
    @IsInt() @NotEquals(0) @IsNotIn([0, 1]) number!: number;
  }
  expect((schemaOf(Dto)["properties"] as Record<string, JsonSchema>)["number"]).toEqual({
    type: "integer",
    not: { enum: [0, 1] },
  });
  expect(verdict(Dto, { number: 0 })).toBe("refused");
  expect(verdict(Dto, { number: 2 })).toBe("accepted");
});

test("two divisors both hold", () => {
  class Dto {
    @IsDivisibleBy(4) @IsDivisibleBy(6) number!: number;
  }
  expect([4, 6, 12, 24, 8].map((number) => verdict(Dto, { number }))).toEqual([
    "refused",
    "refused",
    "accepted",
    "accepted",
    "refused",
  ]);
});

test("rules for each element say nothing of one or many where nothing says of what", () => {
  class Dto {
    @IsNotEmpty({ each: true }) anything!: unknown;
    @NotEquals("x", { each: true }) other!: unknown;
  }
  expect(schemaOf(Dto)["properties"]).toEqual({
    anything: {},
    other: { not: { enum: ["x"] } },
  });
  expect(verdict(Dto, { anything: [1, "a"], other: "x" })).toBe("refused");
  expect(verdict(Dto, { anything: 1, other: ["y"] })).toBe("accepted");
});

test("a nested rule without @Type lets nothing through but an empty list, and is reported", () => {
  class Item {
    @IsInt() count!: number;
  }
  class Dto {
    @IsDefined() @ValidateNested() item!: Item;
  }
  expect(failuresOf(Dto, { item: { count: 1 } })).toHaveLength(1);
  expect(codesOf(Dto)).toEqual(["unsatisfiable_member"]);
});

test("what a transform makes of a value is not asked for the class that a nested rule lacks", () => {
  class Dto {
    @ValidateNested() @Transform(() => ({ made: true })) item!: unknown;
  }
  expect(schemaOf(Dto)["properties"]).toEqual({ item: {} });
  expect(codesOf(Dto)).not.toContain("unreadable_shape");
});
