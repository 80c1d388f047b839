import * as fc from "fast-check";
import {
  any,
  arrayOf,
  binary,
  checkTypeShape,
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
import { typeKeys } from "../arbitraries/type-shape.js";

test("each node is built with its kind and no field that was not given", () => {
  const text = scalar("string");
  expect([
    verbatim({ type: "string" }),
    binary(),
    scalar("string", { format: "date" }),
    enumOf({ wireForm: "unresolved", names: ["a"], numbers: [1] }),
    stringEnum(["a"]),
    integerEnum([1]),
    jsonEnum([null], { nullable: true }),
    mapOf(text),
    mapOf(text, { writable: true }),
    arrayOf(text, { constraints: { minSize: 1 } }),
    ref("Order"),
    unknown(),
    unknown("why"),
    any(),
    unionOf([text]),
    tupleOf([], { rest: text }),
  ]).toStrictEqual([
    { kind: "verbatim", schema: { type: "string" } },
    { kind: "binary" },
    { kind: "scalar", scalar: "string", format: "date" },
    { kind: "enum", enumFacts: { wireForm: "unresolved", names: ["a"], numbers: [1] } },
    { kind: "enum", enumFacts: { wireForm: "string", names: ["a"], numbers: [] } },
    { kind: "enum", enumFacts: { wireForm: "integer", names: [], numbers: [1] } },
    {
      kind: "enum",
      enumFacts: { wireForm: "json", names: [], numbers: [], values: [null] },
      nullable: true,
    },
    { kind: "map", values: text },
    { kind: "map", values: text, keys: { writable: true } },
    { kind: "array", items: text, constraints: { minSize: 1 } },
    { kind: "ref", ref: "Order" },
    { kind: "unknown" },
    { kind: "unknown", reason: "why" },
    { kind: "any" },
    { kind: "union", variants: [text] },
    { kind: "tuple", elements: [], rest: text },
  ]);
});

test("a member may be left out and set, unless told otherwise", () => {
  expect(member("id", any())).toStrictEqual({
    name: "id",
    type: { kind: "any" },
    required: false,
    readOnly: false,
    constructorBound: false,
  });
  expect(member("id", any(), { required: true, default: null })).toMatchObject({
    required: true,
    default: null,
  });
});

test("a shape is built from an object or from entries, whatever the keys", () => {
  const order = objectType("Order", [member("id", scalar("integer"))], { wrapper: true });
  expect(typeShape(ref("Order"), { Order: order })).toStrictEqual({
    root: { kind: "ref", ref: "Order" },
    types: { Order: order },
  });
  expect(typeShape(any())).toStrictEqual({ root: { kind: "any" }, types: {} });
  fc.assert(
    fc.property(typeKeys(), (key) => {
      const shape = typeShape(ref(key), new Map([[key, order]]));
      expect(Object.entries(shape.types)).toEqual([[key, order]]);
      expect(checkTypeShape(shape).problems).toEqual([]);
    }),
  );
});
