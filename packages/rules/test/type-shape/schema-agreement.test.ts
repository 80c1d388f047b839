import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import schema from "../../spec/type-shape.schema.json";
import {
  checkTypeShape,
  type TypeShape,
  type TypeShapeCheck,
  type TypeShapeRule,
} from "../../src/type-shape/index.js";
import { typeShapes } from "../arbitraries/type-shape.js";
import { missingReferences, repeatedMembers } from "./expected-problems.js";
import { mutate, mutations } from "./mutations.js";

const matchesSchema = new Ajv2020({ strict: true }).compile<TypeShape>(schema);

const shapes = 5000;
const mutantsOfEach = 6;

/** What a value should be told, by the schema and by plain computations. */
function expectedPointers(value: unknown): readonly string[] | "some problem with the schema" {
  if (!matchesSchema(value)) return "some problem with the schema";
  return [
    ...missingReferences(value).map((pointer) => `reference ${pointer}`),
    ...repeatedMembers(value).map((pointer) => `duplicate-member ${pointer}`),
  ].sort();
}

function foundPointers({ problems }: TypeShapeCheck): ReturnType<typeof expectedPointers> {
  if (problems.some(({ rule }) => rule === "schema")) return "some problem with the schema";
  return problems.map(({ rule, pointer }) => `${rule} ${pointer}`).sort();
}

/** Compares what is expected with what the check finds, and gives the rules that refuse the value. */
function agreedRules(value: unknown): ReadonlySet<TypeShapeRule> {
  const check = checkTypeShape(value);
  const expected = JSON.stringify(expectedPointers(value));
  const found = JSON.stringify(foundPointers(check));
  // `expect` takes longer than all the rest, over so many values.
  if (expected !== found || check.ok !== (check.problems.length === 0)) {
    const problems = JSON.stringify(check.problems);
    throw new Error(`${JSON.stringify(value)}\nexpected ${expected}\nfound ${problems}`);
  }
  return new Set(check.problems.map(({ rule }) => rule));
}

test("the check and the schema refuse the same shapes", () => {
  const refusals = new Map<TypeShapeRule, number>();
  let refusedMutants = 0;
  fc.assert(
    fc.property(
      typeShapes(),
      fc.array(fc.array(mutations(), { minLength: 1, maxLength: 3 }), {
        minLength: mutantsOfEach,
        maxLength: mutantsOfEach,
      }),
      (shape, mutants) => {
        expect(checkTypeShape(shape).problems).toEqual([]);
        agreedRules(shape);
        const json = JSON.stringify(shape);
        for (const changes of mutants) {
          const rules = agreedRules(mutate(json, changes));
          if (rules.size > 0) refusedMutants += 1;
          for (const rule of rules) refusals.set(rule, (refusals.get(rule) ?? 0) + 1);
        }
      },
    ),
    { numRuns: shapes },
  );
  // A mutation may leave a shape valid; most must not, and each rule must have been at work.
  expect(refusedMutants).toBeGreaterThan(20_000);
  expect(refusals.get("reference")).toBeGreaterThan(100);
  expect(refusals.get("duplicate-member")).toBeGreaterThan(100);
});
