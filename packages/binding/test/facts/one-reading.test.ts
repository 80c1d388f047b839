import { inOneReading, OncePerReading } from "../../src/facts/one-reading.js";

let made = 0;
const once = new OncePerReading((key: object) => {
  made += 1;
  return { key };
});
const key = {};

beforeEach(() => {
  made = 0;
});

test("makes anew where no class is read", () => {
  expect(once.get(key)).not.toBe(once.get(key));
  expect(made).toBe(2);
});

test("makes once in one reading, what is undefined too", () => {
  let asked = 0;
  const nothing = new OncePerReading<object, undefined>(() => {
    asked += 1;
    return undefined;
  });
  inOneReading(() => {
    expect(once.get(key)).toBe(once.get(key));
    nothing.get(key);
    nothing.get(key);
  });
  expect([made, asked]).toEqual([1, 1]);
});

test("makes anew in the next reading, in one within another, and where that has ended", () => {
  const first = inOneReading(() => once.get(key));
  inOneReading(() => {
    const outer = once.get(key);
    expect(outer).not.toBe(first);
    expect(inOneReading(() => once.get(key))).not.toBe(outer);
    expect(once.get(key).key).toBe(key);
  });
  expect(made).toBe(4);
});

test("a reading that throws has ended", () => {
  expect(() =>
    inOneReading(() => {
      throw new Error("x");
    }),
  ).toThrow("x");
  expect(once.get(key)).not.toBe(once.get(key));
});
