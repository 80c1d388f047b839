import type { Diagnostic, JsonValue, TypeShape } from "../../src/index.js";
import { InvalidTypeShapeError, writeSchema, writeSchemas } from "../../src/index.js";
import { member, objectType, ref, scalar, typeShape, unknown } from "../../src/type-shape/index.js";

function problemsOf(value: JsonValue): readonly string[] {
  try {
    writeSchema(value as unknown as TypeShape);
  } catch (error) {
    if (error instanceof InvalidTypeShapeError) return error.problems.map((p) => p.pointer);
    throw error;
  }
  return [];
}

describe("a value that is no TypeShape", () => {
  test.each<[string, JsonValue, readonly string[]]>([
    ["null", null, [""]],
    ["an object without fields", {}, ["", ""]],
    ["a reference to nothing", { root: { kind: "ref", ref: "A" }, types: {} }, ["/root/ref"]],
    [
      "a node of an unknown kind",
      { root: { kind: "array", items: { kind: "set" } }, types: {} },
      ["/root/items/kind"],
    ],
    ["a node without what its kind needs", { root: { kind: "map" }, types: {} }, ["/root"]],
    [
      "a node with what its kind does not allow",
      { root: { kind: "binary", format: "byte" }, types: {} },
      ["/root/format"],
    ],
  ])("%s is refused, and each problem has its pointer", (_, value, pointers) => {
    expect(problemsOf(value)).toEqual(pointers);
  });

  test("with two members of one wire name is refused", () => {
    const twice = objectType("Order", [member("id", scalar("string")), member("id", unknown())]);
    const shape = typeShape(ref("Order"), { Order: twice });
    expect(() => writeSchema(shape)).toThrow(InvalidTypeShapeError);
    expect(() => writeSchema(shape)).toThrow("/types/Order/members/1/name");
  });

  test("is refused before anything is written or reported", () => {
    const reported: Diagnostic[] = [];
    const broken = typeShape(ref("Gone"));
    const report = (diagnostic: Diagnostic): void => {
      reported.push(diagnostic);
    };
    expect(() => writeSchemas([typeShape(unknown()), broken], { diagnostics: { report } })).toThrow(
      InvalidTypeShapeError,
    );
    expect(reported).toEqual([]);
  });
});
