import type { JsonValue } from "../../src/index.js";
import { meaningOf, withSentence } from "../../src/targets/meaning.js";
import { memberChanges } from "./changes.js";

const sentences: readonly (readonly [string, JsonValue, string | undefined])[] = [
  ["minLength", 1, "At least 1 character."],
  ["minLength", 2, "At least 2 characters."],
  ["maxLength", 9, "At most 9 characters."],
  ["minItems", 1, "At least 1 item."],
  ["maxItems", 3, "At most 3 items."],
  ["uniqueItems", true, "No two items are equal."],
  ["uniqueItems", false, undefined],
  ["minProperties", 1, "At least 1 key."],
  ["maxProperties", 2, "At most 2 keys."],
  ["minimum", 0, "Not less than 0."],
  ["maximum", 1.5, "Not greater than 1.5."],
  ["exclusiveMinimum", 0, "Greater than 0."],
  ["exclusiveMaximum", 10, "Less than 10."],
  ["multipleOf", 5, "A multiple of 5."],
  ["pattern", "^a", "Matches the pattern ^a"],
  ["format", "email", "Format: email."],
  ["contentEncoding", "base64", "Encoded as base64."],
  ["contentMediaType", "image/png", "Media type: image/png."],
  ["enum", ["a", 1, null], 'One of "a", 1, null.'],
  ["const", "a", 'Always "a".'],
  ["default", { a: 1 }, 'Default: {"a":1}.'],
  ["example", "a", 'Example: "a".'],
  ["examples", ["a", 1], 'Examples: "a", 1.'],
  ["title", "Name", "Name."],
  ["deprecated", true, "Deprecated."],
  ["deprecated", false, undefined],
  ["readOnly", true, "Read-only."],
  ["readOnly", false, undefined],
  ["writeOnly", true, "Write-only."],
  ["writeOnly", false, undefined],
  ["not", { enum: ["a", "b"] }, 'None of "a", "b".'],
  ["not", { type: "string", enum: ["a"] }, 'None of "a".'],
  ["not", { type: "string" }, 'Not: {"type":"string"}.'],
  ["not", {}, "No value is taken."],
  ["not", true, undefined],
  ["prefixItems", [{ type: "string" }], 'Items by position: [{"type":"string"}].'],
  ["additionalProperties", true, undefined],
  ["additionalProperties", false, undefined],
  ["additionalProperties", { minimum: 1 }, "The value under every other key: Not less than 1."],
  ["propertyNames", { pattern: "^a" }, "Keys: Matches the pattern ^a."],
  ["patternProperties", { "^a": {} }, 'Keys by pattern: {"^a":{}}.'],
  ["contains", { const: 1 }, "At least one item is: Always 1."],
  ["contains", { type: "string" }, 'At least one item is: {"type":"string"}.'],
  ["dependentRequired", { a: ["b"] }, 'Keys that demand others: {"a":["b"]}.'],
  ["allOf", [{ minLength: 1 }, { maxLength: 2 }], "At least 1 character. At most 2 characters."],
  ["allOf", [{ type: "string" }], '{"type":"string"}.'],
  ["allOf", [], undefined],
  ["$comment", "For maintainers", undefined],
  ["if", { const: 1 }, 'if: {"const":1}.'],
  ["toString", 1, "toString: 1."],
];

describe("what a keyword says", () => {
  test.each(sentences)("%s %j", (keyword, value, sentence) => {
    expect(meaningOf(keyword, value)).toBe(sentence);
  });

  test("is not said of what nobody could read", () => {
    let deep: JsonValue = {};
    for (let level = 0; level < 20_000; level += 1) deep = { not: deep };
    expect(meaningOf("not", deep)).toBeUndefined();
    expect(meaningOf("allOf", [deep])).toBeUndefined();
  });
});

describe("a sentence behind a description", () => {
  const joined: readonly (readonly [JsonValue | undefined, string])[] = [
    [undefined, "Said."],
    ["", "Said."],
    ["  ", "Said."],
    [7, "Said."],
    ["A name", "A name. Said."],
    ["A name.", "A name. Said."],
    ["A name! ", "A name! Said."],
    ["One of these:", "One of these: Said."],
    ["Said.", "Said."],
    ["Said. And more", "Said. And more"],
  ];

  test.each(joined)("%j", (description, whole) => {
    expect(withSentence(description, "Said.")).toBe(whole);
  });
});

test("every keyword that is removed is said, in the order in which they are", () => {
  const given = {
    type: "string",
    description: "A code",
    minLength: 2,
    maxLength: 4,
    pattern: "^a",
    default: "ab",
    examples: ["ab", "abc"],
    deprecated: true,
    readOnly: true,
  };
  expect(memberChanges(given, "gemini")).toEqual({
    schema: {
      type: "string",
      description:
        "A code. At least 2 characters. At most 4 characters. Matches the pattern ^a. " +
        'Default: "ab". Examples: "ab", "abc". Deprecated. Read-only.',
    },
    told: [
      "widened minLength /properties/a",
      "widened maxLength /properties/a",
      "widened pattern /properties/a",
      "annotation-lost default /properties/a",
      "annotation-lost examples /properties/a",
      "annotation-lost deprecated /properties/a",
      "annotation-lost readOnly /properties/a",
    ],
  });
});
