import { Type } from "class-transformer";
import { IsArray, IsBase64, IsOptional } from "class-validator";
import { ArrayOf, Binary, MapOf, OfType } from "../../src/index.js";
import { members, told } from "./read.js";

const BASE64 = { type: "string", contentEncoding: "base64" };

describe("B3: which declarations are binary", () => {
  test("own decorators: @Binary, and the types that hold bytes", () => {
    class Own {
      @Binary() declared!: unknown;
      @OfType(() => Buffer) buffer!: unknown;
      @OfType(() => Uint8Array) bytes!: unknown;
      @OfType(() => ArrayBuffer) raw!: unknown;
      @ArrayOf(() => Buffer) list!: unknown;
      @MapOf(() => Uint8Array) map!: unknown;
    }
    const { properties, warnings } = told(Own);
    expect(properties).toEqual({
      declared: BASE64,
      buffer: BASE64,
      bytes: BASE64,
      raw: BASE64,
      list: { type: "array", items: BASE64 },
      map: { type: "object", additionalProperties: BASE64 },
    });
    expect(warnings).toEqual([]);
    expect([...members(Own).values()].slice(0, 4).map(({ type }) => type)).toEqual(
      Array(4).fill({ kind: "binary" }),
    );
  });

  test("design:type: Buffer, Uint8Array and ArrayBuffer", () => {
    class Compiled {
      @IsOptional() buffer?: Buffer;
      @IsOptional() bytes?: Uint8Array;
      @IsOptional() raw?: ArrayBuffer;
      @IsOptional() floats?: Float64Array;
    }
    const { properties } = told(Compiled);
    expect(properties).toMatchObject({ buffer: BASE64, bytes: BASE64, raw: BASE64 });
    expect(properties["floats"]).not.toEqual(BASE64);
  });

  test("class-transformer: @Type(() => Buffer) takes base64 for text, and no encoding is claimed", () => {
    class Typed {
      @Type(() => Buffer) known!: Buffer;
      @Type(() => Buffer) unknown!: unknown;
      @Type(() => Buffer) @IsArray() list!: Buffer[];
    }
    expect(told(Typed).properties).toEqual({
      known: { type: "string" },
      unknown: { type: "string" },
      list: { type: "array", items: { type: "string" } },
    });
  });

  test("class-validator: a rule on base64 says what the text looks like, and bytes where the member is declared so", () => {
    class Rules {
      @IsBase64() text!: string;
      @IsBase64() bytes!: Buffer;
      @Binary() @IsBase64() declared!: string;
    }
    const { properties, warnings } = told(Rules);
    expect(properties).toEqual({
      text: {
        type: "string",
        pattern: "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
      },
      bytes: BASE64,
      declared: BASE64,
    });
    expect(warnings).toEqual([]);
  });
});
