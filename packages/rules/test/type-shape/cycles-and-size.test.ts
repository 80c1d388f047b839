import { checkTypeShape, type TypeShapeProblem } from "../../src/type-shape/index.js";
import {
  defaultOfMember,
  id,
  linesOf,
  problemsOf,
  shape,
  string,
  withDefault,
  withType,
} from "./values.js";

describe("a cycle", () => {
  test("of nodes is told where it closes", () => {
    const array: Record<string, unknown> = { kind: "array" };
    array["items"] = { kind: "map", values: { kind: "tuple", elements: [string, array] } };
    expect(linesOf(shape(array))).toEqual([
      '/root/items/values/elements/1 expected a finite value, found the value of "/root" again',
    ]);
  });

  test("of a node with itself is told", () => {
    const union: { kind: string; variants: unknown[] } = { kind: "union", variants: [string] };
    union.variants.push(union, union);
    expect(linesOf(shape(union))).toEqual([
      '/root/variants/1 expected a finite value, found the value of "/root" again',
      '/root/variants/2 expected a finite value, found the value of "/root" again',
    ]);
  });

  test("of JSON is told where it closes", () => {
    const list: unknown[] = [];
    list.push({ list });
    const cycle = `expected a finite value, found the value of "${defaultOfMember}" again`;
    expect(linesOf(withDefault(list))).toEqual([`${defaultOfMember}/0/list ${cycle}`]);
    const schema: Record<string, unknown> = {};
    schema["self"] = schema;
    expect(linesOf(shape({ kind: "verbatim", schema }))).toEqual([
      '/root/schema/self expected a finite value, found the value of "/root/schema" again',
    ]);
  });

  test("through the whole shape ends", () => {
    const loop: Record<string, unknown> = { root: string, types: {} };
    loop["types"] = loop;
    expect(checkTypeShape(loop).ok).toBe(false);
    const node: Record<string, unknown> = { kind: "verbatim" };
    const whole = shape(node);
    node["schema"] = whole;
    expect(linesOf(whole)).toEqual([
      '/root/schema/root/schema expected a finite value, found the value of "/root/schema" again',
    ]);
  });

  test("is not seen in what is merely shared, however often", () => {
    let node: unknown = string;
    let value: unknown = [1];
    for (let level = 0; level < 100; level += 1) {
      node = { kind: "tuple", elements: [node, node], rest: node };
      value = [value, { value }];
    }
    expect(linesOf(shape(node))).toEqual([]);
    expect(linesOf(withDefault(value))).toEqual([]);
  });
});

describe("depth and size", () => {
  const depth = 10_000;

  function nested(node: unknown, wrap: (inner: unknown) => unknown): unknown {
    let outer = node;
    for (let level = 0; level < depth; level += 1) outer = wrap(outer);
    return outer;
  }

  test.each<readonly [string, string, (inner: unknown) => unknown]>([
    ["arrays", "/items", (items) => ({ kind: "array", items })],
    ["maps", "/values", (values) => ({ kind: "map", values })],
    ["unions", "/variants/0", (inner) => ({ kind: "union", variants: [inner] })],
    ["tuples", "/rest", (rest) => ({ kind: "tuple", elements: [], rest })],
  ])("nest without end: %s", (_, step, wrap) => {
    expect(linesOf(shape(nested(string, wrap)))).toEqual([]);
    const [problem, ...others] = problemsOf(shape(nested(null, wrap)));
    expect(problem?.pointer).toBe(`/root${step.repeat(depth)}`);
    expect(others).toEqual([]);
  });

  test("nest without end: JSON", () => {
    expect(linesOf(withDefault(nested(null, (inner) => [{ inner }])))).toEqual([]);
    const [problem] = problemsOf(withDefault(nested(NaN, (inner) => [{ inner }])));
    expect(problem?.pointer).toBe(`${defaultOfMember}${"/0/inner".repeat(depth)}`);
  });

  test("list many members and types", () => {
    const members = Array.from({ length: 100_000 }, (_, index) => ({ ...id, name: `m${index}` }));
    expect(linesOf(withType({ name: "Order", members }))).toEqual([]);
    const types = Array.from({ length: depth }, (_, index) => {
      const type = { kind: "ref", ref: `T${(index + 1) % depth}` };
      return [`T${index}`, { name: "T", members: [{ ...id, type }] }];
    });
    expect(linesOf(shape(string, Object.fromEntries(types)))).toEqual([]);
  });
});

describe("many problems", () => {
  function closing(value: unknown): TypeShapeProblem | undefined {
    const problems = problemsOf(value);
    expect(problems).toHaveLength(101);
    return problems.at(-1);
  }

  const lost = { kind: "ref", ref: "Lost" };
  const tuple = (elements: readonly unknown[]) => shape({ kind: "tuple", elements });

  test("are listed up to 100", () => {
    const problems = problemsOf(tuple(new Array(100).fill(null)));
    expect(problems.map(({ pointer }) => pointer)).toEqual(
      Array.from({ length: 100 }, (_, index) => `/root/elements/${index}`),
    );
  });

  test("are counted past 100, under the weightiest rule left out", () => {
    expect(closing(tuple(new Array(100_000).fill(null)))).toEqual({
      pointer: "",
      rule: "schema",
      message: "expected no further problems, found 99900 more that are not listed",
    });
    expect(closing(tuple(new Array(102).fill(lost)))).toMatchObject({ rule: "reference" });
    expect(closing(tuple([...new Array<unknown>(102).fill(lost), null]))).toMatchObject({
      rule: "schema",
    });
    const members = new Array(200).fill(id);
    expect(closing(withType({ name: "Order", members }))).toMatchObject({
      rule: "duplicate-member",
    });
  });
});
