import { Type } from "class-transformer";
import {
  IsDate,
  IsDateString,
  IsDecimal,
  IsEmail,
  IsFQDN,
  IsISO8601,
  IsIP,
  IsNotEmpty,
  IsOptional,
  IsRFC3339,
  IsString,
  IsUrl,
  IsUUID,
  MinDate,
  validateSync,
} from "class-validator";
import { ArrayOf, Decimal, Format, MapOf, OfType, Pattern } from "../../src/index.js";
import { told } from "./read.js";

const UUID_4 =
  "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$";

describe("B2: which declarations are strings with a format", () => {
  test("own decorators: the named format, a decimal, a date", () => {
    class Own {
      @Format("uri") page!: unknown;
      @Format("date") day!: unknown;
      @Decimal() price!: unknown;
      @OfType(() => Date) at!: unknown;
      @OfType(() => String) plain!: unknown;
      @Pattern(/^a/) matched!: unknown;
      @ArrayOf(() => Date) times!: unknown;
      @MapOf(() => Date) named!: unknown;
    }
    const { properties, warnings } = told(Own);
    const dateTime = { type: "string", format: "date-time" };
    expect(properties).toEqual({
      page: { type: "string", format: "uri" },
      day: { type: "string", format: "date" },
      price: { type: "string", format: "decimal" },
      at: dateTime,
      plain: { type: "string" },
      matched: { type: "string", pattern: "^a" },
      times: { type: "array", items: dateTime },
      named: { type: "object", additionalProperties: dateTime },
    });
    expect(warnings).toEqual([]);
  });

  test("class-validator: where the rule means what the format means", () => {
    class Rules {
      @IsEmail() email!: string;
      @IsUUID() id!: string;
      @IsUUID("4") id4!: string;
      @IsDateString() created!: string;
      @IsISO8601() updated!: string;
      @IsRFC3339() deleted!: string;
      @IsUUID(undefined, { each: true }) ids!: string[];
    }
    const { properties, warnings } = told(Rules);
    const dateTime = { type: "string", format: "date-time" };
    expect(properties).toEqual({
      email: { type: "string", format: "email" },
      id: { type: "string", format: "uuid" },
      id4: { type: "string", format: "uuid", pattern: UUID_4 },
      created: dateTime,
      updated: dateTime,
      deleted: dateTime,
      ids: { type: "array", items: { type: "string", format: "uuid" } },
    });
    expect(warnings).toEqual([]);
  });

  test("class-validator: formats that hang on what the rule was given", () => {
    class Rules {
      @IsIP(4) four!: string;
      @IsIP("6") six!: string;
      @IsUrl({ require_protocol: true }) page!: string;
      @IsFQDN() host!: string;
      @IsDecimal() price!: string;
    }
    expect(told(Rules).properties).toEqual({
      four: { type: "string", format: "ipv4" },
      six: { type: "string", format: "ipv6" },
      page: { type: "string", format: "uri" },
      host: { type: "string", format: "hostname" },
      price: { type: "string", pattern: "^[-+]?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)$" },
    });
  });

  test("class-validator: no format where the rule takes what the format does not", () => {
    class Rules {
      // `example.com` passes.
      @IsUrl() page!: string;
      // `Name <name@example.com>` passes.
      @IsEmail({ allow_display_name: true }) from!: string;
      @IsString() plain!: string;
    }
    expect(Object.values(told(Rules).properties)).toEqual(Array(3).fill({ type: "string" }));
  });

  test("class-validator: the form of an address of either version, for which there is no format", () => {
    class Rules {
      @IsIP() address!: string;
    }
    const { address } = told(Rules).properties;
    expect(address).not.toHaveProperty("format");
    const pattern = new RegExp(address!["pattern"] as string, "u");
    const hostAccepts = (text: string): boolean =>
      validateSync(Object.assign(new Rules(), { address: text })).length === 0;
    const addresses = ["127.0.0.1", "0.0.0.0", "::", "::1", "2001:db8::ff00:42:8329"];
    for (const text of [...addresses, "::ffff:192.0.2.1", "fe80::1%eth0", "FE80::A%1.2"]) {
      expect([text, pattern.test(text), hostAccepts(text)]).toEqual([text, true, true]);
    }
    for (const text of ["", "1", "1.2.3", "localhost", "1.2.3.4.5", " ::1", "::1%", "g::1"]) {
      expect([text, pattern.test(text), hostAccepts(text)]).toEqual([text, false, false]);
    }
  });

  test("class-transformer: what @Type makes a Date arrives as a date-time", () => {
    class Typed {
      @Type(() => Date) @IsDate() at!: Date;
      @Type(() => Date) @MinDate(new Date(0)) late!: Date;
      @Type(() => Date) @IsDate({ each: true }) times!: Date[];
      @Type(() => Date) @IsOptional() untold?: unknown;
      @Type(() => String) text!: unknown;
    }
    const { properties, warnings } = told(Typed);
    const dateTime = { type: "string", format: "date-time" };
    expect(properties).toEqual({
      at: dateTime,
      late: dateTime,
      times: { type: "array", items: dateTime },
      untold: dateTime,
      text: { type: "string" },
    });
    expect(warnings).toEqual([]);
  });

  test("a Date that nothing makes can never arrive, and is told so", () => {
    class Never {
      @IsDate() at!: Date;
    }
    expect(told(Never)).toMatchObject({
      properties: { at: { type: "string", format: "date-time" } },
      warnings: ["unsatisfiable_member at"],
    });
    expect(told(Never, { transform: { enableImplicitConversion: true } }).warnings).toEqual([]);
  });

  test("design:type: a Date is a date-time, a string has no format", () => {
    class Compiled {
      @IsOptional() at?: Date;
      @IsOptional() text?: string;
    }
    expect(told(Compiled).properties).toEqual({
      at: { type: "string", format: "date-time" },
      text: { type: "string" },
    });
  });

  test("a rule on texts tells how the host takes a declared Date", () => {
    class Both {
      @IsDateString() at!: Date;
      @Format("date") @IsDateString() day!: Date;
    }
    const { properties, warnings } = told(Both);
    expect(properties).toEqual({
      at: { type: "string", format: "date-time" },
      day: { type: "string", format: "date" },
    });
    expect(warnings).toEqual([]);
  });

  test("a format beside a rule against emptiness keeps both", () => {
    class Both {
      @IsNotEmpty() @IsEmail() email!: string;
    }
    expect(told(Both).properties).toEqual({
      email: { type: "string", format: "email", minLength: 1 },
    });
  });
});
