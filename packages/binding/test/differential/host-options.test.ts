import Ajv2020 from "ajv/dist/2020";
import { Exclude, Expose, type ClassTransformOptions } from "class-transformer";
import * as fc from "fast-check";
import { toInputSchema, toTypeShape, type Diagnostic } from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";
import type { HostTransformOptions } from "../../src/facts/host-options.js";
import { argumentsFor } from "./argument-values.js";
import { classBuilder } from "./build-class.js";
import { membersOf, sourceOf, type ClassSpec } from "./class-spec.js";
import { classSpecs } from "./class-specs.js";
import { failuresOf, withOwnStore } from "./host.js";
import { looserMembers } from "./looser-host.js";

const CLASSES = 400;
const VALUES = 4;

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

/** What stands beside the rules of a member. */
interface Exposed {
  readonly kind: "exposed" | "excluded" | "untold";
  readonly groups?: readonly string[];
  readonly since?: number;
  readonly until?: number;
}

const scope = fc.record(
  {
    groups: fc.subarray(["a", "b"], { minLength: 1 }),
    since: fc.integer({ min: 1, max: 3 }),
    until: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: [] },
);
const exposed: fc.Arbitrary<Exposed> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: "untold" }) },
  { weight: 3, arbitrary: scope.map((each) => ({ kind: "exposed" as const, ...each })) },
  { weight: 1, arbitrary: fc.constant({ kind: "excluded" }) },
);

const options: fc.Arbitrary<HostTransformOptions> = fc.record(
  {
    excludeExtraneousValues: fc.boolean(),
    exposeDefaultValues: fc.boolean(),
    exposeUnsetFields: fc.boolean(),
    enableImplicitConversion: fc.boolean(),
    ignoreDecorators: fc.boolean(),
    enableCircularCheck: fc.boolean(),
    strategy: fc.constantFrom("excludeAll" as const, "exposeAll" as const),
    groups: fc.subarray(["a", "b"]),
    version: fc.integer({ min: 1, max: 3 }),
    excludePrefixes: fc.constantFrom(["a"], ["_"]),
  },
  { requiredKeys: [] },
);

const cases = classSpecs(1).chain((spec) =>
  fc.tuple(
    fc.constant(spec),
    fc.array(exposed, { minLength: 8, maxLength: 8 }),
    options,
    fc.array(argumentsFor(spec), { minLength: VALUES, maxLength: VALUES }),
  ),
);

function build(spec: ClassSpec, beside: readonly Exposed[]): Class {
  const cls = classBuilder()(spec);
  [...membersOf(spec).keys()].forEach((name, index) => {
    const { kind, groups, ...versions } = beside[index % beside.length]!;
    const prototype = cls.prototype as object;
    if (kind === "excluded") Exclude()(prototype, name);
    if (kind !== "exposed") return;
    Expose({ ...versions, ...(groups === undefined ? {} : { groups: [...groups] }) })(
      prototype,
      name,
    );
  });
  return cls;
}

function read(cls: Class, transform: HostTransformOptions) {
  const diagnostics: Diagnostic[] = [];
  const schema = toInputSchema(cls, {
    dialect: "flat",
    unknownArguments: "ignore",
    host: { transform },
    diagnostics: { report: (diagnostic) => diagnostics.push(diagnostic) },
  });
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return { schema, validate, diagnostics };
}

const asLibrary = (transform: HostTransformOptions): ClassTransformOptions =>
  ({ ...transform }) as ClassTransformOptions;

describe("the options of plainToInstance, over random classes", () => {
  let accepted = 0;

  test("change what is demanded as they change it for the host, and make no schema refuse what the host accepts", () => {
    fc.assert(
      fc.property(cases, ([spec, beside, transform, values]) => {
        withOwnStore(() => {
          const cls = build(spec, beside);
          const { schema, validate, diagnostics } = read(cls, transform);
          const { shape } = toTypeShape(cls, { host: { transform } });
          const members = shape.root.kind === "ref" ? shape.types[shape.root.ref]!.members : [];
          const told = JSON.stringify({ transform, beside, schema });
          const refused = new Set(
            failuresOf(cls, {}, asLibrary(transform)).map(({ path }) => path.split("/")[1]),
          );
          for (const { name, required } of members) {
            // What is in an initializer's instance is the business of its own class's rules, which are not asked.
            const member = membersOf(spec).get(name);
            if (member?.isTyped === true && member.initializer !== undefined) continue;
            expect([told, sourceOf(spec), name, required]).toEqual([
              told,
              sourceOf(spec),
              name,
              refused.has(name),
            ]);
          }
          const listed = new Set(members.map(({ name }) => name));
          for (const name of membersOf(spec).keys()) {
            if (listed.has(name) || !refused.has(name)) continue;
            expect([told, sourceOf(spec), ...diagnostics.map(({ message }) => message)]).toEqual(
              expect.arrayContaining([expect.stringContaining(`${spec.name}.${name}: `)]),
            );
          }
          for (const given of values) {
            if (failuresOf(cls, given, asLibrary(transform)).length > 0) continue;
            accepted += 1;
            // What the host converts or drops before it looks is of any kind.
            if (transform.enableImplicitConversion === true) continue;
            const looser = looserMembers(spec, given);
            const seen = Object.entries(given).filter(
              ([name]) => listed.has(name) && !looser.has(name),
            );
            const missing = [...looser.keys()].filter((name) => listed.has(name));
            if (missing.length > 0) continue;
            expect([told, sourceOf(spec), given, validate(Object.fromEntries(seen))]).toEqual([
              told,
              sourceOf(spec),
              given,
              true,
            ]);
          }
        });
      }),
      { numRuns: CLASSES },
    );
  }, 180_000);

  test("saw enough that was accepted", () => {
    expect(accepted).toBeGreaterThan(CLASSES / 20);
  });
});
