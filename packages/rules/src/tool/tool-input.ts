import type { Diagnostic, DiagnosticOptions, RuleCode } from "../diagnostics.js";
import { RULE_SEVERITIES, settleDiagnostics } from "../diagnostics.js";
import type { DialectName } from "../dialects/index.js";
import { DIALECTS } from "../dialects/index.js";
import type { InputSchema, JsonValue, OwnedJsonObject } from "../json/json.js";
import { setOwn } from "../json/json.js";
import { arrange } from "../key-order.js";
import { checkDiagnosticForm, refuseUnknownNames, unknownValue } from "../options.js";
import type { BodyForm } from "./body-form.js";
import { bodyForm, takesFurther } from "./body-form.js";
import { checkEndpoint } from "./check-endpoint.js";
import type { Endpoint, EndpointParameter, RequestTemplate, ToolError } from "./endpoint.js";
import { BODY_ARGUMENT } from "./endpoint.js";
import type { UnknownArguments } from "./input-root.js";
import { ToolDefinitions, schemaCopy } from "./tool-definitions.js";

/** How the input of a tool is written. */
export interface ToolInputOptions {
  /**
   * The dialect that the schemas were written in: `flat` leaves an empty `required` out.
   * @default "referenced"
   */
  readonly dialect?: DialectName;
  /**
   * What the tool does with arguments that neither the parameters nor the body declare.
   * @default "reject"
   */
  readonly unknownArguments?: UnknownArguments;
  readonly diagnostics?: DiagnosticOptions;
}

/** Why an endpoint can be no tool. */
export type ToolInputCode = "argument_collision" | "schema_def_conflict";

/** What a tool takes, and how its arguments become a request; or why the endpoint can be no tool. */
export type ToolInput =
  | {
      readonly inputSchema: InputSchema;
      readonly template: RequestTemplate;
      readonly diagnostics: readonly Diagnostic[];
      readonly error?: undefined;
    }
  | {
      readonly error: ToolError<ToolInputCode>;
      readonly diagnostics: readonly Diagnostic[];
    };

const OPTIONS = [
  "dialect",
  "unknownArguments",
  "diagnostics",
] as const satisfies readonly (keyof ToolInputOptions)[];
const UNKNOWN_ARGUMENTS: readonly UnknownArguments[] = ["reject", "ignore"];

/**
 * What a tool takes that calls an endpoint: each parameter is an argument, and so is each member of the body, unless the
 * body has to stay whole and becomes the one argument `body`. The schemas of the endpoint are not changed.
 *
 * @throws TypeError for what is no endpoint, and for an unknown option or value
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function toolInput(endpoint: Endpoint, options: ToolInputOptions = {}): ToolInput {
  checkOptions(options);
  checkEndpoint(endpoint);
  const { dialect = "referenced", unknownArguments = "reject" } = options;
  const { parameters = [], requestBody } = endpoint;
  const names = new Set(parameters.map(({ name }) => name));
  const body =
    requestBody === undefined ? undefined : bodyForm(requestBody, names, unknownArguments);
  const told = body?.form === "synthetic" ? syntheticBody(body) : [];
  const collision = collisionOf(parameters, body);
  if (collision !== undefined) return failed("argument_collision", collision, told, options);

  const definitions = new ToolDefinitions();
  const { properties, conflict } = propertiesOf(endpoint, body, definitions);
  if (conflict !== undefined) return failed("schema_def_conflict", conflict, told, options);

  const required = requiredOf(endpoint, body);
  const further =
    body?.form === "flattened" ? body.additionalProperties : closing(unknownArguments);
  const inputSchema: OwnedJsonObject = { type: "object", properties };
  if (required.length > 0 || DIALECTS[dialect].emptyRequired === "write") {
    inputSchema["required"] = [...required];
  }
  if (further !== undefined) {
    inputSchema["additionalProperties"] = further === false ? false : furtherSchema(further);
  }
  const { sorted } = definitions;
  if (sorted !== undefined) inputSchema["$defs"] = sorted;
  arrange(inputSchema);
  return {
    inputSchema: inputSchema as InputSchema,
    template: templateOf(endpoint, body, unknownArguments),
    diagnostics: settleDiagnostics(told, options.diagnostics),
  };
}

function closing(unknownArguments: UnknownArguments): false | undefined {
  return unknownArguments === "reject" ? false : undefined;
}

function furtherSchema(further: JsonValue): true | OwnedJsonObject {
  return further === true ? true : schemaCopy(further);
}

/** The parameters first, then the members of the body. */
function propertiesOf(
  { parameters = [], requestBody }: Endpoint,
  body: BodyForm | undefined,
  definitions: ToolDefinitions,
): { readonly properties: OwnedJsonObject; readonly conflict: string | undefined } {
  const properties: OwnedJsonObject = {};
  let conflict: string | undefined;
  const lift = (part: OwnedJsonObject, place: readonly string[], what: string): void => {
    const name = definitions.lift(part, place);
    if (name !== undefined) conflict ??= definitionConflict(name, what);
  };
  for (const { name, schema, description } of parameters) {
    const copy = schemaCopy(schema);
    lift(copy, ["properties", name], `the parameter "${name}"`);
    if (description !== undefined && !Object.hasOwn(copy, "description")) {
      copy["description"] = description;
      arrange(copy);
    }
    setOwn(properties, name, copy);
  }
  if (requestBody === undefined || body === undefined) return { properties, conflict };
  const copy = schemaCopy(requestBody.schema);
  if (body.form === "synthetic") {
    lift(copy, ["properties", BODY_ARGUMENT], "the body");
    setOwn(properties, BODY_ARGUMENT, copy);
    return { properties, conflict };
  }
  lift(copy, [], "the body");
  for (const name of Object.keys(body.properties)) {
    setOwn(properties, name, schemaCopy(body.properties[name] ?? true));
  }
  return { properties, conflict };
}

