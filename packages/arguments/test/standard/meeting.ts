import { Type } from "class-transformer";
import {
  IsArray,
  IsEmail,
  IsInt,
  IsOptional,
  Length,
  Max,
  Min,
  ValidateNested,
} from "class-validator";
import { standard } from "../../src/index.js";

export class Guest {
  @IsEmail()
  email!: string;
}

/** What every consumer is given. */
export class Meeting {
  static readonly "~standard" = standard(() => Meeting);

  @Length(3, 20)
  title!: string;

  @IsOptional()
  @IsInt()
  @Min(15)
  @Max(240)
  minutes = 30;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Guest)
  guests?: Guest[];

  /** Only an instance has it. */
  plan(): string {
    return `${this.title}: ${String(this.minutes)} minutes, ${String(this.guests?.length ?? 0)} guests`;
  }
}

export const good = { title: "Planning", guests: [{ email: "ada@example.com" }] };
export const planned = "Planning: 30 minutes, 1 guests";

export const bad = { titel: "Planning", minutes: 500, guests: [{ email: "ada" }] };

/** What is told of each of the mistakes, by whichever consumer. */
export const told: readonly (readonly [place: string, text: string])[] = [
  ["title", "is required [required]; expected a text"],
  [
    "minutes",
    "minutes must not be greater than 240 [range, max]; expected at most 240, received 500",
  ],
  [
    "guests.0.email",
    'email must be an email [format, isEmail]; expected a text (email), received "ada"',
  ],
  ["titel", 'is not an argument; did you mean "title"? [unknown_argument]'],
];
