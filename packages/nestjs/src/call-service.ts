import type { ToolContext } from "@shapewright/mcp";
import { toolResult } from "@shapewright/mcp";
import type { JsonValue, RequestTemplate } from "@shapewright/rules";
import { composeRequest } from "@shapewright/rules";

/** Where and how a service is called. */
export interface Service {
  baseUrl(): Promise<string>;
  /** Headers of the call, those that say who calls included. */
  headers(context: ToolContext): Promise<Readonly<Record<string, string>>>;
}

/** An answer is told to a model: a page of an error need not be. */
const MOST_TOLD = 2_000;

/**
 * Sends a call to the service. Arguments that make no request, and what the service refuses, come back as an error result with the
 * reason.
 *
 * @throws Error where the service cannot be reached
 */
export async function callService(
  service: Service,
  template: RequestTemplate,
  fixedHeaders: Readonly<Record<string, string>>,
  args: Readonly<Record<string, JsonValue>>,
  context: ToolContext,
): Promise<unknown> {
  const request = composeRequest(template, args);
  if (request.error !== undefined)
    return refused(`${request.error.code}: ${request.error.message}`);
  const { method = "GET", pathAndQuery, bodyJson } = request;
  const [base, own] = await Promise.all([service.baseUrl(), service.headers(context)]);
  const response = await reach(`${base.replace(/\/$/, "")}${pathAndQuery}`, {
    method,
    redirect: "manual",
    signal: context.signal,
    headers: {
      accept: "application/json",
      ...request.headers,
      ...fixedHeaders,
      // Who calls is nothing that an argument may say.
      ...own,
      ...(bodyJson === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(bodyJson === undefined ? {} : { body: JSON.stringify(bodyJson) }),
  });
  const text = await response.text();
  const json = jsonIn(response, text);
  if (!response.ok) return refused(reasonOf(response, json?.value, text));
  if (json !== undefined) return json.value;
  return text === "" ? undefined : text;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    const { cause: inner } = cause as { readonly cause?: unknown };
    const reason =
      inner instanceof Error ? inner.message : cause instanceof Error ? cause.message : "";
    throw new Error(`The service could not be reached: ${reason}`, { cause });
  }
}

function jsonIn({ headers }: Response, text: string): { readonly value: unknown } | undefined {
  if (text === "" || !/\bjson\b/i.test(headers.get("content-type") ?? "")) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** `400 Bad Request` with the service's own messages, one a line. */
function reasonOf({ status, statusText }: Response, body: unknown, text: string): string {
  const { message } = (typeof body === "object" && body !== null ? body : {}) as {
    readonly message?: unknown;
  };
  const messages = (Array.isArray(message) ? (message as readonly unknown[]) : [message])
    .filter((one) => one !== undefined)
    .map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  const told = messages.length > 0 ? messages : text === "" ? [] : [text.slice(0, MOST_TOLD)];
  return [`${String(status)} ${statusText}`.trim(), ...told].join("\n");
}

function refused(text: string): unknown {
  return toolResult({ isError: true, content: [{ type: "text", text }] });
}
