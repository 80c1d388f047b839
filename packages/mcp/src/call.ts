import { bindArgumentsAsync, formatProblems, type Problem } from "@shapewright/arguments";
import type { JsonValue } from "@shapewright/rules";
import type { CatalogTool } from "./catalog.js";
import { checksResults, type ToolFault, type ToolsOptions } from "./options.js";
import { toJson } from "./sender.js";
import { ToolResult, type ProtocolResult, type ToolContext } from "./tool.js";

/** What came of a call: something that was given, a result of the protocol's own form, or a text that says what went wrong. */
export type Called =
  /** `json` is nothing where nothing was given. */
  | { readonly kind: "given"; readonly json: JsonValue | undefined }
  | { readonly kind: "as it is"; readonly result: object }
  | { readonly kind: "error"; readonly text: string };

/** The code of the protocol by which a tool asks the user to open a page: it has to reach the client as the error that it is. */
const URL_ELICITATION_REQUIRED = -32_042;

/**
 * Calls a tool. Whatever goes wrong becomes a text for the model; what went wrong on the server's side is told to `onFault`.
 *
 * @throws only what the protocol wants to have thrown
 */
export async function call(
  { tool, input, output }: CatalogTool,
  given: unknown,
  context: ToolContext,
  options: ToolsOptions,
): Promise<Called> {
  const fault = (error: unknown, during: ToolFault["while"]): void => {
    options.onFault?.({ tool: tool.name, error, while: during });
  };
  let args: object;
  try {
    if (input === undefined) {
      args = given ?? {};
    } else {
      const bound = await bindArgumentsAsync<object>(input, given ?? {}, options.arguments);
      if (!bound.ok) return { kind: "error", text: formatProblems(bound.problems) };
      args = bound.value;
    }
  } catch (error) {
    fault(error, "handling");
    return failed(tool.name, error);
  }
  let made: unknown;
  try {
    made = await tool.handler(args, context);
  } catch (error) {
    if (isThrownToTheClient(error)) throw error;
    fault(error, "handling");
    return failed(tool.name, error);
  }
  if (made instanceof ToolResult) return { kind: "as it is", result: made.result };
  if (isInputRequired(made)) return { kind: "as it is", result: made };
  if (output === undefined && isProtocolResult(made)) return { kind: "as it is", result: made };
  let json: JsonValue | undefined;
  try {
    // What a schema's tool gives is JSON already.
    json = output === undefined || input === undefined ? toJson(made) : output.sender.toJson(made);
  } catch (error) {
    fault(error, "sending the result");
    return failed(tool.name, error);
  }
  if (output === undefined || !checksResults(options)) return { kind: "given", json };
  const problems: readonly Problem[] = json === undefined ? [NOTHING] : output.check(json);
  if (problems.length === 0) return { kind: "given", json };
  const text = `The tool ${tool.name} gave what it does not declare:\n${formatProblems(problems)}`;
  fault(new TypeError(text), "checking the result");
  return { kind: "error", text };
}

const NOTHING: Problem = {
  path: [],
  pointer: "",
  code: "required",
  message: "nothing was given",
};

/** The message alone: a stack tells of the server's inside. */
function failed(name: string, error: unknown): Called {
  const message = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  const text = message.trim() === "" ? `The tool ${name} failed and does not say why.` : message;
  return { kind: "error", text };
}

function isThrownToTheClient(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    (error as { readonly code?: unknown }).code === URL_ELICITATION_REQUIRED
  );
}

/** What asks the client for more, in the protocol of 2026. */
function isInputRequired(made: unknown): made is object {
  return (
    typeof made === "object" &&
    made !== null &&
    (made as { readonly resultType?: unknown }).resultType === "input_required"
  );
}

function isProtocolResult(made: unknown): made is ProtocolResult {
  if (typeof made !== "object" || made === null) return false;
  const { content } = made as { readonly content?: unknown };
  return (
    Array.isArray(content) &&
    content.every((part: unknown) => {
      if (typeof part !== "object" || part === null) return false;
      return typeof (part as { readonly type?: unknown }).type === "string";
    })
  );
}
