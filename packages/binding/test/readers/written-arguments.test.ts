import { literal, written } from "../../src/readers/written-arguments.js";

function fail(): never {
  throw new Error("Code of the author's was called.");
}

const TRAPS = {
  get: fail,
  has: fail,
  ownKeys: fail,
  getOwnPropertyDescriptor: fail,
  getPrototypeOf: fail,
};

function overridden<T extends object>(value: T, ...names: readonly PropertyKey[]): T {
  for (const name of names) Object.defineProperty(value, name, { value: fail });
  return value;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

class Pattern extends RegExp {
  override get source(): string {
    return fail();
  }
}

const cyclic: unknown[] = [];
cyclic.push(cyclic);
const withAccessor = Object.defineProperty([1], 1, { get: fail, enumerable: true });

describe("the arguments of a decorator as text", () => {
  it.each<[string, unknown, string]>([
    ["a proxy", new Proxy({}, TRAPS), "…"],
    ["a proxy of a list", new Proxy([], TRAPS), "…"],
    ["a proxy of a function", new Proxy(() => 1, TRAPS), "…"],
    ["a revoked proxy", revoked(), "…"],
    ["proxies inside", { a: new Proxy({}, TRAPS), b: [new Proxy([], TRAPS)] }, "{ a: …, b: […] }"],
    ["an accessor", { get a() { return fail(); } }, "{ a: … }"], // prettier-ignore
    ["an accessor in a list", withAccessor, "[1, …]"],
    ["an accessor in a list inside", [withAccessor], "[[1, …]]"],
    ["a list that holds itself", cyclic, "[[…]]"],
    ["a pattern", /a\/b/giu, "/a\\/b/giu"],
    ["a pattern of a class of its own", new Pattern("a"), "/…/"],
    ["a pattern with flags of its own", overridden(/a/u, "flags"), "/…/"],
    ["a function without a name", overridden(() => 1, "name"), "()=>1"],
    ["keys that are no names", { "a-b": 1, "c\nd": 2, é: 3 }, '{ "a-b": 1, "c\\nd": 2, é: 3 }'],
    ["an object without a prototype", Object.create(null), "{}"],
    ["a long text", "x".repeat(10_000_000), "…"],
    ["a huge list", Array(10_000_000).fill(1), "…"],
    ["a symbol", Symbol("a"), "Symbol(a)"],
  ])("writes %s without running it", (_, value, text) => {
    expect(literal(value).replace(/\s*=>\s*/u, "=>")).toBe(text);
    expect(written("@Rule", [value, undefined])).toBe(`@Rule(${literal(value)})`);
  });

  it("writes a date as its author would, by none of its own methods", () => {
    const date = overridden(new Date(0), "toString", "toJSON", Symbol.toPrimitive);
    expect(literal(date)).toBe('new Date("1970-01-01T00:00:00.000Z")');
    expect(literal(new Date(Number.NaN))).toBe("new Date(NaN)");
  });
});
