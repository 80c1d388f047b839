import type { TargetName } from "@shapewright/binding";
import { TARGET_NAMES } from "@shapewright/rules";
import { hostileSchemas } from "./hostile-schemas.js";
import { classes, classSchemas, DIRECTIONS, foreignSchemas } from "./targeted-schemas.js";

/** Places that take values of every kind, keys that are not declared, and choices between objects and lists as values. */
const UNFIT_FOR_STRICT = [
  ...["anything", "arrayOfAnything", "constObject", "map", "mapOfMaps"],
  ...["mixedEnumOfObjects", "nothingTaken", "patternProperties", "propertyNames"],
  ...["tupleOfAnything", "untyped"],
];
const RECURSIVE = [
  ...["membersBesideReference", "mutualRecursion", "recursion", "recursionToRoot"],
  ...["rootReferenceInCycle", "typeBesideReference"],
];

/** The hand-written schemas that a target has no way to say. */
const UNFIT: Partial<Readonly<Record<TargetName, readonly string[]>>> = {
  "openai-strict": UNFIT_FOR_STRICT,
  "anthropic-strict": [...UNFIT_FOR_STRICT, ...RECURSIVE].sort(),
};

const cases = TARGET_NAMES.flatMap((target) =>
  DIRECTIONS.map((direction) => ({ target, direction })),
);

test("there are 89 classes and many hand-written schemas", () => {
  expect(classes).toHaveLength(89);
  expect(Object.keys(hostileSchemas).length).toBeGreaterThanOrEqual(75);
});

test.each(cases)("$target refuses as $direction what it cannot say, and no more", (one) => {
  const fitting = new Set(foreignSchemas(one.target, one.direction).map(({ name }) => name));
  const unfit = Object.keys(hostileSchemas).filter((name) => !fitting.has(name));
  expect(unfit.sort()).toEqual(UNFIT[one.target] ?? []);
});

test.each(cases)("$target takes every class as $direction, or is strict", (one) => {
  const count = classSchemas(one.target, one.direction).length;
  if (one.target.endsWith("-strict")) expect(count).toBeGreaterThanOrEqual(38);
  else expect(count).toBe(89);
});

test.each(TARGET_NAMES)("%s gives an object that stays one as it is", (target) => {
  const wrapped = foreignSchemas(target, "output").filter(
    ({ schema }) => JSON.stringify(schema["required"]) === '["result"]',
  );
  expect(wrapped.map(({ name }) => name)).toEqual(["rootChoice"].filter(() => isWrapping(target)));
});

/** A choice between objects is no plain object: targets of tools put it under `result`. */
function isWrapping(target: TargetName): boolean {
  return !["draft-07", "openapi-3.0", "openapi-3.1"].includes(target);
}
