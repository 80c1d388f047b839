import type { RequestParameter } from "./endpoint.js";

/** A part of a route: text as it stands, or the name of a path parameter. */
export type RoutePart = { readonly text: string } | { readonly parameter: string };

/**
 * Reads a route such as `/orders/{id}`.
 *
 * @throws TypeError where it is none, or has not one placeholder for each path parameter
 */
export function readRoute(
  route: string | undefined,
  parameters: readonly RequestParameter[],
): readonly RoutePart[] {
  if (typeof route !== "string" || !route.startsWith("/")) {
    throw new TypeError(
      'The template has no route. Give it one that starts with a slash, such as "/orders/{id}".',
    );
  }
  if (/[#\s\p{Cc}]/u.test(route)) {
    throw new TypeError(
      `The route ${JSON.stringify(route)} has a fragment, white space or control characters.`,
    );
  }
  const parts = route
    .split(/\{([^{}]*)\}/u)
    .map((part, index): RoutePart => (index % 2 === 0 ? { text: part } : { parameter: part }));
  const placeholders = parts.flatMap((part) => ("parameter" in part ? [part.parameter] : []));
  const names = parameters.filter((one) => one.in === "path").map(({ name }) => name);
  const unknown = placeholders.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new TypeError(`The route ${route} has {${unknown}}, and no path parameter is called so.`);
  }
  const missing = names.find((name) => !placeholders.includes(name));
  if (missing !== undefined) {
    throw new TypeError(
      `The path parameter "${missing}" has no place {${missing}} in the route ${route}.`,
    );
  }
  return parts;
}
