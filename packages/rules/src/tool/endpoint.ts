import type { JsonObject, JsonValue } from "../json/json.js";

/** Where a parameter stands in a request. */
export type ParameterPlace = "path" | "query" | "header";

/** How the elements of a list are joined in a query; `form` is OpenAPI's default. */
export type ParameterStyle = "form" | "spaceDelimited" | "pipeDelimited";

/** What both the schema of a tool and its requests need to know of a parameter. */
export interface RequestParameter {
  readonly name: string;
  readonly in: ParameterPlace;
  /**
   * Whether the argument has to be given; one of the path always has.
   * @default false
   */
  readonly required?: boolean;
  /** @default "form" */
  readonly style?: ParameterStyle;
  /**
   * Whether a list repeats the key, an element each.
   * @default true for the style `form`, false for the others
   */
  readonly explode?: boolean;
}

/** A parameter of an endpoint, with the JSON Schema of its value. */
export interface EndpointParameter extends RequestParameter {
  readonly schema: JsonObject;
  /** Used where the schema has none of its own. */
  readonly description?: string;
}

/** The body of a request, with its JSON Schema. */
export interface RequestBody {
  readonly schema: JsonObject;
  /** @default true */
  readonly required?: boolean;
}

/** What an endpoint answers, by its status (`"200"`). */
export type Responses = Readonly<Record<string, { readonly schema?: JsonObject }>>;

/** An endpoint of a service as an agent's tool needs to know it. */
export interface Endpoint {
  /** The HTTP method; handed on to the template. */
  readonly method?: string;
  /** The path with a placeholder for each path parameter, `/orders/{id}`; handed on to the template. */
  readonly route?: string;
  readonly parameters?: readonly EndpointParameter[];
  readonly requestBody?: RequestBody;
}

/** The name of the argument that holds the whole body where its members are no arguments of their own. */
export const BODY_ARGUMENT = "body";

/** How a tool's arguments become a request. */
export interface RequestTemplate {
  readonly method?: string;
  /** The path with a placeholder for each path parameter, `/orders/{id}`. */
  readonly route?: string;
  readonly parameters?: readonly RequestParameter[];
  /** A body whose members are arguments. */
  readonly body?: FlattenedBody;
  /** The argument that is the whole body. */
  readonly bodyRoot?: typeof BODY_ARGUMENT;
  /**
   * What is done with an argument that neither the parameters nor the body take.
   * @default "reject"
   */
  readonly unknownArguments?: "reject" | "ignore";
}

/** A body whose members are arguments of the tool. */
export interface FlattenedBody {
  readonly properties: readonly string[];
  /**
   * Whether it takes other members too.
   * @default false
   */
  readonly additionalProperties?: boolean;
}

/** Why an endpoint or a request could not be made. */
export interface ToolError<Code extends string> {
  readonly code: Code;
  readonly message: string;
}

/** The arguments of a call. */
export type ToolArguments = Readonly<Record<string, JsonValue | undefined>>;
