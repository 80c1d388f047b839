import { checkTypeShape } from "@shapewright/rules";
import { IsString } from "class-validator";
import type { Class } from "../../src/facts/class.js";
import type { Fact } from "../../src/facts/fact.js";
import { readGraph } from "../../src/graph/read-graph.js";
import { ArrayOf, OfType, Required, toInputSchema, toTypeShape } from "../../src/index.js";
import type { Reader } from "../../src/readers/reader.js";

/** A source that says of every member that it is a required text, and fails over one. */
function failingOver(member: string, error: unknown, members: readonly string[]): Reader {
  const said = (name: string): readonly Fact[] => [
    {
      member: name,
      source: "own",
      level: "value",
      decorator: "@Some",
      claim: { says: "presence", required: true },
    },
    {
      member: name,
      source: "own",
      level: "value",
      decorator: "@Some",
      claim: { says: "type", type: { kind: "string" } },
    },
  ];
  return {
    source: "own",
    ownMembers: () => members,
    knows: () => true,
    readMember: (_cls, name) => {
      if (name === member) throw error;
      return said(name);
    },
    readClass: () => [],
  };
}

class Order {}

describe("a member whose reading throws", () => {
  const reader = failingOver("broken", new Error("no luck"), ["first", "broken", "last"]);
  const { shape, diagnostics } = readGraph(Order, [reader], {});
  const members = shape.types["Order"]?.members ?? [];

  test("takes everything, null included, and need not be there", () => {
    expect(members[1]).toEqual({
      name: "broken",
      type: { kind: "any", nullable: true },
      required: false,
      readOnly: false,
      constructorBound: false,
    });
  });

  test("takes nothing else down", () => {
    expect(members.map(({ name, required }) => [name, required])).toEqual([
      ["first", true],
      ["broken", false],
      ["last", true],
    ]);
    expect(checkTypeShape(shape)).toEqual({ ok: true, problems: [] });
  });

  test("is reported at its place, with the reason and the remedy", () => {
    expect(diagnostics).toEqual([
      {
        code: "unreadable_shape",
        severity: "warning",
        message:
          "Order.broken: reading it failed (no luck), so it is described as taking any value. " +
          "Declare its type with @OfType(() => X), or mend what failed.",
        path: "/types/Order/members/1",
        type: "Order",
      },
    ]);
  });

  test.each([
    ["a text", "no luck", "no luck"],
    ["nothing", undefined, "undefined"],
    ["an object without a text", Object.create(null) as object, "an object was thrown"],
  ])("is reported where what was thrown is %s", (_, thrown, reason) => {
    const broken = readGraph(Order, [failingOver("broken", thrown, ["broken"])], {});
    expect(broken.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining(`reading it failed (${reason})`),
    ]);
  });
});

describe("a member whose type function throws", () => {
  class Item {
    @IsString() name!: string;
  }
  const undefinedYet = (): Class => {
    throw new ReferenceError("Cannot access 'Later' before initialization");
  };
  class Cart {
    @Required() @OfType(undefinedYet) single!: object;
    @ArrayOf(undefinedYet) many!: object[];
    @OfType(() => Item) item!: Item;
  }

  test("is unknown, and the others stand", () => {
    const { shape, diagnostics } = toTypeShape(Cart);
    const [single, many, item] = shape.types["Cart"]?.members ?? [];
    expect(single).toMatchObject({ type: { kind: "unknown" }, required: true });
    expect(many?.type).toMatchObject({ kind: "array", items: { kind: "unknown" } });
    expect(item?.type).toEqual({ kind: "ref", ref: "Item" });
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ["unreadable_shape", "/types/Cart/members/0"],
      ["unreadable_shape", "/types/Cart/members/1"],
    ]);
  });

  test("is reported once, although the reading and the writing both see it", () => {
    const codes: string[] = [];
    toInputSchema(Cart, {
      diagnostics: { report: ({ code, path }) => codes.push(`${code} ${path}`) },
    });
    expect(codes).toEqual([
      "unreadable_shape /types/Cart/members/0",
      "unreadable_shape /types/Cart/members/1",
    ]);
  });
});
