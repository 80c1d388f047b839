import {
  Exclude,
  Expose,
  instanceToPlain,
  Transform,
  Type,
  type ExposeOptions,
  type TransformOptions,
} from "class-transformer";
import fc from "fast-check";
import type { Class } from "../../../src/facts/class.js";
import type { HostTransformOptions } from "../../../src/facts/host-options.js";
import { classTransformerReader } from "../../../src/readers/class-transformer/reader.js";

const told = (cls: Class, member: string, transform: HostTransformOptions = {}) =>
  classTransformerReader
    .readMember(cls, member, { transform }, "output")
    .map(({ decorator, claim }) => ({ decorator, ...claim }));

const leftOut = (decorator: string) => [{ decorator, says: "left-out" }];
const named = (name: string) => [{ decorator: "@Expose", says: "wire-name", name }];

describe("what is sent", () => {
  class Account {
    @Expose({ name: "wire" }) renamed!: string;
    @Expose({ name: "in", toClassOnly: true }) renamedForInput!: string;
    @Exclude({ toPlainOnly: true }) password!: string;
    @Exclude({ toClassOnly: true }) id!: string;
    @Expose({ name: "scoped", groups: ["admin"] }) grouped!: string;
    @Transform(({ value }) => String(value), { toPlainOnly: true }) shown!: number;
    @Transform(({ value }) => Number(value), { toClassOnly: true }) parsed!: number;
    @Type(() => Buffer) bytes!: Buffer;

    @Expose() get label(): string {
      return ["label"].join();
    }
    get silent(): string {
      return ["silent"].join();
    }
    @Expose() get shouted(): string {
      return ["shouted"].join();
    }
    set onlySet(_value: string) {
      throw new Error("not called");
    }
    method(): string {
      return ["method"].join();
    }
  }
  Transform(({ value }) => String(value), { toPlainOnly: true })(Account.prototype, "shouted");

  it("has the name that @Expose gives, even one that is meant for the other direction", () => {
    expect(told(Account, "renamed")).toEqual(named("wire"));
    expect(told(Account, "renamedForInput")).toEqual(named("in"));
    expect(instanceToPlain(Object.assign(new Account(), { renamedForInput: 1 }))).toHaveProperty(
      "in",
    );
  });

  it("lacks what is excluded from it", () => {
    expect(told(Account, "password")).toEqual(leftOut("@Exclude"));
    expect(told(Account, "id")).toEqual([]);
  });

  it("has conditions on a renamed member, which are looked up under its own name here", () => {
    expect(told(Account, "grouped")).toEqual(leftOut("@Expose"));
    expect(told(Account, "grouped", { groups: ["admin"] })).toEqual(named("scoped"));
  });

  it("hides its type behind a @Transform that applies to it, and behind no other", () => {
    expect(told(Account, "shown")).toMatchObject([
      { says: "hidden-value" },
      { says: "remark", code: "opaque_transform" },
    ]);
    expect(told(Account, "parsed")).toEqual([]);
  });

  it("is base64 where @Type makes a Buffer", () => {
    expect(told(Account, "bytes")).toEqual([
      { decorator: "@Type", says: "inner-type", type: { kind: "binary" } },
    ]);
  });

  it("holds a getter where it is exposed, and then always, unless a transform may take it away", () => {
    expect(told(Account, "label")).toEqual([{ decorator: "@Expose", says: "always-present" }]);
    expect(told(Account, "silent")).toEqual(leftOut("a getter without @Expose"));
    expect(told(Account, "onlySet")).toEqual(leftOut("a setter without @Expose"));
    expect(told(Account, "method")).toEqual(leftOut("a method without @Expose"));
    expect(told(Account, "shouted").map(({ says }) => says)).toEqual(["hidden-value", "remark"]);
  });

  it("is not this reader's business where the class has nothing of the library", () => {
    class Plain {
      get total(): number {
        return Number("1");
      }
    }
    expect(told(Plain, "total")).toEqual([]);
  });
});

