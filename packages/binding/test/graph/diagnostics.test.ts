import { toInputSchema, toTypeShape, type Diagnostic, type TypeShape } from "../../src/index.js";
import { SAMPLE_CLASSES } from "./sample-classes.js";

const readings = SAMPLE_CLASSES.map((cls) => [cls.name, cls] as const);

/** What a JSON pointer (RFC 6901) leads to. */
function at(shape: TypeShape, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], shape);
}

describe.each(readings)("the diagnostics of %s", (_, cls) => {
  const { shape, diagnostics } = toTypeShape(cls);

  test("lead to a place in the shape, in the type that they name", () => {
    for (const { path, type } of diagnostics) {
      expect([path, at(shape, path)]).toEqual([path, expect.anything()]);
      expect(path.startsWith(`/types/${String(type)}`)).toBe(true);
      expect(Object.keys(shape.types)).toContain(type);
    }
  });

  test("name the class, and the member that they lead to", () => {
    for (const { path, message, type = "" } of diagnostics) {
      const place = at(shape, path) as { readonly name: string };
      const label = path.includes("/members/") ? `${type}.${memberName(place.name)}` : type;
      expect(message.startsWith(`${label}: `)).toBe(true);
    }
  });

  test("are sentences", () => {
    for (const { message } of diagnostics) expect(message).toMatch(/^\S+: .+\.$/u);
  });

  test("of the schema are those of the shape, and what the writing adds", () => {
    const told: Diagnostic[] = [];
    toInputSchema(cls, { diagnostics: { report: (diagnostic) => told.push(diagnostic) } });
    expect(told.slice(0, diagnostics.length)).toEqual(diagnostics);
    const places = told.map(({ code, path, message }) => `${code} ${path} ${message}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

/** The samples' members bear their wire names, but for these. */
function memberName(wire: string): string {
  return (
    new Map([
      ["wire", "renamed"],
      ["x-y", "dashed"],
    ]).get(wire) ?? wire
  );
}

test("the samples make most of the codes", () => {
  const codes = readings.flatMap(([, cls]) => toTypeShape(cls).diagnostics.map(({ code }) => code));
  expect([...new Set(codes)].sort()).toEqual([
    "conditional_member",
    "empty_class",
    "opaque_transform",
    "unenforced_presence",
    "unreadable_shape",
    "unsatisfiable_member",
    "unvalidated_nested",
  ]);
});
