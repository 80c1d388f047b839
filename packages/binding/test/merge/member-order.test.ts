import * as fc from "fast-check";
import { mergeOrders } from "../../src/merge/index.js";

const letters = (text: string): string[] => text.split("");
const merged = (...orders: readonly string[]): string => mergeOrders(orders.map(letters)).join("");

describe("the order of members that several sources name", () => {
  test.each([
    [["abc"], "abc"],
    [["abc", "abc"], "abc"],
    [["ac", "abc"], "abc"],
    [["ab", "cd"], "abcd"],
    [["cd", "ab"], "cdab"],
    [["ad", "bd", "cd"], "abcd"],
    [["ac", "bc", "abd"], "abcd"],
    [["b", "ab", "bc"], "abc"],
    [["bd", "abc", "cd"], "abcd"],
    [["", "ab", ""], "ab"],
    [[], ""],
  ])("%j is %s", (orders, order) => {
    expect(merged(...orders)).toBe(order);
  });

  test("is the earlier source's where two contradict each other, and names everyone once", () => {
    expect(merged("ab", "ba")).toBe("ab");
    expect(merged("abc", "ca")).toBe("abc");
    expect(merged("aba")).toBe("ab");
  });

  test("holds names that objects have of themselves", () => {
    expect(
      mergeOrders([
        ["constructor", "a"],
        ["a", "__proto__"],
      ]),
    ).toEqual(["constructor", "a", "__proto__"]);
  });

  const orders = fc
    .shuffledSubarray(letters("abcdefgh"), { minLength: 8 })
    .chain((order) =>
      fc.tuple(fc.constant(order), fc.array(fc.subarray([...order]), { maxLength: 4 })),
    );

  test("keeps every source's order where one order fits all", () => {
    fc.assert(
      fc.property(orders, ([, sources]) => {
        const order = mergeOrders(sources);
        expect([...order].sort()).toEqual([...new Set(sources.flat())].sort());
        for (const source of sources) {
          expect(order.filter((name) => source.includes(name))).toEqual(source);
        }
      }),
    );
  });

  test("takes no longer for a class of many members", () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `m${index}`);
    const every = (step: number): readonly string[] =>
      many.filter((_, index) => index % step === 0);
    const started = performance.now();
    expect(mergeOrders([every(2), many, every(3)])).toEqual(many);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
