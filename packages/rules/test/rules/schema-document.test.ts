import Ajv2020 from "ajv/dist/2020";
import type { JsonSchema, SchemaDocumentOptions, TypeShape } from "../../src/index.js";
import {
  EscalatedDiagnosticsError,
  InvalidTypeShapeError,
  writeSchemaDocument,
} from "../../src/index.js";
import {
  arrayOf,
  member,
  objectType,
  ref,
  scalar,
  unionOf,
  unknown,
  verbatim,
} from "../../src/type-shape/index.js";

const text = scalar("string");
const place = objectType("Place", [member("city", text)]);
const placeSchema = { type: "object", properties: { city: { type: "string" } } };
const order = objectType("Order", [member("to", ref("Place"))]);
const types: TypeShape["types"] = { Order: order, Place: place };

function schemasOf(
  of: TypeShape["types"],
  listed: readonly string[],
  options: SchemaDocumentOptions = {},
): Readonly<Record<string, JsonSchema>> {
  return writeSchemaDocument(of, listed, options).schemas;
}

describe("a document of definitions", () => {
  test("has every type that is reached, one used once too, and nothing else", () => {
    const more = { ...types, Unreached: objectType("Unreached", []) };
    expect(schemasOf(more, ["Order"])).toEqual({
      Order: { type: "object", properties: { to: { $ref: "#/$defs/Place" } } },
      Place: placeSchema,
    });
  });

  test("has one entry for a type that is listed, used and listed again", () => {
    const once = schemasOf(types, ["Order"]);
    expect(schemasOf(types, ["Place", "Order", "Place"])).toEqual(once);
    expect(schemasOf(types, [])).toEqual({});
  });

  test("writes the prefix that is given in every reference, those of foreign schemas too", () => {
    const foreign = verbatim({
      $ref: "#/$defs/Node",
      $defs: { Node: { items: { $ref: "#/$defs/Node" } }, Yes: true, No: false },
    });
    const itself = verbatim({ type: "array", items: { $ref: "#" } });
    const holder = objectType("Holder", [
      member("own", foreign),
      member("tree", itself),
      member("place", ref("Place")),
    ]);
    const refPrefix = "#/components/schemas/";
    expect(schemasOf({ Holder: holder, Place: place }, ["Holder"], { refPrefix })).toEqual({
      Holder: {
        type: "object",
        properties: {
          own: { $ref: "#/components/schemas/Node" },
          tree: { $ref: "#/components/schemas/tree" },
          place: { $ref: "#/components/schemas/Place" },
        },
      },
      No: { not: {} },
      Node: { items: { $ref: "#/components/schemas/Node" } },
      Place: placeSchema,
      Yes: {},
      tree: { type: "array", items: { $ref: "#/components/schemas/tree" } },
    });
  });

  test("leaves a foreign schema's reference to an entry as it stands", () => {
    const foreign = {
      oneOf: [{ $ref: "#/components/schemas/Place" }, { $ref: "#/$defs/Other" }],
    };
    const own = verbatim({ ...foreign, $defs: { Other: { $ref: "#/components/schemas/Holder" } } });
    const holder = objectType("Holder", [member("own", own), member("place", ref("Place"))]);
    const refPrefix = "#/components/schemas/";
    expect(schemasOf({ Holder: holder, Place: place }, ["Holder"], { refPrefix })).toEqual({
      Holder: {
        type: "object",
        properties: {
          own: {
            oneOf: [{ $ref: "#/components/schemas/Place" }, { $ref: "#/components/schemas/Other" }],
          },
          place: { $ref: "#/components/schemas/Place" },
        },
      },
      Other: { $ref: "#/components/schemas/Holder" },
      Place: placeSchema,
    });
  });

  test("lifts the definitions of a foreign schema that a listed wrapper stands for", () => {
    const foreign = verbatim({ $ref: "#/$defs/Unit", $defs: { Unit: { type: "string" } } });
    const wrapper = { ...objectType("Length", [member("unit", foreign)]), wrapper: true };
    expect(schemasOf({ Length: wrapper }, ["Length"])).toEqual({
      Length: { $ref: "#/$defs/Unit" },
      Unit: { type: "string" },
    });
  });

  test("has an entry for a wrapper, which is what the wrapper stands for", () => {
    const id = { ...objectType("Id", [member("value", text)]), wrapper: true };
    const user = objectType("User", [member("id", ref("Id"))]);
    const outer = { ...objectType("Outer", [member("value", ref("User"))]), wrapper: true };
    expect(schemasOf({ Id: id, User: user, Outer: outer }, ["Outer"])).toEqual({
      Id: { type: "string" },
      Outer: { $ref: "#/$defs/User" },
      User: { type: "object", properties: { id: { $ref: "#/$defs/Id" } } },
    });
  });

  test("ends recursion at the entry itself", () => {
    const node = objectType("Node", [member("children", arrayOf(ref("Node")))]);
    expect(schemasOf({ Node: node }, ["Node"])).toEqual({
      Node: {
        type: "object",
        properties: { children: { type: "array", items: { $ref: "#/$defs/Node" } } },
      },
    });
  });

  test("gives listed types their names first, in the order of the list", () => {
    const many = Object.fromEntries(
      ["A", ...Array.from({ length: 10 }, (_, index) => `A_${index + 2}`)].map((key) => [
        key,
        objectType("A", [member("next", ref("A"))]),
      ]),
    );
    const listed = ["A_3", "A_11", "A_2"];
    const { names, diagnostics } = writeSchemaDocument(many, listed);
    expect([...names].sort()).toEqual([
      ["A", "A_4"],
      ["A_11", "A_2"],
      ["A_2", "A_3"],
      ["A_3", "A"],
    ]);
    expect(diagnostics.map(({ code, type }) => [code, type])).toEqual(
      ["A_11", "A_2", "A"].map((type) => ["schema_def_name_disambiguated", type]),
    );
  });

  test("has names that OpenAPI takes, those of the prototype as own keys", () => {
    const odd = ["a b", "Page<User>", "ключ", "__proto__", "constructor"];
    const hostile = Object.fromEntries(odd.map((name, at) => [`T${at}`, objectType(name, [])]));
    const schemas = schemasOf(hostile, Object.keys(hostile));
    expect(Object.keys(schemas)).toEqual(["Page_User_", "____", "__proto__", "a_b", "constructor"]);
  });

  test("closes on request the listed types that no other refers to", () => {
    const wrapper = { ...objectType("Id", [member("value", text)]), wrapper: true };
    const open = { ...objectType("Free", []), additional: true as const };
    const self = objectType("Self", [member("self", ref("Self"))]);
    const all = { ...types, Id: wrapper, Free: open, Self: self };
    const closed = (options: SchemaDocumentOptions): readonly unknown[] =>
      Object.entries(schemasOf(all, Object.keys(all), options)).filter(
        ([, schema]) => schema["additionalProperties"] === false,
      );
    expect(closed({ closeListed: true }).map((entry) => (entry as [string])[0])).toEqual(["Order"]);
    expect(closed({})).toEqual([]);
    expect(closed({ closeListed: true, direction: "output" })).toEqual([]);
  });

  test("makes the choices of a schema in every entry", () => {
    const nullable = objectType("A", [
      { ...member("at", { ...ref("Place"), nullable: true }), default: null },
    ]);
    const options = { nullability: "accepted", defaults: "state", closing: "every-level" } as const;
    expect(schemasOf({ A: nullable, Place: place }, ["A"], options)).toEqual({
      A: {
        type: "object",
        properties: {
          at: { anyOf: [{ $ref: "#/$defs/Place" }, { type: "null" }], default: null },
        },
        additionalProperties: false,
      },
      Place: { ...placeSchema, additionalProperties: false },
    });
  });

  test("describes in an output what is listed, and nothing else", () => {
    const described = {
      Order: { ...order, description: "An order." },
      Place: { ...place, description: "A place." },
    };
    const schemas = schemasOf(described, ["Order"], { direction: "output" });
    expect([schemas["Order"]?.["description"], schemas["Place"]?.["description"]]).toEqual([
      "An order.",
      undefined,
    ]);
  });

  test("cuts at maxDepth, and has an entry for what is listed all the same", () => {
    expect(schemasOf(types, ["Order"], { maxDepth: 1 })).toEqual({
      Order: {
        type: "object",
        properties: { to: { type: "object", additionalProperties: true } },
      },
    });
    const { schemas, diagnostics } = writeSchemaDocument(types, ["Order"], { maxDepth: 0 });
    expect(schemas).toEqual({ Order: { type: "object", additionalProperties: true } });
    expect(diagnostics.map(({ code }) => code)).toEqual(["schema_depth_truncated"]);
    // A listed type stands at depth 0, whoever else uses it.
    expect(Object.keys(schemasOf(types, ["Order", "Place"], { maxDepth: 1 }))).toEqual([
      "Order",
      "Place",
    ]);
  });

  test("reports each place once, with its type, and throws what is escalated", () => {
    const broken = { Odd: objectType("Odd", [member("x", unionOf([unknown(), text]))]) };
    const users = {
      ...broken,
      A: objectType("A", [member("odd", ref("Odd"))]),
      B: objectType("B", [member("odd", ref("Odd"))]),
    };
    const { diagnostics } = writeSchemaDocument(users, ["A", "B", "Odd"]);
    expect(diagnostics.map(({ code, path, type }) => [code, path, type])).toEqual([
      ["unreadable_shape", "/types/Odd/members/0/type/variants/0", "Odd"],
    ]);
    const options = { diagnostics: { escalate: ["unreadable_shape"] } };
    expect(() => writeSchemaDocument(users, ["A"], options)).toThrow(EscalatedDiagnosticsError);
  });

  test("is written in no other way than with references", () => {
    expect(() => writeSchemaDocument({}, [], { dialect: "flat" })).toThrow(
      /^The dialect "flat" keeps no references, of which a document is made\. Leave it out/u,
    );
    for (const references of ["never", "recursive"] as const) {
      expect(() => writeSchemaDocument({}, [], { references })).toThrow(
        new TypeError(`Unknown value "${references}" of option "references". Allowed: shared.`),
      );
    }
    expect(schemasOf(types, ["Place"], { dialect: "flat", references: "shared" })).toEqual({
      Place: { ...placeSchema, additionalProperties: false },
    });
  });

  test("refuses a prefix without a slash at its end, wrong options and keys, and what is no shape", () => {
    for (const refPrefix of ["#/components/schemas", "", null, 1]) {
      expect(() => schemasOf(types, [], { refPrefix: refPrefix as string })).toThrow(
        'of option "refPrefix". Allowed: a text that ends with a slash',
      );
    }
    expect(() => schemasOf(types, [], { closeListed: 1 as unknown as boolean })).toThrow(
      'Unknown value 1 of option "closeListed". Allowed: true, false.',
    );
    expect(() => schemasOf(types, [], { prefix: "x" } as object)).toThrow(
      'Unknown option "prefix"',
    );
    expect(() => schemasOf(types, ["toString"])).toThrow('No object type has the key "toString".');
    expect(() => schemasOf({ A: {} as typeof place }, [])).toThrow(InvalidTypeShapeError);
  });

  test("writes a chain of 10,000 types, listed as a whole or by its first, and ajv compiles a short one", () => {
    const chain = (length: number): TypeShape["types"] =>
      Object.fromEntries(
        Array.from({ length }, (_, at) => [
          `T${at}`,
          objectType(`T${at}`, at + 1 < length ? [member("next", ref(`T${at + 1}`))] : []),
        ]),
      );
    const long = chain(10_000);
    const start = performance.now();
    for (const listed of [["T0"], Object.keys(long)]) {
      expect(Object.keys(schemasOf(long, listed))).toHaveLength(10_000);
    }
    // Less than a second on an idle machine; work that is quadratic in the types takes minutes.
    expect(performance.now() - start).toBeLessThan(15_000);
    const $defs = schemasOf(chain(100), ["T0"]);
    const check = new Ajv2020({ strict: true }).compile({ $ref: "#/$defs/T0", $defs });
    expect([check({ next: { next: {} } }), check({ next: { next: 1 } })]).toEqual([true, false]);
  }, 30_000);
});
