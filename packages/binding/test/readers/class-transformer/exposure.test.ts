import { Exclude, Expose, plainToInstance, type ExposeOptions } from "class-transformer";
import fc from "fast-check";
import type { Class } from "../../../src/facts/class.js";
import type { HostTransformOptions } from "../../../src/facts/host-options.js";
import { classTransformerReader } from "../../../src/readers/class-transformer/reader.js";

const told = (cls: Class, member: string, transform: HostTransformOptions = {}) =>
  classTransformerReader
    .readMember(cls, member, { transform })
    .map(({ decorator, claim }) => ({ decorator, ...claim }));

const leftOut = (decorator: string) => [{ decorator, says: "left-out" }];
const named = (name: string) => [{ decorator: "@Expose", says: "wire-name", name }];

describe("@Expose", () => {
  class Base {
    @Expose({ name: "wire" }) renamed!: string;
    @Expose({ name: "out", toPlainOnly: true }) out!: string;
    @Expose({ name: "in", toClassOnly: true }) in!: string;
    @Expose({ name: "base" }) again!: string;
    @Expose({ groups: ["a", "b"] }) grouped!: string;
    @Expose({ groups: [] }) emptyGroups!: string;
    @Expose({ since: 2, until: 4 }) versioned!: string;
    @Expose({ name: "wired", groups: ["a"], since: 9 }) scoped!: string;
    @Expose() plain!: string;
    untold!: string;
  }
  class Order extends Base {
    @Expose({ name: "derived" }) declare again: string;
    @Expose() declare renamed: string;
  }

  it("names the member on the wire, where it counts for arguments", () => {
    expect(told(Base, "renamed")).toEqual(named("wire"));
    expect(told(Base, "in")).toEqual([]);
    expect(told(Base, "out")).toEqual([]);
    expect(told(Base, "plain")).toEqual([]);
  });

  it("is the most derived class's", () => {
    expect(told(Order, "again")).toEqual(named("derived"));
    expect(told(Order, "renamed")).toEqual([]);
  });

  it("leaves the member out where its groups are not asked for", () => {
    expect(told(Base, "grouped")).toEqual(leftOut("@Expose"));
    expect(told(Base, "grouped", { groups: [] })).toEqual(leftOut("@Expose"));
    expect(told(Base, "grouped", { groups: ["c"] })).toEqual(leftOut("@Expose"));
    expect(told(Base, "grouped", { groups: ["c", "b"] })).toEqual([]);
    expect(told(Base, "emptyGroups")).toEqual([]);
    expect(told(Base, "emptyGroups", { groups: ["a"] })).toEqual(leftOut("@Expose"));
    expect(told(Base, "plain", { groups: ["a"] })).toEqual([]);
  });

  it("leaves the member out of other versions", () => {
    expect(told(Base, "versioned")).toEqual([]);
    expect(told(Base, "versioned", { version: 1 })).toEqual(leftOut("@Expose"));
    expect(told(Base, "versioned", { version: 2 })).toEqual([]);
    expect(told(Base, "versioned", { version: 4 })).toEqual(leftOut("@Expose"));
  });

  it("has no conditions on a renamed member, which the library looks up by the wrong name", () => {
    expect(told(Base, "scoped", { version: 1 })).toEqual(named("wired"));
    expect(plainToInstance(Base, { wired: "x" }, { version: 1 }).scoped).toBe("x");
  });

  it("is demanded of every member by an option", () => {
    const strict = { excludeExtraneousValues: true };
    expect(told(Base, "untold", strict)).toEqual(leftOut("excludeExtraneousValues"));
    expect(told(Base, "out", strict)).toEqual(leftOut("excludeExtraneousValues"));
    expect(told(Base, "plain", strict)).toEqual([]);
    expect(told(Base, "untold", { strategy: "excludeAll" })).toEqual(
      leftOut('strategy: "excludeAll"'),
    );
  });
});

describe("@Exclude", () => {
  class Base {
    @Exclude() hidden!: string;
    @Exclude({ toPlainOnly: true }) out!: string;
    @Exclude({ toClassOnly: true }) in!: string;
  }
  class Order extends Base {
    @Exclude({ toPlainOnly: true }) declare hidden: string;
  }
  @Exclude()
  class Closed {
    @Expose() open!: string;
    untold!: string;
  }
  class BelowClosed extends Closed {
    more!: string;
  }

  it("leaves the member out, where it counts for arguments", () => {
    expect(told(Base, "hidden")).toEqual(leftOut("@Exclude"));
    expect(told(Base, "in")).toEqual(leftOut("@Exclude"));
    expect(told(Base, "out")).toEqual([]);
  });

  it("is not taken back by a derived class", () => {
    expect(told(Order, "hidden")).toEqual(leftOut("@Exclude"));
  });

  it("on the class leaves out what is not exposed, in that class alone", () => {
    expect(told(Closed, "untold")).toEqual(leftOut("@Exclude"));
    expect(told(Closed, "open")).toEqual([]);
    expect(told(BelowClosed, "untold")).toEqual([]);
  });
});

describe("the library itself", () => {
  const direction = fc.record(
    { toClassOnly: fc.boolean(), toPlainOnly: fc.boolean() },
    { requiredKeys: [] },
  );
  const groups = fc.subarray(["a", "b"]);
  const expose: fc.Arbitrary<ExposeOptions> = fc
    .tuple(
      direction,
      fc.record(
        {
          name: fc.constantFrom("wire", "other", ""),
          groups,
          since: fc.integer({ min: 0, max: 3 }),
          until: fc.integer({ min: 0, max: 3 }),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([one, other]) => ({ ...one, ...other }));
  const declared = fc.record({
    expose: fc.option(expose, { nil: undefined }),
    exclude: fc.option(direction, { nil: undefined }),
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
      excludePrefixes: fc.subarray(["mem"]),
    },
    { requiredKeys: [] },
  );

  it("takes the argument under the name told, and none that is left out", () => {
    const seen = { leftOut: 0, renamed: 0 };
    fc.assert(
      fc.property(fc.tuple(declared, declared), options, ([base, derived], transform) => {
        class Base {}
        class Order extends Base {}
        for (const [cls, { expose, exclude, classExpose, classExclude }] of [
          [Base, base],
          [Order, derived],
        ] as const) {
          if (expose) (Expose(expose) as PropertyDecorator)(cls.prototype, "member");
          if (exclude) (Exclude(exclude) as PropertyDecorator)(cls.prototype, "member");
          if (classExpose) (Expose() as ClassDecorator)(cls);
          if (classExclude) (Exclude() as ClassDecorator)(cls);
        }
        const facts = classTransformerReader.readMember(Order, "member", { transform });
        const claims = facts.map(({ claim }) => claim);
        const isLeftOut = claims.some(({ says }) => says === "left-out");
        const name =
          claims.flatMap((claim) => (claim.says === "wire-name" ? [claim.name] : []))[0] ??
          "member";
        if (isLeftOut) seen.leftOut += 1;
        if (name !== "member") seen.renamed += 1;
        const built = plainToInstance(
          Order,
          { [name]: "given" },
          {
            ...transform,
            groups: [...(transform.groups ?? [])],
            excludePrefixes: [...(transform.excludePrefixes ?? [])],
          },
        ) as { readonly member?: unknown };
        expect(built.member).toBe(isLeftOut ? undefined : "given");
      }),
      { numRuns: 5_000, seed: 11 },
    );
    expect(seen.leftOut).toBeGreaterThan(500);
    expect(seen.renamed).toBeGreaterThan(500);
  });
});
