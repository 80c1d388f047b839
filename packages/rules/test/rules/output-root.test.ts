import type { OutputForm, TypeShape, WriteOptions } from "../../src/index.js";
import { writeOutputSchema } from "../../src/index.js";
import {
  any,
  arrayOf,
  enumOf,
  jsonEnum,
  member,
  objectType,
  ref,
  scalar,
  typeShape,
  unionOf,
  unknown,
  verbatim,
} from "../../src/type-shape/index.js";

const flat = { dialect: "flat" } as const;
const missing = { mayBeMissing: true } as const;

function bytes(shape: TypeShape, form?: OutputForm, options: WriteOptions = flat): string {
  return JSON.stringify(writeOutputSchema(shape, form, options).schema);
}

const item = typeShape(ref("Item"), {
  Item: objectType("Item", [
    member("id", scalar("integer"), { alwaysPresent: true, marking: "handle" }),
    member("title", scalar("string"), { alwaysPresent: true, marking: "label" }),
  ]),
});

describe("the root of a tool's output", () => {
  test("is a list of items with a handle and a label", () => {
    expect(bytes(item, { list: true })).toBe(
      '{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"}},"required":["id","title"]}}',
    );
  });

  test("is an author that may be missing, with labelled choices", () => {
    const always = { alwaysPresent: true } as const;
    const labels = { draft: "Draft", published: "Published" };
    const status = enumOf({ wireForm: "string", names: Object.keys(labels), numbers: [], labels });
    const author = typeShape(ref("Author"), {
      Author: objectType("Author", [
        member("id", scalar("integer"), { ...always, readOnly: true }),
        member("name", scalar("string"), always),
        member("books", arrayOf(ref("Book")), always),
      ]),
      Book: objectType("Book", [
        member("id", scalar("integer"), { ...always, readOnly: true }),
        member("title", scalar("string"), always),
        member("price", scalar("string", { format: "decimal" }), always),
        member("status", status, { ...always, default: "draft" }),
      ]),
    });
    expect(bytes(author, missing)).toBe(
      '{"type":["object","null"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},' +
        '"books":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},' +
        '"price":{"type":"string","format":"decimal"},"status":{"type":"string","oneOf":[{"const":"draft","title":"Draft"},' +
        '{"const":"published","title":"Published"}]}},"required":["id","title","price","status"]}}},"required":["id","name","books"]}',
    );
  });

  test("is one, as writeSchema gives it, unless told otherwise", () => {
    const one =
      '{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"}},"required":["id","title"]}';
    expect(bytes(item)).toBe(one);
    expect(bytes(item, {}, {})).toBe(one);
    expect(bytes(item, { list: false, mayBeMissing: false }, { direction: "output" })).toBe(one);
  });

  test("refuses a direction other than output", () => {
    expect(() => bytes(item, {}, { direction: "input" })).toThrow(
      new TypeError('Unknown value "input" of option "direction". Allowed: output.'),
    );
  });
});