describe("the library itself", () => {
  const direction = fc.record(
    { toClassOnly: fc.boolean(), toPlainOnly: fc.boolean() },
    { requiredKeys: [] },
  );
  const scope = fc.record(
    {
      groups: fc.subarray(["a", "b"]),
      since: fc.integer({ min: 0, max: 3 }),
      until: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: [] },
  );
  const merged = ([one, other]: readonly [object, object]): object => ({ ...one, ...other });
  const name = fc.record({ name: fc.constantFrom("wire", "other", "") }, { requiredKeys: [] });
  const expose: fc.Arbitrary<ExposeOptions> = fc
    .tuple(fc.tuple(direction, scope).map(merged), name)
    .map(merged);
  const transformed: fc.Arbitrary<TransformOptions> = fc.tuple(direction, scope).map(merged);
  const declared = fc.record({
    expose: fc.option(expose, { nil: undefined }),
    exclude: fc.option(direction, { nil: undefined }),
    transform: fc.option(transformed, { nil: undefined }),
    classExpose: fc.boolean(),
    classExclude: fc.boolean(),
  });
  const options = fc.record(
    {
      strategy: fc.constantFrom<"excludeAll" | "exposeAll">("excludeAll", "exposeAll"),
      groups: fc.subarray(["a", "b", "c"]),
      version: fc.integer({ min: 0, max: 3 }),
      excludeExtraneousValues: fc.boolean(),
      ignoreDecorators: fc.boolean(),
      excludePrefixes: fc.subarray(["mem", "wi"]),
    },
    { requiredKeys: [] },
  );
  const form = fc.constantFrom("field", "getter", "method");

  it("sends the member under the name told, and none that is left out", () => {
    const seen = { leftOut: 0, renamed: 0, hidden: 0, getter: 0 };
    fc.assert(
      fc.property(fc.tuple(declared, declared), options, form, ([base, derived], transform, as) => {
        class Base {}
        class Order extends Base {}
        if (as === "getter") {
          Object.defineProperty(Base.prototype, "member", { get: () => "given" });
        } else if (as === "method") {
          Object.defineProperty(Base.prototype, "member", { value: () => "given" });
        }
        // So that the class is the library's in every case.
        (Expose() as PropertyDecorator)(Base.prototype, "beside");
        for (const [cls, set] of [
          [Base, base],
          [Order, derived],
        ] as const) {
          const on = cls.prototype;
          if (set.expose) (Expose(set.expose) as PropertyDecorator)(on, "member");
          if (set.exclude) (Exclude(set.exclude) as PropertyDecorator)(on, "member");
          if (set.transform) Transform(() => "made", set.transform)(on, "member");
          if (set.classExpose) (Expose() as ClassDecorator)(cls);
          if (set.classExclude) (Exclude() as ClassDecorator)(cls);
        }
        const claims = classTransformerReader
          .readMember(Order, "member", { transform }, "output")
          .map(({ claim }) => claim);
        const isLeftOut = claims.some(({ says }) => says === "left-out");
        const isHidden = claims.some(({ says }) => says === "hidden-value");
        const wireName =
          claims.flatMap((claim) => (claim.says === "wire-name" ? [claim.name] : []))[0] ??
          "member";
        if (isLeftOut) seen.leftOut += 1;
        if (isHidden) seen.hidden += 1;
        if (wireName !== "member") seen.renamed += 1;
        if (claims.some(({ says }) => says === "always-present")) seen.getter += 1;

        const instance = new Order();
        if (as === "field") Reflect.set(instance, "member", "given");
        const sent = instanceToPlain(instance, {
          ...transform,
          groups: [...(transform.groups ?? [])],
          excludePrefixes: [...(transform.excludePrefixes ?? [])],
        });
        delete sent["beside"];
        expect(sent).toEqual(isLeftOut ? {} : { [wireName]: isHidden ? "made" : "given" });
      }),
      { numRuns: 8_000, seed: 11 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });
});
