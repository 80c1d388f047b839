import * as fc from "fast-check";

import { syntaxFault } from "../../src/conformance/syntax-fault";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const pieces = ["{", "}", "[", "]", ",", ":", '"a"', '"\\u00e9"', '"\\x"', '"', "\\", "\n", " "];
const literals = [
  "0",
  "01",
  "-",
  "-1",
  "1.5e+3",
  "1.",
  ".5",
  "true",
  "nul",
  "null",
  "NaN",
  "\u00a0",
];

test("finds a fault exactly where the parser finds one", () => {
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...pieces, ...literals), { maxLength: 8 }).map((all) => all.join("")),
    fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ...pieces, ...literals))
      .map(([json, at, piece]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + piece + json.slice(place + 1);
      }),
    fc.json(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(syntaxFault(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["[1 2]", 1, 4, 'expected "," or "]", found "2"'],
  ["[1,]", 1, 4, 'expected a value, found "]"'],
  ["[undefined]", 1, 2, 'expected a value or "]", found "undefined"'],
  ["{'a': 1}", 1, 2, 'expected a key in double quotes or "}", found "\'"'],
  ['{"a"\n 1}', 2, 2, 'expected ":", found "1"'],
  ['{"a": 1\r\n\r\n "b": 2}', 3, 2, 'expected "," or "}", found "\\""'],
  ['{"a": {}} {', 1, 11, 'expected the end of the file, found "{"'],
  [
    '["a\nb"]',
    1,
    2,
    'expected a value or "]", found a text without its closing quote, or with a line break or an unknown escape in it',
  ],
  ["[", 1, 2, 'expected a value or "]", found the end of the file'],
])("%j", (text, line, column, message) => {
  expect(syntaxFault(text)).toEqual({ line, column, message });
});

test("finds the end of a text of any depth and length", () => {
  expect(syntaxFault("[".repeat(1_000_000))?.column).toBe(1_000_001);
  expect(syntaxFault(`["${"\\n".repeat(5_000_000)}" 1]`)?.column).toBe(10_000_005);
});
