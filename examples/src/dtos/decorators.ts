import "reflect-metadata";
import { applyDecorators } from "@nestjs/common";
import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import { Transform, type TransformFnParams } from "class-transformer";
import {
  IsBoolean,
  IsInt,
  IsISO4217CurrencyCode,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  Min,
  registerDecorator,
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";

const onText = (change: (text: string) => unknown): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === "string" ? change(value) : value,
  );

/** Takes away the blanks around a text. */
export const Trim = (): PropertyDecorator => onText((text) => text.trim());

export const LowerCase = (): PropertyDecorator => onText((text) => text.toLowerCase());

export const UpperCase = (): PropertyDecorator => onText((text) => text.toUpperCase());

/** `?tags=a,b` as a list. */
export const SplitOnComma = (): PropertyDecorator =>
  onText((text) => text.split(",").map((part) => part.trim()));

/** `?archived=true` as a boolean; anything else is left for `@IsBoolean()` to refuse. */
export const ToBoolean = (): PropertyDecorator =>
  onText((text) => ({ true: true, false: false })[text] ?? text);

export const OptionalFlag = (description: string): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ description }), IsOptional(), ToBoolean(), IsBoolean());

/** One line that people read. */
export const Line = (description: string, maxLength = 120): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, minLength: 1, maxLength }),
    Trim(),
    IsString(),
    Length(1, maxLength),
  );

/** Several lines that may be left out. */
export function OptionalText(maxLength: number): PropertyDecorator {
  const decorators = [
    ApiPropertyOptional({ maxLength }),
    IsOptional(),
    IsString(),
    MaxLength(maxLength),
  ];
  return (target, member) => {
    for (const decorate of decorators) decorate(target, member);
  };
}

export const Slug = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example: "winter-coats" }),
    IsString(),
    MaxLength(60),
    Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  );

export const Cents = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ description: "In the smallest unit" }), IsInt(), Min(0));

export const CurrencyCode = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ example: "EUR" }), IsISO4217CurrencyCode());

/** The value of another member again: a password that is typed twice. */
export function SameAs(other: string): PropertyDecorator {
  return (target, member) => {
    registerDecorator({
      name: "sameAs",
      target: target.constructor,
      propertyName: String(member),
      constraints: [other],
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          value === (args?.object as Readonly<Record<string, unknown>> | undefined)?.[other],
        defaultMessage: () => `$property must repeat ${other}`,
      },
    });
  };
}

@ValidatorConstraint({ name: "isAfter" })
class IsAfterRule implements ValidatorConstraintInterface {
  validate(value: unknown, args: ValidationArguments): boolean {
    const start = (args.object as Readonly<Record<string, unknown>>)[String(args.constraints[0])];
    return new Date(value as Date) > new Date(start as Date);
  }

  defaultMessage({ constraints }: ValidationArguments): string {
    return `$property must be after ${String(constraints[0])}`;
  }
}

/** A later date than that of another member. */
export const IsAfter = (other: string): PropertyDecorator => Validate(IsAfterRule, [other]);
