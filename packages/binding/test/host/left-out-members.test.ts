import { Exclude, Expose } from "class-transformer";
import { IsInt, IsString } from "class-validator";
import { toTypeShape, type HostOptions } from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";
import { failuresOf } from "../differential/host.js";

const told = (cls: Class, host: HostOptions = {}): readonly string[] =>
  toTypeShape(cls, { host }).diagnostics.map(({ code, message }) => `${code} ${message}`);

describe("a member that is kept out of the arguments", () => {
  it("and demanded all the same is told to be unsatisfiable, as the host has it", () => {
    class Order {
      @Exclude() @IsString() secret!: string;
      @IsInt() count!: number;
    }
    expect(told(Order)).toEqual([
      "unsatisfiable_member Order.secret: @Exclude keeps it out of the arguments and @IsString refuses what stands there " +
        "without one, so no arguments are accepted. Remove one of them, or initialize the member with a value that its " +
        "rules take.",
    ]);
    expect(failuresOf(Order, { count: 1, secret: "text" })).not.toEqual([]);
  });

  it("with an initializer that its rules take needs no word", () => {
    class Order {
      @Exclude() @IsString() state = "new";
    }
    expect(told(Order)).toEqual([]);
    expect(failuresOf(Order, {})).toEqual([]);
  });

  it("by its groups is told for the groups alone", () => {
    class Order {
      @Expose({ groups: ["admin"] }) @IsString() note!: string;
    }
    expect(told(Order)).toEqual([
      expect.stringMatching(/^unsatisfiable_member Order\.note: @Expose keeps/),
    ]);
    expect(told(Order, { transform: { groups: ["admin"] } })).toEqual([]);
  });

  it("by an option is told by the option's name", () => {
    class Order {
      @IsString() note!: string;
    }
    expect(told(Order, { transform: { excludeExtraneousValues: true } })).toEqual([
      expect.stringMatching(/^unsatisfiable_member Order\.note: excludeExtraneousValues keeps/),
    ]);
  });
});
