import * as fc from "fast-check";
import { isCaseless } from "../../../src/readers/class-validator/pattern/case-folding.js";
import { unicodePattern } from "../../../src/readers/class-validator/pattern/unicode-pattern.js";

const told = (pattern: RegExp): string | undefined => {
  const result = unicodePattern(pattern.source, pattern.flags);
  return "source" in result ? result.source : undefined;
};

describe("what is told as it was written", () => {
  test.each([
    [/^[a-z0-9-]+$/],
    [/^[\w.-]+@[\w-]+\.\w{2,}$/],
    [/^(?:a|b){2,3}?$/],
    [/^(?<year>\d{4})-\k<year>$/],
    [/^(a)\1$/],
    [/(?<!x)y(?=z)(?!w)/],
    [/^\/api\/v\d$/],
    [/^\u00e4\x41\cJ\0\t$/],
    [/[^]\b\B/],
    [/[\b\-\]]/],
    [/\p{L}+/u],
    [/\u{1F600}/u],
    [/^a$/g],
    [/^a$/d],
    [/^\d+$/gu],
    [new RegExp("")],
  ])("%p", (pattern) => {
    expect(told(pattern)).toBe(pattern.source);
  });
});

describe("what is rewritten", () => {
  test.each([
    [String.raw`^\-\_\@\ \"\#$`, "", '^-_@ "#$'],
    [String.raw`^[\_\@\.]+$`, "", String.raw`^[_@\.]+$`],
    [String.raw`[\w-.]`, "", String.raw`[\w\-.]`],
    [String.raw`[.-\d]`, "", String.raw`[.\-\d]`],
    [String.raw`[a-z-_]`, "", String.raw`[a-z\-_]`],
    ["a{,5}", "", String.raw`a\{,5\}`],
    ["{a}]", "", String.raw`\{a\}\]`],
    [String.raw`\A\z`, "", "Az"],
    ["^[a-f0-9]+$", "i", "^[a-fA-F0-9]+$"],
    ["^ab-1$", "i", "^[aA][bB]-1$"],
    ["^[^xY]$", "i", "^[^xXYy]$"],
    ["[Z-c]", "i", "[Z-czA-C]"],
    [String.raw`^\x61(?<n>b)\d$`, "i", String.raw`^[\x61A](?<n>[bB])\d$`],
    ["a.b", "s", String.raw`a[\s\S]b`],
    [String.raw`a\.[.]b`, "s", String.raw`a\.[.]b`],
    ["a|b", "m", "a|b"],
  ])("/%s/%s", (source, flags, expected) => {
    expect(unicodePattern(source, flags)).toEqual({ source: expected });
  });
});

describe("what is left out", () => {
  test.each([
    ["^a", "m"],
    ["a", "y"],
    ["ä", "i"],
    ["[à-ü]", "i"],
    [String.raw`(a)\1`, "i"],
    ["a", "iu"],
    [".", "su"],
    ["^a", "mu"],
    ["a", "v"],
    [String.raw`\p{L}`, ""],
    [String.raw`\u{61}`, ""],
    ["😀", ""],
    [String.raw`[\ud83d]`, ""],
    [String.raw`\07`, ""],
    [String.raw`\8`, ""],
    ["(?=a)*", ""],
    [String.raw`\k`, ""],
    [String.raw`\c`, ""],
    [String.raw`\xg`, ""],
  ])("/%s/%s", (source, flags) => {
    // An expression of the host's own, or there would be nothing to leave out.
    expect(new RegExp(source, flags)).toBeInstanceOf(RegExp);
    expect(unicodePattern(source, flags)).toHaveProperty("leftOut");
  });
});

test("the source means under the flag u what the pattern means in the host", () => {
  const piece = fc.constantFrom(
    ...[
      "a",
      "Z",
      "k",
      "S",
      "1",
      "-",
      "_",
      "{",
      "}",
      "]",
      "{2}",
      ".",
      "^",
      "$",
      "|",
      "(",
      "(?:",
      "(?=",
      "(?!",
      ")",
    ],
    ...[
      "*",
      "+",
      "?",
      "[",
      "[^",
      "[a-",
      "[\\w-",
      "]",
      "\\d",
      "\\W",
      "\\b",
      "\\B",
      "\\-",
      "\\_",
      "\\.",
      "\\]",
    ],
    ...[
      "\\x41",
      "\\u0131",
      "\\t",
      "\\cA",
      "\\0",
      "\\1",
      "\\a",
      "\\z",
      "é",
      "ſ",
      "K",
      "\\/",
      "@",
      "a-z",
      "A-z",
      "!-~",
    ],
  );
  const text = fc.string({
    unit: fc.constantFrom(...Array.from("aAzZkKsS1-_{}[].^|()@é\u0131ſK\n\r\t\u0000\u0001!~/ ")),
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.subarray(["i", "s", "m", "g"]),
      fc.array(text, { minLength: 20, maxLength: 20 }),
      (pieces, flags, texts) => {
        let host: RegExp;
        try {
          host = new RegExp(pieces.join(""), flags.join(""));
        } catch {
          return;
        }
        const source = told(host);
        if (source === undefined) return;
        const client = new RegExp(source, "u");
        for (const each of texts) {
          const inHost = each.match(host) !== null;
          if (client.test(each) !== inHost) {
            throw new Error(
              `${String(host)} became /${source}/u, and they differ on ${JSON.stringify(each)}`,
            );
          }
        }
      },
    ),
    { numRuns: 20_000 },
  );
});

test("no character of two cases folds into one that is taken as caseless", () => {
  const folding: string[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    const upper = String.fromCharCode(code).toUpperCase();
    const becomes = upper.length === 1 ? upper.charCodeAt(0) : code;
    if (becomes !== code && (code < 0x80 || becomes >= 0x80) && isCaseless(becomes)) {
      folding.push(code.toString(16));
    }
  }
  expect(folding).toEqual([]);
});
