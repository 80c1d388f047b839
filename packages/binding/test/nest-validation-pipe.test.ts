import { HttpStatus, ValidationPipe, type ValidationPipeOptions } from "@nestjs/common";
import Ajv from "ajv/dist/2020.js";
import { Expose, Type } from "class-transformer";
import { IsDefined, IsInt, IsOptional, IsString, Min, ValidateNested } from "class-validator";
import * as fc from "fast-check";
import type { Class } from "../src/facts/class.js";
import { nestValidationPipe, toInputSchema } from "../src/index.js";

class Place {
  @Expose() @IsString({ always: true }) city!: string;
}

class Order {
  @Expose() @IsInt({ always: true }) @Min(1, { always: true }) count!: number;
  @Expose() @IsOptional({ always: true }) @IsString({ always: true }) note?: string | null;
  @Expose() @IsString({ groups: ["create"] }) owner!: string;
  @Expose() @IsString() source!: string;
  @Expose()
  @IsDefined({ always: true })
  @ValidateNested({ always: true })
  @Type(() => Place)
  place!: Place;
}

class Bare {
  @Expose() @IsInt({ always: true }) count!: number;
}

async function takes(options: ValidationPipeOptions, cls: Class, value: unknown): Promise<boolean> {
  const pipe = new ValidationPipe({ ...options, exceptionFactory: () => new Refused() });
  try {
    await pipe.transform(structuredClone(value), { type: "body", metatype: cls as never });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

class Refused extends Error {}

function told(options: ValidationPipeOptions, cls: Class): (value: unknown) => boolean {
  const report = (): void => undefined;
  const schema = toInputSchema(cls, {
    ...nestValidationPipe(options),
    nullability: "accepted",
    diagnostics: { report },
  });
  return new Ajv({ strict: false }).compile(schema);
}

const OPTION_SETS: readonly ValidationPipeOptions[] = [
  {},
  { transform: true },
  { whitelist: true },
  { forbidNonWhitelisted: true },
  { whitelist: true, forbidNonWhitelisted: true },
  {
    whitelist: true,
    forbidNonWhitelisted: true,
    transformOptions: { excludeExtraneousValues: true },
  },
  {
    whitelist: true,
    forbidNonWhitelisted: true,
    transformOptions: { excludeExtraneousValues: true, ignoreDecorators: true },
  },
  {
    whitelist: true,
    forbidNonWhitelisted: true,
    transformOptions: { strategy: "excludeAll" },
  },
  {
    whitelist: true,
    forbidNonWhitelisted: true,
    transformOptions: { strategy: "exposeAll" },
  },
  { forbidUnknownValues: true },
  { groups: ["create"] },
  { groups: ["create"], always: true },
  { strictGroups: true },
  { skipMissingProperties: true },
  { skipUndefinedProperties: true },
  { skipNullProperties: true },
  { stopAtFirstError: true, validationError: { target: true }, enableDebugMessages: false },
  {
    disableErrorMessages: true,
    errorHttpStatusCode: HttpStatus.UNPROCESSABLE_ENTITY,
    validateCustomDecorators: true,
  },
];

const VALUES: readonly unknown[] = [
  {},
  { count: 1, owner: "o", source: "s", place: { city: "c" } },
  { count: 1, source: "s", place: { city: "c" } },
  { count: 1, owner: "o", place: { city: "c" } },
  { count: 0, owner: "o", source: "s", place: { city: "c" } },
  { count: 1, owner: "o", source: "s", place: { city: 1 } },
  { count: 1, owner: "o", source: "s", place: null },
  { count: null, owner: "o", source: "s", place: { city: "c" } },
  { count: 1, note: null, owner: "o", source: "s", place: { city: "c" } },
  { count: 1, note: 1, owner: "o", source: "s", place: { city: "c" } },
  { count: 1, owner: "o", source: "s", place: { city: "c" }, more: true },
  { owner: "o", source: "s", place: { city: "c" } },
  { count: 1 },
  { count: 1, more: true },
];

describe("what the pipe takes and the schema that is written under its options agree", () => {
  test.each(OPTION_SETS.map((options) => [JSON.stringify(options), options] as const))(
    "%s",
    async (_, options) => {
      for (const cls of [Order, Bare]) {
        const isTold = told(options, cls);
        const verdicts = await Promise.all(VALUES.map((value) => takes(options, cls, value)));
        expect(VALUES.map(isTold)).toEqual(verdicts);
      }
    },
  );

  test("for any combination of them, and any arguments of the class", async () => {
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const options = fc.record(
      {
        transform: fc.boolean(),
        whitelist: flag,
        forbidNonWhitelisted: flag,
        forbidUnknownValues: flag,
        skipMissingProperties: fc.boolean(),
        groups: fc.constantFrom<string[]>([], ["create"], ["other"]),
        strictGroups: fc.boolean(),
        always: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    const value = fc.record(
      {
        count: fc.oneof(fc.integer({ min: -1, max: 2 }), fc.constantFrom(null, "1", 1.5)),
        note: fc.constantFrom("n", null, 1),
        owner: fc.constant("o"),
        source: fc.constant("s"),
        place: fc.constantFrom({ city: "c" }, { city: 1 }, {}, null, "c"),
        more: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(options, value, async (given, body) => {
        const set = given as ValidationPipeOptions;
        expect(told(set, Order)(body)).toBe(await takes(set, Order, body));
      }),
      { numRuns: 200, seed: Number(process.env["FC_SEED"] ?? 1) },
    );
  });
});

describe("the options", () => {
  test("hold the pipe's own default, not the validator's, unless an explicit undefined takes it away", () => {
    expect(nestValidationPipe()).toEqual({
      host: { validator: { forbidUnknownValues: false } },
      unknownArguments: "ignore",
    });
    const taken = { forbidUnknownValues: undefined } as unknown as ValidationPipeOptions;
    expect(nestValidationPipe(taken).host.validator).toHaveProperty(
      "forbidUnknownValues",
      undefined,
    );
  });

  test("that do not change what a class accepts are taken and left out", () => {
    const made = nestValidationPipe({
      disableErrorMessages: true,
      errorHttpStatusCode: 422,
      exceptionFactory: () => new Error(),
      expectedType: Order,
      maxErrorMessagesLength: 10,
      transform: true,
      transformOptions: { enableImplicitConversion: true },
      transformerPackage: {},
      validateCustomDecorators: true,
      validatorPackage: {},
    });
    expect(made).toEqual({
      host: {
        validator: { forbidUnknownValues: false },
        transform: { enableImplicitConversion: true },
      },
      unknownArguments: "ignore",
    });
  });

  test("that Nest does not have are refused, and the allowed ones are listed", () => {
    expect(() => nestValidationPipe({ whiteList: true } as object)).toThrow(
      /^Unknown ValidationPipe option "whiteList"\. Allowed: groups, .*whitelist, .*transformOptions/u,
    );
    expect(() => nestValidationPipe({ transformOptions: { group: [] } as object })).toThrow(
      /^Unknown transformOptions option "group"\. Allowed: strategy, groups, /u,
    );
    expect(() => nestValidationPipe(null as unknown as object)).toThrow(TypeError);
  });
});
