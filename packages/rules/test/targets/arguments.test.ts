import type { JsonObject, TargetName } from "../../src/index.js";
import {
  documentForTarget,
  EscalatedDiagnosticsError,
  forTarget,
  removeInventedNulls,
  TARGET_NAMES,
  targetRefPrefix,
  targetWriting,
} from "../../src/index.js";

const schema: JsonObject = { type: "object", properties: {} };

/** What TypeScript would refuse. */
const wrong = (value: unknown): never => value as never;

describe("forTarget", () => {
  test.each([null, undefined, true, "object", 7, [], [schema]])(
    "refuses %j as a schema",
    (value) => {
      expect(() => forTarget(wrong(value), "mcp")).toThrow(
        new TypeError("The schema is an object."),
      );
    },
  );

  test.each(["", "MCP", "toString", "__proto__", undefined, null, 7])(
    "refuses %j as a target",
    (value) => {
      expect(() => forTarget(schema, wrong(value))).toThrow(TypeError);
      expect(() => forTarget(schema, wrong(value))).toThrow(
        /of option "target"\. Allowed: mcp, openai-strict, anthropic-strict, gemini, gemini-openapi, draft-07, openapi-3\.0, openapi-3\.1\./u,
      );
    },
  );

  const options: readonly (readonly [unknown, RegExp])[] = [
    [{ titel: "x" }, /titel/u],
    [{ direction: "out" }, /"out" of option "direction"\. Allowed: input, output\./u],
    [{ name: 7 }, /7 of option "name"/u],
    [{ diagnostics: { escalate: ["target_wide"] } }, /target_wide/u],
  ];
  test.each(options)("refuses the options %j", (value, message) => {
    expect(() => forTarget(schema, "mcp", wrong(value))).toThrow(TypeError);
    expect(() => forTarget(schema, "mcp", wrong(value))).toThrow(message);
  });

  test("escalates what the options say", () => {
    const given = { ...schema, not: { required: ["a"] } };
    expect(() =>
      forTarget(given, "mcp", { diagnostics: { escalate: ["target_widened"] } }),
    ).toThrow(EscalatedDiagnosticsError);
    expect(forTarget(given, "mcp").diagnostics).toHaveLength(1);
  });
});

describe("targetWriting", () => {
  test("says how a schema is best written for each target", () => {
    expect(Object.fromEntries(TARGET_NAMES.map((name) => [name, targetWriting(name)]))).toEqual({
      mcp: {
        dialect: "flat",
        references: "recursive",
        nullability: "declared",
        closing: "every-level",
      },
      "openai-strict": {
        dialect: "flat",
        references: "shared",
        nullability: "declared",
        closing: "every-level",
      },
      "anthropic-strict": {
        dialect: "flat",
        references: "recursive",
        nullability: "declared",
        closing: "every-level",
      },
      gemini: { dialect: "flat", references: "recursive", nullability: "declared" },
      "gemini-openapi": { dialect: "flat", references: "never", nullability: "declared" },
      "draft-07": {},
      "openapi-3.0": { references: "never" },
      "openapi-3.1": { references: "never" },
    });
    expect(targetWriting("mcp", "output").closing).toBe("none");
  });

  test("refuses a target that there is none of", () => {
    expect(() => targetWriting(wrong("openai"))).toThrow(TypeError);
  });
});

describe("documentForTarget", () => {
  const documents = ["draft-07", "openapi-3.0", "openapi-3.1"];
  const others = TARGET_NAMES.filter((name) => !documents.includes(name));

  test.each(others)("refuses the target %s, which is no document", (name: TargetName) => {
    const allowed = /Allowed: draft-07, openapi-3\.0, openapi-3\.1\./u;
    expect(() => documentForTarget({}, wrong(name))).toThrow(allowed);
    expect(() => targetRefPrefix(wrong(name))).toThrow(allowed);
  });

  test.each([null, undefined, [], "A"])("refuses %j as schemas", (value) => {
    expect(() => documentForTarget(wrong(value), "draft-07")).toThrow(
      new TypeError("The schemas are an object, with each schema by its name."),
    );
  });

  test("refuses an entry that is no schema object", () => {
    expect(() => documentForTarget({ A: wrong([]) }, "draft-07")).toThrow(
      new TypeError("The schema is an object."),
    );
  });

  test("keeps the references of its entries, and tells which entry was changed", () => {
    const prefix = targetRefPrefix("openapi-3.0");
    expect(prefix).toBe("#/components/schemas/");
    const given = {
      "a/b": { type: "object", properties: { b: { $ref: `${prefix}B` } } },
      B: { type: "array", prefixItems: [{ type: "string" }, { type: ["integer", "null"] }] },
    };
    const { schemas, diagnostics } = documentForTarget(given, "openapi-3.0");
    expect(schemas).toEqual({
      "a/b": given["a/b"],
      B: {
        type: "array",
        items: { anyOf: [{ type: "string" }, { type: "integer", nullable: true }, {}] },
        description: "Items by position: string, integer or null.",
      },
    });
    expect(diagnostics.map(({ effect, path }) => `${effect} ${path}`)).toEqual(["widened /B"]);
  });

  test("keeps an entry whatever its name is", () => {
    const given = JSON.parse('{"__proto__":{"const":1}}') as Record<string, JsonObject>;
    const { schemas } = documentForTarget(given, "draft-07");
    expect(Object.keys(schemas)).toEqual(["__proto__"]);
  });
});

describe("removeInventedNulls", () => {
  test("refuses pointers that lead nowhere in the schema", () => {
    for (const pointer of ["/properties/a", "/properties/a/b", "/type"]) {
      expect(() =>
        removeInventedNulls({}, { schema: { ...schema }, inventedNulls: [pointer] }),
      ).toThrow(
        new TypeError(
          `"${pointer}" leads nowhere in the schema. Hand on schema and inventedNulls of one result of forTarget.`,
        ),
      );
    }
  });
});
