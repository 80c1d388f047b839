import { Exclude, Expose, Type } from "class-transformer";
import {
  Allow,
  Equals,
  IsDefined,
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Min,
  MinLength,
  NotEquals,
  registerDecorator,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import {
  Default,
  Nullable,
  OfType,
  Optional,
  Required,
  RequiredByDefault,
} from "../../src/index.js";
import { members, told } from "./read.js";

class Item {
  @IsInt() count!: number;
}

describe("B9: what is required", () => {
  test("own decorators: what says so, and nothing else", () => {
    class Own {
      @Required() @OfType(() => String) required!: string;
      @Optional() @OfType(() => String) optional!: string;
      @OfType(() => String) silent!: string;
      @Required() @Nullable() @OfType(() => String) nullable!: string | null;
      @Required() @OfType(() => Number) initialized = 1;
    }
    expect(told(Own).required).toEqual(["required", "nullable", "initialized"]);
  });

  test("class-validator: what the host refuses when it is absent", () => {
    class Rules {
      @IsString() text!: string;
      @Min(1) number!: number;
      @IsDefined() defined!: unknown;
      @IsNotEmpty() filled!: unknown;
      @Equals("a") constant!: string;
      @IsOptional() @IsString() optional?: string;
      @NotEquals("a") other!: string;
      @Allow() anything!: unknown;
      @IsString({ each: true }) each!: unknown;
    }
    expect(told(Rules).required).toEqual([
      "text",
      "number",
      "defined",
      "filled",
      "constant",
      "each",
    ]);
  });

  test("class-validator: a nested rule alone demands nothing, and is reported", () => {
    class Rules {
      @ValidateNested() @Type(() => Item) loose!: Item;
      @ValidateNested() @IsDefined() @Type(() => Item) demanded!: Item;
      @ValidateNested() @IsOptional() @Type(() => Item) optional?: Item;
    }
    const { required, warnings } = told(Rules);
    expect(required).toEqual(["demanded"]);
    expect(warnings).toEqual(["unenforced_presence loose"]);
  });

  test("class-validator: an initializer that the rules accept stands in for an absent member", () => {
    class Rules {
      @IsInt() @Min(1) good = 1;
      @IsInt() @Min(1) bad = 0;
      @IsOptional() @IsEmail() blank = "";
      @IsOptional() @IsString() fine = "x";
      @IsString() nothing = undefined as unknown as string;
      @IsString() @ValidateIf((_, value) => value !== null) nulled: string | null = null;
    }
    expect(told(Rules).required).toEqual(["bad", "blank", "nothing"]);
  });

  test("class-transformer: @Expose wipes the initializer, unless the host keeps it", () => {
    class Exposed {
      @Expose() @IsInt() exposed = 1;
      @IsInt() plain = 1;
    }
    expect(told(Exposed).required).toEqual(["exposed"]);
    expect(told(Exposed, { transform: { exposeDefaultValues: true } }).required).toEqual([]);
  });

  test("class-validator: a condition on the value alone is asked", () => {
    class Rules {
      @ValidateIf((_, value) => value !== undefined) @IsString() undefinedOff?: string;
      @ValidateIf((_, value) => value !== null) @IsString() nullOff!: string | null;
      @ValidateIf((_, value) => value !== undefined && value !== null) @IsString() bothOff?:
        string | null;
      @ValidateIf((o: Rules) => o.nullOff === null) @IsString() conditional!: string;
    }
    const { required, warnings } = told(Rules);
    expect(required).toEqual(["nullOff"]);
    expect(warnings).toEqual(["conditional_member conditional"]);
    expect([...members(Rules)].map(([name, { type }]) => [name, type.nullable === true])).toEqual([
      ["undefinedOff", false],
      ["nullOff", true],
      ["bothOff", true],
      ["conditional", true],
    ]);
  });

  test("class-validator: the host's options decide with the rules", () => {
    class Rules {
      @IsString() text!: string;
      @IsDefined() defined!: unknown;
      @IsString({ groups: ["create"] }) created!: string;
    }
    expect(told(Rules).required).toEqual(["text", "defined", "created"]);
    expect(told(Rules, { validator: { skipMissingProperties: true } }).required).toEqual([
      "defined",
    ]);
    expect(told(Rules, { validator: { groups: ["update"] } }).required).toEqual([]);
    expect(told(Rules, { validator: { strictGroups: true } }).required).toEqual([
      "text",
      "defined",
    ]);
  });

  test("class-validator: a rule of the author's own is never asked, and demands nothing", () => {
    let asked = 0;
    class Rules {
      custom!: unknown;
      @IsString() both!: string;
    }
    for (const member of ["custom", "both"]) {
      registerDecorator({
        name: "own",
        target: Rules,
        propertyName: member,
        validator: {
          validate: () => {
            asked += 1;
            return false;
          },
        },
      });
    }
    expect(told(Rules).required).toEqual(["both"]);
    expect(asked).toBe(0);
  });

  test("class-validator: a redeclared member is asked with the rules that are left", () => {
    class Base {
      @IsOptional() @IsString() optional?: string;
      @IsDefined() @IsString() defined!: unknown;
    }
    class Derived extends Base {
      @MinLength(3) override optional?: string;
      @NotEquals("x") override defined!: unknown;
    }
    expect(told(Base).required).toEqual(["defined"]);
    expect(told(Derived).required).toEqual(["defined"]);
    expect(told(Derived).properties["optional"]).toEqual({ type: "string", minLength: 3 });
  });

  test("class-transformer: a member that is kept out is in no list", () => {
    class Kept {
      @Exclude() @IsOptional() @IsString() out?: string;
      @IsString() in!: string;
    }
    expect(told(Kept)).toMatchObject({ required: ["in"] });
    expect(Object.keys(told(Kept).properties)).toEqual(["in"]);
  });

  test("design:type: a type demands nothing", () => {
    class Compiled {
      @Nullable() text!: string;
      @Nullable() number!: number;
    }
    expect(told(Compiled).required).toEqual([]);
  });

  test("of two sources that differ the earlier decides, and it is reported", () => {
    class Torn {
      @Required() @IsOptional() @IsString() demanded!: string;
      @Optional() @IsString() free!: string;
      @Required() @ValidateNested() @Type(() => Item) nested!: Item;
    }
    const { required, warnings } = told(Torn);
    expect(required).toEqual(["demanded", "nested"]);
    expect(warnings).toEqual([
      "conflicting_declarations demanded",
      "conflicting_declarations free",
    ]);
  });

  test("own decorators: @RequiredByDefault, unless @Optional, a default or @ReadOnly says otherwise", () => {
    @RequiredByDefault()
    class Order {
      @OfType(() => String) item!: string;
      @Optional() @OfType(() => String) note!: string;
      @OfType(() => Number) @Default(1) amount!: number;
    }
    class Derived extends Order {
      @OfType(() => String) extra!: string;
    }
    expect(told(Order).required).toEqual(["item"]);
    expect(told(Derived).required).toEqual(["item"]);
  });

  test("own decorators: a member with a default is not refused when absent", () => {
    class Order {
      @Required() @OfType(() => Number) @Default(1) amount!: number;
    }
    expect(told(Order).required).toEqual([]);
  });
});
