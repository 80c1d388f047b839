import {
  Integer,
  OfType,
  Required,
  toOutputSchema,
  type OutputSchemaOptions,
} from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";

class Author {
  @Required() @Integer() id!: number;
  @OfType(() => Author) mentor!: Author;
}

const REFERENCED = {
  type: "object",
  properties: { id: { type: "integer" }, mentor: { $ref: "#/$defs/Author" } },
  required: ["id"],
};

test("the dialect is referenced unless another is named", () => {
  expect(toOutputSchema(Author)).toEqual({ ...REFERENCED, $defs: { Author: REFERENCED } });
  expect(toOutputSchema(Author, { dialect: "flat" })).toEqual({
    type: "object",
    properties: {
      id: { type: "integer" },
      mentor: {
        type: "object",
        properties: { id: { type: "integer" }, mentor: { type: "object" } },
        required: ["id"],
      },
    },
    required: ["id"],
  });
});

test("a list, and null at the root, which every dialect states", () => {
  expect(toOutputSchema(Author, { list: true })).toEqual({
    type: "array",
    items: { $ref: "#/$defs/Author" },
    $defs: { Author: REFERENCED },
  });
  expect(toOutputSchema(Author, { mayBeMissing: true })).toMatchObject({
    type: ["object", "null"],
    required: ["id"],
  });
  expect(toOutputSchema(Author, { mayBeMissing: true, dialect: "flat" })).toMatchObject({
    type: ["object", "null"],
  });
});

test("every writing option is taken by itself, and one set may serve both directions", () => {
  expect(toOutputSchema(Author, { references: "never", recursionDepth: 0 })["properties"]).toEqual({
    id: { type: "integer" },
    mentor: { type: "object" },
  });
  const both: OutputSchemaOptions = { unknownArguments: "ignore", dropReadOnlyProperties: false };
  expect(toOutputSchema(Author, both)).toEqual(toOutputSchema(Author));
});

test("two calls share nothing", () => {
  const first = toOutputSchema(Author);
  (first["properties"] as Record<string, unknown>)["id"] = "changed";
  expect(toOutputSchema(Author)["properties"]).toMatchObject({ id: { type: "integer" } });
});

const ALLOWED =
  "list, mayBeMissing, dialect, references, nullability, defaults, closing, freeForm, unreadable, recursionDepth, " +
  "maxNodes, maxDepth, dropReadOnlyProperties, unknownArguments, target, host, rows, typeShape, diagnostics";

test.each<[object, string]>([
  [{ lists: true }, `Unknown option "lists". Allowed: ${ALLOWED}.`],
  [{ direction: "output" }, `Unknown option "direction". Allowed: ${ALLOWED}.`],
  [{ list: 1 }, 'Unknown value 1 of option "list". Allowed: true, false.'],
  [{ mayBeMissing: null }, 'Unknown value null of option "mayBeMissing". Allowed: true, false.'],
  [
    { unknownArguments: "forbid" },
    'Unknown value "forbid" of option "unknownArguments". Allowed: reject, ignore.',
  ],
  [
    { references: "always" },
    'Unknown value "always" of option "references". Allowed: shared, recursive, never.',
  ],
])("what is no option is refused: %j", (options, message) => {
  expect(() => toOutputSchema(Author, options as OutputSchemaOptions)).toThrow(
    new TypeError(message),
  );
});

test("what is no class is refused, and an escalated code throws", () => {
  expect(() => toOutputSchema(new Author() as unknown as Class)).toThrow(
    "toOutputSchema takes a class, found an instance of Author: pass the class itself.",
  );
  class Empty {}
  expect(() =>
    toOutputSchema(Empty, { diagnostics: { escalate: ["empty_class"], report: () => undefined } }),
  ).toThrow(/empty_class/u);
});
