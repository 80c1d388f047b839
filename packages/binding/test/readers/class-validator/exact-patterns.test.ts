import "reflect-metadata";
import * as fc from "fast-check";
import * as library from "class-validator";
import type { Constraints } from "@shapewright/rules";
import { classValidatorReader } from "../../../src/readers/class-validator/reader.js";
import { allRows } from "../../../src/readers/class-validator/rows/index.js";
import type { Row } from "../../../src/readers/class-validator/rows/row.js";
import { applyRow, hostAccepts } from "./decorate.js";

/** Characters that patterns get wrong: ends of lines, folding cases, digits of other scripts, beyond the basic plane. */
const HOSTILE = Array.from(
  "\n\r\t\0\u2028 09azAZ_-+.:,;=/#%@$^\u00E9\u0130\u017F\u212A\u0663\uFF41\u{1F600}",
);
const TEXTS = 1_500;

const patternRows = allRows
  .filter(({ decorator }) => decorator.slice(1) in library)
  .map((row) => [row.decorator, row, patternsOf(row)] as const)
  .filter(([, , patterns]) => patterns.length > 0);

function patternsOf(row: Row): readonly RegExp[] {
  class Dto {
    declare readonly value: string;
  }
  applyRow(row, Dto, "value");
  return classValidatorReader
    .readMember(Dto, "value", {})
    .flatMap(({ claim }) => (claim.says === "constraints" ? sourcesIn(claim.constraints) : []))
    .map((source) => new RegExp(source, "u"));
}

function sourcesIn({ pattern, patterns = [] }: Constraints): readonly string[] {
  return pattern === undefined ? patterns : [pattern, ...patterns];
}

/** Texts a few edits away from the row's own samples. */
function nearTo({ samples }: Row): fc.Arbitrary<string> {
  const texts = [...samples.accepts, ...samples.rejects].filter((each) => typeof each === "string");
  const characters = [...new Set([...Array.from(texts.join("")), ...HOSTILE])];
  const edit = fc.record({
    at: fc.nat(1_000),
    removed: fc.nat(2),
    added: fc.array(fc.constantFrom(...characters), { maxLength: 2 }),
  });
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 3 }), fc.nat(12))
    .map(([text, edits, repeated]) => {
      const edited = edits.reduce((list: readonly string[], { at, removed, added }) => {
        const from = at % (list.length + 1);
        return [...list.slice(0, from), ...added, ...list.slice(from + removed)];
      }, Array.from(text));
      return repeated === 0 ? edited.join("").repeat(2) : edited.join("");
    });
}

test("many rules are told by a pattern", () => {
  expect(patternRows.length).toBeGreaterThan(40);
});

test.each(patternRows)(
  "the pattern of %s says what the real validator says",
  (_name, row, patterns) => {
    class Dto {
      declare readonly value: string;
    }
    applyRow(row, Dto, "value");
    let accepted = 0;
    fc.assert(
      fc.property(nearTo(row), (text) => {
        const isAccepted = hostAccepts(Dto, "value", text);
        const isTold = patterns.every((pattern) => pattern.test(text));
        if (isAccepted) accepted += 1;
        // What is left to the host may be refused by it alone; guidance may be narrower beyond ASCII.
        const { stated, samples } = row;
        const isOnPurpose = samples.narrower !== undefined && !/^[\x00-\x7F]*$/.test(text);
        if (stated === "exactly" || (isAccepted && !isOnPurpose)) {
          expect([text, isTold]).toEqual([text, isAccepted]);
        }
      }),
      { numRuns: TEXTS },
    );
    expect(accepted).toBeGreaterThan(20);
  },
);
