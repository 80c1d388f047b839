import "reflect-metadata";
import { Expose } from "class-transformer";
import { IsInt, IsOptional, IsString, Min } from "class-validator";
import {
  Default,
  Describe,
  Integer,
  Required,
  toInputSchema,
  toTypeShape,
} from "../../src/index.js";
import type { Class, ShapeOptions } from "../../src/index.js";

function defaultsOf(cls: Class, options?: ShapeOptions): Readonly<Record<string, unknown>> {
  const { shape } = toTypeShape(cls, options);
  const members = Object.values(shape.types)[0]?.members ?? [];
  return Object.fromEntries(
    members.flatMap((member) => ("default" in member ? [[member.name, member.default]] : [])),
  );
}

describe("defaults that a class's initializers give", () => {
  test("are told where JSON can carry them, null among them", () => {
    class Page {
      @Describe("d") size = 20;
      @Describe("d") order: string | null = null;
      @Describe("d") filters = { open: true, tags: ["a"] };
      @Describe("d") none?: string;
    }
    expect(defaultsOf(Page)).toEqual({
      size: 20,
      order: null,
      filters: { open: true, tags: ["a"] },
    });
  });

  test("are left out whole where JSON cannot carry a part of them", () => {
    class Odd {
      @Describe("d") date = new Date(0);
      @Describe("d") call = () => 1;
      @Describe("d") big = 1n;
      @Describe("d") nan = Number.NaN;
      @Describe("d") map = new Map([["a", 1]]);
      @Describe("d") deep = { list: [1, { at: new Date(0) }] };
      @Describe("d") hole = { a: undefined };
      @Describe("d") self: { me?: unknown } = {};
      constructor() {
        this.self.me = this.self;
      }
    }
    expect(defaultsOf(Odd)).toEqual({});
  });

  test("are those on which two instances agree", () => {
    let count = 0;
    class Counted {
      @Describe("d") id = (count += 1);
      @Describe("d") size = 1;
    }
    expect(defaultsOf(Counted)).toEqual({ size: 1 });
  });

  test("are copies: what a caller changes does not reach the next reading", () => {
    const shared = { a: 1 };
    class Shared {
      @Describe("d") options = shared;
    }
    const first = toTypeShape(Shared).shape.types["Shared"]?.members[0]?.default as { a: number };
    first.a = 2;
    expect(defaultsOf(Shared)).toEqual({ options: { a: 1 } });
    expect(shared).toEqual({ a: 1 });
  });

  test("are what the host's transform leaves", () => {
    class Exposed {
      @Expose() @IsOptional() @IsInt() page = 1;
      @IsInt() @Min(1) size = 20;
    }
    expect(defaultsOf(Exposed)).toEqual({ size: 20 });
    expect(defaultsOf(Exposed, { host: { transform: { exposeDefaultValues: true } } })).toEqual({
      page: 1,
      size: 20,
    });
  });

  test("are none where the member is required all the same", () => {
    class Demanded {
      @Required() @Integer() page = 1;
      @IsString() bad = 1;
      @IsString() good = "x";
    }
    expect(defaultsOf(Demanded)).toEqual({ good: "x" });
  });

  test("are none where the constructor throws", () => {
    class Throws {
      @IsOptional() @IsString() name = "x";
      constructor() {
        throw new Error("no");
      }
    }
    expect(defaultsOf(Throws)).toEqual({});
  });

  test("give way to @Default", () => {
    class Both {
      @Integer() @Default(2) size = 1;
    }
    expect(defaultsOf(Both)).toEqual({ size: 2 });
  });

  test("are stated by the dialect flat alone, and their members are not required", () => {
    class Page {
      @IsInt() @Min(1) size = 20;
    }
    class OwnPage {
      @Integer() page = 1;
    }
    expect(JSON.stringify(toInputSchema(Page, { dialect: "flat" }))).toBe(
      '{"type":"object","properties":{"size":{"type":"integer","default":20,"minimum":1}},"additionalProperties":false}',
    );
    expect(JSON.stringify(toInputSchema(Page))).toBe(
      '{"type":"object","properties":{"size":{"type":"integer","minimum":1}},"required":[],"additionalProperties":false}',
    );
    expect(JSON.stringify(toInputSchema(OwnPage, { dialect: "flat" }))).toBe(
      '{"type":"object","properties":{"page":{"type":"integer","default":1}},"additionalProperties":false}',
    );
  });
});
