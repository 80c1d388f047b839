import type { BodyType, Class } from "@shapewright/binding";
import type { ParameterPlace } from "@shapewright/rules";
import {
  ArrayOf,
  Default,
  Describe,
  Enum,
  Format,
  Integer,
  OfType,
  Optional,
  Required,
} from "@shapewright/binding";
import { isClass } from "@shapewright/binding/reading";
import type { ApiParameter, RouteArgument } from "./nest-metadata.js";
import { pipedParameter } from "./pipes.js";

/** A parameter that is named by itself. */
export interface NamedArgument {
  readonly argument: RouteArgument;
  /** As the compiler wrote it. */
  readonly type: unknown;
  readonly documented: ApiParameter | undefined;
}

/**
 * The class whose members are the parameters in one place: that of an argument as a whole, with those that are named by
 * themselves as further members.
 */
export function classOfPlace(
  place: ParameterPlace | "body",
  whole: Class | undefined,
  named: readonly NamedArgument[],
): Class | undefined {
  if (named.length === 0) return whole;
  const Base = (whole ?? Object) as new () => object;
  const Parameters = class extends Base {};
  Object.defineProperty(Parameters, "name", { value: whole?.name ?? place });
  for (const one of named) decorate(Parameters.prototype, place, one);
  return Parameters;
}

function decorate(
  prototype: object,
  place: ParameterPlace | "body",
  { argument, type, documented }: NamedArgument,
): void {
  const { name = "" } = argument;
  const piped = pipedParameter(argument.pipes);
  const isDemanded =
    place === "path" ||
    (piped.fallback === undefined && (piped.demands || documented?.required === true));
  const decorators = [
    ...typeDecorators(piped, type, documented),
    isDemanded ? Required() : Optional(),
    ...(isJsonDefault(piped.fallback?.value) ? [Default(piped.fallback.value)] : []),
    ...(documented?.description === undefined ? [] : [Describe(documented.description)]),
  ];
  for (const decorator of decorators) decorator(prototype, name);
}

function isJsonDefault(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

type Decorator = (prototype: object, name: string) => void;

function typeDecorators(
  { type: parsed, choices, list }: ReturnType<typeof pipedParameter>,
  type: unknown,
  documented: ApiParameter | undefined,
): readonly Decorator[] {
  if (choices !== undefined) return [Enum(choices)];
  if (list !== undefined) {
    const { items } = list;
    return [ArrayOf(() => items ?? String)];
  }
  switch (parsed) {
    case "integer":
      return [Integer()];
    case "number":
      return [OfType(() => Number)];
    case "boolean":
      return [OfType(() => Boolean)];
    case "uuid":
      return [Format("uuid")];
    case "date":
      return [OfType(() => Date)];
    case undefined:
      break;
  }
  const enumeration = documented?.enum ?? documented?.schema?.enum;
  if (isChoices(enumeration)) return [Enum(enumeration)];
  const told = isScalar(type) ? type : documented?.type;
  if (type === Array || documented?.isArray === true) {
    return [ArrayOf(() => (isScalar(told) ? told : String))];
  }
  // The path and the query are texts, whatever else is hidden from the compiler.
  return [OfType(() => (isScalar(told) ? told : String))];
}

function isChoices(value: unknown): value is Readonly<Record<string, string | number>> {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

const SCALARS: readonly unknown[] = [String, Number, Boolean, Date];

function isScalar(type: unknown): type is StringConstructor {
  return SCALARS.includes(type);
}

/** What a body is: what its author says, a pipe, the compiler, or its documentation; none where all of them are silent. */
export function bodyType(
  argument: RouteArgument,
  type: unknown,
  documented: ApiParameter | undefined,
): BodyType | undefined {
  const { list } = pipedParameter(argument.pipes);
  if (list?.items !== undefined) return [list.items];
  if (type === Array) {
    const { type: item } = documented ?? {};
    return isKnown(item) ? [item] : undefined;
  }
  if (isKnown(type)) return type;
  const { type: told, isArray } = documented ?? {};
  if (!isKnown(told)) return undefined;
  return isArray === true ? [told] : told;
}

/** Interfaces, unions and plain objects come out as `Object`. */
function isKnown(type: unknown): type is Class {
  return isClass(type) && type !== (Object as unknown) && type !== (Array as unknown);
}
