import { IsDefined, IsUrl, ValidateNested } from "class-validator";
import { Type } from "class-transformer";
import { OfType, toInputSchema, toTypeShape } from "../src/index.js";

let emitted: string[] = [];
const emitWarning = jest.spyOn(process, "emitWarning").mockImplementation((message, options) => {
  const { type, code } = options as { readonly type?: string; readonly code?: string };
  emitted.push(`${String(type)} ${String(code)} ${String(message).split(":")[0] ?? ""}`);
});

beforeEach(() => {
  emitted = [];
});

afterAll(() => {
  emitWarning.mockRestore();
});

describe("without a report", () => {
  test("a warning is emitted, with a type and a code to tell it by", () => {
    class Order {
      @IsDefined() extra!: unknown;
    }
    toInputSchema(Order);
    expect(emitted).toEqual(["ShapewrightWarning unreadable_shape Order.extra"]);
    expect(emitWarning).toHaveBeenLastCalledWith(
      expect.stringMatching(/^Order.extra: nothing says/u),
      {
        type: "ShapewrightWarning",
        code: "unreadable_shape",
      },
    );
  });

  test("it is emitted once for each class and code, however often the schema is asked for", () => {
    class Order {
      @IsDefined() extra!: unknown;
      @IsDefined() more!: unknown;
      @ValidateNested() @Type(() => Other) other!: object;
    }
    class Other {
      @IsDefined() extra!: unknown;
    }
    toInputSchema(Order);
    toInputSchema(Order);
    toInputSchema(Order, { unknownArguments: "ignore" });
    expect(emitted.sort()).toEqual([
      "ShapewrightWarning unenforced_presence Order.other",
      "ShapewrightWarning unreadable_shape Order.extra",
      "ShapewrightWarning unreadable_shape Other.extra",
    ]);
  });

  test("it is emitted once for a class that several lead to", () => {
    class Shared {
      @IsDefined() extra!: unknown;
    }
    class First {
      @OfType(() => Shared) shared!: Shared;
    }
    class Second {
      @OfType(() => Shared) shared!: Shared;
    }
    toInputSchema(First);
    toInputSchema(Second);
    toInputSchema(Shared);
    expect(emitted).toEqual(["ShapewrightWarning unreadable_shape Shared.extra"]);
  });

  test("it is emitted for each of two classes of one name", () => {
    const declare = () => {
      class Order {
        @IsDefined() extra!: unknown;
      }
      return Order;
    };
    toInputSchema(declare());
    toInputSchema(declare());
    expect(emitted).toHaveLength(2);
  });

  test("what is only information is not emitted", () => {
    class Order {
      @IsUrl() page!: string;
    }
    toInputSchema(Order);
    expect(emitted).toEqual([]);
  });

  test("toTypeShape emits nothing: it returns its diagnostics", () => {
    class Order {
      @IsDefined() extra!: unknown;
    }
    expect(toTypeShape(Order).diagnostics).toHaveLength(1);
    expect(emitted).toEqual([]);
  });
});

test("with a report nothing is emitted, and nothing counts as told", () => {
  class Order {
    @IsDefined() extra!: unknown;
  }
  toInputSchema(Order, { diagnostics: { report: () => undefined } });
  expect(emitted).toEqual([]);
  toInputSchema(Order);
  expect(emitted).toHaveLength(1);
});
