import { Expose } from "class-transformer";
import { IsOptional, IsString } from "class-validator";
import {
  ArrayOf,
  Internal,
  MapOf,
  OfType,
  ReadOnly,
  Required,
  WriteOnly,
  toInputSchema,
  toOutputSchema,
} from "../../src/index.js";
import { members, told } from "./read.js";

describe("B8: what is read-only", () => {
  test("own decorators: @ReadOnly, which an input leaves out", () => {
    class Own {
      @ReadOnly() @OfType(() => String) id!: string;
      @OfType(() => String) name!: string;
    }
    expect(members(Own).get("id")).toMatchObject({ readOnly: true, constructorBound: false });
    expect(members(Own).get("name")).toMatchObject({ readOnly: false, constructorBound: false });
    expect(Object.keys(told(Own).properties)).toEqual(["name"]);
  });

  test("own decorators: a list or a map stays, since the existing one is filled", () => {
    class Own {
      @ReadOnly() @ArrayOf(() => String) list!: string[];
      @ReadOnly() @MapOf(() => String) map!: Map<string, string>;
    }
    expect(Object.keys(told(Own).properties)).toEqual(["list", "map"]);
  });

  test("own decorators: it is not asked for, even where it is required", () => {
    class Own {
      @ReadOnly() @Required() @OfType(() => String) id!: string;
    }
    expect(told(Own)).toMatchObject({ properties: {}, required: [] });
  });

  test("design:type: a getter without a setter", () => {
    class Compiled {
      @IsOptional() get computed(): string {
        return this.constructor.name;
      }
      @IsOptional() get settable(): string {
        return this.constructor.name;
      }
      set settable(_value: string) {}
      @IsOptional() readonly declared?: string;
    }
    expect([...members(Compiled)].map(([name, { readOnly }]) => [name, readOnly])).toEqual([
      ["computed", true],
      ["settable", false],
      // TypeScript's `readonly` leaves no trace.
      ["declared", false],
    ]);
    expect(Object.keys(told(Compiled).properties)).toEqual(["settable", "declared"]);
  });

  test("design:type: a derived getter hides the base's setter", () => {
    class Base {
      @IsOptional() get value(): string {
        return this.constructor.name;
      }
      set value(_value: string) {}
    }
    class Derived extends Base {
      override get value(): string {
        return this.constructor.name;
      }
    }
    expect(members(Base).get("value")?.readOnly).toBe(false);
    expect(members(Derived).get("value")?.readOnly).toBe(true);
  });

  test("class-validator and class-transformer: rules and @Expose make no getter an input", () => {
    class Ruled {
      @IsString() get ruled(): string {
        return this.constructor.name;
      }
      @Expose() get exposed(): string {
        return this.constructor.name;
      }
      @IsString() text!: string;
    }
    expect(told(Ruled)).toMatchObject({ properties: { text: {} }, required: ["text"] });
    expect(Object.keys(told(Ruled).properties)).toEqual(["text"]);
  });

  test("all are kept where the caller wants them", () => {
    class Own {
      @ReadOnly() @OfType(() => String) id!: string;
    }
    expect(toInputSchema(Own, { dropReadOnlyProperties: false }).properties).toEqual({
      id: { type: "string" },
    });
  });

  test("own decorators: @Internal is in no schema, @WriteOnly in no output", () => {
    class Account {
      @Required() @OfType(() => String) name!: string;
      @Required() @WriteOnly() @OfType(() => String) password!: string;
      @Internal() @OfType(() => String) hash!: string;
    }
    expect(Object.keys(told(Account).properties)).toEqual(["name", "password"]);
    expect(toOutputSchema(Account)).toEqual({
      type: "object",
      properties: { name: { type: "string" } },
      required: ["name"],
    });
  });
});
