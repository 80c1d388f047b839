import type { TypeShape, UnknownArguments, WriteOptions } from "../../src/index.js";
import { writeInputSchema } from "../../src/index.js";
import {
  any,
  arrayOf,
  mapOf,
  member,
  objectType,
  ref,
  scalar,
  stringEnum,
  typeShape,
  unionOf,
  unknown,
  verbatim,
} from "../../src/type-shape/index.js";

function bytes(
  shape: TypeShape,
  unknownArguments: UnknownArguments = "reject",
  options?: WriteOptions,
): string {
  return JSON.stringify(writeInputSchema(shape, unknownArguments, options).schema);
}

const order = typeShape(ref("Order"), {
  Order: objectType("Order", [
    member("item", scalar("string"), {
      required: true,
      description: "Item name",
      constraints: { minSize: 1 },
    }),
    member("quantity", scalar("integer"), {
      description: "Quantity",
      constraints: { minimum: 1, maximum: 100 },
    }),
  ]),
});

describe("the root of a tool's input", () => {
  test("is an object with properties, required and additionalProperties", () => {
    expect(bytes(order)).toBe(
      '{"type":"object","properties":{"item":{"type":"string","description":"Item name","minLength":1},' +
        '"quantity":{"type":"integer","description":"Quantity","minimum":1,"maximum":100}},' +
        '"required":["item"],"additionalProperties":false}',
    );
  });

  test("writes properties and required even when empty", () => {
    expect(bytes(typeShape(ref("A"), { A: objectType("A", []) }))).toBe(
      '{"type":"object","properties":{},"required":[],"additionalProperties":false}',
    );
  });

  test("keeps what the type declares of further keys, and closes only itself", () => {
    const types = {
      Open: objectType("Open", [member("in", ref("In"))], { additional: true }),
      In: objectType("In", []),
    };
    expect(bytes(typeShape(ref("Open"), types))).toBe(
      '{"type":"object","properties":{"in":{"type":"object","properties":{}}},"required":[],"additionalProperties":true}',
    );
    expect(bytes(typeShape(mapOf(scalar("integer"))))).toBe(
      '{"type":"object","properties":{},"required":[],"additionalProperties":{"type":"integer"}}',
    );
  });

  test("stays open where unknown arguments are ignored", () => {
    expect(bytes(typeShape(ref("A"), { A: objectType("A", []) }), "ignore")).toBe(
      '{"type":"object","properties":{},"required":[]}',
    );
  });

  test("writes notes and $defs behind, $defs last", () => {
    const types = {
      Node: objectType("Node", [member("next", ref("Node"))], { description: "A link." }),
    };
    expect(bytes(typeShape(ref("Node"), types))).toBe(
      '{"type":"object","properties":{"next":{"$ref":"#/$defs/Node"}},"required":[],"additionalProperties":false,' +
        '"description":"A link.","$defs":{"Node":{"type":"object","properties":{"next":{"$ref":"#/$defs/Node"}},"description":"A link."}}}',
    );
  });

  test("must be an object", () => {
    const roots = [scalar("string"), arrayOf(any()), any(), unionOf([scalar("string")])];
    for (const root of roots) {
      expect(() => writeInputSchema(typeShape(root), "reject")).toThrow(TypeError);
      expect(() => writeInputSchema(typeShape(root), "reject")).toThrow("one object");
    }
    const wrapper = objectType("Ids", [member("v", arrayOf(any()))], { wrapper: true });
    expect(() => writeInputSchema(typeShape(ref("Ids"), { Ids: wrapper }), "reject")).toThrow(
      "Ids",
    );
  });
});

describe("the root of a tool's input in the dialect flat", () => {
  const flat = { dialect: "flat" } as const;

  test("is that of a list operation", () => {
    const search = objectType("Search", [
      member("search", scalar("string"), { description: "Part of the title, in any case." }),
      member("ordering", stringEnum(["title", "-title"]), { default: "title" }),
    ]);
    expect(bytes(typeShape(ref("Search"), { Search: search }), "reject", flat)).toBe(
      '{"type":"object","properties":{"search":{"type":"string","description":"Part of the title, in any case."},' +
        '"ordering":{"type":"string","enum":["title","-title"],"default":"title"}},"additionalProperties":false}',
    );
  });

  const author = typeShape(ref("Author"), {
    Author: objectType("Author", [
      member("name", scalar("string"), { required: true }),
      member("books", arrayOf(ref("Book"))),
    ]),
    Book: objectType("Book", [
      member("title", scalar("string"), { required: true }),
      member("price", scalar("string", { format: "decimal" }), { required: true }),
      member("status", stringEnum(["draft", "published"]), { default: "draft" }),
      member("published_on", scalar("string", { format: "date", nullable: true }), {
        default: null,
      }),
      member("pk", scalar("integer", { nullable: true }), { default: null }),
    ]),
  });
  const authorBytes =
    '{"type":"object","properties":{"name":{"type":"string"},"books":{"type":"array","items":{"type":"object","properties":{' +
    '"title":{"type":"string"},"price":{"type":"string","format":"decimal"},' +
    '"status":{"type":"string","enum":["draft","published"],"default":"draft"},' +
    '"published_on":{"type":["string","null"],"format":"date","default":null},' +
    '"pk":{"type":["integer","null"],"default":null}},"required":["title","price"],"additionalProperties":false}}},' +
    '"required":["name"],"additionalProperties":false}';

  test("is that of an author with rows of books", () => {
    expect(bytes(author, "reject", flat)).toBe(authorBytes);
  });

  test("says false nowhere where unknown arguments are ignored, and the rest is the same", () => {
    const open = authorBytes.replaceAll(',"additionalProperties":false', "");
    expect(bytes(author, "ignore", flat)).toBe(open);
    expect(bytes(author, "ignore", { ...flat, closing: "every-level" })).toBe(open);
  });

  test("leaves an empty required out, and keeps an empty properties", () => {
    const empty = typeShape(ref("A"), { A: objectType("A", []) });
    expect(bytes(empty, "reject", flat)).toBe(
      '{"type":"object","properties":{},"additionalProperties":false}',
    );
    expect(bytes(empty, "ignore", flat)).toBe('{"type":"object","properties":{}}');
  });
});

