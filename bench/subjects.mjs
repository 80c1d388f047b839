// The classes that are measured, the same as zod schemas, and what is sent. Decorators are applied as a compiler does it.
import "reflect-metadata";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import { z } from "zod";

function decorate(cls, members) {
  for (const [name, decorators] of Object.entries(members)) {
    for (const each of decorators) each(cls.prototype, name);
  }
  return cls;
}

const text = (least, most) => [IsString(), MinLength(least), MaxLength(most)];

export class Small {}
decorate(Small, {
  name: text(1, 40),
  count: [IsInt(), Min(1), Max(100)],
  isUrgent: [IsOptional(), IsBoolean()],
});

export class Line {}
decorate(Line, {
  sku: [IsString(), Matches(/^[A-Z]{2}-\d{4}$/)],
  quantity: [IsInt(), Min(1)],
  price: [IsNumber(), Min(0)],
  note: [IsOptional(), ...text(1, 80)],
});

export class Address {}
decorate(Address, { street: text(1, 80), city: text(1, 40), country: [IsIn(["de", "fr", "us"])] });

export class Nested {}
decorate(Nested, {
  title: text(3, 80),
  priority: [IsIn(["low", "high"])],
  address: [ValidateNested(), Type(() => Address)],
  lines: [IsArray(), ArrayNotEmpty(), ValidateNested({ each: true }), Type(() => Line)],
  tags: [IsOptional(), IsArray(), ArrayMaxSize(5), IsString({ each: true })],
});
// `@ValidateNested()` alone lets an absent one pass.
IsOptional()(Nested.prototype, "address");

export class WithEmail {}
decorate(WithEmail, { name: text(1, 40), email: [IsEmail()] });

const line = z.strictObject({
  sku: z.string().regex(/^[A-Z]{2}-\d{4}$/),
  quantity: z.int().min(1),
  price: z.number().min(0),
  note: z.string().min(1).max(80).nullish(),
});

const zod = {
  Small: z.strictObject({
    name: z.string().min(1).max(40),
    count: z.int().min(1).max(100),
    isUrgent: z.boolean().nullish(),
  }),
  Nested: z.strictObject({
    title: z.string().min(3).max(80),
    priority: z.enum(["low", "high"]),
    address: z
      .strictObject({
        street: z.string().min(1).max(80),
        city: z.string().min(1).max(40),
        country: z.enum(["de", "fr", "us"]),
      })
      .nullish(),
    lines: z.array(line).nonempty(),
    tags: z.array(z.string()).max(5).nullish(),
  }),
  WithEmail: z.strictObject({ name: z.string().min(1).max(40), email: z.email() }),
};

const lineOf = (at) => ({
  sku: `AB-${String(1000 + (at % 9000))}`,
  quantity: 1 + at,
  price: at / 4,
});
const nested = (lines) => ({
  title: "An order",
  priority: "low",
  address: { street: "Long Lane 1", city: "Bremen", country: "de" },
  lines: Array.from({ length: lines }, (_, at) => lineOf(at)),
  tags: ["new", "gift"],
});

const small = { name: "Ada", count: 3, isUrgent: true };
const email = { name: "Ada", email: "ada@example.com" };

/** What is measured: a class, the same in zod, arguments that are taken, and some that are refused. */
export const subjects = [
  {
    name: "small, 3 members",
    cls: Small,
    zod: zod.Small,
    good: small,
    bad: { ...small, count: 0 },
  },
  {
    name: "nested, 2 classes and a list of 3",
    cls: Nested,
    zod: zod.Nested,
    good: nested(3),
    bad: { ...nested(3), title: "A" },
  },
  {
    name: "large, a list of 1,000",
    cls: Nested,
    zod: zod.Nested,
    good: nested(1_000),
    bad: { ...nested(1_000), title: "A" },
  },
  {
    name: "with `@IsEmail()`, a rule of the host",
    cls: WithEmail,
    zod: zod.WithEmail,
    good: email,
    bad: { ...email, email: "no" },
  },
];

/** A DTO with as many members as few have. */
export function wideClass(members) {
  const cls = class Wide {};
  const kinds = [text(1, 40), [IsInt(), Min(0)], [IsOptional(), IsBoolean()], [IsIn(["a", "b"])]];
  for (let at = 0; at < members; at += 1) decorate(cls, { [`member${String(at)}`]: kinds[at % 4] });
  return cls;
}

/** Other classes of the application, which class-validator looks through on every call. */
export function registerOthers(count) {
  for (let at = 0; at < count; at += 1) {
    decorate(class Other {}, { name: text(1, 40), count: [IsInt(), Min(0)], flag: [IsBoolean()] });
  }
}
