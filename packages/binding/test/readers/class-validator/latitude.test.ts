import "reflect-metadata";
import { IsLatitude, IsLongitude, IsOptional, validateSync } from "class-validator";
import { toInputSchema } from "../../../src/index.js";

class Place {
  @IsLatitude() latitude!: number;
  @IsLongitude() longitude!: number;
  @IsOptional() @IsLatitude() text?: string;
  @IsOptional() @IsLongitude() either?: number | string;
  @IsOptional() @IsLatitude({ each: true }) many?: number[];
}

const codes: string[] = [];
const { properties } = toInputSchema(Place, {
  diagnostics: {
    report: ({ code, message }) => codes.push(`${code} ${message.split(":", 1)[0]!}`),
  },
});

test("the range of a latitude and a longitude is told of a number, and nothing of a text", () => {
  expect(properties).toEqual({
    latitude: { type: "number", minimum: -90, maximum: 90 },
    longitude: { type: "number", minimum: -180, maximum: 180 },
    text: { type: "string" },
    either: {},
    many: { type: "array", items: {} },
  });
});

test("what the range does not say is left to the host by name", () => {
  expect(codes.filter((code) => code.startsWith("untranslated_constraint"))).toEqual([
    "untranslated_constraint Place.latitude",
    "untranslated_constraint Place.longitude",
    "untranslated_constraint Place.text",
    "untranslated_constraint Place.either",
    "untranslated_constraint Place.many",
  ]);
});

test.each<[latitude: number, longitude: number, isAccepted: boolean]>([
  [0, 0, true],
  [-90, -180, true],
  [90, 180, true],
  [-0, 179.999999, true],
  [90.000001, 0, false],
  [-91, 0, false],
  [0, 180.5, false],
  [0, -181, false],
])("the real validator says of %d, %d what the range says", (latitude, longitude, isAccepted) => {
  const place = Object.assign(new Place(), { latitude, longitude });
  expect(validateSync(place).length === 0).toBe(isAccepted);
  const isTold = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  expect(isTold).toBe(isAccepted);
});

test("a number that is written with an exponent is refused by the host alone", () => {
  const place = Object.assign(new Place(), { latitude: 1e-7, longitude: 0 });
  expect(validateSync(place)).toHaveLength(1);
});
