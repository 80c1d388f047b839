import {
  IsEnum,
  IsIn,
  IsInt,
  IsNotIn,
  IsOptional,
  IsString,
  NotEquals,
  ValidateIf,
} from "class-validator";
import { toInputSchema, toTypeShape } from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";
import { failuresOf } from "../differential/host.js";

enum State {
  Open = "open",
  Paid = "paid",
  Sent = "sent",
}

const silent = { diagnostics: { report: () => undefined } };
const told = (cls: Class): readonly string[] =>
  toTypeShape(cls).diagnostics.map(({ code, message }) => `${code} ${message}`);

describe("choices of which rules refuse some", () => {
  class Patch {
    @IsEnum(State) @NotEquals(State.Open) state!: State;
    @IsIn([1, 2, 3]) @IsNotIn([2, 9]) level!: number;
    @IsIn(["a", "b"], { each: true }) @NotEquals("a", { each: true }) tags!: string[];
  }

  it("are the others, and no keyword refuses what is none of them", () => {
    expect(toInputSchema(Patch, silent).properties).toEqual({
      state: { type: "string", enum: ["paid", "sent"] },
      level: { type: "integer", enum: [1, 3] },
      tags: { type: "array", items: { type: "string", enum: ["b"] } },
    });
  });

  it("are those that the host takes", () => {
    const good = { state: "paid", level: 1, tags: ["b"] };
    expect(failuresOf(Patch, good)).toEqual([]);
    for (const bad of [{ state: "open" }, { level: 2 }, { tags: ["a"] }]) {
      expect(failuresOf(Patch, { ...good, ...bad })).not.toEqual([]);
    }
  });

  it("are told to be none where all are refused", () => {
    class Torn {
      @IsEnum(State) @NotEquals("open") @IsNotIn(["paid", "sent"]) state!: State;
    }
    expect(told(Torn)).toEqual([
      'unsatisfiable_member Torn.state: @IsNotIn and @NotEquals refuse "paid", "sent", "open", and the value is to be enum ' +
        '("open", "paid", "sent"), so no value is accepted. Remove one.',
    ]);
    for (const state of Object.values(State)) expect(failuresOf(Torn, { state })).not.toEqual([]);
  });
});

describe("null that the author says in so many words", () => {
  class Patch {
    @ValidateIf((_, value) => value !== null) @IsString() author!: string | null;
    @IsOptional() @IsInt() depth: number | null = null;
    @IsOptional() @IsInt() tolerated?: number;
  }

  it("is declared by the condition that lets off nothing else, and by a default of null", () => {
    const members = toTypeShape(Patch).shape.types["Patch"]!.members;
    expect(
      members.map(({ name, type, default: value }) => [
        name,
        type.nullable,
        type.nullDeclared,
        value,
      ]),
    ).toEqual([
      ["author", true, true, undefined],
      ["depth", true, true, null],
      ["tolerated", true, undefined, undefined],
    ]);
  });

  it("is written where declared null is", () => {
    const { properties, required } = toInputSchema(Patch, { ...silent, nullability: "declared" });
    expect(properties).toMatchObject({
      author: { type: ["string", "null"] },
      tolerated: { type: "integer" },
    });
    expect(required).toEqual(["author"]);
    expect(failuresOf(Patch, { author: null })).toEqual([]);
  });
});
