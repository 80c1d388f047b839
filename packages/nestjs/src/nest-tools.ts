import type { INestApplication } from "@nestjs/common";
import { toToolInput } from "@shapewright/binding";
import type { Tool, ToolAnnotations, ToolContext } from "@shapewright/mcp";
import { defineSchemaTool } from "@shapewright/mcp";
import type { Diagnostic, InputSchema, RequestTemplate } from "@shapewright/rules";
import { settleDiagnostics } from "@shapewright/rules";
import type { AsToolOptions } from "./as-tool.js";
import { callService, type Service } from "./call-service.js";
import { apiOperation, routeArguments, type ApiOperation } from "./nest-metadata.js";
import { checkOptions, type NestToolsOptions } from "./options.js";
import { validationOptions } from "./pipes.js";
import { labelOf, readEndpoint, routeOf, toldOf } from "./read-endpoint.js";
import { routesOf, type Route } from "./routes.js";

/** An endpoint that can be no tool. */
export interface LeftOutEndpoint {
  /** `OrdersController.upload`. */
  readonly endpoint: string;
  readonly reason: string;
}

/** The endpoints of a service as tools. */
export interface NestTools {
  readonly tools: readonly Tool[];
  readonly leftOut: readonly LeftOutEndpoint[];
}

/**
 * Makes tools of the endpoints of a Nest application: those with `@AsTool`, or those that a filter takes. Each call becomes a request
 * to the running service, whose own pipes, guards and interceptors answer it.
 *
 * @throws TypeError for an unknown option, and for what is no Nest application
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function nestTools(app: INestApplication, options: NestToolsOptions = {}): NestTools {
  checkOptions(options);
  const service = serviceOf(app, options);
  const tools = new Map<string, Tool>();
  const leftOut: LeftOutEndpoint[] = [];
  const found: Diagnostic[] = [];
  for (const route of routesOf(app)) {
    const told = toldOf(route);
    if (!isChosen(route, told, options)) continue;
    const leave = (reason: string, code = "endpoint_left_out", isTold = false): void => {
      const endpoint = labelOf(route);
      leftOut.push({ endpoint, reason });
      if (isTold) return;
      found.push({
        code,
        severity: "endpoint_dropped",
        message: `${endpoint} is no tool: ${reason}.`,
        path: `/endpoints/${endpoint}`,
      });
    };
    try {
      const made = toolOf(route, told, service, options, found);
      if ("leftOut" in made) leave(made.leftOut, made.code, made.isTold);
      else if (tools.has(made.tool.name)) {
        leave(`another one is called ${made.tool.name}. Name it with @AsTool({ name })`);
      } else tools.set(made.tool.name, made.tool);
    } catch (error) {
      leave(error instanceof Error ? error.message.replace(/\.$/, "") : String(error));
    }
  }
  const { report = emitted, ...others } = options.diagnostics ?? {};
  settleDiagnostics(found, { ...others, report });
  return { tools: [...tools.values()], leftOut };
}

function isChosen(
  route: Route,
  told: AsToolOptions | undefined,
  { filter }: NestToolsOptions,
): boolean {
  if (told !== undefined) return true;
  if (filter === undefined) return false;
  const { controller, member, method = "ALL", path } = route;
  return filter({ controller, member, method, route: routeOf(path) ?? path });
}

type Made =
  | { readonly tool: Tool }
  /** `isTold` where a diagnostic says so already. */
  | { readonly leftOut: string; readonly code?: string; readonly isTold?: boolean };

function toolOf(
  route: Route,
  told: AsToolOptions = {},
  service: Service,
  { schema, identityHeaders = [] }: NestToolsOptions,
  found: Diagnostic[],
): Made {
  const read = readEndpoint(route, told);
  if ("leftOut" in read) return read;
  found.push(...read.diagnostics);
  const written = toToolInput(read.endpoint, {
    target: "mcp",
    // Its keys are arguments then, and no one argument that holds them.
    ...(read.isBodyUnread ? { freeForm: "true" } : {}),
    ...validationOptions(pipesOf(route)),
    ...schema,
    diagnostics: {
      report: (one) => found.push({ ...one, message: `${labelOf(route)}: ${one.message}` }),
    },
  });
  if (written.error !== undefined) {
    return { leftOut: written.error.message.replace(/\.$/, ""), isTold: true };
  }
  const { inputSchema, template } = withoutHeaders(written, identityHeaders);
  const { method = "GET", route: path = "/" } = read.endpoint;
  const operation = apiOperation(route.handler);
  const { output } = read;
  return {
    tool: defineSchemaTool({
      name: told.name ?? operationName(operation) ?? nameOf(route),
      ...(told.title === undefined ? {} : { title: told.title }),
      description:
        told.description ??
        descriptionIn(operation.summary, operation.description) ??
        `${method} ${path}`,
      inputSchema,
      ...(output === undefined ? {} : { output }),
      annotations: told.annotations ?? annotationsOf(method),
      handler: (args, context) => callService(service, template, route.headers, args, context),
    }),
  };
}

