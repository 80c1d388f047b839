import * as fc from "fast-check";
import type {
  Constraints,
  Discriminator,
  EnumFacts,
  MapKey,
  Member,
  ObjectType,
  Scalar,
  TypeKey,
  TypeNode,
  TypeShape,
} from "../../src/type-shape/index.js";
import {
  type Arbitraries,
  dictionaries,
  jsonLists,
  jsonValues,
  names,
  numbers,
  records,
} from "./json-values.js";

const typeKeyStems = [
  "Order",
  "Order.Line",
  "__proto__",
  "constructor",
  "toString",
  "_",
  "Box`1[[System.String,mscorlib]]",
  "Outer+Inner",
  "a-b",
] as const;

/** Keys that `types` may have. */
export function typeKeys(): fc.Arbitrary<TypeKey> {
  const numbered = fc.tuple(fc.constantFrom(...typeKeyStems), fc.nat(9));
  return fc.oneof(
    fc.constantFrom(...typeKeyStems),
    numbered.map(([stem, index]) => `${stem}${index}`),
  );
}

/**
 * Valid TypeShapes of a few types, whose references all resolve; cycles, shared types, unreachable types, display names
 * of several types and hostile names included.
 */
export function typeShapes(): fc.Arbitrary<TypeShape> {
  const types = fc.uniqueArray(fc.tuple(typeKeys(), objectTypes()), {
    selector: ([key]) => key,
    maxLength: 3,
  });
  return fc.tuple(nodes(), types).map(([root, entries]) => {
    const keys = entries.map(([key]) => key);
    return {
      root: resolveNode(root, keys),
      types: Object.fromEntries(
        entries.map(([key, objectType]) => [key, resolveObjectType(objectType, keys)]),
      ),
    };
  });
}

function scalars(): fc.Arbitrary<Scalar> {
  return fc.constantFrom("string", "boolean", "integer", "number");
}

function constraints(): fc.Arbitrary<Constraints> {
  const size = fc.nat(1000);
  const number = numbers();
  const multipleOf = fc.constantFrom(1, 0.01, 5e-324, 1e300);
  const pattern = fc.constantFrom("^a", "[0-9]+", "");
  const patterns = fc.array(pattern, { maxLength: 2 });
  // By family, since a record of all of them takes long and shows no more.
  return fc.oneof(
    records({}, { minSize: size, maxSize: size, minProperties: size, maxProperties: size }),
    records({}, { minimum: number, maximum: number, multipleOf }),
    records({}, { exclusiveMinimum: number, exclusiveMaximum: number }),
    records({}, { pattern, patterns, format: fc.constantFrom("email", "uuid", "") }),
    records({}, { uniqueItems: fc.boolean(), not: jsonLists(1) }),
  );
}

function enumFacts(): fc.Arbitrary<EnumFacts> {
  const someNames = fc.uniqueArray(names(), { minLength: 1, maxLength: 3 });
  const someNumbers = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 3 });
  const anyNames = fc.oneof(fc.constant([]), someNames);
  const anyNumbers = fc.oneof(fc.constant([]), someNumbers);
  const listed = { combinable: fc.constant(false), labels: dictionaries(names()) };
  const flags = { names: anyNames, numbers: anyNumbers, combinable: fc.constant(true) };
  const string = fc.constant("string" as const);
  const integer = fc.constant("integer" as const);
  const unresolved = fc.constant("unresolved" as const);
  return fc.oneof(
    records({ wireForm: string, names: someNames, numbers: anyNumbers }, listed),
    records({ wireForm: integer, names: anyNames, numbers: someNumbers }, listed),
    records({ wireForm: unresolved, names: someNames, numbers: someNumbers }, listed),
    records({ wireForm: fc.oneof(string, integer, unresolved), ...flags }, {}),
    records(
      {
        wireForm: fc.constant("json" as const),
        names: anyNames,
        numbers: anyNumbers,
        values: jsonLists(1),
      },
      { ...listed, combinable: fc.boolean() },
    ),
  );
}

function mapKeys(): fc.Arbitrary<MapKey> {
  return records(
    { writable: fc.boolean() },
    { scalar: scalars(), format: fc.constantFrom("uuid", "date") },
  );
}

/** A reference as yet without its key: a number that picks one, once the keys are known. */
const openReference = fc.nat(99).map(String);

function discriminators(): fc.Arbitrary<Discriminator> {
  return records({ property: names() }, { mapping: dictionaries(openReference) });
}

