import { expectSchemaProblems, shape, string, withFacts } from "./values.js";

describe("facts of the wrong form are refused", () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    [
      "enum facts of null",
      withFacts(null),
      ['/root/enumFacts expected enum facts with a "wireForm", found null'],
    ],
    [
      "an unheard-of wire form",
      withFacts({ wireForm: "name", names: [], numbers: [] }),
      [
        '/root/enumFacts/wireForm expected one of "string", "integer", "unresolved", "json", found "name"',
      ],
    ],
    [
      "an empty list of strings",
      withFacts({ wireForm: "string", names: [], numbers: [1] }),
      [
        '/root/enumFacts/names expected at least one item in the list that the wire form "string" writes, found none',
      ],
    ],
    [
      "an empty list of integers",
      withFacts({ wireForm: "integer", names: ["a"], numbers: [], combinable: false }),
      [
        '/root/enumFacts/numbers expected at least one item in the list that the wire form "integer" writes, found none',
      ],
    ],
    [
      "two empty lists",
      withFacts({ wireForm: "unresolved", names: [], numbers: [] }),
      [
        '/root/enumFacts/names expected at least one item in the list that the wire form "unresolved" writes, found none',
        '/root/enumFacts/numbers expected at least one item in the list that the wire form "unresolved" writes, found none',
      ],
    ],
    [
      "no values of the wire form json, combinable or not",
      withFacts({ wireForm: "json", names: ["a"], numbers: [], values: [], combinable: true }),
      ["/root/enumFacts/values expected a list of at least one JSON value, found none"],
    ],
    [
      "values of another wire form",
      withFacts({ wireForm: "string", names: ["a"], numbers: [], values: ["a"] }),
      [
        expect.stringMatching(
          /^\/root\/enumFacts\/values expected only the fields of enum facts of the wireForm "string" /,
        ),
      ],
    ],
    [
      "wrong items of every list",
      withFacts({ wireForm: "json", names: [1], numbers: [1.5], values: [NaN], labels: { a: 1 } }),
      [
        "/root/enumFacts/names/0 expected a string, found 1",
        "/root/enumFacts/numbers/0 expected an integer, found 1.5",
        "/root/enumFacts/values/0 expected a finite number, found NaN",
        "/root/enumFacts/labels/a expected a string, found 1",
      ],
    ],
    [
      "wrong constraints",
      shape({
        ...string,
        constraints: {
          minSize: -1,
          maxSize: 1.5,
          minProperties: "1",
          maxProperties: null,
          minimum: NaN,
          maximum: Infinity,
          exclusiveMinimum: "0",
          exclusiveMaximum: [],
          multipleOf: 0,
          pattern: /a/,
          format: 1,
          patterns: ["a", 1],
          uniqueItems: "yes",
          not: [],
          enum: [1],
        },
      }),
      [
        "/root/constraints/minSize expected an integer of 0 or more, found -1",
        "/root/constraints/maxSize expected an integer of 0 or more, found 1.5",
        '/root/constraints/minProperties expected an integer of 0 or more, found "1"',
        "/root/constraints/maxProperties expected an integer of 0 or more, found null",
        "/root/constraints/minimum expected a finite number, found NaN",
        "/root/constraints/maximum expected a finite number, found Infinity",
        '/root/constraints/exclusiveMinimum expected a finite number, found "0"',
        "/root/constraints/exclusiveMaximum expected a finite number, found an array",
        "/root/constraints/multipleOf expected a finite number greater than 0, found 0",
        "/root/constraints/pattern expected a string, found an instance of RegExp",
        "/root/constraints/format expected a string, found 1",
        '/root/constraints/uniqueItems expected a boolean, found "yes"',
        expect.stringMatching(
          /^\/root\/constraints\/enum expected only the fields of constraints /,
        ),
        "/root/constraints/patterns/1 expected a string, found 1",
        "/root/constraints/not expected a list of at least one JSON value, found none",
      ],
    ],
  ])("%s", (_, value, lines) => {
    expectSchemaProblems(value, lines);
  });
});
