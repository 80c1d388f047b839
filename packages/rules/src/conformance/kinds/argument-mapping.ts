import type { JsonValue, RequestTemplate, ToolArguments } from "../../index.js";
import { composeRequest } from "../../index.js";
import { compareJson } from "../compare-json.js";
import { fixtureKind } from "../fixture-kind.js";
import type { Form } from "../form.js";
import { objectOf, optional, record, required, text } from "../form.js";

interface Input {
  readonly template: RequestTemplate;
  readonly arguments: ToolArguments;
}

interface Expected {
  readonly pathAndQuery?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bodyJson?: JsonValue;
  readonly error?: string;
}

const anything: Form<JsonValue> = (value): value is JsonValue => value !== undefined;

/** A template with arguments, and the request that `composeRequest` makes of them, or the code for which it makes none. */
export const argumentMapping = fixtureKind<Input, Expected, Expected>({
  input: record<Input>("an input", {
    // Passed on as it is: what a template looks like is said by the composer alone.
    template: required(objectOf<RequestTemplate>("a template")),
    arguments: required(objectOf<ToolArguments>("an object of arguments")),
  }),
  expected: record<Expected>("an expectation", {
    pathAndQuery: optional(text),
    headers: optional(objectOf<Readonly<Record<string, string>>>("an object of headers")),
    bodyJson: optional(anything),
    error: optional(text),
  }),

  run({ template, arguments: given }) {
    const request = composeRequest(template, given);
    if (request.error !== undefined) return { error: request.error.code };
    const { pathAndQuery, headers, bodyJson } = request;
    return {
      pathAndQuery,
      ...(headers === undefined ? {} : { headers }),
      ...(bodyJson === undefined ? {} : { bodyJson }),
    };
  },

  // Null is a body, and none is none: the two are compared as members of one object.
  compare: (expected, actual) => compareJson("/expected", inOrder(expected), inOrder(actual)),

  renew: (_expected, actual) => actual,
});

/** The order of a request's parts says nothing. */
function inOrder({ pathAndQuery, headers, bodyJson, error }: Expected): object {
  return { pathAndQuery, headers, bodyJson, error };
}
