import type { Endpoint, ParameterPlace, ParameterStyle, RequestParameter } from "./endpoint.js";

const PLACES: readonly unknown[] = ["path", "query", "header"] satisfies readonly ParameterPlace[];
const STYLES: readonly unknown[] = [
  "form",
  "spaceDelimited",
  "pipeDelimited",
] satisfies readonly ParameterStyle[];

/** The characters of a header's name: a token of RFC 9110. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;

/**
 * Refuses what is no endpoint.
 *
 * @throws TypeError that names the part and the remedy
 */
export function checkEndpoint(endpoint: Endpoint): void {
  const given: unknown = endpoint;
  if (!isObject(given))
    throw new TypeError("An endpoint is an object with parameters and a requestBody.");
  const { parameters = [], requestBody } = given;
  checkParameters(parameters);
  for (const { name, schema } of endpoint.parameters ?? []) {
    if (!isObject(schema)) {
      throw new TypeError(
        `The parameter "${name}" has no schema. Give it {} where nothing is known of it.`,
      );
    }
  }
  if (requestBody !== undefined && (!isObject(requestBody) || !isObject(requestBody["schema"]))) {
    throw new TypeError("The requestBody has no schema. Leave it away where there is no body.");
  }
}

/**
 * Refuses what are no parameters of a request.
 *
 * @throws TypeError that names the parameter and the remedy
 */
export function checkParameters(
  parameters: unknown,
): asserts parameters is readonly RequestParameter[] {
  if (!Array.isArray(parameters)) throw new TypeError("The parameters are a list.");
  for (const [index, parameter] of (parameters as readonly unknown[]).entries()) {
    if (!isObject(parameter) || typeof parameter["name"] !== "string") {
      throw new TypeError(`parameters[${String(index)}] has no name.`);
    }
    const { name, in: place, style } = parameter;
    if (!PLACES.includes(place)) {
      throw new TypeError(
        `The parameter "${name}" is in ${JSON.stringify(place)}. It stands in path, query or header.`,
      );
    }
    if (style !== undefined && !STYLES.includes(style)) {
      throw new TypeError(
        `The parameter "${name}" has the style ${JSON.stringify(style)}. Styles are form, spaceDelimited and pipeDelimited.`,
      );
    }
    if (place === "header" && !HEADER_NAME.test(name)) {
      throw new TypeError(
        `The header ${JSON.stringify(name)} has characters that no header's name has.`,
      );
    }
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
