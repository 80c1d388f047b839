import {
  Default,
  Describe,
  Integer,
  Nullable,
  Optional,
  ReadOnly,
  Required,
  RequiredByDefault,
} from "../../../src/decorators/index.js";
import type { Class } from "../../../src/facts/class.js";
import { ownReader } from "../../../src/readers/own/reader.js";

const presence = (cls: Class, member: string) =>
  ownReader
    .readMember(cls, member, {})
    .flatMap(({ decorator, claim }) =>
      claim.says === "presence" ? [`${decorator} ${claim.required ? "required" : "optional"}`] : [],
    );

const BY_DEFAULT = ["@RequiredByDefault required"];

describe("a class whose members are required by default", () => {
  @RequiredByDefault()
  class Order {
    @Integer() total!: number;
    @Nullable() shippedAt!: Date | null;
    @Required() id!: string;
    @Optional() note?: string;
    @Default("open") state!: string;
    @ReadOnly() createdAt!: string;
    plain!: string;
  }

  it("has every decorated member required that does not say otherwise", () => {
    expect(presence(Order, "total")).toEqual(BY_DEFAULT);
    expect(presence(Order, "shippedAt")).toEqual(BY_DEFAULT);
    expect(presence(Order, "id")).toEqual(["@Required required"]);
    expect(presence(Order, "note")).toEqual(["@Optional optional"]);
  });

  it("asks for no member that has a default, or is told only", () => {
    expect(presence(Order, "state")).toEqual([]);
    expect(presence(Order, "createdAt")).toEqual([]);
  });

  it("says nothing of a member without a decorator", () => {
    expect(ownReader.readMember(Order, "plain", {})).toEqual([]);
  });

  it("places the fact on the member", () => {
    expect(ownReader.readMember(Order, "total", {}).at(-1)).toEqual({
      member: "total",
      source: "own",
      level: "value",
      decorator: "@RequiredByDefault",
      claim: { says: "presence", required: true },
    });
  });
});

describe("inheritance", () => {
  @RequiredByDefault()
  class Base {
    @Describe("Who pays.") customer!: string;
    @Describe("In euros.") total!: number;
    @Describe("What for.") subject!: string;
    @Optional() note?: string;
  }
  class Derived extends Base {
    @Optional() declare customer: string;
    @Integer() declare total: number;
    @Default("Books") declare subject: string;
    @Describe("Where to.") address!: string;
  }
  @RequiredByDefault()
  class Further extends Derived {
    @Describe("When.") date!: string;
    @Describe("Further.") declare note?: string;
    @Describe("Further.") declare address: string;
  }

  it("holds of the members declared on the class, in its derived classes too", () => {
    class Bare extends Base {}
    for (const member of ["customer", "total", "subject"]) {
      expect(presence(Bare, member)).toEqual(BY_DEFAULT);
    }
    expect(presence(Derived, "total")).toEqual(BY_DEFAULT);
    expect(presence(Derived, "address")).toEqual([]);
    expect(presence(Further, "date")).toEqual(BY_DEFAULT);
    expect(presence(Further, "address")).toEqual(BY_DEFAULT);
  });

  it("yields to what a member says by itself, in whichever class", () => {
    expect(presence(Derived, "customer")).toEqual(["@Optional optional"]);
    expect(presence(Derived, "subject")).toEqual([]);
    expect(presence(Further, "note")).toEqual(["@Optional optional"]);
    expect(presence(Further, "customer")).toEqual(["@Optional optional"]);
  });

  it("leaves the base as it was", () => {
    expect(presence(Base, "customer")).toEqual(BY_DEFAULT);
    expect(presence(Base, "address")).toEqual([]);
  });
});
