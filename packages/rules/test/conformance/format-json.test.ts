import * as fc from "fast-check";

import { formatJson } from "../../src/conformance/format-json";

test("holds the value, bytes and order of keys", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(JSON.parse(formatJson(value)))).toBe(JSON.stringify(value));
    }),
  );
});

test("has a list of plain values on one line, and other lists open", () => {
  const value = { a: ["x[", "], y", null, 1], b: [], c: [{ d: [true] }, [[]]], e: [1, {}] };
  expect(formatJson(value)).toBe(`{
  "a": ["x[", "], y", null, 1],
  "b": [],
  "c": [
    {
      "d": [true]
    },
    [
      []
    ]
  ],
  "e": [
    1,
    {}
  ]
}`);
});

test("opens a list that is longer than 100 columns", () => {
  const fits = "x".repeat(100 - '["", 1]'.length);
  expect(formatJson([fits, 1])).toHaveLength(100);
  expect(formatJson([`${fits}x`, 1])).toBe(`[\n  "${fits}x",\n  1\n]`);
});
