import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Class, explain, formatExplanation, toInputSchema } from "@shapewright/binding";
import { getMetadataStorage } from "class-validator";

const silent = { diagnostics: { report: () => undefined } };
const folder = join(__dirname, "../src/dtos");

const classes = readdirSync(folder).flatMap((file) => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Each file of a folder, for a table of tests.
  const exported = require(join(folder, file)) as Readonly<Record<string, unknown>>;
  return Object.entries(exported)
    .filter(([name, value]) => typeof value === "function" && /^[A-Z]/.test(name))
    .filter(([, value]) => /^class\b/.test(String(value)))
    .map(([name, value]) => [name, value as Class] as const);
});

test("the classes are all there", () => {
  expect(classes.length).toBeGreaterThanOrEqual(80);
});

describe.each(classes)("%s", (_, cls) => {
  const explanation = explain(cls, silent);
  const [root] = explanation.classes;

  test("has a reason for all that the schema does not say", () => {
    for (const { members } of explanation.classes) {
      for (const { member, decorators, diagnostics } of members) {
        for (const { decorator, outcome, why } of decorators) {
          expect([member, decorator, why === undefined]).toEqual([
            member,
            decorator,
            outcome === "stated",
          ]);
        }
        // What nothing says has a diagnostic, where no decorator says why.
        const isSilent = decorators.every(({ where }) => where.length === 0);
        const isExplained =
          diagnostics.length > 0 || decorators.some(({ why }) => why !== undefined);
        if (isSilent && decorators.length > 0)
          expect([member, isExplained]).toEqual([member, true]);
      }
    }
  });

  test("has each of its rules explained once", () => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(cls, "", true, false);
    const counted = new Map<string, number>();
    for (const { propertyName } of rules) {
      counted.set(propertyName, (counted.get(propertyName) ?? 0) + 1);
    }
    for (const { member, decorators } of root!.members) {
      const inForce = decorators.filter(
        ({ source, why = "" }) =>
          source === "class-validator" && !why.includes(" declares rules of the member again"),
      );
      expect([member, inForce.length]).toEqual([member, counted.get(member) ?? 0]);
    }
  });

  test("is explained in places that are in the schema", () => {
    for (const dialect of ["referenced", "flat"] as const) {
      const schema = toInputSchema(cls, { ...silent, dialect });
      const { classes: all } = explain(cls, { ...silent, dialect });
      const places = all.flatMap(({ members }) =>
        members.flatMap(({ pointer = "", decorators }) => [
          pointer,
          ...decorators.flatMap(({ where }) => where),
        ]),
      );
      for (const place of places) expect([place, isIn(schema, place)]).toEqual([place, true]);
    }
  });

  test("is a text that names every decorator", () => {
    const text = formatExplanation(explanation);
    for (const { members } of explanation.classes) {
      for (const { decorators } of members) {
        for (const { decorator } of decorators) expect(text).toContain(decorator);
      }
    }
  });
});

function isIn(schema: object, pointer: string): boolean {
  let value: unknown = schema;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return true;
}
