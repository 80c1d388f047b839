import type { JsonValue, Member, ObjectType, TypeNode, WriteOptions } from "../../src/index.js";
import { writeSchema } from "../../src/index.js";
import {
  any,
  arrayOf,
  binary,
  enumOf,
  integerEnum,
  jsonEnum,
  mapOf,
  member,
  objectType,
  ref,
  scalar,
  stringEnum,
  tupleOf,
  typeShape,
  unionOf,
  unknown,
  verbatim,
} from "../../src/type-shape/index.js";

const flatChoices: WriteOptions = {
  references: "never",
  nullability: "accepted",
  defaults: "state",
  closing: "every-level",
  freeForm: "silent",
  unreadable: "open",
};

function bytes(
  root: TypeNode,
  choices: WriteOptions,
  types: Readonly<Record<string, ObjectType>> = {},
): string {
  return JSON.stringify(writeSchema(typeShape(root, types), choices).schema);
}

/** The bytes of one member's schema. */
function memberBytes(
  only: Member,
  choices: WriteOptions,
  types: Readonly<Record<string, ObjectType>> = {},
): string {
  const shape = typeShape(ref("Root"), { Root: objectType("Root", [only]), ...types });
  const { properties } = writeSchema(shape, choices).schema;
  return JSON.stringify((properties as Record<string, JsonValue>)[only.name]);
}

const nullable = { nullable: true } as const;

