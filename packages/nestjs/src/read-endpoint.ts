import { StreamableFile } from "@nestjs/common";
import type { BodyType, Class, ToolEndpoint } from "@shapewright/binding";
import { className, isClass } from "@shapewright/binding/reading";
import type { Diagnostic, ParameterPlace } from "@shapewright/rules";
import { asToolOf, type AsToolOptions } from "./as-tool.js";
import {
  apiParameters,
  apiSuccess,
  metadataOf,
  parameterTypes,
  routeArguments,
  type ApiParameter,
  type RouteArgument,
} from "./nest-metadata.js";
import { bodyType, classOfPlace, type NamedArgument } from "./parameters.js";
import type { Route } from "./routes.js";

/** What is read of an endpoint, or why it can be no tool. */
export type EndpointReading =
  | {
      readonly endpoint: ToolEndpoint;
      /** Whether the type of the body is not known, so that what it holds is sent on as it comes. */
      readonly isBodyUnread: boolean;
      readonly output: Class | readonly [Class] | undefined;
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly leftOut: string; readonly code?: "multiple_body_bindings" };

/** What the author says of the endpoint, the method's word before the controller's. */
export function toldOf({ controller, handler }: Route): AsToolOptions | undefined {
  const [ofClass, ofMethod] = [asToolOf(controller), asToolOf(handler)];
  if (ofClass === undefined && ofMethod === undefined) return undefined;
  return { ...ofClass, ...ofMethod };
}

/** The path with `{id}` for `:id`; `undefined` for one that no arguments make. */
export function routeOf(path: string): string | undefined {
  const route = path.replaceAll(/:(\w+)/g, "{$1}");
  return /[*()?+]|\{\w*[^\w{}]/.test(route) ? undefined : route;
}

/** Reads the parameters, the body and the response of an endpoint. */
export function readEndpoint(route: Route, told: AsToolOptions = {}): EndpointReading {
  const { controller, member, handler, method } = route;
  const label = labelOf(route);
  const path = routeOf(route.path);
  if (method === undefined) return { leftOut: "it answers every method, and a tool calls one" };
  if (path === undefined) {
    return { leftOut: `its path ${route.path} is a pattern, of which no arguments make a path` };
  }
  if (metadataOf("__sse__", handler) === true)
    return { leftOut: "it answers with a stream of events" };
  if (metadataOf("__renderTemplate__", handler) !== undefined)
    return { leftOut: "it renders a page" };
  if (metadataOf("host", controller) !== undefined)
    return { leftOut: "it answers to one host alone" };
  const prototype = controller.prototype as object;
  const returned: unknown = Reflect.getMetadata("design:returntype", prototype, member);
  if (returned === StreamableFile) return { leftOut: "it answers with a file" };
  const all = routeArguments(controller, member);
  if (all.some(({ kind }) => kind === "file")) return { leftOut: "it takes files" };
  if (all.some(({ kind }) => kind === "raw body")) return { leftOut: "it takes the raw body" };

  const types = parameterTypes(prototype, member);
  const documented = apiParameters(handler);
  const of = (kind: RouteArgument["kind"]): readonly RouteArgument[] =>
    all.filter((argument) => argument.kind === kind);
  const named = (kind: RouteArgument["kind"]): readonly NamedArgument[] =>
    of(kind)
      .filter(({ name }) => name !== undefined)
      .map((argument) => ({
        argument,
        type: types[argument.index],
        documented: documented.find((one) => one.in === IN[kind] && one.name === argument.name),
      }));
  const diagnostics: Diagnostic[] = [];
  const parameters: Partial<Record<ParameterPlace, Class>> = {};
  for (const place of ["path", "query", "header"] as const) {
    const objects = of(place).filter(({ name }) => name === undefined);
    const classes = [...new Set(objects.map(({ index }) => types[index]))];
    const known = classes.filter(isKnownClass);
    if (classes.length > known.length && place === "query") {
      diagnostics.push(
        unreadable(
          label,
          "its query is of no known class, so that no parameter is told. Declare @Query() with a class",
        ),
      );
    }
    const [whole] = known;
    const single =
      whole === undefined && place === "path" ? placeholders(path, named(place)) : named(place);
    const cls = classOfPlace(place, whole, single);
    if (cls !== undefined) parameters[place] = cls;
  }
  const wholeBodies = of("body").filter(({ name }) => name === undefined);
  const ofBody = documented.find((one) => one.in === "body");
  const bodies = new Set(wholeBodies.map(({ index }) => types[index]));
  if (bodies.size > 1) {
    return {
      leftOut: "two parameters are its whole body, of different classes. Declare one",
      code: "multiple_body_bindings",
    };
  }
  const body = told.body ?? bodyOf(wholeBodies, types, ofBody, named("body"));
  const isUnread = body === undefined && (wholeBodies.length > 0 || named("body").length > 0);
  if (isUnread) {
    diagnostics.push(
      unreadable(
        label,
        "the type of its body is erased (an interface, a union, `import type`), so that any object is told. Declare a class, " +
          "or name it with @AsTool({ body: X }) or @ApiBody({ type: X })",
      ),
    );
  }
  const required = told.bodyRequired ?? ofBody?.required !== false;
  const hasBody = body !== undefined || isUnread;
  if (hasBody && (method === "GET" || method === "HEAD")) {
    return { leftOut: `it reads a body of a ${method}, which carries none` };
  }
  return {
    endpoint: {
      method,
      route: path,
      parameters,
      ...(hasBody ? { body: body ?? Object, bodyRequired: required } : {}),
    },
    isBodyUnread: isUnread,
    output: told.output ?? outputOf(handler),
    diagnostics,
  };
}

const IN: Readonly<Record<string, string>> = {
  path: "path",
  query: "query",
  header: "header",
  body: "body",
};

/** Placeholders of the path that no parameter reads are arguments all the same; a class of the path declares its own. */
function placeholders(path: string, named: readonly NamedArgument[]): readonly NamedArgument[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.map(
    (name) =>
      named.find(({ argument }) => argument.name === name) ?? {
        argument: { kind: "path", index: -1, name, pipes: [] },
        type: String,
        documented: undefined,
      },
  );
}

function bodyOf(
  whole: readonly RouteArgument[],
  types: readonly unknown[],
  documented: ApiParameter | undefined,
  named: readonly NamedArgument[],
): BodyType | undefined {
  const [first] = whole;
  if (first !== undefined) return bodyType(first, types[first.index], documented);
  return classOfPlace("body", undefined, named);
}

function outputOf(handler: object): Class | readonly [Class] | undefined {
  const success = apiSuccess(handler);
  const { type, isArray } = success ?? {};
  const cls: unknown = Array.isArray(type) ? (type as readonly unknown[])[0] : type;
  if (!isKnownClass(cls)) return undefined;
  return isArray === true || Array.isArray(type) ? [cls] : cls;
}

const SCALARS: readonly unknown[] = [String, Number, Boolean, Date, Object, Array, BigInt];

function isKnownClass(value: unknown): value is Class {
  return isClass(value) && !SCALARS.includes(value);
}

/** `OrdersController.create`. */
export function labelOf({ controller, member }: Route): string {
  return `${className(controller)}.${member}`;
}

function unreadable(label: string, what: string): Diagnostic {
  return {
    code: "unreadable_shape",
    severity: "warning",
    message: `${label}: ${what}.`,
    path: `/endpoints/${label}`,
  };
}
