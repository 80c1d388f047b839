import type { TypeShape } from "@shapewright/rules";
import Ajv2020, { type ErrorObject } from "ajv/dist/2020";
import * as fc from "fast-check";
import { toInputSchema, toTypeShape, type Diagnostic } from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";
import { argumentsFor } from "./argument-values.js";
import { classBuilder } from "./build-class.js";
import { membersOf, rulesOf, sourceOf, type ClassSpec } from "./class-spec.js";
import { classSpecs } from "./class-specs.js";
import { failuresOf, withOwnStore, type Failure } from "./host.js";
import { looserMembers } from "./looser-host.js";
import { untold, type Reading } from "./untold.js";

const VALUES = 6;
/** Random classes in one run, each with a few values; the seed of a failing run is printed with the class that failed. */
const CLASSES = Math.ceil(Number(process.env["AGREEMENT_PAIRS"] ?? 12_000) / VALUES);

type Arguments = Readonly<Record<string, unknown>>;

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  // Values of several types, with a null or a number among texts.
  allowUnionTypes: true,
  // A format is an annotation.
  validateFormats: false,
});

const cases = classSpecs(2).chain((spec) =>
  fc.tuple(
    fc.constant(spec),
    fc.array(argumentsFor(spec), { minLength: VALUES, maxLength: VALUES }),
  ),
);

/** A class as the schema side and the host side see it. */
interface Subject extends Reading {
  readonly cls: Class;
  readonly schema: object;
  readonly refusals: (given: Arguments) => readonly ErrorObject[];
}

function subjectOf(spec: ClassSpec): Subject {
  const cls = classBuilder()(spec);
  const diagnostics: Diagnostic[] = [];
  const schema = toInputSchema(cls, {
    dialect: "flat",
    unknownArguments: "ignore",
    diagnostics: { report: (diagnostic) => diagnostics.push(diagnostic) },
  });
  const validate = ajv.compile(schema);
  // Else every schema ever compiled is kept.
  ajv.removeSchema(schema);
  const refusals = (given: Arguments): readonly ErrorObject[] =>
    validate(given) ? [] : (validate.errors ?? []);
  return { spec, cls, shape: () => toTypeShape(cls).shape, diagnostics, schema, refusals };
}

function explain(what: string, subject: Subject, given: Arguments, because: unknown): string {
  return [
    what,
    sourceOf(subject.spec),
    `arguments: ${JSON.stringify(given)}`,
    `schema: ${JSON.stringify(subject.schema)}`,
    `because: ${JSON.stringify(because)}`,
  ].join("\n");
}

describe("random classes against the real validator", () => {
  let accepted = 0;
  let refused = 0;

  test(
    "the schema refuses nothing that the host accepts, and accepts nothing that a stated rule refuses",
    () => {
      fc.assert(
        fc.property(cases, ([spec, values]) => {
          withOwnStore(() => {
            const subject = subjectOf(spec);
            for (const given of values) {
              const failures = failuresOf(subject.cls, given);
              if (failures.length === 0) accepted += 1;
              else refused += 1;
              if (failures.length === 0) expectNoRefusal(subject, given);
              else expectRefusal(subject, given, failures);
            }
          });
        }),
        { numRuns: CLASSES },
      );
    },
    120_000 + CLASSES * 60,
  );

  test("saw both verdicts often enough to mean something", () => {
    expect(Math.min(accepted, refused)).toBeGreaterThan(CLASSES / 2);
  });

  afterAll(() => {
    const pairs = (accepted + refused).toLocaleString("en");
    const seed = String(fc.readConfigureGlobal().seed);
    process.stdout.write(
      `Agreement with class-validator: ${pairs} pairs of a random class and arguments ` +
        `(${String(accepted)} accepted, ${String(refused)} refused by the real validator), seed ${seed}\n`,
    );
  });

  function expectNoRefusal(subject: Subject, given: Arguments): void {
    const looser = looserMembers(subject.spec, given);
    for (const error of subject.refusals(given)) {
      const [, member = missingIn(error)] = error.instancePath.split("/");
      const why = looser.get(member);
      if (why === undefined) {
        throw new Error(
          explain("The schema refuses what the host accepts.", subject, given, error),
        );
      }
    }
  }

  function expectRefusal(subject: Subject, given: Arguments, failures: readonly Failure[]): void {
    if (subject.refusals(given).length > 0) return;
    for (const failure of failures) {
      const why = untold(failure, subject);
      if (why === undefined) {
        throw new Error(
          explain("The schema accepts what a stated rule refuses.", subject, given, failure),
        );
      }
    }
  }
});

describe("presence and null, asked of the real validator for each member", () => {
  test(
    "a member is required if and only if the host refuses arguments without it",
    () => {
      fc.assert(
        fc.property(classSpecs(1), (spec) => {
          withOwnStore(() => {
            const cls = classBuilder()(spec);
            const { shape } = toTypeShape(cls);
            const refusedWithout = membersIn(failuresOf(cls, {}));
            for (const { name, required } of rootMembers(shape)) {
              if (isInitializedInstance(spec, name)) continue;
              expect([sourceOf(spec), name, required]).toEqual([
                sourceOf(spec),
                name,
                refusedWithout.has(name),
              ]);
            }
          });
        }),
        { numRuns: CLASSES / 2 },
      );
    },
    120_000 + CLASSES * 60,
  );

  test(
    "a member is nullable if and only if the host accepts null for it",
    () => {
      fc.assert(
        fc.property(classSpecs(1), (spec) => {
          withOwnStore(() => {
            const cls = classBuilder()(spec);
            const { shape } = toTypeShape(cls);
            const names = [...membersOf(spec).keys()];
            const refusing = membersIn(
              failuresOf(cls, Object.fromEntries(names.map((name) => [name, null]))),
            );
            for (const { name, type } of rootMembers(shape)) {
              // No rule looks at it: the host takes everything, and what is told is what the author declares.
              if (rulesOf(spec, name).length === 0) continue;
              expect([sourceOf(spec), name, type.nullable === true]).toEqual([
                sourceOf(spec),
                name,
                !refusing.has(name),
              ]);
            }
          });
        }),
        { numRuns: CLASSES / 2 },
      );
    },
    120_000 + CLASSES * 60,
  );
});

function rootMembers({ root, types }: TypeShape): TypeShape["types"][string]["members"] {
  return root.kind === "ref" ? (types[root.ref]?.members ?? []) : [];
}

function membersIn(failures: readonly Failure[]): ReadonlySet<string> {
  return new Set(failures.map(({ path }) => path.split("/")[1] ?? ""));
}

/** What is in an initializer's instance is the business of its own class's rules, which are not asked. */
function isInitializedInstance(spec: ClassSpec, name: string): boolean {
  const member = membersOf(spec).get(name);
  return member?.isTyped === true && member.initializer !== undefined;
}

function missingIn({ params }: ErrorObject): string {
  return String((params as { readonly missingProperty?: unknown }).missingProperty);
}
