import type { Row } from "./changes.js";
import { memberChanges } from "./changes.js";

const rows: readonly Row[] = [
  {
    name: "two keywords of dependencies become one",
    target: "draft-07",
    given: {
      type: "object",
      dependentRequired: { a: ["b"] },
      dependentSchemas: { b: { minProperties: 2 } },
    },
    schema: { type: "object", dependencies: { a: ["b"], b: { minProperties: 2 } } },
    told: [],
  },
  {
    name: "what both say of one member is described",
    target: "draft-07",
    given: {
      type: "object",
      dependentRequired: { a: ["b"] },
      dependentSchemas: { a: { minProperties: 2 } },
    },
    schema: {
      type: "object",
      description:
        'Keys that demand others: {"a":["b"]}. dependentSchemas: {"a":{"minProperties":2}}.',
    },
    told: ["widened dependentRequired /properties/a", "widened dependentSchemas /properties/a"],
  },
  {
    name: "what the old keyword says of the same member stays",
    target: "draft-07",
    given: { type: "object", dependencies: { a: ["b"] }, dependentRequired: { a: ["c"] } },
    schema: {
      type: "object",
      description: 'Keys that demand others: {"a":["c"]}.',
      dependencies: { a: ["b"] },
    },
    told: ["widened dependentRequired /properties/a"],
  },
  {
    name: "the old keyword takes other members in",
    target: "draft-07",
    given: { type: "object", dependencies: { a: ["b"] }, dependentRequired: { b: ["c"] } },
    schema: { type: "object", dependencies: { a: ["b"], b: ["c"] } },
    told: [],
  },
  {
    name: "what is not evaluated is described",
    target: "draft-07",
    given: { type: "object", unevaluatedProperties: false },
    schema: { type: "object", description: "unevaluatedProperties: false." },
    told: ["widened unevaluatedProperties /properties/a"],
  },
  {
    name: "a rest of draft-07 beside positions of 2020-12 said nothing",
    target: "draft-07",
    given: { type: "array", prefixItems: [{ type: "string" }], additionalItems: false },
    schema: { type: "array", items: [{ type: "string" }] },
    told: [],
  },
  {
    name: "booleans stay",
    target: "draft-07",
    given: { properties: { x: true, y: false } },
    schema: { properties: { x: true, y: false } },
    told: [],
  },
  {
    name: "a comment stays",
    target: "draft-07",
    given: { type: "string", $comment: "For maintainers" },
    schema: { type: "string", $comment: "For maintainers" },
    told: [],
  },
  {
    name: "keys of other vocabularies are left out",
    target: "draft-07",
    given: { type: "string", "x-order": 3 },
    schema: { type: "string" },
    told: ["annotation-lost x-order /properties/a"],
  },
];

describe("draft-07 for a target", () => {
  test.each(rows)("$target: $name", ({ target, given, schema, told }) => {
    expect(memberChanges(given, target)).toEqual({ schema, told });
  });
});
