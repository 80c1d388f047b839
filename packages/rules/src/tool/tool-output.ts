import { isJsonObject, ownValue } from "../json/json.js";
import type { JsonObject, JsonSchema } from "../json/json.js";
import { arrange } from "../key-order.js";
import type { Responses } from "./endpoint.js";
import { schemaCopy, ToolDefinitions } from "./tool-definitions.js";

/** What a tool gives, as far as its endpoint says so. */
export interface ToolOutput {
  /** Absent where no response with a status of success has a schema. */
  readonly outputSchema?: JsonSchema;
  /** The status whose schema it is. */
  readonly status?: string;
  /** Whether what the endpoint answers stands under `result`, since it is no object. */
  readonly isWrapped?: boolean;
}

/** The statuses that are looked at first. */
const FIRST: readonly string[] = ["200", "201", "202", "204"];

/** The member under which an answer that is no object stands. */
const RESULT = "result";

/**
 * What a tool gives that calls an endpoint: the schema of the lowest status of success that has one. An output is an object:
 * what is none is wrapped as `{ result }`.
 *
 * @throws TypeError for what are no responses
 */
export function toolOutput(responses: Responses): ToolOutput {
  const given: unknown = responses;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new TypeError("The responses are an object, with a response for each status.");
  }
  const found = successes(responses).find(([, schema]) => schema !== undefined);
  if (found?.[1] === undefined) return {};
  const [status, schema] = found;
  const isWrapped = ownValue(schema, "type") !== "object";
  return { outputSchema: isWrapped ? wrapped(schema) : asRoot(schema), status, isWrapped };
}

function successes(responses: Responses): readonly (readonly [string, JsonObject | undefined])[] {
  const others = Object.keys(responses)
    .filter((status) => /^2\d\d$/u.test(status) && !FIRST.includes(status))
    .sort();
  return [...FIRST, ...others].map((status) => {
    const schema = Object.hasOwn(responses, status) ? responses[status]?.schema : undefined;
    return [status, isJsonObject(schema) ? schema : undefined];
  });
}

function asRoot(schema: JsonObject): JsonSchema {
  const copy = schemaCopy(schema);
  delete copy["additionalProperties"];
  return copy;
}

function wrapped(schema: JsonObject): JsonSchema {
  const result = schemaCopy(schema);
  const definitions = new ToolDefinitions();
  definitions.lift(result, ["properties", RESULT]);
  const { sorted } = definitions;
  const root: JsonSchema = {
    type: "object",
    properties: { [RESULT]: result },
    required: [RESULT],
    ...(sorted === undefined ? {} : { $defs: sorted }),
  };
  arrange(root);
  return root;
}