describe("a root of whose inside nothing is known", () => {
  const open = '{"type":"object","properties":{},"additionalProperties":true}';
  const roots: readonly TypeShape[] = [
    typeShape(mapOf(any())),
    typeShape(unknown()),
    typeShape(mapOf(scalar("string"), { writable: false })),
    typeShape(verbatim({ type: "object" })),
  ];

  test("is open under either policy: empty properties alone would refuse every key", () => {
    for (const shape of roots) {
      expect(bytes(shape, "reject", { dialect: "flat" })).toBe(open);
      expect(bytes(shape, "ignore", { dialect: "flat" })).toBe(open);
      expect(JSON.parse(bytes(shape, "reject"))).toEqual({
        ...(JSON.parse(open) as object),
        required: [],
      });
    }
    const cut = typeShape(ref("A"), { A: objectType("A", [member("b", any())]) });
    expect(bytes(cut, "reject", { dialect: "flat", maxDepth: 0 })).toBe(open);
  });
});

describe("a foreign root", () => {
  const flat = { dialect: "flat" } as const;

  test("that declares its members is closed", () => {
    const shape = typeShape(
      verbatim({ type: "object", properties: { a: { $ref: "#/$defs/A" } }, $defs: { A: {} } }),
    );
    expect(bytes(shape, "reject", flat)).toBe(
      '{"type":"object","properties":{"a":{}},"additionalProperties":false}',
    );
    const patterns = typeShape(verbatim({ type: "object", patternProperties: { "^x": {} } }));
    expect(JSON.parse(bytes(patterns, "reject", flat))).toEqual({
      type: "object",
      properties: {},
      patternProperties: { "^x": {} },
      additionalProperties: false,
    });
  });

  test("that may declare members elsewhere is left as it is: false would refuse those", () => {
    const elsewhere = [
      { allOf: [{ properties: { b: {} } }] },
      { anyOf: [{ properties: { b: {} } }] },
      { oneOf: [{ properties: { b: {} } }] },
      { if: {}, then: { properties: { b: {} } } },
      { dependentSchemas: { a: { properties: { b: {} } } } },
      { unevaluatedProperties: { type: "string" } },
    ];
    for (const more of elsewhere) {
      const shape = typeShape(verbatim({ type: "object", properties: { a: {} }, ...more }));
      for (const options of [flat, {}]) {
        expect(JSON.parse(bytes(shape, "reject", options))).not.toHaveProperty(
          "additionalProperties",
        );
      }
    }
  });
});

describe("what is no input's root", () => {
  test("is null: a nullable root takes none here", () => {
    const types = {
      A: objectType("A", [member("b", ref("B", { nullable: true }))]),
      B: objectType("B", []),
    };
    for (const extra of [{ nullable: true }, { nullable: true, nullDeclared: true }]) {
      expect(bytes(typeShape(ref("A", extra), types), "reject", { dialect: "flat" })).toBe(
        '{"type":"object","properties":{"b":{"type":["object","null"],"properties":{},"additionalProperties":false}},' +
          '"additionalProperties":false}',
      );
    }
    const foreign = verbatim({ type: "object" }, { nullable: true });
    expect(bytes(typeShape(foreign), "ignore", { dialect: "flat" })).toBe(
      '{"type":"object","properties":{},"additionalProperties":true}',
    );
  });

  test("is a direction other than input, or a policy that does not exist", () => {
    expect(() => writeInputSchema(order, "reject", { direction: "output" })).toThrow(
      new TypeError('Unknown value "output" of option "direction". Allowed: input.'),
    );
    expect(bytes(order, "reject", { direction: "input" })).toBe(bytes(order));
    for (const policy of ["Ignore", "", undefined, null]) {
      expect(() => writeInputSchema(order, policy as UnknownArguments)).toThrow(
        /option "unknownArguments". Allowed: reject, ignore\./,
      );
    }
  });
});
