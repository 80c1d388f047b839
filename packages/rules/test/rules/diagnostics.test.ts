import type { Diagnostic, TypeShape } from "../../src/index.js";
import { EscalatedDiagnosticsError, RULE_SEVERITIES, writeSchema } from "../../src/index.js";
import {
  arrayOf,
  mapOf,
  member,
  objectType,
  ref,
  scalar,
  tupleOf,
  typeShape,
  unionOf,
  unknown,
  verbatim,
} from "../../src/type-shape/index.js";

function diagnosticsOf(shape: TypeShape, maxDepth?: number): readonly Diagnostic[] {
  return writeSchema(shape, maxDepth === undefined ? {} : { maxDepth }).diagnostics;
}

const unwritable = { writable: false } as const;

describe("a diagnostic", () => {
  test("has code, severity, message, path and the type's key, and nothing else", () => {
    const shape = typeShape(ref("shop.Order"), {
      "shop.Order": objectType("Order", [
        member("id", scalar("string")),
        member("total", unknown("It is a function type.")),
      ]),
    });
    expect(diagnosticsOf(shape)).toEqual([
      {
        code: "unreadable_shape",
        severity: "warning",
        message: expect.stringContaining("Order.total") as string,
        path: "/types/shop.Order/members/1/type",
        type: "shop.Order",
      },
    ]);
    expect(diagnosticsOf(shape)[0]?.message).toContain("It is a function type");
  });

  test("at the root has no type", () => {
    const [only] = diagnosticsOf(typeShape(unknown()));
    expect(only).toMatchObject({ path: "/root" });
    expect(Object.keys(only!)).not.toContain("type");
    expect(only?.message).toContain("root");
  });

  test("points at the very node, through every kind", () => {
    const shape = typeShape(
      tupleOf([scalar("string"), unionOf([scalar("string"), arrayOf(unknown())])], {
        rest: mapOf(unknown()),
      }),
      {},
    );
    expect(diagnosticsOf(shape).map(({ path }) => path)).toEqual([
      "/root/elements/1/variants/1/items",
      "/root/rest/values",
    ]);
  });

  test("names the type for the node of its undeclared keys", () => {
    const shape = typeShape(ref("A"), { A: objectType("Bag", [], { additional: unknown() }) });
    const [only] = diagnosticsOf(shape);
    expect(only).toMatchObject({ path: "/types/A/additional", type: "A" });
    expect(only?.message).toContain("Bag");
  });

  test("names the member inside a wrapper that is replaced", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("A", [member("w", ref("W"))]),
      W: objectType("Wrapper", [member("value", unknown())], { wrapper: true }),
    });
    const [only] = diagnosticsOf(shape);
    expect(only).toMatchObject({ path: "/types/W/members/0/type", type: "W" });
    expect(only?.message).toContain("Wrapper.value");
  });

  test("tells unwritable keys by member", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("Stock", [member("byPlace", mapOf(unknown(), unwritable))]),
    });
    const found = diagnosticsOf(shape);
    expect(found.map(({ code }) => code)).toEqual(["unsupported_dictionary_key"]);
    expect(found[0]?.message).toContain("Stock.byPlace");
  });

  test("tells each reference that is cut, and the depth", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("Order", [member("from", ref("B")), member("stops", arrayOf(ref("B")))]),
      B: objectType("Place", []),
    });
    const found = diagnosticsOf(shape, 1);
    expect(found.map(({ code, path, type }) => [code, path, type])).toEqual([
      ["schema_depth_truncated", "/types/A/members/0/type", "A"],
      ["schema_depth_truncated", "/types/A/members/1/type/items", "A"],
    ]);
    expect(found[0]?.message).toContain("Order.from");
    expect(found[0]?.message).toContain("maxDepth 1");
  });

  test("tells both names of a type whose definition took a suffix", () => {
    const item = (name: string) => objectType("Item", [member(name, scalar("string"))]);
    const shape = typeShape(tupleOf([ref("b.Item"), ref("b.Item"), ref("a.Item"), ref("a.Item")]), {
      "b.Item": item("b"),
      "a.Item": item("a"),
    });
    const [only, ...others] = diagnosticsOf(shape);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      code: "schema_def_name_disambiguated",
      severity: "warning",
      path: "/types/b.Item",
      type: "b.Item",
    });
    expect(only?.message).toContain('"Item_2"');
  });

  test("tells each definition of a foreign schema that took a suffix, at its own place", () => {
    const foreign = (type: string) =>
      verbatim({ $defs: { "a/b": { type }, C: { type } }, $ref: "#/$defs/C" });
    const shape = typeShape(ref("R"), {
      R: objectType("R", [
        member("first", foreign("string")),
        member("second", foreign("integer")),
        member("C", verbatim({ items: { $ref: "#" } })),
      ]),
    });
    expect(diagnosticsOf(shape).map(({ code, path }) => [code, path])).toEqual([
      ["schema_def_name_disambiguated", "/types/R/members/1/type/schema/$defs/a~1b"],
      ["schema_def_name_disambiguated", "/types/R/members/1/type/schema/$defs/C"],
      ["schema_def_name_disambiguated", "/types/R/members/2/type/schema"],
    ]);
  });

  test("is given once for each code and place, however often the place is written", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("A", [member("gap", unknown()), member("self", ref("A"))]),
    });
    expect(diagnosticsOf(shape)).toHaveLength(1);
  });

  test("is not given for what is not written", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("A", [
        member("dropped", unknown(), { readOnly: true }),
        member("hidden", mapOf(unknown(), unwritable)),
        member("cut", ref("B")),
      ]),
      B: objectType("B", [member("gap", unknown())]),
      Apart: objectType("Apart", [member("gap", unknown())]),
    });
    expect(diagnosticsOf(shape, 1).map(({ code }) => code)).toEqual([
      "unsupported_dictionary_key",
      "schema_depth_truncated",
    ]);
  });

  test("escapes its pointer", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("A", [member("x", unknown())]),
    });
    expect(diagnosticsOf(shape)[0]?.path).toBe("/types/A/members/0/type");
  });

  test("comes in document order, definitions after what refers to them", () => {
    const shape = typeShape(ref("A"), {
      A: objectType("A", [
        member("first", arrayOf(unknown())),
        member("shared", ref("S")),
        member("again", ref("S")),
        member("last", unknown()),
      ]),
      S: objectType("S", [member("inner", unknown())]),
    });
    expect(diagnosticsOf(shape).map(({ path }) => path)).toEqual([
      "/types/A/members/0/type/items",
      "/types/A/members/3/type",
      "/types/S/members/0/type",
    ]);
  });
});

