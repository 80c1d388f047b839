import { refuseUnknownNames } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { isClass } from "../facts/class.js";
import { ArrayOf, Describe, Enum, OfType, Required } from "../decorators/index.js";
import type { MemberDecorator } from "../decorators/index.js";
import type { ParameterType, ToolParameter, ToolParameters } from "./tool-endpoint.js";

/** The class whose members are the parameters: one is made of those that are declared by themselves. */
export function parameterClass(place: string, parameters: ToolParameters): Class {
  if (isClass(parameters)) return parameters;
  const Parameters = class {
    declare readonly of: unknown;
  };
  // What messages call it: `path.id`.
  Object.defineProperty(Parameters, "name", { value: place });
  for (const [name, given] of Object.entries(parameters)) {
    const { type, required = false, description } = declared(given, `${place} parameter "${name}"`);
    const decorators = [
      typeDecorator(type),
      ...(required || place === "path" ? [Required()] : []),
      ...(description === undefined ? [] : [Describe(description)]),
    ];
    for (const decorate of decorators) decorate(Parameters.prototype, name);
  }
  return Parameters;
}

const PARAMETER_KEYS: readonly (keyof ToolParameter)[] = ["type", "required", "description"];

function declared(given: ParameterType | ToolParameter, what: string): ToolParameter {
  const isDeclared = isDeclaration(given);
  if (isDeclared) refuseUnknownNames(`key of the ${what}`, given, PARAMETER_KEYS);
  const parameter = isDeclared ? given : { type: given };
  const type: unknown = parameter.type;
  if ((typeof type !== "object" && typeof type !== "function") || type === null) {
    throw new TypeError(
      `The ${what} has no type. It is String, Number, Boolean or Date, a list of one of them ([String]), or an enum.`,
    );
  }
  return parameter;
}

/** An enum may have a member that is called `type`, which is then a text or a number. */
function isDeclaration(given: ParameterType | ToolParameter): given is ToolParameter {
  if (typeof given !== "object" || (given as unknown) === null || Array.isArray(given))
    return false;
  const type: unknown = Reflect.get(given, "type");
  return typeof type === "object" || typeof type === "function";
}

function typeDecorator(type: ParameterType): MemberDecorator {
  if (typeof type === "function") return OfType(() => type);
  const [only] = Array.isArray(type) ? (type as readonly unknown[]) : [];
  if (typeof only === "function") return ArrayOf(() => only);
  return Enum(type as Readonly<Record<string, string | number>>);
}
