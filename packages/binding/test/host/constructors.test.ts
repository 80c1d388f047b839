import { Type } from "class-transformer";
import { IsString, ValidateNested } from "class-validator";
import { OfType, Required, toInputSchema, toOutputSchema, toTypeShape } from "../../src/index.js";
import { failuresOf } from "../differential/host.js";

const silent = { diagnostics: { report: () => undefined } };

class Entry {
  @IsString() id: string;
  constructor(entity: { readonly id: string }) {
    this.id = entity.id;
  }
}

describe("a constructor that fails without arguments", () => {
  it("makes every arguments refused, as the host has it, and the author is told", () => {
    expect(failuresOf(Entry, { id: "a" })).not.toEqual([]);
    expect(toTypeShape(Entry).diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual(
      [
        "unsatisfiable_member Entry: its constructor fails where it is called without arguments, as class-transformer calls " +
          "it (Cannot read properties of undefined (reading 'id')), so that no arguments are accepted. Let it do without.",
      ],
    );
  });

  it("is told of a nested class too, and takes nothing else down", () => {
    class Order {
      @ValidateNested() @Type(() => Entry) entry!: Entry;
      @IsString() name!: string;
    }
    const { diagnostics } = toTypeShape(Order);
    expect(diagnostics.map(({ code, type }) => [code, type])).toContainEqual([
      "unsatisfiable_member",
      "Entry",
    ]);
    expect(Object.keys(toInputSchema(Order, silent).properties)).toEqual(["entry", "name"]);
  });

  it("says nothing of what is sent, nor of a class that no validator judges", () => {
    class Plain {
      @OfType(() => String) @Required() id: string;
      constructor(entity: { readonly id: string }) {
        this.id = entity.id;
      }
    }
    expect(toTypeShape(Plain).diagnostics).toEqual([]);
    const codes: string[] = [];
    toOutputSchema(Entry, { diagnostics: { report: ({ code }) => codes.push(code) } });
    expect(codes).toEqual([]);
  });
});
