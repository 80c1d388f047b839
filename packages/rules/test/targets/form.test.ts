import * as fc from "fast-check";
import type { JsonObject, JsonSchema, TargetName } from "../../src/index.js";
import { TARGET_NAMES } from "../../src/index.js";
import { nodesInCycles } from "../../src/definitions/cycles.js";
import { isJsonObject } from "../../src/json/json.js";
import { referencesOf, resolves, schemaObjectsWithin } from "../properties/written-schemas.js";
import { Tally, targeted } from "./outcomes.js";
import { TAKEN } from "./taken-keywords.js";
import type { Case } from "./written-cases.js";
import { hostCases, smallCases, writtenCases } from "./written-cases.js";

jest.setTimeout(240_000);

const runs = { numRuns: 240 * Number(process.env["TARGET_RUNS"] ?? 1) };
const sources: readonly (readonly [string, fc.Arbitrary<Case>])[] = [
  ["a schema of a host", hostCases],
  ["a small schema", smallCases],
  ["a written schema", writtenCases],
];

/** The targets that say of everything what they take. */
const LISTED = TARGET_NAMES.filter((target) => TAKEN[target] !== undefined);
const TOOLS: readonly TargetName[] = [
  "mcp",
  "openai-strict",
  "anthropic-strict",
  "gemini",
  "gemini-openapi",
];
const WITH_ITEMS: readonly TargetName[] = TOOLS.filter((target) => target !== "gemini");

function compilesUnicode(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

function patternsOf({ pattern, patternProperties }: JsonObject): readonly string[] {
  const keys = isJsonObject(patternProperties) ? Object.keys(patternProperties) : [];
  return typeof pattern === "string" ? [pattern, ...keys] : keys;
}

function namesReferredTo(schema: JsonSchema): readonly string[] {
  return referencesOf(schema).map((reference) =>
    decodeURIComponent(reference.slice("#/$defs/".length))
      .replaceAll("~1", "/")
      .replaceAll("~0", "~"),
  );
}

function definitionsOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema["$defs"] ?? {}) as Readonly<Record<string, JsonSchema>>;
}

