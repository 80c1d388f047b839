import type {
  EnumFactsOf,
  JsonValue,
  Member,
  NodeOf,
  ObjectType,
  TypeKind,
  TypeNode,
  TypeShape,
} from "../../src/type-shape/index.js";

// The compiler is the test: each of these lines must fail to compile, and says so when it does not.
test("the generated types are exact, readonly and told apart by kind", () => {
  const node: NodeOf<"array"> = { kind: "array", items: { kind: "any" } };
  // @ts-expect-error -- fields are readonly
  node.items = { kind: "any" };
  // @ts-expect-error -- a field of another kind
  const foreign: TypeNode = { kind: "binary", format: "x" };
  // @ts-expect-error -- a missing field
  const empty: TypeNode = { kind: "array" };
  // @ts-expect-error -- absent is not undefined
  const absent: TypeNode = { kind: "any", nullable: undefined };
  // @ts-expect-error -- values belong to the wire form json
  const facts: EnumFactsOf<"string"> = { wireForm: "string", names: [], numbers: [], values: [] };
  // @ts-expect-error -- keys of types are data
  const types: TypeShape["types"] = { Order: { name: "Order" } };
  // @ts-expect-error -- a Date is not JSON
  const value: JsonValue = new Date(0);
  const members: ObjectType["members"] = [];
  // @ts-expect-error -- lists are readonly
  const list: Member[] = members;
  // @ts-expect-error -- no such kind
  const kind: TypeKind = "object";
  expect([foreign, empty, absent, facts, types, value, list, kind]).toHaveLength(8);
});
