import Ajv2020 from "ajv/dist/2020";
import { Type } from "class-transformer";
import {
  Allow,
  ArrayUnique,
  Equals,
  IsArray,
  IsCreditCard,
  IsISO31661Alpha2,
  IsDate,
  IsDefined,
  IsDivisibleBy,
  IsEmail,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsNotEmptyObject,
  IsString,
  Matches,
  NotEquals,
  ValidateNested,
} from "class-validator";
import type { Class } from "../../src/facts/class.js";
import { OfType, toInputSchema } from "../../src/index.js";
import { failuresOf } from "./host.js";
import type { LooserHost } from "./looser-host.js";
import type { Untold } from "./untold.js";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

interface Example {
  readonly cls: Class;
  readonly given: Readonly<Record<string, unknown>>;
}

const acceptedBySchema = ({ cls, given }: Example): boolean =>
  ajv.validate(
    toInputSchema(cls, {
      unknownArguments: "ignore",
      diagnostics: { report: () => undefined },
    }),
    given,
  );
const acceptedByHost = ({ cls, given }: Example): boolean => failuresOf(cls, given).length === 0;

enum Level {
  Low,
  High,
}

class Item {
  @IsInt() count!: number;
}

class Bare {
  @OfType(() => String) text!: string;
}

class Named {
  name = "unnamed";
}

class Values {
  @IsInt({ each: true }) numbers!: number[];
  @ValidateNested() @Type(() => Item) item!: Item;
  @ValidateNested({ each: true }) @Type(() => Item) items!: Item[];
  @IsDate() @Type(() => Date) at!: Date;
  @IsEnum(Level) level!: Level;
  @IsDefined() text!: string;
  @ValidateNested() @Type(() => Item) typed!: unknown;
}

const VALUES = {
  numbers: [1],
  item: { count: 1 },
  items: [{ count: 1 }],
  at: "2020-01-01T00:00:00Z",
  level: 0,
  text: "x",
  typed: { count: 1 },
};

const LOOSER: Readonly<Record<LooserHost, Readonly<Record<string, unknown>>>> = {
  "one value for a declared list": { numbers: 1 },
  "a list for one declared value": { item: [{ count: 1 }] },
  "no text for a declared Date": { at: true },
  "a name of a declared enum's member": { level: "Low" },
  "a list in a declared list": { items: [[{ count: 1 }]] },
  "another kind than the declared one": { text: 1 },
  "a list where only @Type speaks": { typed: [{ count: 1 }] },
};

describe("what the host accepts and the schema refuses on purpose", () => {
  test("is an exception: both accept the declared kinds", () => {
    expect(acceptedByHost({ cls: Values, given: VALUES })).toBe(true);
    expect(acceptedBySchema({ cls: Values, given: VALUES })).toBe(true);
  });

  test.each(Object.entries(LOOSER))("%s", (_, member) => {
    const example = { cls: Values, given: { ...VALUES, ...member } };
    expect(acceptedByHost(example)).toBe(true);
    expect(acceptedBySchema(example)).toBe(false);
  });
});

class Mail {
  @IsEmail() email!: string;
}
class Place {
  @IsCreditCard() card!: string;
  @IsISO31661Alpha2() country!: string;
}
class Lines {
  @Matches(/^a$/m) text!: string;
}
class Torn {
  @Equals("a") @NotEquals("a") @Equals("b") text!: string;
}
class Filled {
  @IsNotEmpty() anything!: unknown;
}
class Elements {
  @NotEquals("x", { each: true }) anything!: unknown;
}
class Keys {
  @Allow() key?: string;
}
class Keyless {
  @IsNotEmptyObject() @Type(() => Keys) keys!: Keys;
}
class Unique {
  @IsArray() @ArrayUnique() anything!: unknown[];
}
class Thirds {
  @IsDivisibleBy(3) number!: number;
}
class Times {
  @IsDate() @Type(() => Date) at!: Date;
}
class Texts {
  @IsString() text!: string;
  @ValidateNested() @Type(() => Bare) bare!: Bare;
}

const SAID_BY_NO_SCHEMA: Readonly<Record<Untold, Example>> = {
  "null where nothing says the type": { cls: Filled, given: { anything: null } },
  "a part that is left to the host": {
    cls: Place,
    given: { card: "4111111111111112", country: "DE" },
  },
  "a list of codes": { cls: Place, given: { card: "4111111111111111", country: "XX" } },
  "a format": { cls: Mail, given: { email: "no address" } },
  "a text that is no date": { cls: Times, given: { at: "no date" } },
  "a pattern without a form for clients": { cls: Lines, given: { text: "b" } },
  "an unsatisfiable member": { cls: Torn, given: { text: "b" } },
  "the empty text where nothing says a text": { cls: Filled, given: { anything: "" } },
  "an element where nothing says a list": { cls: Elements, given: { anything: ["x"] } },
  "the keys of an instance": { cls: Keyless, given: { keys: {} } },
  "the uniqueness of elements that are not known to be primitive": {
    cls: Unique,
    given: { anything: [1, 1] },
  },
  "a multiple beyond the safe integers": { cls: Thirds, given: { number: 1e20 } },
  "a class without rules": { cls: Texts, given: { text: "x", bare: { text: "x" } } },
};

describe("what the host refuses and no schema tells", () => {
  test.each(Object.entries(SAID_BY_NO_SCHEMA))("%s", (_, example) => {
    expect(acceptedByHost(example)).toBe(false);
    expect(acceptedBySchema(example)).toBe(true);
  });

  test("is not so where an instance has keys of its own", () => {
    class Kept {
      @IsNotEmptyObject() @Type(() => Named) named!: Named;
    }
    const example = { cls: Kept, given: { named: {} } };
    expect([acceptedByHost(example), acceptedBySchema(example)]).toEqual([true, true]);
  });
});
