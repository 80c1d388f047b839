import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  DIALECTS,
  RULE_SEVERITIES,
  TARGET_NAMES,
  WRITE_OPTIONS,
  writeInputSchema,
  writeSchema,
} from "../../src/index.js";
import { placeOf } from "../../src/keywords.js";
import { member, objectType, ref, scalar, typeShape } from "../../src/type-shape/index.js";
import {
  quotedIn,
  readExample,
  readKeyOrder,
  readLookup,
  readSections,
  readTable,
  readTableHead,
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
      const section = sections.find((one) => one.rule === rule || one.heading === rule);
      expect([question, question.endsWith("?")]).toEqual([question, true]);
      expect([question, layer]).toEqual([question, /^B\d+$/.test(rule) ? "binding" : "rules"]);
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

  test("lists the targets", () => {
    const rows = readTable("Targets");
    expect(rows.flatMap(([name = ""]) => quotedIn(name))).toEqual(TARGET_NAMES);
  });

  test("lists the options with their values", () => {
    const rows = readTable("The dialects and the writing options");
    expect(rows.flatMap(([name = ""]) => quotedIn(name))).toEqual(WRITE_OPTIONS);
    for (const [name = "", values = ""] of rows) {
      const texts = quotedIn(values).filter((value) => value.startsWith('"'));
      for (const text of texts) {
        const [option = ""] = quotedIn(name);
        const value: unknown = JSON.parse(text);
        expect(() => writeSchema(typeShape(scalar("string")), { [option]: value })).not.toThrow();
      }
    }
  });

  test("lists the choices of each dialect", () => {
    const [, ...names] = readTableHead("What the dialects choose");
    const rows = readTable("What the dialects choose").map((cells) => cells.flatMap(quotedIn));
    expect(names.flatMap(quotedIn)).toEqual(Object.keys(DIALECTS));
    Object.values(DIALECTS).forEach((dialect, index) => {
      const listed = rows.map((cells) => [cells[0], cells[index + 1]]);
      expect(listed).toEqual(Object.entries(dialect).map(([name, value]) => [name, String(value)]));
    });
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
