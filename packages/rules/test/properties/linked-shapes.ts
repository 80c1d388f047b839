import * as fc from "fast-check";
import type {
  Constraints,
  Member,
  ObjectType,
  TypeNode,
  TypeShape,
} from "../../src/type-shape/index.js";
import { records } from "../arbitraries/json-values.js";

const keys = ["A", "b.A", "C", "__proto__", "D`1", "toString"] as const;
const displayNames = ["A", "A_2", "A_3", "B<C>", "B_C_", "10", "9", "constructor", "z"] as const;
const memberNames = ["next", "__proto__", "1", "constructor", "a/b", "type"] as const;

interface LinkedOptions {
  /** Whether verbatim schemas, all valid, may stand in the shapes. */
  readonly verbatim: boolean;
}

/**
 * Valid TypeShapes in which references are dense, so that cycles, shared types, wrappers, loops of wrappers, name
 * clashes and cuts are common.
 */
export function linkedTypeShapes({ verbatim }: LinkedOptions): fc.Arbitrary<TypeShape> {
  const node = nodes(verbatim);
  const types = keys.map((key) => fc.tuple(fc.constant(key), objectTypes(node)));
  const reference = fc.constantFrom(...keys).map((ref): TypeNode => ({ kind: "ref", ref }));
  const roots = fc.oneof({ arbitrary: reference, weight: 3 }, node);
  return fc
    .tuple(roots, ...types)
    .map(([root, ...entries]) => ({ root, types: Object.fromEntries(entries) }));
}

function objectTypes(node: fc.Arbitrary<TypeNode>): fc.Arbitrary<ObjectType> {
  const name = fc.constantFrom(...displayNames);
  const members = fc
    .uniqueArray(fc.constantFrom(...memberNames), { maxLength: 4 })
    .chain((names) => fc.tuple(...names.map((wireName) => memberNamed(wireName, node))));
  const loneMember = memberNamed("value", node).map((only) => [only]);
  const notes = {
    description: fc.constant("Of the type."),
    additional: fc.oneof(fc.constant(true as const), node),
  };
  return fc.oneof(
    records({ name, members }, notes),
    records({ name, members: loneMember, wrapper: fc.constant(true) }, notes),
  );
}

function memberNamed(name: string, node: fc.Arbitrary<TypeNode>): fc.Arbitrary<Member> {
  const rarely = fc.nat(4).map((number) => number === 0);
  const required = {
    name: fc.constant(name),
    type: node,
    required: fc.boolean(),
    readOnly: rarely,
    constructorBound: rarely,
  };
  return records(required, {
    title: fc.constant("Title"),
    description: fc.constant("Of the member."),
    examples: fc.constant([{ nested: [1] }]),
    deprecated: fc.boolean(),
    default: fc.constantFrom({ nested: null }, null),
    writeOnly: rarely,
    alwaysPresent: fc.boolean(),
    constraints: constraints(),
  });
}

function constraints(): fc.Arbitrary<Constraints> {
  const one: readonly Constraints[] = [
    {},
    { minSize: 2, maxSize: 9 },
    { minProperties: 1, maxProperties: 7, minSize: 3 },
    { minimum: -1, exclusiveMaximum: 9, multipleOf: 0.5 },
    { pattern: "^a", format: "email" },
    { pattern: "b", patterns: ["c", "b"] },
    { patterns: [], uniqueItems: true },
    { not: [{ refused: [null] }] },
  ];
  return fc.constantFrom(...one);
}

function nodes(verbatim: boolean): fc.Arbitrary<TypeNode> {
  return fc.letrec<{ node: TypeNode }>((tie) => {
    const node = tie("node");
    const extra = {
      nullable: fc.boolean(),
      nullDeclared: fc.boolean(),
      constraints: constraints(),
    };
    const kind = <K extends TypeNode["kind"]>(name: K) => ({ kind: fc.constant(name) });
    const scalar = fc.constantFrom("string", "integer", "boolean");
    const keysOfMaps = fc.constantFrom(
      { writable: true, scalar: "integer" },
      { writable: true, format: "uuid" },
      { writable: false },
    );
    const enumFacts = fc.constantFrom(
      { wireForm: "json", names: [], numbers: [], values: [null, "a", { b: [1] }] },
      { wireForm: "unresolved", names: ["a"], numbers: [1] },
      { wireForm: "string", names: ["a", "b"], numbers: [], labels: { a: "A" } },
      { wireForm: "integer", names: [], numbers: [1, 2], combinable: true },
    );
    const foreign = fc.constantFrom(...validSchemas);
    return {
      node: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        {
          arbitrary: records({ ...kind("ref"), ref: fc.constantFrom(...keys) }, extra),
          weight: 6,
        },
        records({ ...kind("scalar"), scalar }, extra),
        records({ ...kind("enum"), enumFacts }, extra),
        records({ ...kind("unknown") }, extra),
        records({ ...kind("any") }, extra),
        verbatim
          ? records({ ...kind("verbatim"), schema: foreign }, extra)
          : records({ ...kind("binary") }, extra),
        records({ ...kind("array"), items: node }, extra),
        records({ ...kind("map"), values: node }, { ...extra, keys: keysOfMaps }),
        records(
          { ...kind("union"), variants: fc.array(node, { minLength: 1, maxLength: 2 }) },
          extra,
        ),
        records(
          { ...kind("tuple"), elements: fc.array(node, { maxLength: 2 }) },
          { ...extra, rest: node },
        ),
      ) as fc.Arbitrary<TypeNode>,
    };
  }).node;
}

/** Schemas of a host that compile, with definitions that clash and references into themselves. */
const validSchemas = [
  true,
  false,
  { minLength: 1, type: "string" },
  { $ref: "#/$defs/A", $defs: { A: { type: "string" } } },
  { $ref: "#/$defs/A", $defs: { A: { items: { $ref: "#/$defs/B" } }, B: { type: "integer" } } },
  { $ref: "#/$defs/A", $defs: { A: { items: { $ref: "#/$defs/B" } }, B: { type: "number" } } },
  { type: "array", items: { $ref: "#" } },
  {
    properties: { child: { $ref: "#/$defs/__proto__" }, same: { $ref: "#/properties/child" } },
    $defs: JSON.parse('{"__proto__":{"properties":{"parent":{"$ref":"#"}}}}') as object,
  },
  { const: { $ref: "#/nowhere" } },
  { type: "object", properties: { a: { $ref: "#" } }, unevaluatedProperties: false },
  { oneOf: [{ type: "string" }, { type: "array", items: { $ref: "#" } }] },
  {
    not: { $ref: "#/$defs/A" },
    $defs: { A: { type: ["array", "null"], items: { $ref: "#/$defs/A" } } },
  },
] as const;