describe("nullability: accepted", () => {
  const accepted = { nullability: "accepted" } as const;
  const cases: readonly (readonly [string, TypeNode, string])[] = [
    ["a scalar", scalar("string", nullable), '{"type":["string","null"]}'],
    [
      "a scalar with a format",
      scalar("string", { ...nullable, format: "date" }),
      '{"type":["string","null"],"format":"date"}',
    ],
    [
      "a constrained scalar",
      scalar("integer", { ...nullable, constraints: { minimum: 1 } }),
      '{"type":["integer","null"],"minimum":1}',
    ],
    [
      "several patterns",
      scalar("string", { ...nullable, constraints: { patterns: ["a", "b"] } }),
      '{"type":["string","null"],"allOf":[{"pattern":"b"}],"pattern":"a"}',
    ],
    ["bytes", binary(nullable), '{"type":["string","null"],"contentEncoding":"base64"}'],
    [
      "an enum of strings",
      stringEnum(["a", "b"], nullable),
      '{"type":["string","null"],"enum":["a","b",null]}',
    ],
    [
      "an enum of integers",
      integerEnum([1], nullable),
      '{"type":["integer","null"],"enum":[1,null]}',
    ],
    [
      "an enum that lists null already",
      jsonEnum([null, "a"], nullable),
      '{"type":["string","null"],"enum":[null,"a"]}',
    ],
    ["an enum that lists null by itself", jsonEnum(["a", 1, null]), '{"enum":["a",1,null]}'],
    ["an enum of mixed values", jsonEnum(["a", 1], nullable), '{"enum":["a",1,null]}'],
    ["an enum of null alone", jsonEnum([null], nullable), '{"enum":[null]}'],
    [
      "flags",
      enumOf({ wireForm: "integer", names: [], numbers: [1], combinable: true }, nullable),
      '{"type":["integer","null"]}',
    ],
    [
      "an unresolved enum",
      enumOf({ wireForm: "unresolved", names: ["a"], numbers: [1] }, nullable),
      '{"anyOf":[{"type":"string","enum":["a"]},{"type":"integer","enum":[1]},{"type":"null"}]}',
    ],
    [
      "an array of elements that take none",
      arrayOf(scalar("string"), nullable),
      '{"type":["array","null"],"items":{"type":"string"}}',
    ],
    [
      "an array of elements that do",
      arrayOf(scalar("string", nullable)),
      '{"type":"array","items":{"type":["string","null"]}}',
    ],
    [
      "a map",
      mapOf(scalar("integer", nullable), undefined, nullable),
      '{"type":["object","null"],"additionalProperties":{"type":["integer","null"]}}',
    ],
    [
      "a free-form map",
      mapOf(any(), undefined, nullable),
      '{"type":["object","null"],"additionalProperties":true}',
    ],
    [
      "a tuple",
      tupleOf([scalar("string")], nullable),
      '{"type":["array","null"],"prefixItems":[{"type":"string"}],"items":false,"minItems":1}',
    ],
    [
      "a union",
      unionOf([scalar("string"), scalar("integer")], nullable),
      '{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"null"}]}',
    ],
    ["anything, which takes null anyway", any(nullable), "{}"],
    [
      "the boundary object",
      unknown(undefined, nullable),
      '{"type":["object","null"],"additionalProperties":true}',
    ],
    [
      "a foreign schema, whose keys stay unmoved",
      verbatim({ minLength: 1, type: "string" }, nullable),
      '{"anyOf":[{"minLength":1,"type":"string"},{"type":"null"}]}',
    ],
    ["a foreign schema that takes anything", verbatim({}, nullable), "{}"],
  ];

  test.each(cases)("states null on %s", (_, node, expected) => {
    expect(memberBytes(member("m", node), accepted)).toBe(expected);
    expect(bytes(arrayOf(node), accepted)).toBe(`{"type":"array","items":${expected}}`);
  });

  test("states it on an object in place, the root included", () => {
    const types = { A: objectType("A", [member("b", ref("B", nullable))]), B: objectType("B", []) };
    expect(bytes(ref("A", nullable), accepted, types)).toBe(
      '{"type":["object","null"],"properties":{"b":{"type":["object","null"],"properties":{}}}}',
    );
  });

  test("puts a reference in a branch, with notes, defaults and key counts outside", () => {
    const types = {
      A: objectType("A", [
        member("x", ref("B", nullable), {
          description: "One.",
          default: null,
          constraints: { minProperties: 1 },
        }),
        member("y", ref("B")),
      ]),
      B: objectType("B", []),
    };
    expect(bytes(ref("A"), { ...accepted, defaults: "state" }, types)).toBe(
      '{"type":"object","properties":{' +
        '"x":{"anyOf":[{"$ref":"#/$defs/B"},{"type":"null"}],"default":null,"description":"One.","minProperties":1},' +
        '"y":{"$ref":"#/$defs/B"}},"$defs":{"B":{"type":"object","properties":{}}}}',
    );
  });

  test("states null once where a wrapper and what it stands for both take it", () => {
    const types = {
      A: objectType("A", [member("w", ref("W", nullable))]),
      W: objectType("W", [member("v", scalar("string", nullable))], { wrapper: true }),
    };
    expect(bytes(ref("A"), accepted, types)).toBe(
      '{"type":"object","properties":{"w":{"type":["string","null"]}}}',
    );
  });

  test("keeps a foreign schema's own description the only one", () => {
    const told = member("m", verbatim({ type: "string", description: "Own." }, nullable), {
      description: "Of the member.",
    });
    expect(memberBytes(told, accepted)).toBe(
      '{"anyOf":[{"type":"string","description":"Own."},{"type":"null"}]}',
    );
    const silent = member("m", verbatim({ type: "string" }, nullable), {
      description: "Of the member.",
    });
    expect(memberBytes(silent, accepted)).toBe(
      '{"anyOf":[{"type":"string"},{"type":"null"}],"description":"Of the member."}',
    );
  });
});

describe("nullability: declared", () => {
  const declared = { nullability: "declared" } as const;

  test("states null only where the author said it", () => {
    expect(bytes(scalar("string", nullable), declared)).toBe('{"type":"string"}');
    expect(bytes(scalar("string", { nullDeclared: true }), declared)).toBe(
      '{"type":["string","null"]}',
    );
    expect(bytes(jsonEnum(["a", null]), declared)).toBe(
      '{"type":["string","null"],"enum":["a",null]}',
    );
    expect(bytes(stringEnum(["a"], { nullable: true, nullDeclared: true }), declared)).toBe(
      '{"type":["string","null"],"enum":["a",null]}',
    );
  });
});