describe("the host's wishes", () => {
  const shape = typeShape(ref("A"), {
    A: objectType("A", [member("gap", unknown()), member("map", mapOf(unknown(), unwritable))]),
  });

  test("a reporter hears each diagnostic once, in order, before the call returns", () => {
    const heard: Diagnostic[] = [];
    const { diagnostics } = writeSchema(shape, {
      diagnostics: { report: (diagnostic) => heard.push(diagnostic) },
    });
    expect(heard).toEqual(diagnostics);
    expect(heard.map(({ code }) => code)).toEqual([
      "unreadable_shape",
      "unsupported_dictionary_key",
    ]);
  });

  test("an escalated code makes the call throw, after all were reported", () => {
    const heard: Diagnostic[] = [];
    const write = () =>
      writeSchema(shape, {
        diagnostics: {
          escalate: ["unsupported_dictionary_key"],
          report: (diagnostic) => heard.push(diagnostic),
        },
      });
    expect(write).toThrow(EscalatedDiagnosticsError);
    expect(heard.map(({ code, severity }) => [code, severity])).toEqual([
      ["unreadable_shape", "warning"],
      ["unsupported_dictionary_key", "fatal"],
    ]);
    try {
      write();
    } catch (error) {
      if (!(error instanceof EscalatedDiagnosticsError)) throw error;
      expect(error.diagnostics).toEqual(heard.slice(0, 2));
      expect(error.message).toContain("unsupported_dictionary_key");
      expect(error.message).toContain("/types/A/members/1/type");
      expect(error.message).toContain("A.map");
      expect(error.message).not.toContain("unreadable_shape");
    }
  });

  test("an escalated code that does not occur changes nothing", () => {
    const options = { diagnostics: { escalate: ["schema_depth_truncated"] } };
    expect(writeSchema(shape, options)).toEqual(writeSchema(shape));
  });

  test("every code of the rules can be escalated", () => {
    const options = { diagnostics: { escalate: Object.keys(RULE_SEVERITIES) } };
    expect(() => writeSchema(typeShape(scalar("string")), options)).not.toThrow();
    expect(() => writeSchema(shape, options)).toThrow(EscalatedDiagnosticsError);
  });
});
