import Ajv2020 from "ajv/dist/2020";
import { IsInt, IsNumberString } from "class-validator";
import {
  ArrayOf,
  MapOf,
  Describe,
  OfType,
  toInputSchema,
  toOutputSchema,
  toTypeShape,
} from "../../src/index.js";
import type { Diagnostic } from "../../src/index.js";

const Seen: PropertyDecorator = () => undefined;

class Balance {
  @Seen @OfType(() => BigInt) cents!: bigint;
  @ArrayOf(() => BigInt) history!: bigint[];
  @MapOf(() => BigInt) byAccount!: Map<string, bigint>;
}

const digits = { type: "string", pattern: "^-?[0-9]+$" };

describe("a bigint member", () => {
  it("is a text of digits, alone and inside of collections, in either direction", () => {
    for (const written of [toInputSchema(Balance), toOutputSchema(Balance)]) {
      expect(written).toMatchObject({
        properties: {
          cents: digits,
          history: { items: digits },
          byAccount: { additionalProperties: digits },
        },
      });
    }
  });

  it("takes every integer and nothing else", () => {
    const validate = new Ajv2020({ strict: true }).compile(toInputSchema(Balance));
    for (const cents of ["0", "-1", "123456789012345678901234567890"]) {
      expect([cents, validate({ cents })]).toEqual([cents, true]);
    }
    for (const cents of ["", "1.5", "1n", " 1", "abc", 1, null]) {
      expect([cents, validate({ cents })]).toEqual([cents, false]);
    }
  });

  it("beside rules arrives as they say", () => {
    class Ruled {
      @IsInt() count!: bigint;
      @IsNumberString() text!: bigint;
    }
    const { shape, diagnostics } = toTypeShape(Ruled);
    expect(shape.types["Ruled"]?.members.map(({ type }) => type)).toMatchObject([
      { kind: "scalar", scalar: "integer" },
      { kind: "scalar", scalar: "string" },
    ]);
    expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  it("is reported where only the compiler tells that it is one", () => {
    class Untold {
      @Describe("In cents.") cents!: bigint;
    }
    const diagnostics: Diagnostic[] = [];
    toInputSchema(Untold, { diagnostics: { report: (each) => diagnostics.push(each) } });
    expect(diagnostics[0]).toMatchObject({
      code: "unreadable_shape",
      message: expect.stringMatching(/^Untold\.cents: it is a bigint/) as unknown,
    });
  });
});
