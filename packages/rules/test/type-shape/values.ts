import { checkTypeShape, type TypeShapeProblem } from "../../src/type-shape/index.js";

export const string = { kind: "scalar", scalar: "string" };

export const flags = { required: false, readOnly: false, constructorBound: false };

export const id = { name: "id", type: string, ...flags };

/** Where `withMember` puts its member. */
export const member = "/types/Order/members/1";

export function shape(root: unknown, types: unknown = {}): unknown {
  return { root, types };
}

export function withMember(second: unknown): unknown {
  return withType({ name: "Order", members: [id, second] });
}

/** Where `withDefault` puts its value. */
export const defaultOfMember = `${member}/default`;

export function withDefault(value: unknown): unknown {
  return withMember({ ...id, name: "x", default: value });
}

export function withType(type: unknown): unknown {
  return shape({ kind: "ref", ref: "Order" }, { Order: type });
}

export function withFacts(enumFacts: unknown): unknown {
  return shape({ kind: "enum", enumFacts });
}

export function problemsOf(value: unknown): readonly TypeShapeProblem[] {
  return checkTypeShape(value).problems;
}

/** Each problem as one line, so that a table of them can be read. */
export function linesOf(value: unknown): readonly string[] {
  return problemsOf(value).map(({ pointer, message }) => `${pointer} ${message}`);
}

/** That the form of a value is refused, with these problems and no others. */
export function expectSchemaProblems(value: unknown, lines: readonly string[]): void {
  expect(linesOf(value)).toEqual(lines);
  expect(problemsOf(value).filter(({ rule }) => rule !== "schema")).toEqual([]);
  expect(checkTypeShape(value).ok).toBe(false);
}