/** Those of the parameters that a class stands for are the nearest of all. */
function pipesOf({ controller, member, pipes }: Route): readonly unknown[] {
  const own = routeArguments(controller, member).filter(({ name }) => name === undefined);
  return [...pipes, ...own.flatMap((argument) => argument.pipes)];
}

/** What says who calls is no argument. */
function withoutHeaders(
  {
    inputSchema,
    template,
  }: { readonly inputSchema: InputSchema; readonly template: RequestTemplate },
  names: readonly string[],
): { readonly inputSchema: InputSchema; readonly template: RequestTemplate } {
  const hidden = new Set(names.map((name) => name.toLowerCase()));
  const { parameters = [] } = template;
  const gone = new Set(
    parameters
      .filter(({ name, in: place }) => place === "header" && hidden.has(name.toLowerCase()))
      .map(({ name }) => name),
  );
  if (gone.size === 0) return { inputSchema, template };
  const { properties } = inputSchema;
  const required = inputSchema["required"] as readonly string[] | undefined;
  return {
    inputSchema: {
      ...inputSchema,
      properties: Object.fromEntries(
        Object.entries(properties).filter(([name]) => !gone.has(name)),
      ),
      ...(required === undefined ? {} : { required: required.filter((name) => !gone.has(name)) }),
    },
    template: { ...template, parameters: parameters.filter(({ name }) => !gone.has(name)) },
  };
}

/** What the author calls the operation, where that is a name that every client takes. */
function operationName({ operationId }: ApiOperation): string | undefined {
  return operationId !== undefined && /^[\w-]{1,64}$/.test(operationId) ? operationId : undefined;
}

/** `OrdersController.createMany` is `orders_create_many`. */
function nameOf({ controller, member }: Route): string {
  const words = `${controller.name.replace(/Controller$/, "")}_${member}`;
  return words
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .replaceAll(/\W/g, "_")
    .toLowerCase();
}

function descriptionIn(...texts: readonly (string | undefined)[]): string | undefined {
  const said = texts.filter((text) => text !== undefined && text.trim() !== "");
  return said.length === 0 ? undefined : said.join("\n\n");
}

function annotationsOf(method: string): ToolAnnotations {
  const isRead = method === "GET" || method === "HEAD";
  return {
    readOnlyHint: isRead,
    ...(isRead ? {} : { destructiveHint: method !== "POST" }),
    ...(method === "PUT" || method === "DELETE" ? { idempotentHint: true } : {}),
  };
}

function serviceOf(app: INestApplication, options: NestToolsOptions): Service {
  const { baseUrl, headers = {}, identityHeaders = [] } = options;
  return {
    baseUrl: async () => baseUrl ?? (await app.getUrl()),
    headers: async (context) => ({
      ...incoming(context, identityHeaders),
      ...(typeof headers === "function" ? await headers(context) : headers),
    }),
  };
}

/** The named headers of the request that carried the call; there is none over stdio. */
function incoming(
  { sdk }: ToolContext,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const { requestInfo, http } = sdk as {
    readonly requestInfo?: { readonly headers?: Readonly<Record<string, unknown>> };
    readonly http?: { readonly req?: { readonly headers?: Headers } };
  };
  const found: Record<string, string> = {};
  for (const name of names) {
    const key = name.toLowerCase();
    const value = http?.req?.headers?.get(key) ?? requestInfo?.headers?.[key];
    if (typeof value === "string") found[key] = value;
  }
  return found;
}

const told = new Set<string>();

function emitted({ severity, message, code }: Diagnostic): void {
  if (severity === "info" || told.has(message)) return;
  told.add(message);
  process.emitWarning(message, { type: "ShapewrightWarning", code });
}
