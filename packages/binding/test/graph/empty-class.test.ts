import { Exclude } from "class-transformer";
import { IsString, ValidateNested } from "class-validator";
import { Type } from "class-transformer";
import { OfType, toInputSchema, toTypeShape } from "../../src/index.js";

describe("a class of which no member is decorated", () => {
  class Nothing {
    text!: string;
  }

  test("takes any key, since nobody knows which it knows", () => {
    const { shape, diagnostics } = toTypeShape(Nothing);
    expect(shape).toEqual({
      root: { kind: "ref", ref: "Nothing" },
      types: { Nothing: { name: "Nothing", members: [], additional: true } },
    });
    expect(diagnostics).toEqual([
      {
        code: "empty_class",
        severity: "warning",
        message:
          "Nothing: no member of it is decorated, so nothing is known of what it takes. Decorate its members; if they " +
          "are, Nothing may be imported as a type only, or its decorators may come from a second copy of their package.",
        path: "/types/Nothing",
        type: "Nothing",
      },
    ]);
  });

  test("is a tool that takes anything, even where unknown arguments are refused", () => {
    const schema = toInputSchema(Nothing, { diagnostics: { report: () => undefined } });
    expect(JSON.stringify(schema)).toBe(
      '{"type":"object","properties":{},"required":[],"additionalProperties":true}',
    );
  });

  test("takes no other class down", () => {
    class Order {
      @IsString() id!: string;
      @ValidateNested() @Type(() => Nothing) nothing!: Nothing;
      @OfType(() => Nothing) again!: Nothing;
    }
    const { shape, diagnostics } = toTypeShape(Order);
    expect(Object.keys(shape.types)).toEqual(["Order", "Nothing"]);
    expect(diagnostics.filter(({ code }) => code === "empty_class")).toHaveLength(1);
  });
});

test("a class whose members are all left out is not empty: it takes no key", () => {
  class Closed {
    @Exclude() @IsString() secret!: string;
  }
  const { shape, diagnostics } = toTypeShape(Closed);
  expect(shape.types["Closed"]).toEqual({ name: "Closed", members: [] });
  expect(diagnostics.filter(({ code }) => code === "empty_class")).toEqual([]);
  expect(JSON.stringify(toInputSchema(Closed))).toBe(
    '{"type":"object","properties":{},"required":[],"additionalProperties":false}',
  );
});
