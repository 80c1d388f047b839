import fc from "fast-check";
import { unicodeSource } from "../../src/decorators/unicode-source.js";

const characters = (text: string): readonly string[] => Array.from(text);

describe("a pattern's source under the flag u", () => {
  it.each([
    ["^[A-Z]{2}-\\d{4}$", "^[A-Z]{2}-\\d{4}$"],
    ["a\\/b", "a\\/b"],
    ["\\p{L}+", "\\p{L}+"],
    ["\\-\\_\\@\\ ", "-_@ "],
    ["[\\w-.]+@", "[\\w\\-.]+@"],
    ["[.-\\w]", "[.\\-\\w]"],
    ["[\\w-a-z]", "[\\w\\-a\\-z]"],
    ["[-\\w]\\_", "[\\-\\w]_"],
    ["[\\w-]\\_", "[\\w\\-]_"],
    ["[--a]\\_", "[\\--a]_"],
    ["[a\\-z\\_\\@]", "[a\\-z_@]"],
    ["[^\\_]", "[^_]"],
    ["[]\\_", "[]_"],
    ["[^]\\_", "[^]_"],
    ["a{,5}", "a\\{,5\\}"],
    ["{a}", "\\{a\\}"],
    ["a]", "a\\]"],
    ["a{2}]", "a{2}\\]"],
    ["[\\]\\_]", "[\\]_]"],
    ["\\p{L}\\_[\\p{L}-~]", "\\p{L}_[\\p{L}\\-~]"],
    ["\\u0041\\_[\\u0041-\\x5a\\_]", "\\u0041_[\\u0041-\\x5a_]"],
  ])("%s is %s", (source, expected) => {
    expect(unicodeSource(source)).toBe(expected);
    expect(() => new RegExp(expected, "u")).not.toThrow();
  });

  it.each(["(", "[", "a**", "\\A", "\\Z\\_", "\\1\\01", "(?=a)*", "[z-a]", "\\c", "[\\c]", "\\"])(
    "%s has none",
    (source) => {
      expect(unicodeSource(source)).toBeUndefined();
    },
  );

  it("matches what the source matched, on characters of the basic plane", () => {
    const piece = fc.constantFrom(
      ...characters("ab19-_.@ ^$*+?()|/{}[],:"),
      "\\-",
      "\\_",
      "\\@",
      "\\.",
      "\\]",
      "\\[",
      "\\w",
      "\\D",
      "\\s",
      "\\b",
      "[^",
      "[a-c",
      "[\\w-",
      "{2}",
      "{1,}",
      "(?:",
      "\\x41",
      "\\u0042",
      "\\cJ",
    );
    const source = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    const texts = fc.array(
      fc
        .array(fc.constantFrom(...characters("abcAB19-_.@ {}[],:^/\\\n")), { maxLength: 6 })
        .map((c) => c.join("")),
      { minLength: 1, maxLength: 12 },
    );
    const seen = { rewritten: 0 };
    fc.assert(
      fc.property(source, texts, (original, samples) => {
        const rewritten = unicodeSource(original);
        if (rewritten === undefined) return;
        if (rewritten !== original) seen.rewritten += 1;
        for (const sample of samples) {
          expect(new RegExp(rewritten, "u").exec(sample)).toEqual(
            new RegExp(original).exec(sample),
          );
        }
      }),
      { numRuns: 4_000, seed: 7 },
    );
    expect(seen.rewritten).toBeGreaterThan(100);
  });
});
