import type { JsonSchema, JsonValue, TypeShape } from "../../src/index.js";
import { writeSchema, writeSchemas } from "../../src/index.js";
import {
  arrayOf,
  member,
  objectType,
  ref,
  scalar,
  typeShape,
  unionOf,
  unknown,
  verbatim,
} from "../../src/type-shape/index.js";

const place = objectType("Place", [member("city", scalar("string"))]);
const placeSchema = { type: "object", properties: { city: { type: "string" } } };

function withOnePlace(name: string, type = place): TypeShape {
  return typeShape(ref(name), {
    [name]: objectType(name, [member("place", ref("Place"))]),
    Place: type,
  });
}

function schemasOf(shapes: readonly TypeShape[]): readonly JsonSchema[] {
  return writeSchemas(shapes).map(({ schema }) => schema);
}

describe("schemas that are written together", () => {
  test("share a type that two of them use once each, under one name", () => {
    const expected = {
      type: "object",
      properties: { place: { $ref: "#/$defs/Place" } },
      $defs: { Place: placeSchema },
    };
    expect(schemasOf([withOnePlace("Query"), withOnePlace("Body")])).toEqual([expected, expected]);
    expect(writeSchema(withOnePlace("Query")).schema).toEqual({
      type: "object",
      properties: { place: placeSchema },
    });
  });

  test("count a use in a root that is no reference, and a direct root not", () => {
    const list = typeShape(arrayOf(ref("Place")), { Place: place });
    const direct = typeShape(ref("Place"), { Place: place });
    expect(schemasOf([list, withOnePlace("Body")])).toEqual([
      { type: "array", items: { $ref: "#/$defs/Place" }, $defs: { Place: placeSchema } },
      {
        type: "object",
        properties: { place: { $ref: "#/$defs/Place" } },
        $defs: { Place: placeSchema },
      },
    ]);
    expect(schemasOf([direct, withOnePlace("Body")])).toEqual([
      placeSchema,
      { type: "object", properties: { place: placeSchema } },
    ]);
  });

  test("give a root in place that another refers to", () => {
    const twice = typeShape(unionOf([ref("Place"), arrayOf(ref("Place"))]), { Place: place });
    expect(schemasOf([typeShape(ref("Place"), { Place: place }), twice])[0]).toEqual(placeSchema);
  });

  test("have only the definitions they refer to, and report only those names", () => {
    const names = (prefix: string): TypeShape =>
      typeShape(arrayOf(unionOf([ref(`${prefix}.Item`), ref(`${prefix}.Item`)])), {
        [`${prefix}.Item`]: objectType("Item", [member(prefix, scalar("string"))]),
      });
    const [a, b] = writeSchemas([names("a"), names("b")]);
    expect(Object.keys(a?.schema["$defs"] as object)).toEqual(["Item"]);
    expect(a?.diagnostics).toEqual([]);
    expect(Object.keys(b?.schema["$defs"] as object)).toEqual(["Item_2"]);
    expect(b?.diagnostics.map(({ code, type }) => [code, type])).toEqual([
      ["schema_def_name_disambiguated", "b.Item"],
    ]);
  });

  test("share the names of lifted definitions, and each has its own copy", () => {
    const lifting = (type: string): TypeShape =>
      typeShape(arrayOf(verbatim({ $ref: "#/$defs/Unit", $defs: { Unit: { type } } })));
    const [first, second, third] = schemasOf([
      lifting("string"),
      lifting("integer"),
      lifting("string"),
    ]);
    expect(first).toEqual({
      type: "array",
      items: { $ref: "#/$defs/Unit" },
      $defs: { Unit: { type: "string" } },
    });
    expect(second).toEqual({
      type: "array",
      items: { $ref: "#/$defs/Unit_2" },
      $defs: { Unit_2: { type: "integer" } },
    });
    expect(third).toEqual(first);
    expect(third?.["$defs"]).not.toBe(first?.["$defs"]);
  });

  test("are refused when one key stands for two types, even an unreachable one", () => {
    const other = objectType("Place", [member("zip", scalar("string"))]);
    const unreachable = typeShape(scalar("string"), { Place: other });
    for (const conflicting of [withOnePlace("Body", other), unreachable]) {
      expect(() => writeSchemas([withOnePlace("Query"), conflicting])).toThrow(TypeError);
      expect(() => writeSchemas([withOnePlace("Query"), conflicting])).toThrow('the key "Place"');
    }
  });

  test("may share a key for types that are equal, the order of fields apart", () => {
    const { name, members } = place;
    expect(() =>
      writeSchemas([withOnePlace("Query"), withOnePlace("Body", { members, name })]),
    ).not.toThrow();
  });

  test("are as many as the shapes, none for none", () => {
    expect(writeSchemas([])).toEqual([]);
    const same = withOnePlace("Query");
    expect(schemasOf([same, same, same])).toHaveLength(3);
  });

  test("have diagnostics of their own", () => {
    const [good, bad] = writeSchemas([typeShape(scalar("string")), typeShape(unknown())]);
    expect(good?.diagnostics).toEqual([]);
    expect(bad?.diagnostics.map(({ code }) => code)).toEqual(["unreadable_shape"]);
  });

  test("name every definition the same in all of them", () => {
    const shapes = [withOnePlace("Query"), withOnePlace("Body"), withOnePlace("Other")];
    const references = schemasOf(shapes).map(
      ({ properties }) => (properties as Record<string, JsonValue>)["place"],
    );
    expect(new Set(references.map((reference) => JSON.stringify(reference))).size).toBe(1);
  });
});