describe.each(sources)("the result for %s", (_, cases) => {
  /** Checks each result of some targets, and that there were enough of them. */
  const checkEach = (
    targets: readonly TargetName[],
    check: (schema: JsonSchema, target: TargetName, given: JsonObject) => void,
  ): void => {
    const tally = new Tally();
    const property = fc.property(cases, fc.constantFrom(...targets), (given, target) => {
      // A strict target has its own cases, since it takes few of the others.
      const own = given.target.endsWith("-strict") === target.endsWith("-strict");
      const wanted = own ? target : given.target;
      if (!targets.includes(wanted)) return;
      const result = targeted(given.schema, wanted);
      if (result === undefined) return;
      tally.add(wanted, "checked");
      check(result.schema, wanted, given.schema);
    });
    fc.assert(property, runs);
    tally.expectEach(targets, "checked", 5);
  };

  test("has keywords alone that the target takes", () => {
    checkEach(LISTED, (schema, target) => {
      const keywords = new Set(schemaObjectsWithin(schema).flatMap((place) => Object.keys(place)));
      const refused = [...keywords].filter((keyword) => TAKEN[target]?.has(keyword) === false);
      expect([target, refused]).toEqual([target, []]);
    });
  });

  test("is told of by pointers that lead to a schema in it", () => {
    const tally = new Tally();
    const property = fc.property(cases, ({ schema, target }) => {
      const result = targeted(schema, target);
      if (result === undefined) return;
      const pointers = [...result.diagnostics.map(({ path }) => path), ...result.inventedNulls];
      for (const pointer of pointers) {
        const fragment = `#${pointer.replaceAll("%", "%25")}`;
        expect([pointer, resolves(result.schema, fragment)]).toEqual([pointer, true]);
      }
      tally.add(target, "pointers", pointers.length);
    });
    fc.assert(property, runs);
    // A target of documents changes next to nothing in what is written for it.
    tally.expectEach(TOOLS, "pointers", 5);
  });

  test("has no reference that leads nowhere, and no definition without one", () => {
    checkEach(TARGET_NAMES, (schema, target) => {
      const keyword = target === "draft-07" ? "definitions" : "$defs";
      const references = referencesOf(schema);
      for (const reference of references) {
        expect([reference, resolves(schema, reference)]).toEqual([reference, true]);
        expect(reference.startsWith(`#/${keyword}/`)).toBe(true);
      }
      const names = Object.keys((schema[keyword] ?? {}) as object);
      // Draft-07 holds lists under `items`, where no reference is looked for above.
      const named = JSON.stringify(schema).match(/"\$ref":"[^"]+"/gu) ?? [];
      expect(names.length).toBeLessThanOrEqual(new Set(named).size);
    });
  });

  test("has no boolean where an object is expected, no empty choice, and elements of every list", () => {
    checkEach(WITH_ITEMS, (schema) => {
      for (const place of schemaObjectsWithin(schema)) {
        const { properties, items, type, anyOf, enum: values } = place;
        for (const member of Object.values((properties ?? {}) as object)) {
          expect(typeof member).toBe("object");
        }
        if (type === "array") expect(isJsonObject(items)).toBe(true);
        for (const list of [anyOf, values]) if (list !== undefined) expect(list).not.toEqual([]);
      }
    });
  });

  test("is an object with properties and no choice at its root, for a tool", () => {
    checkEach(TOOLS, (schema) => {
      expect(schema["type"]).toBe("object");
      expect(isJsonObject(schema["properties"])).toBe(true);
      for (const keyword of ["anyOf", "oneOf", "allOf", "not", "enum", "const", "if", "$ref"]) {
        expect(schema).not.toHaveProperty([keyword]);
      }
    });
  });

  test("has one type in a place", () => {
    checkEach([...TOOLS, "openapi-3.0"], (schema) => {
      for (const place of schemaObjectsWithin(schema)) {
        expect(Array.isArray(place["type"])).toBe(false);
      }
    });
  });

  test("keeps recursion alone in definitions", () => {
    checkEach(["mcp", "gemini"], (schema) => {
      const definitions = definitionsOf(schema);
      const cyclic = nodesInCycles(Object.keys(definitions), (name) =>
        namesReferredTo(definitions[name] ?? {}),
      );
      expect([...cyclic].sort()).toEqual(Object.keys(definitions).sort());
    });
  });

  test("has patterns alone that compile where Unicode is minded", () => {
    checkEach(["mcp", "openai-strict"], (schema) => {
      const patterns = schemaObjectsWithin(schema).flatMap(patternsOf);
      expect(patterns.filter((pattern) => !compilesUnicode(pattern))).toEqual([]);
    });
  });

  test("has nothing beside a reference that its consumer would ignore", () => {
    const beside: readonly (readonly [TargetName, readonly string[]])[] = [
      ["openai-strict", []],
      ["gemini", ["description"]],
      ["draft-07", ["definitions"]],
    ];
    const taken = new Map(beside);
    checkEach([...taken.keys()], (schema, target) => {
      for (const place of schemaObjectsWithin(schema)) {
        if (place["$ref"] === undefined) continue;
        const allowed = ["$ref", ...(taken.get(target) ?? [])];
        expect(Object.keys(place).filter((keyword) => !allowed.includes(keyword))).toEqual([]);
      }
    });
  });

  test("is closed and says of what kind everything is, for strict consumers", () => {
    checkEach(["openai-strict", "anthropic-strict"], (schema, target) => {
      for (const place of schemaObjectsWithin(schema)) {
        expect(["type", "enum", "anyOf", "$ref"].some((keyword) => keyword in place)).toBe(true);
        if (place["type"] !== "object") continue;
        const names = Object.keys(place["properties"] as object);
        const demanded = place["required"] as readonly string[];
        expect(place["additionalProperties"]).toBe(false);
        if (target === "openai-strict") expect(demanded).toEqual(names);
        else expect(demanded.filter((name) => !names.includes(name))).toEqual([]);
      }
    });
  });

  test("has bounds alone that the strict consumer of Anthropic takes", () => {
    checkEach(["anthropic-strict"], (schema) => {
      for (const { minItems, type, enum: values } of schemaObjectsWithin(schema)) {
        if (minItems !== undefined) expect([0, 1]).toContain(minItems);
        if (values !== undefined) expect(type).toBeUndefined();
      }
    });
  });
});