describe("a result that may be missing", () => {
  test("takes null whatever the dialect says of null", () => {
    expect(bytes(typeShape(scalar("string")), missing, { nullability: "omit" })).toBe(
      '{"type":["string","null"]}',
    );
    expect(bytes(typeShape(arrayOf(scalar("string"))), missing)).toBe(
      '{"type":["array","null"],"items":{"type":"string"}}',
    );
    expect(
      bytes(typeShape(unionOf([scalar("string"), ref("A")]), { A: objectType("A", []) }), missing),
    ).toBe('{"anyOf":[{"type":"string"},{"type":"object","properties":{}},{"type":"null"}]}');
    expect(bytes(typeShape(jsonEnum(["a", 1])), missing)).toBe('{"enum":["a",1,null]}');
    expect(bytes(typeShape(any()), missing)).toBe("{}");
    expect(bytes(typeShape(unknown()), missing)).toBe('{"type":["object","null"]}');
  });

  test("states null once", () => {
    const nullable = { nullable: true, nullDeclared: true };
    expect(bytes(typeShape(scalar("string", nullable)), missing)).toBe(
      '{"type":["string","null"]}',
    );
    expect(bytes(typeShape(unionOf([scalar("string")], nullable)), missing)).toBe(
      '{"anyOf":[{"type":"string"},{"type":"null"}]}',
    );
    expect(bytes(typeShape(jsonEnum(["a", null], nullable)), missing)).toBe(
      '{"type":["string","null"],"enum":["a",null]}',
    );
  });

  test("keeps $defs last, outside of the branch", () => {
    const node = typeShape(ref("Node"), {
      Node: objectType("Node", [member("next", ref("Node"))]),
    });
    expect(bytes(node, missing, {})).toBe(
      '{"type":["object","null"],"properties":{"next":{"$ref":"#/$defs/Node"}},' +
        '"$defs":{"Node":{"type":"object","properties":{"next":{"$ref":"#/$defs/Node"}}}}}',
    );
  });

  test("keeps the references of a foreign root resolving, null not being among what they lead to", () => {
    const own = { properties: { a: { $ref: "#/$defs/A" }, up: { $ref: "#" } }, $defs: { A: true } };
    expect(bytes(typeShape(verbatim(own)), missing, {})).toBe(
      '{"anyOf":[{"$ref":"#/$defs/schema"},{"type":"null"}],"$defs":{"A":true,' +
        '"schema":{"properties":{"a":{"$ref":"#/$defs/A"},"up":{"$ref":"#/$defs/schema"}}}}}',
    );
    const withId = { $id: "urn:x", $ref: "#/$defs/A", $defs: { A: { type: "string" } } };
    expect(bytes(typeShape(verbatim(withId)), missing, {})).toBe(
      '{"anyOf":[{"$id":"urn:x","$ref":"#/$defs/A","$defs":{"A":{"type":"string"}}},{"type":"null"}]}',
    );
  });

  test("puts a foreign schema in a branch, behind a wrapper too: its keywords know of no null", () => {
    const shape = typeShape(ref("W"), {
      W: objectType("W", [member("value", verbatim({ type: "string", const: "a" }))], {
        wrapper: true,
      }),
    });
    for (const options of [flat, {}]) {
      expect(bytes(shape, missing, options)).toBe(
        '{"anyOf":[{"type":"string","const":"a"},{"type":"null"}]}',
      );
    }
  });
});

describe("a list", () => {
  test("refers to a recursive type where references are kept", () => {
    const node = typeShape(ref("Node"), {
      Node: objectType("Node", [member("next", ref("Node"))]),
    });
    expect(bytes(node, { list: true }, {})).toBe(
      '{"type":"array","items":{"$ref":"#/$defs/Node"},"$defs":{"Node":{"type":"object","properties":{"next":{"$ref":"#/$defs/Node"}}}}}',
    );
  });

  test("has null in its items, not around them", () => {
    expect(bytes(typeShape(scalar("string", { nullable: true })), { list: true })).toBe(
      '{"type":"array","items":{"type":["string","null"]}}',
    );
  });

  test("points its diagnostics into the shape that was given", () => {
    const places = [
      [typeShape(unknown()), "/root"],
      [typeShape(arrayOf(unknown())), "/root/items"],
      [
        typeShape(ref("A"), { A: objectType("A", [member("b", unknown())]) }),
        "/types/A/members/0/type",
      ],
    ] as const;
    for (const [shape, path] of places) {
      const { diagnostics } = writeOutputSchema(shape, { list: true });
      expect(diagnostics.map((told) => told.path)).toEqual([path]);
    }
  });

  test("refuses what is no shape as it was given", () => {
    const shape = typeShape(ref("Nowhere"));
    expect(() => writeOutputSchema(shape, { list: true })).toThrow("/root/ref");
  });
});
