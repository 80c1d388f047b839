import type { JsonValue } from "@shapewright/binding";
import { readableJson } from "../src/readable-json.js";

/** What Prettier makes of the same values at the same width. */
const layouts: readonly (readonly [value: JsonValue, width: number, lines: readonly string[]])[] = [
  ["text", 3, ['"text"']],
  [{}, 1, ["{}"]],
  [[], 1, ["[]"]],
  [{ a: 1, b: [true, null] }, 80, ['{ "a": 1, "b": [true, null] }']],
  [{ a: 1, b: [true, null] }, 28, ["{", '  "a": 1,', '  "b": [true, null]', "}"]],
  // The comma counts.
  [{ a: [1, 2], b: 3 }, 14, ["{", '  "a": [1, 2],', '  "b": 3', "}"]],
  [
    { a: ["x", "y"], b: {} },
    16,
    ["{", '  "a": [', '    "x",', '    "y"', "  ],", '  "b": {}', "}"],
  ],
  [[{ a: 1 }, { b: 2 }], 80, ['[{ "a": 1 }, { "b": 2 }]']],
  [
    [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    80,
    ["[", '  { "a": 1, "b": 2 },', '  { "a": 3, "b": 4 }', "]"],
  ],
];

test.each(layouts)("%j in %d characters", (value, width, lines) => {
  expect(readableJson(value, width).split("\n")).toEqual(lines);
});

test("is the same JSON", () => {
  const value = { 'a "key"': ["\n", 1.5, { nested: [[], {}] }] };
  expect(JSON.parse(readableJson(value, 10))).toEqual(value);
});
