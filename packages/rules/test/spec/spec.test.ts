import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { WriteOptions } from "../../src/index.js";
import { DIALECTS, RULE_SEVERITIES, writeInputSchema, writeSchema } from "../../src/index.js";
import { placeOf } from "../../src/keywords.js";
import { member, objectType, ref, scalar, typeShape } from "../../src/type-shape/index.js";
import {
  quotedIn,
  readExample,
  readKeyOrder,
  readLookup,
  readSections,
  readTable,
  repository,
} from "./spec-document.js";

const sections = readSections();
const rules = sections.filter(({ rule }) => rule !== undefined);
const fixtures = new Set(
  readdirSync(join(repository, "fixtures"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => path.replace(/^.*[\\/]/, "").replace(/\.json$/, "")),
);

function isTest(pin: string): boolean {
  return pin.includes("/");
}

function missing(pins: readonly string[]): readonly string[] {
  return pins.filter((pin) =>
    isTest(pin) ? !existsSync(join(repository, pin)) : !fixtures.has(pin),
  );
}

function numbered(letter: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

describe("the spec", () => {
  test("has each rule once, in order: R1 to R22, then B1 to B12", () => {
    expect(rules.map(({ rule }) => rule)).toEqual([...numbered("R", 22), ...numbered("B", 12)]);
  });

  test.each(rules)("$heading is pinned by what exists", ({ rule, pinnedBy }) => {
    expect(pinnedBy).not.toEqual([]);
    expect(missing(pinnedBy)).toEqual([]);
    if (rule?.startsWith("R") === true) {
      expect(pinnedBy.filter((pin) => !isTest(pin))).not.toEqual([]);
    } else {
      expect(
        pinnedBy.filter((pin) => !/^packages\/binding\/test\/.*\.test\.ts$/.test(pin)),
      ).toEqual([]);
    }
  });

  test("pins every other section that is pinned by what exists", () => {
    const others = sections.filter(({ rule }) => rule === undefined);
    expect(missing(others.flatMap(({ pinnedBy }) => pinnedBy))).toEqual([]);
  });

  test("names every fixture on disk", () => {
    const named = new Set(sections.flatMap(({ pinnedBy }) => pinnedBy));
    expect([...fixtures].filter((fixture) => !named.has(fixture))).toEqual([]);
  });

  test("names no fixture twice in one rule", () => {
    for (const { pinnedBy } of sections) expect(new Set(pinnedBy).size).toBe(pinnedBy.length);
  });

  test("ends with what is unpinned", () => {
    expect(sections.at(-1)?.heading).toBe("Unpinned areas");
  });

  test("finds behaviours by their question, in rules and pins that exist", () => {
    const lookup = readLookup();
    expect(lookup.length).toBeGreaterThanOrEqual(25);
    expect(new Set(lookup.map(({ question }) => question)).size).toBe(lookup.length);
    for (const { question, layer, rule, pinnedBy } of lookup) {
      const section = rules.find((candidate) => candidate.rule === rule);
      expect([question, question.endsWith("?")]).toEqual([question, true]);
      expect([question, layer]).toEqual([question, rule.startsWith("R") ? "rules" : "binding"]);
      expect([question, pinnedBy.length > 0]).toEqual([question, true]);
      expect([question, missing(pinnedBy)]).toEqual([question, []]);
      expect(section?.pinnedBy).toEqual(expect.arrayContaining([...pinnedBy]));
    }
  });

  test("gives the key order that is written", () => {
    const keywords = readKeyOrder();
    expect(keywords.map(placeOf)).toEqual(keywords.map((_, place) => place));
    expect(keywords.at(-1)).toBe("$defs");
  });

  test("lists the diagnostics with their severities", () => {
    const listed = readTable("Diagnostics").map(([code = "", severity = ""]) => [
      ...quotedIn(code),
      ...quotedIn(severity),
    ]);
    expect(Object.fromEntries(listed)).toEqual(RULE_SEVERITIES);
  });

  test("lists the options and the choices of a dialect", () => {
    const rows = readTable("Writing options").filter(([name]) => name?.startsWith("`"));
    const choices = Object.entries(DIALECTS.referenced);
    const options = rows.slice(0, -choices.length).flatMap(([name = ""]) => quotedIn(name));
    const allowed = options.join(", ");
    expect(() => writeSchema(typeShape(scalar("string")), { no: 1 } as WriteOptions)).toThrow(
      `Unknown option "no". Allowed: ${allowed}.`,
    );
    const listed = rows
      .slice(-choices.length)
      .map(([name = "", value = ""]) => [...quotedIn(name), ...quotedIn(value)]);
    expect(listed).toEqual(choices);
  });

  test("shows a root of a tool as it is written", () => {
    const order = objectType("Order", [
      member("item", scalar("string"), {
        required: true,
        description: "Item name",
        constraints: { minSize: 1 },
      }),
      member("quantity", scalar("integer"), {
        description: "Quantity",
        constraints: { minimum: 1, maximum: 100 },
      }),
    ]);
    const { schema } = writeInputSchema(typeShape(ref("Order"), { Order: order }), "reject");
    expect(readExample()).toBe(JSON.stringify(schema));
  });
});
