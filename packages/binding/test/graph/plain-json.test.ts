import { checkTypeShape } from "@shapewright/rules";
import { toInputSchema, toTypeShape } from "../../src/index.js";
import { SAMPLE_CLASSES } from "./sample-classes.js";

const quiet = { diagnostics: { report: () => undefined } };
const classes = SAMPLE_CLASSES.map((cls) => [cls.name, cls] as const);

describe.each(classes)("the shape of %s", (_, cls) => {
  test("is a TypeShape", () => {
    expect(checkTypeShape(toTypeShape(cls).shape)).toEqual({ ok: true, problems: [] });
  });

  test("is plain JSON, and so are its diagnostics", () => {
    const { shape, diagnostics } = toTypeShape(cls);
    expect(JSON.parse(JSON.stringify(shape))).toStrictEqual(shape);
    expect(JSON.parse(JSON.stringify(diagnostics))).toStrictEqual(diagnostics);
  });

  test("is the same bytes on every call", () => {
    expect(JSON.stringify(toTypeShape(cls))).toBe(JSON.stringify(toTypeShape(cls)));
    expect(JSON.stringify(toInputSchema(cls, quiet))).toBe(
      JSON.stringify(toInputSchema(cls, quiet)),
    );
  });

  test("shares no object with another call's", () => {
    expect(objectsIn(toTypeShape(cls)).filter(isAmong(toTypeShape(cls)))).toEqual([]);
    expect(objectsIn(toInputSchema(cls, quiet)).filter(isAmong(toInputSchema(cls, quiet)))).toEqual(
      [],
    );
  });

  test("shares no object within itself: changing one place changes no other", () => {
    const found = objectsIn(toInputSchema(cls, quiet));
    expect(new Set(found).size).toBe(found.length);
    const inShape = objectsIn(toTypeShape(cls).shape);
    expect(new Set(inShape).size).toBe(inShape.length);
  });
});

test("the samples lead to every kind of node that a binding makes", () => {
  const kinds = classes.flatMap(([, cls]) => kindsIn(toTypeShape(cls).shape));
  expect([...new Set(kinds)].sort()).toEqual([
    "any",
    "array",
    "binary",
    "enum",
    "map",
    "ref",
    "scalar",
    "union",
    "unknown",
  ]);
});

test("changing a result changes no later one", () => {
  const [, everything] = classes[0]!;
  const before = JSON.stringify(toInputSchema(everything, quiet));
  const schema = toInputSchema(everything, quiet);
  for (const each of objectsIn(schema)) {
    for (const key of Reflect.ownKeys(each)) Reflect.deleteProperty(each, key);
  }
  expect(JSON.stringify(toInputSchema(everything, quiet))).toBe(before);
});

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function isAmong(other: unknown): (each: object) => boolean {
  const found = new Set(objectsIn(other));
  return (each) => found.has(each);
}

function kindsIn(shape: object): readonly unknown[] {
  return objectsIn(shape).flatMap((each) => ("kind" in each ? [each.kind] : []));
}
