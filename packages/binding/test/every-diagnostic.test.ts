import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type * as classTransformer from "class-transformer";
import { Exclude, Transform } from "class-transformer";
import * as rules from "class-validator";
import { Describe, MinLength, OfType, toTypeShape, type BindingCode } from "../src/index.js";
import type { Class } from "../src/facts/class.js";

const folder = mkdtempSync(join(tmpdir(), "second-copy-"));
const copy = join(folder, "node_modules", "class-transformer");
cpSync(dirname(dirname(createRequire(__filename).resolve("class-transformer"))), copy, {
  recursive: true,
});
// eslint-disable-next-line @typescript-eslint/no-require-imports -- At run time, from where it was put.
const second = require(join(copy, "cjs", "index.js")) as typeof classTransformer;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

class Address {
  @rules.IsString() street!: string;
}

/** A class named `Dto` with one member `value`. */
function dto(...decorators: readonly PropertyDecorator[]): Class {
  class Dto {}
  for (const decorate of [...decorators].reverse()) decorate(Dto.prototype, "value");
  return Dto;
}

function typed(type: unknown): PropertyDecorator {
  return Reflect.metadata("design:type", type);
}

/** A class for each code, and the message that its author sees. */
const EACH: Readonly<Record<BindingCode, readonly [Class, string]>> = {
  conditional_member: [
    dto(
      rules.ValidateIf((o: { other?: unknown }) => o.other === 1),
      rules.IsInt(),
      typed(Number),
    ),
    "Dto.value: @ValidateIf lets off more than absence and null, or looks at the other members: the rules beside it hold " +
      "only at times, so none of them is told. Take it away if they always hold.",
  ],
  conflicting_declarations: [
    dto(rules.IsInt(), typed(String)),
    "Dto.value: class-validator (@IsInt) says integer, design:type says string. Remove one, or make them agree; the first " +
      "is taken.",
  ],
  duplicate_metadata_store: [
    dto(
      second.Type(() => Address),
      rules.ValidateNested(),
      rules.IsDefined(),
      typed(Address),
    ),
    `Dto.value: its decorators of class-transformer come from a second copy of that package (${copy}), which shares no ` +
      "metadata with the one that is read here, so that nothing is known of them. Have one copy installed (npm dedupe, or " +
      "an override).",
  ],
  each_reaches_no_further: [
    dto(rules.IsOptional({ each: true }), rules.IsString({ each: true }), typed(Array)),
    "Dto.value: @IsOptional with each: true lets off the whole member, and none of its elements. Take each: true away: it " +
      "changes nothing.",
  ],
  empty_class: [
    class Empty {},
    "Empty: no member of it is decorated, so nothing is known of what it takes. Decorate its members; if they are, Empty " +
      "may be imported as a type only, or its decorators may come from a second copy of their package.",
  ],
  mixed_decorators: [
    (() => {
      const cls = dto(MinLength(3), typed(String));
      rules.IsString()(cls.prototype as object, "other");
      return cls;
    })(),
    "Dto.value: @MinLength is the one of @shapewright/binding, while other members have rules of class-validator, which " +
      "does not look at this member. Import MinLength from class-validator, or add a rule that it checks.",
  ],
  opaque_transform: [
    dto(
      Transform(({ value }) => (value as string).length),
      rules.IsInt(),
      typed(Number),
    ),
    "Dto.value: @Transform may make another value of the argument before the rules see it, so that nothing is told of what " +
      "they take. Declare the input with @OfType, @Enum, @ArrayOf or another decorator of @shapewright/binding.",
  ],
  unenforced_presence: [
    dto(
      rules.ValidateNested(),
      OfType(() => Address),
    ),
    "Dto.value: @ValidateNested() accepts an absent member: class-validator looks only into a value that is there. Add " +
      "@IsDefined() to demand one, or @IsOptional() to say that none is needed.",
  ],
  unreadable_shape: [
    dto(Describe("What it is.")),
    "Dto.value: nothing says its type (the compiler records none for unions, interfaces and `any`), so it is described as " +
      "taking any value. Add a rule that says it, such as @IsString(), or @OfType(() => X).",
  ],
  unsatisfiable_member: [
    dto(Exclude(), rules.IsInt(), typed(Number)),
    "Dto.value: @Exclude keeps it out of the arguments and @IsInt refuses what stands there without one, so no arguments " +
      "are accepted. Remove one of them, or initialize the member with a value that its rules take.",
  ],
  untranslated_constraint: [
    dto(rules.IsPhoneNumber(), typed(String)),
    "Dto.value: @IsPhoneNumber: what makes a text a phone number cannot be told by a schema; the host checks it.",
  ],
  unvalidated_nested: [
    dto(rules.IsDefined(), typed(Address)),
    "Dto.value: it holds Address, but no nested rule makes class-validator look into it, so any object is accepted. Add " +
      "@ValidateNested() and @Type(() => Address).",
  ],
};

test.each(Object.entries(EACH))(
  "%s tells what is wrong, where, and the remedy",
  (code, [cls, message]) => {
    const told = toTypeShape(cls).diagnostics.filter((diagnostic) => diagnostic.code === code);
    expect(told.map((diagnostic) => diagnostic.message)).toEqual([message]);
  },
);

test("docs/diagnostics.md has a line for each", () => {
  const page = readFileSync(join(__dirname, "../../../docs/diagnostics.md"), "utf8");
  const listed = [...page.matchAll(/^\| `(\w+)`/gmu)].map(([, code]) => code);
  expect(listed).toEqual(Object.keys(EACH));
});
