// What `@nestjs/common` and `@nestjs/swagger` leave with a controller, by their keys.

/** A parameter of a handler. */
export interface RouteArgument {
  readonly kind: ArgumentKind;
  readonly index: number;
  /** The name in `@Query("page")`. */
  readonly name: string | undefined;
  readonly pipes: readonly unknown[];
}

/** Where a parameter's value comes from. */
export type ArgumentKind = "body" | "query" | "path" | "header" | "file" | "raw body" | "other";

/** The numbers of Nest's `RouteParamtypes`. */
const KINDS: Readonly<Record<string, ArgumentKind>> = {
  3: "body",
  4: "query",
  5: "path",
  6: "header",
  8: "file",
  9: "file",
  12: "raw body",
};

interface StoredArgument {
  readonly index: number;
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
}

/** The parameters of a handler that are decorated, in their order. */
export function routeArguments(controller: object, method: string): readonly RouteArgument[] {
  const stored = Reflect.getMetadata("__routeArguments__", controller, method) as
    Readonly<Record<string, StoredArgument>> | undefined;
  return Object.entries(stored ?? {})
    .map(([key, { index, data, pipes = [] }]) => ({
      kind: key.includes("__customRouteArgs__")
        ? "other"
        : (KINDS[key.split(":")[0] ?? ""] ?? "other"),
      index,
      name: typeof data === "string" && data !== "" ? data : undefined,
      pipes,
    }))
    .sort((one, other) => one.index - other.index);
}

/** The types of a handler's parameters, as the compiler wrote them. */
export function parameterTypes(prototype: object, method: string): readonly unknown[] {
  const types: unknown = Reflect.getMetadata("design:paramtypes", prototype, method);
  return Array.isArray(types) ? types : [];
}

/** What stands on the function of a handler, or on a controller. */
export function metadataOf(key: string, holder: object): unknown {
  return Reflect.getMetadata(key, holder);
}

/** What `@ApiOperation` says. */
export interface ApiOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
}

/** What `@ApiParam`, `@ApiQuery`, `@ApiHeader` and `@ApiBody` say of one parameter. */
export interface ApiParameter {
  readonly in?: string;
  readonly name?: unknown;
  readonly description?: string;
  readonly required?: boolean;
  readonly type?: unknown;
  readonly isArray?: boolean;
  readonly enum?: unknown;
  /** Where `enum` was given, it stands there. */
  readonly schema?: { readonly enum?: unknown };
}

/** What `@ApiOkResponse` and its kin say of one status. */
export interface ApiResponse {
  readonly type?: unknown;
  readonly isArray?: boolean;
}

export function apiOperation(handler: object): ApiOperation {
  return metadataOf("swagger/apiOperation", handler) ?? {};
}

export function apiParameters(handler: object): readonly ApiParameter[] {
  const found = metadataOf("swagger/apiParameters", handler);
  return Array.isArray(found) ? (found as readonly ApiParameter[]) : [];
}

/** The response of the lowest status that means success and has a type. */
export function apiSuccess(handler: object): ApiResponse | undefined {
  const found = (metadataOf("swagger/apiResponse", handler) ?? {}) as Readonly<
    Record<string, ApiResponse>
  >;
  return Object.entries(found)
    .filter(([status, { type }]) => /^2\d\d$/.test(status) && type !== undefined)
    .sort(([one], [other]) => Number(one) - Number(other))[0]?.[1];
}
