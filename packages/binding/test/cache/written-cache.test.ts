import { IsInt, IsString } from "class-validator";
import { WrittenCache } from "../../src/cache/written-cache.js";
import { toInputSchema, toOutputSchema, toTargetSchema } from "../../src/index.js";

test("what was written is given again as a copy, by shape and by key", () => {
  const cache = new WrittenCache();
  let count = 0;
  const write = () => {
    count += 1;
    return { schema: { a: [{ b: count }] }, diagnostics: [{ code: "x" }] };
  };
  const [shape, other] = [{}, {}];
  const first = cache.get(shape, "k", write);
  const again = cache.get(shape, "k", write);
  expect([again, count]).toEqual([first, 1]);
  expect(again.schema).not.toBe(first.schema);
  expect(again.diagnostics[0]).not.toBe(first.diagnostics[0]);
  cache.get(other, "k", write);
  cache.get(shape, "other", write);
  expect(count).toBe(3);
  cache.get(shape, undefined, write);
  cache.get(shape, undefined, write);
  expect(count).toBe(5);
});

test("options beyond number are written anew, and the first of them forgotten", () => {
  const cache = new WrittenCache();
  const shape = {};
  let count = 0;
  const write = () => ({ schema: { count: (count += 1) }, diagnostics: [] });
  for (let at = 0; at < 17; at += 1) cache.get(shape, String(at), write);
  cache.get(shape, "16", write);
  expect(count).toBe(17);
  cache.get(shape, "0", write);
  expect(count).toBe(18);
});

describe("a schema", () => {
  class Dto {
    @IsInt()
    id!: number;
  }

  test("may be changed by whoever gets it", () => {
    for (const write of [
      () => toInputSchema(Dto),
      () => toInputSchema(Dto, { target: "mcp" }),
      () => toOutputSchema(Dto, { list: true }),
      () => toTargetSchema(Dto, "openai-strict").schema,
    ]) {
      const before = JSON.stringify(write());
      const changed = write() as Record<string, unknown>;
      changed["properties"] = {};
      changed["items"] = {};
      Object.assign(changed, { more: true });
      expect(JSON.stringify(write())).toBe(before);
    }
  });

  test("follows the decorators that came later", () => {
    class Late {
      @IsInt()
      id!: number;
    }
    expect(Object.keys(toInputSchema(Late).properties)).toEqual(["id"]);
    IsString()(Late.prototype, "name");
    expect(Object.keys(toInputSchema(Late).properties)).toEqual(["id", "name"]);
    expect(toOutputSchema(Late)["required"]).toEqual(["id", "name"]);
  });

  test("options that differ in one word are apart", () => {
    const closed = toInputSchema(Dto);
    const open = toInputSchema(Dto, { unknownArguments: "ignore" });
    expect([closed["additionalProperties"], open["additionalProperties"]]).toEqual([
      false,
      undefined,
    ]);
    expect(toOutputSchema(Dto)["type"]).toBe("object");
    expect(toOutputSchema(Dto, { list: true })["type"]).toBe("array");
  });

  test("reports and escalates each time", () => {
    class Unread {
      @IsInt()
      id!: number;

      @IsString({ each: true })
      list!: unknown;
    }
    const told: string[][] = [[], []];
    for (const codes of told) {
      toInputSchema(Unread, {
        target: "gemini",
        diagnostics: { report: ({ code }) => codes.push(code) },
      });
    }
    expect(told[0]).toEqual(told[1]);
  });
});