describe("defaults: state", () => {
  const state = { defaults: "state" } as const;

  test("states a default before the notes", () => {
    const noted = member("m", stringEnum(["a"]), { default: "a", title: "M", description: "N." });
    expect(memberBytes(noted, state)).toBe(
      '{"type":"string","enum":["a"],"default":"a","title":"M","description":"N."}',
    );
  });

  test("leaves a null default out where null is not stated", () => {
    const node = scalar("string", nullable);
    const none = member("m", node, { default: null });
    expect(memberBytes(none, state)).toBe('{"type":"string"}');
    expect(memberBytes(none, { ...state, nullability: "accepted" })).toBe(
      '{"type":["string","null"],"default":null}',
    );
    expect(memberBytes(none, { ...state, nullability: "declared" })).toBe('{"type":"string"}');
  });

  test("states false, zero, empty text and structures, as copies", () => {
    const structure = { rows: [{ a: 1 }], flag: false };
    for (const value of [false, 0, "", structure]) {
      const { schema } = writeSchema(
        typeShape(ref("R"), { R: objectType("R", [member("m", any(), { default: value })]) }),
        state,
      );
      const written = (schema["properties"] as Record<string, { default: JsonValue }>)["m"];
      expect(written).toEqual({ default: value });
      if (typeof value === "object") expect(written?.default).not.toBe(value);
    }
  });

  test("states it beside a reference and leaves a foreign schema's own", () => {
    const types = { B: objectType("B", [member("self", ref("B"))]) };
    expect(memberBytes(member("m", ref("B"), { default: {} }), state, types)).toBe(
      '{"$ref":"#/$defs/B","default":{}}',
    );
    const own = member("m", verbatim({ default: 1, type: "integer" }), { default: 2 });
    expect(memberBytes(own, state)).toBe('{"default":1,"type":"integer"}');
  });
});

describe("closing: every-level", () => {
  const closed = { closing: "every-level" } as const;

  test("closes every object that declares its members, in place and under $defs", () => {
    const types = {
      A: objectType("A", [
        member("b", ref("B"), { required: true }),
        member("rows", arrayOf(ref("Empty"))),
        member("one", ref("Shared")),
        member("two", unionOf([ref("Shared"), scalar("string")])),
      ]),
      B: objectType("B", [], { description: "Of B." }),
      Empty: objectType("Empty", []),
      Shared: objectType("Shared", [member("x", scalar("integer"))]),
    };
    expect(bytes(ref("A"), closed, types)).toBe(
      '{"type":"object","properties":{' +
        '"b":{"type":"object","properties":{},"additionalProperties":false,"description":"Of B."},' +
        '"rows":{"type":"array","items":{"type":"object","properties":{},"additionalProperties":false}},' +
        '"one":{"$ref":"#/$defs/Shared"},"two":{"anyOf":[{"$ref":"#/$defs/Shared"},{"type":"string"}]}},' +
        '"required":["b"],"additionalProperties":false,' +
        '"$defs":{"Shared":{"type":"object","properties":{"x":{"type":"integer"}},"additionalProperties":false}}}',
    );
  });

  test("leaves maps, declared undeclared keys and boundary objects as they are", () => {
    const types = {
      Open: objectType("Open", [], { additional: true }),
      Typed: objectType("Typed", [], { additional: scalar("integer") }),
    };
    expect(bytes(mapOf(ref("Open")), closed, types)).toBe(
      '{"type":"object","additionalProperties":{"type":"object","properties":{},"additionalProperties":true}}',
    );
    expect(bytes(ref("Typed"), closed, types)).toBe(
      '{"type":"object","properties":{},"additionalProperties":{"type":"integer"}}',
    );
    expect(bytes(unknown(), closed)).toBe('{"type":"object","additionalProperties":true}');
  });
});

