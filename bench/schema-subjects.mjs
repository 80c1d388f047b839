// Classes as a compiler decorates them, for class-validator and for @nestjs/swagger, and the same in zod.
import "reflect-metadata";
import { ApiProperty } from "@nestjs/swagger";
import { Integer, Max, Min, MinLength, OfType } from "@shapewright/binding";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max as MaxRule,
  MaxLength,
  Min as MinRule,
  MinLength as MinLengthRule,
  ValidateNested,
} from "class-validator";
import { z } from "zod";

/** Eight kinds of members, in turn. */
const KINDS = [
  {
    rules: () => [IsString(), MinLengthRule(1), MaxLength(40)],
    api: { type: String, minLength: 1, maxLength: 40 },
    zod: () => z.string().min(1).max(40),
  },
  {
    rules: () => [IsInt(), MinRule(0), MaxRule(100)],
    api: { type: "integer", minimum: 0, maximum: 100 },
    zod: () => z.int().min(0).max(100),
  },
  {
    rules: () => [IsOptional(), IsBoolean()],
    api: { type: Boolean, required: false },
    zod: () => z.boolean().optional(),
  },
  {
    rules: () => [IsIn(["a", "b", "c"])],
    api: { enum: ["a", "b", "c"] },
    zod: () => z.enum(["a", "b", "c"]),
  },
  {
    rules: () => [IsOptional(), IsArray(), ArrayMaxSize(5), IsString({ each: true })],
    api: { type: [String], maxItems: 5, required: false },
    zod: () => z.array(z.string()).max(5).optional(),
  },
  { rules: () => [IsString()], api: { type: String }, zod: () => z.string() },
  { rules: () => [IsInt()], api: { type: "integer" }, zod: () => z.int() },
  {
    rules: () => [IsOptional(), IsString()],
    api: { type: String, required: false },
    zod: () => z.string().optional(),
  },
];

function named(name) {
  const cls = class {};
  Object.defineProperty(cls, "name", { value: name });
  return cls;
}

const memberName = (at) => `member${String(at)}`;

export function ruledClass(name, members) {
  const cls = named(name);
  for (let at = 0; at < members; at += 1) {
    for (const rule of KINDS[at % KINDS.length].rules()) rule(cls.prototype, memberName(at));
  }
  return cls;
}

/** The same size with own decorators: no host is asked about them. */
export function ownClass(name, members) {
  const cls = named(name);
  for (let at = 0; at < members; at += 1) {
    const decorators =
      at % 2 === 0 ? [OfType(() => String), MinLength(1)] : [Integer(), Min(0), Max(100)];
    for (const one of decorators) one(cls.prototype, memberName(at));
  }
  return cls;
}

export function swaggerClass(name, members) {
  const cls = named(name);
  for (let at = 0; at < members; at += 1) {
    ApiProperty({ ...KINDS[at % KINDS.length].api })(cls.prototype, memberName(at));
  }
  return cls;
}

export function zodObject(members) {
  return z.strictObject(
    Object.fromEntries(
      Array.from({ length: members }, (_, at) => [memberName(at), KINDS[at % KINDS.length].zod()]),
    ),
  );
}

function holds(cls, member, inner) {
  IsOptional()(cls.prototype, member);
  ValidateNested()(cls.prototype, member);
  Type(() => inner())(cls.prototype, member);
}

/** A chain of classes, each of which holds the next. */
export function chain(depth) {
  const classes = Array.from({ length: depth }, (_, at) =>
    ruledClass(`Link${String(depth)}_${String(at)}`, 2),
  );
  classes.forEach((cls, at) => {
    const next = classes[at + 1];
    if (next !== undefined) holds(cls, "next", () => next);
  });
  return classes[0];
}

/** A ring of classes. */
export function ring(length) {
  const classes = Array.from({ length }, (_, at) =>
    ruledClass(`Ring${String(length)}_${String(at)}`, 2),
  );
  classes.forEach((cls, at) => holds(cls, "next", () => classes[(at + 1) % length]));
  return classes[0];
}

/** One class with as many members of one other class. */
export function manyUses(uses) {
  const used = ruledClass("Used", 3);
  const cls = named("Uses");
  for (let at = 0; at < uses; at += 1) holds(cls, memberName(at), () => used);
  return cls;
}
