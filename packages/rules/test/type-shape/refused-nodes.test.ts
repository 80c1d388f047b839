import { expectSchemaProblems, shape, string } from "./values.js";

describe("a node of the wrong form is refused", () => {
  test.each<readonly [string, unknown, readonly string[]]>([
    ["null", null, [" expected a TypeShape, found null"]],
    ["undefined", undefined, [" expected a TypeShape, found undefined"]],
    ["an array", [], [" expected a TypeShape, found an array"]],
    [
      "an empty object",
      {},
      [
        ' expected the field "root" of a TypeShape, found nothing',
        ' expected the field "types" of a TypeShape, found nothing',
      ],
    ],
    [
      "an unknown field",
      { root: string, types: {}, version: 1 },
      ['/version expected only the fields of a TypeShape ("root", "types"), found "version"'],
    ],
    [
      "types of null",
      shape(string, null),
      ["/types expected an object of object types, found null"],
    ],
    [
      "types in a list",
      shape(string, []),
      ["/types expected an object of object types, found an array"],
    ],
    ["a node of null", shape(null), ['/root expected a node with a "kind", found null']],
    ["a node in a list", shape([string]), ['/root expected a node with a "kind", found an array']],
    [
      "a node without kind",
      shape({}),
      ['/root expected the field "kind" of a node, found nothing'],
    ],
    [
      "an unheard-of kind",
      shape({ kind: "object" }),
      [
        '/root/kind expected one of "verbatim", "binary", "scalar", "enum", "map", "array", "ref", "unknown", "any", "union", "tuple", found "object"',
      ],
    ],
    [
      "a kind that an object inherits",
      shape({ kind: "constructor" }),
      [expect.stringMatching(/^\/root\/kind expected one of .* found "constructor"$/)],
    ],
    [
      "a missing field",
      shape({ kind: "array" }),
      ['/root expected the field "items" of a node of the kind "array", found nothing'],
    ],
    [
      "a field of another kind",
      shape({ kind: "binary", format: "x" }),
      [
        '/root/format expected only the fields of a node of the kind "binary" ("kind", "nullable", "nullDeclared", "constraints"), found "format"',
      ],
    ],
    [
      "a field named __proto__",
      shape(JSON.parse('{"kind":"any","__proto__":{}}')),
      [expect.stringMatching(/^\/root\/__proto__ expected only .* found "__proto__"$/)],
    ],
    [
      "a nullable of null",
      shape({ ...string, nullable: null }),
      ["/root/nullable expected a boolean, found null"],
    ],
    [
      "a scalar of null",
      shape({ kind: "scalar", scalar: "null" }),
      ['/root/scalar expected one of "string", "boolean", "integer", "number", found "null"'],
    ],
    [
      "a schema that is a string",
      shape({ kind: "verbatim", schema: "{}" }),
      ['/root/schema expected a JSON Schema, an object or a boolean, found "{}"'],
    ],
    [
      "a schema that is a list",
      shape({ kind: "verbatim", schema: [] }),
      ["/root/schema expected a JSON Schema, an object or a boolean, found an array"],
    ],
    [
      "a schema that is null",
      shape({ kind: "verbatim", schema: null }),
      ["/root/schema expected a JSON Schema, an object or a boolean, found null"],
    ],
    [
      "a union of nothing",
      shape({ kind: "union", variants: [] }),
      ["/root/variants expected a list of at least one node, found none"],
    ],
    [
      "a tuple of strings",
      shape({ kind: "tuple", elements: ["x"] }),
      ['/root/elements/0 expected a node with a "kind", found "x"'],
    ],
    [
      "elements that are no list",
      shape({ kind: "tuple", elements: { length: 0 } }),
      ["/root/elements expected a list of nodes, found an object"],
    ],
    [
      "a map key that does not say whether it is writable",
      shape({ kind: "map", values: string, keys: {} }),
      ['/root/keys expected the field "writable" of a map key, found nothing'],
    ],
    [
      "a discriminator without property",
      shape({ kind: "union", variants: [string], discriminator: { mapping: [] } }),
      [
        '/root/discriminator expected the field "property" of a discriminator, found nothing',
        '/root/discriminator/mapping expected an object of keys of "types", found an array',
      ],
    ],
  ])("%s", (_, value, lines) => {
    expectSchemaProblems(value, lines);
  });
});