describe("freeForm: silent", () => {
  const silent = { freeForm: "silent" } as const;

  test("writes boundary and free-form objects without additionalProperties", () => {
    expect(bytes(unknown(), silent)).toBe('{"type":"object"}');
    expect(bytes(mapOf(any()), silent)).toBe('{"type":"object"}');
    expect(bytes(mapOf(scalar("string"), { writable: false }), silent)).toBe('{"type":"object"}');
    expect(bytes(mapOf(any(), { writable: true, format: "uuid" }), silent)).toBe(
      '{"type":"object","propertyNames":{"type":"string","format":"uuid"}}',
    );
  });

  test("writes a cut object the same way", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("A", [member("b", ref("B"))]),
      B: objectType("B", []),
    });
    expect(writeSchema(shape, { ...silent, maxDepth: 1 }).schema).toEqual({
      type: "object",
      properties: { b: { type: "object" } },
    });
  });

  test("still writes declared undeclared keys and a map's values", () => {
    const types = { Open: objectType("Open", [], { additional: true }) };
    expect(bytes(ref("Open"), silent, types)).toBe(
      '{"type":"object","properties":{},"additionalProperties":true}',
    );
    expect(bytes(mapOf(scalar("string")), silent)).toBe(
      '{"type":"object","additionalProperties":{"type":"string"}}',
    );
  });
});

describe("unreadable: open", () => {
  const open = { unreadable: "open" } as const;

  test("writes the empty schema, and an object at the root", () => {
    expect(memberBytes(member("m", unknown()), open)).toBe("{}");
    expect(memberBytes(member("m", unknown(undefined, nullable)), open)).toBe("{}");
    expect(bytes(arrayOf(unknown()), open)).toBe('{"type":"array","items":{}}');
    expect(bytes(unknown(), open)).toBe('{"type":"object"}');
  });

  test("reports it all the same", () => {
    const { diagnostics } = writeSchema(typeShape(arrayOf(unknown())), open);
    expect(diagnostics.map(({ code }) => code)).toEqual(["unreadable_shape"]);
  });

  test("leaves unwritable keys and cuts objects", () => {
    expect(bytes(mapOf(any(), { writable: false }), open)).toBe(
      '{"type":"object","additionalProperties":true}',
    );
  });
});

describe("all choices at once", () => {
  test("describe the input of a list operation", () => {
    const types = {
      Search: objectType("Search", [
        member("search", scalar("string"), { description: "Part of the title, in any case." }),
        member("ordering", stringEnum(["title", "-title"]), { default: "title" }),
      ]),
    };
    expect(bytes(ref("Search"), flatChoices, types)).toBe(
      '{"type":"object","properties":{"search":{"type":"string","description":"Part of the title, in any case."},' +
        '"ordering":{"type":"string","enum":["title","-title"],"default":"title"}},"additionalProperties":false}',
    );
  });

  test("describe an author with rows of books", () => {
    const types = {
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
        member("pk", scalar("integer", nullable), { default: null }),
      ]),
    };
    expect(bytes(ref("Author"), flatChoices, types)).toBe(
      '{"type":"object","properties":{"name":{"type":"string"},"books":{"type":"array","items":{"type":"object","properties":{' +
        '"title":{"type":"string"},"price":{"type":"string","format":"decimal"},' +
        '"status":{"type":"string","enum":["draft","published"],"default":"draft"},' +
        '"published_on":{"type":["string","null"],"format":"date","default":null},' +
        '"pk":{"type":["integer","null"],"default":null}},"required":["title","price"],"additionalProperties":false}}},' +
        '"required":["name"],"additionalProperties":false}',
    );
  });
});
