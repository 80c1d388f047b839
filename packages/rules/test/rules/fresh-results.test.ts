import type { JsonValue, TypeShape } from "../../src/index.js";
import { writeSchema } from "../../src/index.js";
import {
  arrayOf,
  jsonEnum,
  member,
  objectType,
  ref,
  scalar,
  stringEnum,
  typeShape,
  verbatim,
} from "../../src/type-shape/index.js";
import { freezeDeeply, objectsWithin, spoilDeeply } from "../properties/json-trees.js";

const foreign = {
  properties: { unit: { $ref: "#/$defs/Unit" } },
  required: ["unit"],
  $defs: { Unit: { enum: ["kg", { nested: [1] }] } },
};

/** A shape that carries a structure wherever one can be carried into a schema. */
function everything(): TypeShape {
  return typeShape(ref("Node"), {
    Node: objectType("Node", [
      member("foreign", verbatim(foreign)),
      member("again", verbatim(foreign)),
      member("tree", verbatim({ items: { $ref: "#" } })),
      member("values", jsonEnum([{ a: [1] }, [2]])),
      member("names", stringEnum(["a", "b"])),
      member("noted", scalar("string"), {
        examples: [{ deep: [1] }],
        default: { deep: [1] },
        constraints: { not: [{ deep: [1] }], patterns: ["a", "b"] },
      }),
      member("next", arrayOf(ref("Node"))),
    ]),
  });
}

describe("a written schema", () => {
  test("shares nothing with the shape", () => {
    const shape = everything();
    const owned = new Set(objectsWithin(shape as unknown as JsonValue));
    const { schema } = writeSchema(shape);
    expect(objectsWithin(schema).filter((object) => owned.has(object))).toEqual([]);
    const stated = writeSchema(shape, { defaults: "state" }).schema;
    expect(objectsWithin(stated).filter((object) => owned.has(object))).toEqual([]);
  });

  test("holds no object twice, so a change in one place stays there", () => {
    const objects = objectsWithin(writeSchema(everything()).schema);
    expect(new Set(objects).size).toBe(objects.length);
  });

  test("is new on every call: spoiling one reaches neither the shape nor the next", () => {
    const shape = everything();
    const before = JSON.stringify(shape);
    const first = writeSchema(shape);
    const bytes = JSON.stringify(first.schema);
    spoilDeeply(first.schema);
    expect(JSON.stringify(shape)).toBe(before);
    expect(JSON.stringify(writeSchema(shape).schema)).toBe(bytes);
  });

  test("comes out of a deeply frozen shape", () => {
    const frozen = freezeDeeply(everything() as unknown as JsonValue) as unknown as TypeShape;
    const { schema } = writeSchema(frozen);
    expect(JSON.stringify(schema)).toBe(JSON.stringify(writeSchema(everything()).schema));
    expect(objectsWithin(schema).some((object) => Object.isFrozen(object))).toBe(false);
  });

  test("does not depend on how the shape's objects are shared", () => {
    const shape = everything();
    const parsed = JSON.parse(JSON.stringify(shape)) as TypeShape;
    expect(JSON.stringify(writeSchema(parsed))).toBe(JSON.stringify(writeSchema(shape)));
  });
});
