import * as library from "class-validator";
import {
  Equals,
  IsDefined,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  ValidateNested,
} from "class-validator";
import type { HostValidatorOptions } from "../../../src/facts/host-options.js";
import { allRows } from "../../../src/readers/class-validator/rows/index.js";
import { applyRow } from "./decorate.js";
import { hostSays } from "./host.js";
import { claimsOf, codesOf, factsOf, presenceAndNull } from "./read.js";

const PARTNERS: readonly (readonly [string, PropertyDecorator])[] = [
  ["IsOptional", IsOptional()],
  ["IsDefined", IsDefined()],
  ["ValidateNested", ValidateNested()],
  ["ValidateNested each", ValidateNested({ each: true })],
  ["IsNotEmpty", IsNotEmpty()],
];
const OPTIONS: readonly HostValidatorOptions[] = [
  {},
  { skipUndefinedProperties: true },
  { skipNullProperties: true },
  { skipMissingProperties: true },
];

const installed = allRows.filter(({ decorator }) => decorator.slice(1) in library);

describe.each(PARTNERS)("@%s beside a rule", (_name, partner) => {
  test.each(installed.map((row) => [row.decorator, row] as const))(
    "%s: presence and null are the host's, whatever it skips",
    (_decorator, row) => {
      for (const each of [false, true]) {
        class Dto {
          declare readonly value: unknown;
        }
        applyRow(row, Dto, "value", { each });
        Reflect.apply(partner, undefined, [Dto.prototype, "value"]);
        for (const validator of OPTIONS) {
          const facts = factsOf(Dto, "value", { validator });
          expect(presenceAndNull(facts)).toEqual(hostSays(Dto, { validator }));
        }
      }
    },
  );
});

describe("@IsOptional", () => {
  class Dto {
    @IsOptional() alone!: string;
    @IsOptional({ each: true }) @IsString({ each: true }) elements!: string[];
    @IsOptional() @IsIn(["a", null]) choice!: string | null;
  }

  test("takes null without the author having said so", () => {
    const [ofNull] = factsOf(Dto, "alone").filter(({ claim }) => claim.says === "null");
    expect(ofNull).toMatchObject({ decorator: "@IsOptional", claim: { accepted: true } });
    expect(ofNull?.claim).not.toHaveProperty("declared");
  });

  test("leaves null declared where it is among the choices", () => {
    expect(claimsOf("null", factsOf(Dto, "choice"))).toEqual([
      { says: "null", accepted: true, declared: true },
    ]);
  });

  test("with each lets off the whole member and no element, which is told", () => {
    const facts = factsOf(Dto, "elements");
    expect(presenceAndNull(facts)).toEqual({ required: false, nullable: true });
    expect(claimsOf("null", facts, "each")).toEqual([{ says: "null", accepted: false }]);
    expect(codesOf(facts)).toEqual(["each_reaches_no_further"]);
  });
});

describe("null among the choices", () => {
  class Dto {
    @IsIn(["a", null]) value!: string | null;
    @IsIn(["a", null]) @IsString() text!: string;
    @IsIn(["a", null], { each: true }) values!: (string | null)[];
    @Equals(null) nothing!: null;
  }
  const json = (...values: readonly (string | null)[]) => ({
    kind: "enum",
    facts: { wireForm: "json", names: [], numbers: [], values },
  });

  test("is accepted and declared", () => {
    const facts = factsOf(Dto, "value");
    expect(presenceAndNull(facts)).toEqual({ required: true, nullable: true });
    expect(claimsOf("null", facts)[0]).toHaveProperty("declared", true);
    expect(claimsOf("type", facts)).toEqual([{ says: "type", type: json("a", null) }]);
    expect(claimsOf("type", factsOf(Dto, "nothing"))).toEqual([{ says: "type", type: json(null) }]);
  });

  test("is no choice where another rule refuses it", () => {
    const facts = factsOf(Dto, "text");
    expect(presenceAndNull(facts)).toEqual({ required: true, nullable: false });
    expect(claimsOf("type", facts)).toContainEqual({
      says: "type",
      type: { kind: "enum", facts: { wireForm: "string", names: ["a"], numbers: [] } },
    });
  });

  test("is an element's where the choices are", () => {
    const facts = factsOf(Dto, "values");
    expect(claimsOf("null", facts, "each")).toEqual([
      { says: "null", accepted: true, declared: true },
    ]);
    expect(claimsOf("null", facts)[0]).not.toHaveProperty("declared");
  });
});
