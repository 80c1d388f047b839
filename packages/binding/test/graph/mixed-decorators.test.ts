import { IsString, MinLength as HostMinLength } from "class-validator";
import { Describe, Min, MinLength, OfType, toTypeShape } from "../../src/index.js";

const mixedIn = (cls: Parameters<typeof toTypeShape>[0]): readonly string[] =>
  toTypeShape(cls)
    .diagnostics.filter(({ code }) => code === "mixed_decorators")
    .map(({ message }) => message);

describe("an own decorator that class-validator has too", () => {
  test("is told where other members have rules of class-validator and its own has none", () => {
    class Order {
      @IsString() name!: string;
      @MinLength(3) code!: string;
      @Min(1) total!: number;
    }
    expect(mixedIn(Order)).toEqual([
      "Order.code: @MinLength is the one of @shapewright/binding, while other members have rules of class-validator, " +
        "which does not look at this member. Import MinLength from class-validator, or add a rule that it checks.",
      "Order.total: @Min is the one of @shapewright/binding, while other members have rules of class-validator, " +
        "which does not look at this member. Import Min from class-validator, or add a rule that it checks.",
    ]);
  });

  test("is not told beside a rule of class-validator, without any, or of decorators that are ours alone", () => {
    class Beside {
      @IsString() @MinLength(3) @HostMinLength(3) code!: string;
    }
    class Alone {
      @MinLength(3) @OfType(() => String) code!: string;
    }
    class Ours {
      @IsString() name!: string;
      @Describe("Ours.") @OfType(() => String) note!: string;
    }
    expect([mixedIn(Beside), mixedIn(Alone), mixedIn(Ours)]).toEqual([[], [], []]);
  });
});
