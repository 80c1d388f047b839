import type { JsonValue } from "../json/json.js";
import { setOwn } from "../json/json.js";
import { checkParameters } from "./check-endpoint.js";
import type { RequestParameter, RequestTemplate, ToolArguments, ToolError } from "./endpoint.js";
import { BODY_ARGUMENT } from "./endpoint.js";
import { headerValue, pathValue, queryPairs } from "./parameter-text.js";
import type { ParameterCode } from "./parameter-text.js";
import { readRoute } from "./route.js";

/** Why arguments make no request. */
export type ComposeCode = ParameterCode | "unknown_argument" | "missing_path_parameter";

/** A request as it is to be sent, or why the arguments make none. */
export type ComposedRequest =
  | {
      readonly method?: string;
      /** The path and the query, percent-encoded, without the server. */
      readonly pathAndQuery: string;
      /** Absent where no header parameter was given. */
      readonly headers?: Readonly<Record<string, string>>;
      /** The JSON of the body; absent where none is sent. Its values are those of the arguments. */
      readonly bodyJson?: JsonValue;
      readonly error?: undefined;
    }
  | { readonly error: ToolError<ComposeCode> };

/** A message is for a model: it need not list a hundred thousand names. */
const MOST_NAMED = 20;

/**
 * Puts the arguments of a call back into the request that the endpoint takes. Bad arguments come back as an error; nothing is
 * lost and nothing made up.
 *
 * @throws TypeError for a template that is none
 */
export function composeRequest(template: RequestTemplate, given: ToolArguments): ComposedRequest {
  const { parameters = [], body, bodyRoot, method } = template;
  checkParameters(parameters);
  if (body !== undefined && bodyRoot !== undefined) {
    throw new TypeError(
      "The template has both body and bodyRoot. A body is either flattened or one argument.",
    );
  }
  const route = readRoute(template.route, parameters);
  const value: unknown = given;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failed("invalid_type", "The arguments are one object.");
  }
  const unknown = unknownArguments(template, given);
  if (unknown !== undefined) return failed("unknown_argument", unknown);

  let path = "";
  for (const part of route) {
    if ("text" in part) {
      path += part.text;
      continue;
    }
    const argument = argumentOf(given, part.parameter);
    if (argument === undefined) {
      return failed("missing_path_parameter", `The argument "${part.parameter}" is missing.`);
    }
    const text = pathValue(part.parameter, argument);
    if ("code" in text) return { error: text };
    path += text.text;
  }
  const query = composeQuery(parameters, given);
  if ("error" in query) return query;
  const headers = composeHeaders(parameters, given);
  if ("error" in headers) return headers;
  const joined =
    query.pairs.length === 0 ? "" : `${path.includes("?") ? "&" : "?"}${query.pairs.join("&")}`;
  const bodyJson = composeBody(template, given);
  return {
    ...(method === undefined ? {} : { method }),
    pathAndQuery: path + joined,
    ...(Object.keys(headers.headers).length === 0 ? {} : { headers: headers.headers }),
    ...(bodyJson === undefined ? {} : { bodyJson }),
  };
}

function composeQuery(
  parameters: readonly RequestParameter[],
  given: ToolArguments,
): { readonly pairs: readonly string[] } | { readonly error: ToolError<ParameterCode> } {
  const pairs: string[] = [];
  for (const parameter of parameters) {
    const argument = parameter.in === "query" ? argumentOf(given, parameter.name) : undefined;
    if (argument === undefined) continue;
    const written = queryPairs(parameter, argument);
    if ("code" in written) return { error: written };
    pairs.push(...written.pairs);
  }
  return { pairs };
}

function composeHeaders(
  parameters: readonly RequestParameter[],
  given: ToolArguments,
): { readonly headers: Record<string, string> } | { readonly error: ToolError<ParameterCode> } {
  const headers: Record<string, string> = {};
  for (const { name, in: place } of parameters) {
    const argument = place === "header" ? argumentOf(given, name) : undefined;
    if (argument === undefined) continue;
    const written = headerValue(name, argument);
    if ("code" in written) return { error: written };
    setOwn(headers, name, written.text);
  }
  return { headers };
}

/** A flattened body is always sent; one that is an argument of its own where that is given. */
function composeBody(template: RequestTemplate, given: ToolArguments): JsonValue | undefined {
  const { body, bodyRoot } = template;
  if (bodyRoot !== undefined) return argumentOf(given, BODY_ARGUMENT);
  if (body === undefined) return undefined;
  const json: Record<string, JsonValue> = {};
  const put = (name: string): void => {
    const argument = argumentOf(given, name);
    if (argument !== undefined) setOwn(json, name, argument);
  };
  for (const name of body.properties) put(name);
  if (body.additionalProperties === true) {
    const taken = permittedNames(template);
    for (const name of Object.keys(given)) if (!taken.has(name)) put(name);
  }
  return json;
}

function unknownArguments(template: RequestTemplate, given: ToolArguments): string | undefined {
  const isOpen = template.body?.additionalProperties === true;
  if (isOpen || template.unknownArguments === "ignore") return undefined;
  const permitted = permittedNames(template);
  const unknown = Object.keys(given).filter((name) => !permitted.has(name));
  if (unknown.length === 0) return undefined;
  const what = unknown.length === 1 ? "Unknown argument" : "Unknown arguments";
  const allowed =
    permitted.size === 0 ? "There are none." : `Permitted: ${listed([...permitted])}.`;
  return `${what} ${listed(unknown)}. ${allowed}`;
}

/** The arguments that the tool declares: the keys of its schema's `properties`. */
function permittedNames({ parameters = [], body, bodyRoot }: RequestTemplate): ReadonlySet<string> {
  return new Set([
    ...parameters.map(({ name }) => name),
    ...(body?.properties ?? []),
    ...(bodyRoot === undefined ? [] : [BODY_ARGUMENT]),
  ]);
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).map((name) => JSON.stringify(shortened(name)));
  const more = names.length - shown.length;
  return shown.join(", ") + (more === 0 ? "" : ` and ${String(more)} more`);
}

function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 79)}…` : name;
}

/** What `Object.prototype` holds is no argument. */
function argumentOf(given: ToolArguments, name: string): JsonValue | undefined {
  return Object.hasOwn(given, name) ? given[name] : undefined;
}

function failed(code: ComposeCode, message: string): ComposedRequest {
  return { error: { code, message } };
}
