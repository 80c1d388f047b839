import { refuseUnknownNames } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { isClass } from "../facts/class.js";
import type { InputSchemaOptions } from "../options.js";

/** What a single parameter is: a text, a number, a boolean or a date, one of a list of choices, or a list of one of them. */
export type ParameterType =
  | ScalarType
  | readonly [ScalarType]
  /** An enum object, or the choices themselves. */
  | Readonly<Record<string, string | number>>
  | readonly (string | number)[];

type ScalarType = StringConstructor | NumberConstructor | BooleanConstructor | DateConstructor;

/** A parameter that is declared by itself, as `@Query("page")` does. */
export interface ToolParameter {
  readonly type: ParameterType;
  /**
   * Whether it has to be given; one of the path always has.
   * @default false
   */
  readonly required?: boolean;
  readonly description?: string;
}

/** The parameters in one place: a class whose members they are, or each by its name. */
export type ToolParameters = Class | Readonly<Record<string, ParameterType | ToolParameter>>;

/** What a body is: what a class describes, a list of it, or a scalar. */
export type BodyType = Class | ScalarType | readonly [Class | ScalarType];

/** An endpoint that a tool calls. */
export interface ToolEndpoint {
  /** The HTTP method; handed on to the template. */
  readonly method?: string;
  /** The path with a placeholder for each path parameter, `/orders/{id}`; handed on to the template. */
  readonly route?: string;
  readonly parameters?: {
    readonly path?: ToolParameters;
    readonly query?: ToolParameters;
    readonly header?: ToolParameters;
  };
  readonly body?: BodyType;
  /**
   * Whether a body has to be sent.
   * @default true
   */
  readonly bodyRequired?: boolean;
}

/** How an endpoint is read and its input schema written: every option of `toInputSchema`. */
export type ToolInputOptions = InputSchemaOptions;

/** The places of parameters, in the order in which they stand among a tool's arguments. */
export const PLACES = ["path", "query", "header"] as const satisfies readonly (keyof NonNullable<
  ToolEndpoint["parameters"]
>)[];

const ENDPOINT_KEYS = [
  "method",
  "route",
  "parameters",
  "body",
  "bodyRequired",
] as const satisfies readonly (keyof ToolEndpoint)[];

/**
 * Refuses what is no endpoint.
 *
 * @throws TypeError that names the part and the remedy
 */
export function checkToolEndpoint(endpoint: ToolEndpoint): void {
  if (!isRecord(endpoint)) {
    throw new TypeError(`An endpoint is an object with some of ${ENDPOINT_KEYS.join(", ")}.`);
  }
  refuseUnknownNames("key of an endpoint", endpoint, ENDPOINT_KEYS);
  const { parameters, body, bodyRequired } = endpoint;
  if (parameters !== undefined) {
    if (!isRecord(parameters)) {
      throw new TypeError(`The parameters are an object with some of ${PLACES.join(", ")}.`);
    }
    refuseUnknownNames("place of parameters", parameters, PLACES);
  }
  for (const place of PLACES) {
    const given: unknown = parameters?.[place];
    if (given !== undefined && !isClass(given) && !isRecord(given)) {
      throw new TypeError(
        `The ${place} parameters are a class, or an object with the type of each by its name.`,
      );
    }
  }
  if (bodyRequired !== undefined && typeof bodyRequired !== "boolean") {
    throw new TypeError("bodyRequired is true or false.");
  }
  if (body === undefined && bodyRequired !== undefined) {
    throw new TypeError(
      "bodyRequired is given, and no body. Name the body's class, or leave both away.",
    );
  }
  const type: unknown = Array.isArray(body) ? (body as readonly unknown[])[0] : body;
  const isOne = !Array.isArray(body) || body.length === 1;
  if (body !== undefined && (!isOne || !isClass(type))) {
    throw new TypeError(
      "The body is a class, String, Number, Boolean or Date, or a list of one of them ([Order]). " +
        "A class that is undefined here may stand in an import cycle.",
    );
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
