import * as classValidator from "class-validator";
import * as fc from "fast-check";
import { explain, formatExplanation, toInputSchema, type Explanation } from "../../src/index.js";
import { rows } from "../../src/readers/class-validator/rows/index.js";
import { classBuilder } from "../differential/build-class.js";
import { membersOf, rulesOf, sourceOf, type ClassSpec } from "../differential/class-spec.js";
import { classSpecs } from "../differential/class-specs.js";
import { withOwnStore } from "../differential/host.js";

const silent = { diagnostics: { report: () => undefined } };
const CLASSES = 400;

type Factory = (...given: readonly unknown[]) => PropertyDecorator;

describe("every decorator of class-validator", () => {
  it.each([...rows.values()].map((row) => [row.decorator, row] as const))(
    "%s is explained as its row says",
    (name, { samples, stated }) => {
      withOwnStore(() => {
        class Owner {}
        const factory = Reflect.get(classValidator, name.slice(1)) as Factory;
        factory(...(samples.arguments ?? []))(Owner.prototype, "member");
        // Elements are compared by identity, so that nothing is told of those that may be objects.
        if (name === "@ArrayUnique")
          classValidator.IsString({ each: true })(Owner.prototype, "member");
        // Where nothing says a type, nothing is written that refuses null or the empty text.
        if (name === "@IsDefined" || name === "@IsNotEmpty")
          classValidator.IsString()(Owner.prototype, "member");
        const explained = explain(Owner, silent).classes[0]!.members[0]!.decorators.at(-1);
        const carried = typeof stated === "string" ? "stated" : Object.keys(stated)[0];
        const expected = { stated: "stated", asGuidance: "guidance", leftToHost: "host" }[carried!];
        expect(explained?.decorator.startsWith(`${name}(`)).toBe(true);
        expect([explained?.outcome, explained?.why === undefined]).toEqual([
          expected,
          expected === "stated",
        ]);
        expect(explained?.says).not.toEqual([]);
      });
    },
  );
});

describe("random classes", () => {
  it("have each of their decorators explained once, in places that are in the schema", () => {
    fc.assert(
      fc.property(classSpecs(2), (spec) => {
        withOwnStore(() => {
          const cls = classBuilder()(spec);
          const schema = toInputSchema(cls, silent);
          const explanation = explain(cls, silent);
          expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
          const [root] = explanation.classes;
          const told = sourceOf(spec);
          expect([told, root!.members.map(({ member }) => member)]).toEqual([
            told,
            expect.arrayContaining(decoratedIn(spec)),
          ]);
          for (const place of placesIn(explanation))
            expect([told, place, isIn(schema, place)]).toEqual([told, place, true]);
          for (const { required, member, decorators } of root!.members) {
            const says = decorators.some(({ where }) => where.includes("/required"));
            expect([told, member, says]).toEqual([told, member, required]);
          }
          const text = formatExplanation(explanation);
          for (const { member } of root!.members) expect(text).toContain(`  ${member}`);
        });
      }),
      { numRuns: CLASSES },
    );
  }, 120_000);
});

/** The members that some decorator names; what a compiler alone writes cannot be listed. */
function decoratedIn(spec: ClassSpec): readonly string[] {
  return [...membersOf(spec).values()]
    .filter(({ name, isTyped }) => isTyped || rulesOf(spec, name).length > 0)
    .map(({ name }) => name);
}

function placesIn({ classes }: Explanation): readonly string[] {
  return classes.flatMap(({ pointer, members }) => [
    ...(pointer === undefined ? [] : [pointer]),
    ...members.flatMap((member) => [
      ...(member.pointer === undefined ? [] : [member.pointer]),
      ...member.decorators.flatMap(({ where }) => where),
    ]),
  ]);
}

function isIn(schema: object, pointer: string): boolean {
  let value: unknown = schema;
  for (const step of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return false;
    value = (value as Record<string, unknown>)[step];
  }
  return true;
}