function requiredOf(
  { parameters = [], requestBody }: Endpoint,
  body: BodyForm | undefined,
): readonly string[] {
  const ofParameters = parameters.filter(isRequired).map(({ name }) => name);
  if (body === undefined) return ofParameters;
  if (body.form === "flattened") return [...new Set([...ofParameters, ...body.required])];
  return requestBody?.required === false ? ofParameters : [...ofParameters, BODY_ARGUMENT];
}

/** A path without one of its values is another path. */
function isRequired({ in: place, required = false }: EndpointParameter): boolean {
  return place === "path" || required;
}

function templateOf(
  { method, route, parameters = [] }: Endpoint,
  body: BodyForm | undefined,
  unknownArguments: UnknownArguments,
): RequestTemplate {
  return {
    ...(method === undefined ? {} : { method }),
    ...(route === undefined ? {} : { route }),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: isRequired(parameter),
      ...(parameter.style === undefined ? {} : { style: parameter.style }),
      ...(parameter.explode === undefined ? {} : { explode: parameter.explode }),
    })),
    ...(body === undefined ? {} : bodyTemplate(body)),
    ...(unknownArguments === "ignore" ? { unknownArguments } : {}),
  };
}

function bodyTemplate(body: BodyForm): Pick<RequestTemplate, "body" | "bodyRoot"> {
  if (body.form === "synthetic") return { bodyRoot: BODY_ARGUMENT };
  const properties = Object.keys(body.properties);
  return { body: { properties, additionalProperties: takesFurther(body) } };
}

/** Two parameters of one name, or one that has the name of the body. Headers differ in more than their case. */
function collisionOf(
  parameters: readonly EndpointParameter[],
  body: BodyForm | undefined,
): string | undefined {
  const seen = new Set<string>();
  for (const { name, in: place } of parameters) {
    const key = place === "header" ? `header ${name.toLowerCase()}` : `argument ${name}`;
    if (seen.has(key) || seen.has(`argument ${name}`)) {
      return `Two parameters are called "${name}", and a tool has one argument of a name. Rename one.`;
    }
    seen.add(key).add(`argument ${name}`);
  }
  if (body?.form !== "synthetic" || !seen.has(`argument ${BODY_ARGUMENT}`)) return undefined;
  return (
    `A parameter is called "${BODY_ARGUMENT}", which is the name of the argument that holds the whole body, ` +
    `since ${body.because}. Rename the parameter.`
  );
}

function definitionConflict(name: string, what: string): string {
  return `The definition "${name}" of ${what} is another one than that of an earlier part. Give one of the two a name of its own.`;
}

function syntheticBody({
  because,
  collision,
}: BodyForm & { form: "synthetic" }): readonly Diagnostic<RuleCode>[] {
  const message =
    `The body is the one argument "${BODY_ARGUMENT}", since ${because}. ` +
    `Its members are not arguments of their own.`;
  const collided =
    collision === undefined
      ? []
      : [
          diagnostic(
            "body_field_collision",
            `The body's field "${collision}" has the name of a parameter. Rename one to have the body's members as arguments.`,
          ),
        ];
  return [...collided, diagnostic("synthetic_body_argument", message)];
}

function diagnostic(code: RuleCode, message: string): Diagnostic<RuleCode> {
  return { code, severity: RULE_SEVERITIES[code], message, path: "/requestBody" };
}

function failed(
  code: ToolInputCode,
  message: string,
  told: readonly Diagnostic<RuleCode>[],
  { diagnostics }: ToolInputOptions,
): ToolInput {
  const found = [...told, { code, severity: RULE_SEVERITIES[code], message, path: "" }];
  return { error: { code, message }, diagnostics: settleDiagnostics(found, diagnostics) };
}

function checkOptions(options: ToolInputOptions): void {
  refuseUnknownNames("option", options, OPTIONS);
  const { dialect, unknownArguments, diagnostics } = options;
  if (dialect !== undefined && !Object.hasOwn(DIALECTS, dialect)) {
    throw unknownValue("dialect", dialect, Object.keys(DIALECTS));
  }
  if (unknownArguments !== undefined && !UNKNOWN_ARGUMENTS.includes(unknownArguments)) {
    throw unknownValue("unknownArguments", unknownArguments, UNKNOWN_ARGUMENTS);
  }
  checkDiagnosticForm(diagnostics, Object.keys(RULE_SEVERITIES));
}
