import type { Class, InputSchemaOptions, NestValidationPipeOptions } from "@shapewright/binding";
import { nestValidationPipe } from "@shapewright/binding";
import { isClass } from "@shapewright/binding/reading";

/** What the pipes of a single parameter say of it. */
export interface PipedParameter {
  readonly type?: "integer" | "number" | "boolean" | "uuid" | "date";
  /** The choices of `ParseEnumPipe`. */
  readonly choices?: Readonly<Record<string, string | number>>;
  /** The items of `ParseArrayPipe`; `undefined` stands for texts. */
  readonly list?: { readonly items: Class | undefined };
  readonly fallback?: { readonly value: unknown };
  /** Whether a pipe refuses its absence. */
  readonly demands: boolean;
}

const TYPES: Readonly<Record<string, NonNullable<PipedParameter["type"]>>> = {
  ParseIntPipe: "integer",
  ParseFloatPipe: "number",
  ParseBoolPipe: "boolean",
  ParseUUIDPipe: "uuid",
  ParseDatePipe: "date",
};

/** Reads Nest's own pipes, which are known by the names of their classes: a class may stand for an instance. */
export function pipedParameter(pipes: readonly unknown[]): PipedParameter {
  let found: PipedParameter = { demands: false };
  for (const pipe of pipes) {
    const name = nameOf(pipe);
    const { options, enumType, defaultValue } = (isClass(pipe) ? {} : (pipe ?? {})) as StoredPipe;
    const demands = found.fallback === undefined && options?.optional !== true;
    const type = TYPES[name];
    if (name === "DefaultValuePipe") {
      found = { ...found, fallback: { value: defaultValue } };
    } else if (type !== undefined) {
      found = { ...found, type, demands: found.demands || demands };
    } else if (name === "ParseEnumPipe" && typeof enumType === "object") {
      const choices = enumType as Readonly<Record<string, string | number>>;
      found = { ...found, choices, demands: found.demands || demands };
    } else if (name === "ParseArrayPipe") {
      const items = isClass(options?.items) ? options.items : undefined;
      found = { ...found, list: { items }, demands: found.demands || demands };
    }
  }
  return found;
}

interface StoredPipe {
  readonly options?: { readonly optional?: unknown; readonly items?: unknown };
  readonly enumType?: unknown;
  readonly defaultValue?: unknown;
}

function nameOf(pipe: unknown): string {
  if (isClass(pipe)) return pipe.name;
  if (typeof pipe !== "object" || pipe === null) return "";
  return (pipe.constructor as { readonly name?: string } | undefined)?.name ?? "";
}

/** The part of the options of a schema that the nearest `ValidationPipe` makes; none where none validates. */
export function validationOptions(
  pipes: readonly unknown[],
): Pick<InputSchemaOptions, "host" | "unknownArguments"> | undefined {
  const pipe = pipes.findLast(isValidationPipe);
  if (pipe === undefined) return undefined;
  if (isClass(pipe)) return nestValidationPipe({});
  const { validatorOptions = {}, transformOptions } = pipe as StoredValidationPipe;
  return nestValidationPipe({
    ...validatorOptions,
    ...(transformOptions === undefined ? {} : { transformOptions }),
  });
}

interface StoredValidationPipe {
  readonly validatorOptions?: NestValidationPipeOptions;
  readonly transformOptions?: NonNullable<NestValidationPipeOptions["transformOptions"]>;
}

/** The pipe itself, or a class that extends it. */
function isValidationPipe(pipe: unknown): boolean {
  if (isClass(pipe)) return pipe.name === "ValidationPipe";
  for (
    let prototype: unknown = typeof pipe === "object" && pipe !== null ? pipe : undefined;
    typeof prototype === "object" && prototype !== null;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    if (nameOf(prototype) === "ValidationPipe") return true;
  }
  return false;
}
