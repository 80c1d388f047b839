import type { TypeShape, UnknownArguments } from "../../src/index.js";
import { writeInputSchema } from "../../src/index.js";
import {
  any,
  arrayOf,
  mapOf,
  member,
  objectType,
  ref,
  scalar,
  typeShape,
  unionOf,
} from "../../src/type-shape/index.js";

function bytes(shape: TypeShape, unknownArguments: UnknownArguments = "reject"): string {
  return JSON.stringify(writeInputSchema(shape, unknownArguments).schema);
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
