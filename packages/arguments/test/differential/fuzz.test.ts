import * as fc from "fast-check";
import { argumentsFor } from "../../../binding/test/differential/argument-values.js";
import { classBuilder } from "../../../binding/test/differential/build-class.js";
import { sourceOf } from "../../../binding/test/differential/class-spec.js";
import { classSpecs } from "../../../binding/test/differential/class-specs.js";
import { withOwnStore } from "../../../binding/test/differential/host.js";
import {
  type ArgumentsOptions,
  bindArguments,
  checkArguments,
  formatProblems,
} from "../../src/index.js";
import { pointerTo } from "../../src/problem.js";

/** `npm run fuzz -- --seconds 60` runs longer. */
const SECONDS = Number(process.env["FUZZ_SECONDS"] ?? 3);
/** No call may take longer; most take a millisecond. */
const MOST_MILLISECONDS = 5_000;

const options: fc.Arbitrary<ArgumentsOptions> = fc.record(
  {
    unknownArguments: fc.constantFrom("reject" as const, "ignore" as const),
    nullForOptional: fc.constantFrom("keep" as const, "absent" as const),
    coerce: fc.constantFrom("none" as const, "lossless" as const),
    maxArgumentDepth: fc.integer({ min: 1, max: 300 }),
    maxProblems: fc.integer({ min: 1, max: 200 }),
    maxPatternText: fc.integer({ min: 0, max: 50 }),
  },
  { requiredKeys: [] },
);

/** A change of a text: what stands at a place becomes something else. */
const change = fc.record({
  at: fc.nat(),
  taken: fc.nat(6),
  put: fc.oneof(
    fc.constantFrom(
      '"',
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "null",
      "-",
      "1e999",
      '"__proto__":',
      "\\ud800",
    ),
    fc.string({ maxLength: 4 }),
  ),
});

function changed(
  text: string,
  changes: readonly { at: number; taken: number; put: string }[],
): string {
  return changes.reduce((now, { at, taken, put }) => {
    const place = now.length === 0 ? 0 : at % now.length;
    return now.slice(0, place) + put + now.slice(place + taken);
  }, text);
}

const hostile = fc.oneof(
  fc.json({ maxDepth: 12 }),
  fc.constantFrom(
    "null",
    "[]",
    '"x"',
    "1",
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
  ),
  fc.nat(600).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
);

const cases = classSpecs(2).chain((spec) =>
  fc.tuple(
    fc.constant(spec),
    fc.array(
      fc.oneof(
        fc
          .tuple(argumentsFor(spec), fc.array(change, { maxLength: 4 }))
          .map(([given, changes]) => changed(JSON.stringify(given), changes)),
        hostile,
      ),
      { minLength: 12, maxLength: 12 },
    ),
    options,
  ),
);

const counts = { classes: 0, calls: 0, parsed: 0, taken: 0 };

test(
  "random bytes, random classes, random options: a value or problems, never a throw, never a hang",
  () => {
    const property = fc.property(cases, ([spec, texts, chosen]) => {
      withOwnStore(() => {
        const cls = classBuilder()(spec) as unknown as new () => object;
        counts.classes += 1;
        for (const text of texts) {
          const given = parsed(text);
          counts.calls += 1;
          const start = performance.now();
          const bound = bindArguments(cls, given, chosen);
          const took = performance.now() - start;
          const told = [sourceOf(spec), JSON.stringify(chosen), text];
          expect([...told, took < MOST_MILLISECONDS]).toEqual([...told, true]);
          expect([...told, checkArguments(cls, given, chosen).ok]).toEqual([...told, bound.ok]);
          if (bound.ok) {
            counts.taken += 1;
            expect(Object.getPrototypeOf(bound.value)).toBe(cls.prototype);
            continue;
          }
          const { problems } = bound;
          const most = chosen.maxProblems ?? 100;
          expect([...told, problems.length > 0 && problems.length <= most]).toEqual([
            ...told,
            true,
          ]);
          expect(problems.map(({ pointer }) => pointer)).toEqual(
            problems.map(({ path }) => pointerTo(path)),
          );
          expect(formatProblems(problems).split("\n")).toHaveLength(problems.length);
        }
      });
    });
    fc.assert(property, {
      numRuns: Number.MAX_SAFE_INTEGER,
      plugins: [fc.interruptAfterTimeLimit(SECONDS * 1_000)],
    });
    expect(({} as Record<string, unknown>)["a"]).toBeUndefined();
    process.stdout.write(
      `Fuzzed for ${String(SECONDS)} s: ${String(counts.calls)} calls on ${String(counts.classes)} classes, ` +
        `${String(counts.parsed)} texts were JSON, ${String(counts.taken)} taken; seed ${String(fc.readConfigureGlobal().seed)}\n`,
    );
    expect(counts.calls).toBeGreaterThan(100);
    expect(counts.taken).toBeGreaterThan(0);
  },
  (SECONDS + 60) * 1_000,
);

/** What is no JSON is handed on as the text that it is. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    counts.parsed += 1;
    return value;
  } catch {
    return text;
  }
}
