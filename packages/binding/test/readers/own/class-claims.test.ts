import {
  Deprecated,
  Describe,
  Open,
  RequiredByDefault,
  Title,
  Wrapper,
} from "../../../src/decorators/index.js";
import type { Class } from "../../../src/facts/class.js";
import { ownReader } from "../../../src/readers/own/reader.js";

const read = (cls: Class) => ownReader.readClass(cls);

describe("what a class decorator claims", () => {
  it.each<[string, (target: object) => void, object]>([
    ["@Deprecated", Deprecated(), { says: "deprecated" }],
    ["@Describe", Describe("An order."), { says: "description", text: "An order." }],
    ["@Open", Open(), { says: "open" }],
    ["@RequiredByDefault", RequiredByDefault(), { says: "required-by-default" }],
    ["@Title", Title("Order"), { says: "title", text: "Order" }],
    ["@Wrapper", Wrapper(), { says: "wrapper" }],
  ])("%s", (decorator, use, claim) => {
    class Order {}
    use(Order);
    expect(read(Order)).toEqual([{ source: "own", decorator, claim }]);
    expect(ownReader.knows(Order)).toBe(true);
  });

  it("is nothing of a class without one", () => {
    class Order {}
    expect(read(Order)).toEqual([]);
    expect(ownReader.knows(Order)).toBe(false);
  });
});

describe("inheritance", () => {
  @Wrapper()
  @Open()
  @RequiredByDefault()
  @Deprecated()
  @Title("Base")
  @Describe("A base.")
  class Base {}

  const said = (cls: Class) => read(cls).map(({ claim }) => claim);

  it("takes over the form, not the description", () => {
    class Derived extends Base {}
    class Further extends Derived {}
    for (const cls of [Derived, Further]) {
      expect(said(cls)).toEqual([{ says: "open" }, { says: "wrapper" }]);
    }
  });

  it("has the class's own word first, and each but once", () => {
    @Open()
    @Describe("A derived one.")
    class Derived extends Base {}
    expect(said(Derived)).toEqual([
      { says: "description", text: "A derived one." },
      { says: "open" },
      { says: "wrapper" },
    ]);
  });

  it("leaves the base as it was", () => {
    expect(said(Base).map(({ says }) => says)).toEqual([
      "description",
      "title",
      "deprecated",
      "required-by-default",
      "open",
      "wrapper",
    ]);
  });
});

describe("hostile conditions", () => {
  it("passes over what another version has written", () => {
    @Open()
    class Order {}
    const list = Reflect.getOwnMetadata(Symbol.for("shapewright:class"), Order) as unknown[];
    list.push({ decorator: "Newer", options: {} }, { decorator: "toString", options: {} });
    expect(read(Order)).toHaveLength(1);
  });

  it("sees a decorator applied later", () => {
    class Base {}
    class Order extends Base {}
    expect(read(Order)).toEqual([]);
    Open()(Base);
    expect(read(Order)).toHaveLength(1);
  });
});
