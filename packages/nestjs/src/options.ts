import type { Class, InputSchemaOptions } from "@shapewright/binding";
import type { ToolContext } from "@shapewright/mcp";
import type { DiagnosticOptions } from "@shapewright/rules";
import { refuseUnknownNames, unknownValue } from "@shapewright/rules";

/** An endpoint, for whoever chooses which become tools. */
export interface EndpointInfo {
  readonly controller: Class;
  /** The name of the controller's method. */
  readonly member: string;
  readonly method: string;
  /** The path with a placeholder for each parameter, `/orders/{id}`. */
  readonly route: string;
}

/** How endpoints become tools. */
export interface NestToolsOptions {
  /**
   * Which endpoints become tools.
   * @default those with `@AsTool`
   */
  readonly filter?: (endpoint: EndpointInfo) => boolean;
  /**
   * Where the service is called, `http://127.0.0.1:3000`.
   * @default where the application listens
   */
  readonly baseUrl?: string;
  /** Headers of every call, or what makes them of a call. */
  readonly headers?:
    | Readonly<Record<string, string>>
    | ((context: ToolContext) => MaybeLater<Readonly<Record<string, string>>>);
  /**
   * Headers that say who calls, `authorization`: handed on from the request that carries the call, where it came over HTTP, and never
   * an argument.
   * @default none
   */
  readonly identityHeaders?: readonly string[];
  /** How the schemas are written and the classes read; what the application's `ValidationPipe` says is known already. */
  readonly schema?: Pick<InputSchemaOptions, "rows" | "typeShape" | "dialect" | "target">;
  /** Where diagnostics go. An endpoint that can be no tool is told as `endpoint_left_out`. */
  readonly diagnostics?: DiagnosticOptions;
}

type MaybeLater<T> = T | Promise<T>;

const NAMES = [
  "filter",
  "baseUrl",
  "headers",
  "identityHeaders",
  "schema",
  "diagnostics",
] as const satisfies readonly (keyof NestToolsOptions)[];

const SCHEMA_NAMES = ["rows", "typeShape", "dialect", "target"];

/** @throws TypeError for an unknown option or value */
export function checkOptions(options: NestToolsOptions): void {
  refuseUnknownNames("option", options, NAMES);
  const { filter, baseUrl, identityHeaders, schema, diagnostics } = options;
  if (schema !== undefined) refuseUnknownNames("option of the schema", schema, SCHEMA_NAMES);
  if (diagnostics !== undefined) {
    refuseUnknownNames("diagnostics option", diagnostics, ["escalate", "report"]);
  }
  if (filter !== undefined && typeof filter !== "function") {
    throw unknownValue("filter", filter, ["a function of an endpoint"]);
  }
  if (baseUrl !== undefined && !URL.canParse(baseUrl)) {
    throw unknownValue("baseUrl", baseUrl, ["a URL, such as http://127.0.0.1:3000"]);
  }
  if (identityHeaders !== undefined && !Array.isArray(identityHeaders)) {
    throw unknownValue("identityHeaders", identityHeaders, ["a list of names"]);
  }
}
