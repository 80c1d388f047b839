import {
  assertTypeShape,
  InvalidTypeShapeError,
  type TypeShape,
} from "../../src/type-shape/index.js";
import { problemsOf, shape, string } from "./values.js";

function errorOf(value: unknown): unknown {
  try {
    assertTypeShape(value);
  } catch (error) {
    return error;
  }
  return undefined;
}

test("a TypeShape passes and is typed as one", () => {
  const value = shape(string);
  assertTypeShape(value);
  const { root }: TypeShape = value;
  expect(root).toEqual(string);
});

test("anything else is told with the first problems", () => {
  const value = shape({ kind: "tuple", elements: [null, null, null, null, null] });
  const error = errorOf(value);
  expect(error).toBeInstanceOf(InvalidTypeShapeError);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({
    name: "InvalidTypeShapeError",
    problems: problemsOf(value),
    message: [
      "This is not a TypeShape:",
      '  at /root/elements/0: expected a node with a "kind", found null',
      '  at /root/elements/1: expected a node with a "kind", found null',
      '  at /root/elements/2: expected a node with a "kind", found null',
      '  and 2 more in "problems"',
    ].join("\n"),
  });
});

test("a problem at the root says so", () => {
  expect(errorOf(undefined)).toMatchObject({
    message: "This is not a TypeShape:\n  at the root: expected a TypeShape, found undefined",
  });
});
