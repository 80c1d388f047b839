import * as library from "class-validator";
import type { Fact } from "../../../src/facts/fact.js";
import { classValidatorReader } from "../../../src/readers/class-validator/reader.js";
import { allRows, rows } from "../../../src/readers/class-validator/rows/index.js";
import { systemRows } from "../../../src/readers/class-validator/rows/system.js";
import { applyRow, hostAccepts } from "./decorate.js";

/** `IS_INT` and the like; the rest of the exports are functions and classes. */
const constants = Object.entries(library).filter(
  (entry): entry is [string, string] =>
    /^[A-Z][A-Z\d_]*$/u.test(entry[0]) && typeof entry[1] === "string",
);

describe("the table of rows", () => {
  test.each(constants)("has one row for the constant %s", (_constant, name) => {
    const system = systemRows.filter((row) => row.name === name);
    expect([...allRows.filter((row) => row.name === name), ...system]).toHaveLength(1);
  });

  test("has no row but for a constant", () => {
    const names = new Set(constants.map(([, name]) => name));
    const newer = ["isISO31661Numeric", "isISO6391"]; // Not yet in 0.14.
    const without = allRows.map(({ name }) => name).filter((name) => !names.has(name));
    expect(without.filter((name) => !newer.includes(name))).toEqual([]);
    expect(rows.size).toBe(allRows.length);
  });

  test.each(systemRows.map(({ decorator }) => decorator))("%s is exported", (decorator) => {
    expect(library).toHaveProperty(decorator.slice(1));
  });
});

const installed = allRows.filter(({ decorator }) => decorator.slice(1) in library);

describe.each(installed.map((row) => [row.decorator, row] as const))(
  "the row of %s",
  (_name, row) => {
    class Single {
      declare readonly value: unknown;
    }
    applyRow(row, Single, "value");
    class Several {
      declare readonly value: unknown;
    }
    applyRow(row, Several, "value", { each: true });

    const read = (cls: new () => object): readonly Fact[] =>
      classValidatorReader.readMember(cls, "value", {});

    test("is the decorator of its rule", () => {
      const recorded = library
        .getMetadataStorage()
        .getTargetValidationMetadatas(Single, "", false, false);
      expect(recorded.map(({ name }) => name)).toEqual([row.name]);
    });

    test("has samples that the real validator agrees with", () => {
      const { accepts, rejects } = row.samples;
      expect(accepts.filter((value) => !hostAccepts(Single, "value", value))).toEqual([]);
      expect(rejects.filter((value) => hostAccepts(Single, "value", value))).toEqual([]);
      expect(accepts).not.toEqual([]);
      expect(rejects).not.toEqual([]);
    });

    test("is recognised, with the options of class-validator or without", () => {
      const opaque = [...read(Single), ...read(Several)].filter(
        ({ decorator, claim }) =>
          decorator !== row.decorator ||
          (claim.says === "remark" && claim.message.includes("custom rule")),
      );
      expect(opaque).toEqual([]);
    });

    test("puts its claims on the level of its use", () => {
      const claims = (facts: readonly Fact[], level: string) =>
        facts
          .filter((fact) => fact.level === level)
          .map(({ claim }) => claim)
          .filter(({ says }) => says !== "presence" && says !== "null");
      expect(claims(read(Single), "each")).toEqual([]);
      expect(claims(read(Several), "value")).toEqual([]);
      expect(claims(read(Several), "each")).toEqual(claims(read(Single), "value"));
    });

    test("gives the presence and the null that the real validator gives", () => {
      for (const cls of [Single, Several]) {
        const claims = read(cls)
          .filter(({ level }) => level === "value")
          .map(({ claim }) => claim);
        expect(claims).toContainEqual({
          says: "presence",
          required: !hostAccepts(cls, "value"),
        });
        const ofNull = claims.find(({ says }) => says === "null");
        expect(ofNull).toMatchObject({ accepted: hostAccepts(cls, "value", null) });
      }
    });

    test("says of a null element what the real validator says", () => {
      const ofNull = read(Several).find(
        ({ level, claim }) => level === "each" && claim.says === "null",
      );
      expect(ofNull?.claim).toMatchObject({ accepted: hostAccepts(Several, "value", [null]) });
    });
  },
);
