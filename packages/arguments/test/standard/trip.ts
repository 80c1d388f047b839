import { Expose, Type } from "class-transformer";
import {
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import { standard } from "../../src/index.js";

export class Stop {
  @IsString()
  @MinLength(2)
  city!: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  nights = 1;
}

/** What the consumers are given: a name on the wire of its own, initializers, and objects in a list. */
export class Trip {
  static readonly "~standard" = standard(() => Trip);

  @Expose({ name: "trip_name" })
  @IsString()
  @Length(3, 40)
  name!: string;

  @IsInt()
  @Min(1)
  @Max(9)
  travellers = 2;

  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Stop)
  stops!: Stop[];

  @IsOptional()
  @IsIn(["train", "plane"])
  by?: "train" | "plane";

  /** Only an instance has it. */
  told(): string {
    const stops = this.stops.map((stop) => `${stop.city} (${String(stop.nights)})`);
    return `${this.name}, ${String(this.travellers)} travellers: ${stops.join(", ")}`;
  }
}

/** What is listed of it, worked out by hand. */
export const listedTrip = {
  type: "object",
  properties: {
    trip_name: { type: "string", minLength: 3, maxLength: 40 },
    travellers: { type: "integer", default: 2, minimum: 1, maximum: 9 },
    stops: {
      type: "array",
      items: {
        type: "object",
        properties: {
          city: { type: "string", minLength: 2 },
          nights: { type: "integer", default: 1, minimum: 1 },
        },
        required: ["city"],
        additionalProperties: false,
      },
      minItems: 1,
    },
    by: { type: "string", enum: ["train", "plane"] },
  },
  required: ["trip_name", "stops"],
  additionalProperties: false,
};

export const goodTrip = { trip_name: "To the sea", stops: [{ city: "Rome" }] };

/** What the handler of a good call says: of an instance, initializers filled in. */
export const toldTrip = "To the sea, 2 travellers: Rome (1)";

export const badTrip = { trip_nam: "To the sea", travellers: 20, stops: [{ city: "R" }] };

/** What is wrong with it: where, by names of the wire, and what. */
export const wrongTrip: readonly (readonly [path: string, said: string])[] = [
  ["trip_name", "is required [required]; expected a text"],
  [
    "travellers",
    "travellers must not be greater than 9 [range, max]; expected at most 9, received 20",
  ],
  [
    "stops.0.city",
    "city must be longer than or equal to 2 characters [size, minLength]; " +
      'expected at least 2 characters, received "R"',
  ],
  [
    "trip_nam",
    'is not an argument; did you mean "trip_name"? [unknown_argument]; ' +
      'expected one of "trip_name", "travellers", "stops", "by"',
  ],
];