function nodes(): fc.Arbitrary<TypeNode> {
  return fc.letrec<{ node: TypeNode }>((tie) => {
    const everyKind = {
      nullable: fc.boolean(),
      nullDeclared: fc.boolean(),
      constraints: constraints(),
    };
    const of = <R, O>(kind: string, required: Arbitraries<R>, optional: Arbitraries<O>) => {
      const fields = { kind: fc.constant(kind), ...required };
      return fc.oneof(records(fields, {}), records(fields, { ...optional, ...everyKind }));
    };
    const node = tie("node");
    const list = (minLength: number) => fc.array(node, { minLength, maxLength: 3 });
    return {
      node: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        of("scalar", { scalar: scalars() }, { format: fc.constantFrom("date-time", "") }),
        of("ref", { ref: openReference }, {}),
        of("enum", { enumFacts: enumFacts() }, {}),
        of("verbatim", { schema: fc.oneof(fc.boolean(), dictionaries(jsonValues())) }, {}),
        of("binary", {}, {}),
        of("unknown", {}, { reason: fc.string() }),
        of("any", {}, {}),
        of("map", { values: node }, { keys: mapKeys() }),
        of("array", { items: node }, {}),
        of("union", { variants: list(1) }, { discriminator: discriminators() }),
        of("tuple", { elements: list(0) }, { rest: node }),
      ) as fc.Arbitrary<TypeNode>,
    };
  }).node;
}

function members(): fc.Arbitrary<Member> {
  const flag = fc.boolean();
  const text = fc.string({ maxLength: 5 });
  const required = {
    name: names(),
    type: nodes(),
    required: flag,
    readOnly: flag,
    constructorBound: flag,
  };
  const marking = fc.constantFrom("handle", "label", "hidden");
  return fc.oneof(
    records(required, {}),
    records(required, { description: text, constraints: constraints() }),
    records(required, { title: text, examples: jsonLists(), default: jsonValues(), marking }),
    records(required, { deprecated: flag, writeOnly: flag, alwaysPresent: flag }),
  );
}

function objectTypes(): fc.Arbitrary<ObjectType> {
  const byName = { selector: ({ name }: Member) => name, maxLength: 3 };
  const required = {
    name: fc.oneof(
      typeKeys(),
      names().map((name) => name || "Empty"),
    ),
    members: fc.uniqueArray(members(), byName),
  };
  const text = fc.string({ maxLength: 5 });
  const additional = fc.oneof(fc.constant(true as const), nodes());
  return records(required, {
    title: text,
    description: text,
    deprecated: fc.boolean(),
    wrapper: fc.boolean(),
    additional,
  });
}

function resolveObjectType(type: ObjectType, keys: readonly TypeKey[]): ObjectType {
  const members = type.members.map((member) => ({
    ...member,
    type: resolveNode(member.type, keys),
  }));
  return typeof type.additional === "object"
    ? { ...type, members, additional: resolveNode(type.additional, keys) }
    : { ...type, members };
}

// Generated nodes are a few levels deep, so this one may call itself.
function resolveNode(node: TypeNode, keys: readonly TypeKey[]): TypeNode {
  const resolve = (inner: TypeNode) => resolveNode(inner, keys);
  switch (node.kind) {
    case "ref":
      return keys.length === 0 ? { kind: "any" } : { ...node, ref: pick(keys, node.ref) };
    case "map":
      return { ...node, values: resolve(node.values) };
    case "array":
      return { ...node, items: resolve(node.items) };
    case "tuple": {
      const elements = node.elements.map(resolve);
      return node.rest ? { ...node, elements, rest: resolve(node.rest) } : { ...node, elements };
    }
    case "union": {
      const variants = node.variants.map(resolve);
      return node.discriminator
        ? { ...node, variants, discriminator: resolveDiscriminator(node.discriminator, keys) }
        : { ...node, variants };
    }
    default:
      return node;
  }
}

function resolveDiscriminator(
  { property, mapping = {} }: Discriminator,
  keys: readonly TypeKey[],
): Discriminator {
  if (keys.length === 0) return { property };
  const entries = Object.entries(mapping).map(
    ([value, open]) => [value, pick(keys, open)] as const,
  );
  return { property, mapping: Object.fromEntries(entries) };
}

function pick(keys: readonly TypeKey[], open: string): TypeKey {
  return keys[Number(open) % keys.length] ?? open;
}
