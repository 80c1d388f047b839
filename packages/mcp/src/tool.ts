import type { ClassOf } from "@shapewright/arguments";
import type { Class } from "@shapewright/binding";
import type { JsonSchema, JsonValue } from "@shapewright/rules";
import { refuseUnknownNames } from "@shapewright/rules";

/** Hints of the protocol about what a tool does; a client need not believe them. */
export interface ToolAnnotations {
  readonly title?: string;
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

/** What a handler is given beside the arguments. */
export interface ToolContext {
  readonly tool: string;
  /** Aborted when the client cancels the call. */
  readonly signal: AbortSignal;
  /** What the SDK hands to a handler: `RequestHandlerExtra` in version 1, the server's context in version 2. */
  readonly sdk: unknown;
}

/**
 * What may be given where a class is declared: an instance of it, or a plain object with the same members. Methods need not be there.
 */
export type ShapeOf<T> = T extends Leaf
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ShapeOf<Item>[]
    : { [K in keyof T as T[K] extends Method ? never : K]: ShapeOf<T[K]> };

type Method = (...args: never[]) => unknown;
type Leaf =
  | string
  | number
  | boolean
  | bigint
  | null
  | undefined
  | Date
  | Uint8Array
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>;

/** A result in the form of the protocol, which is sent as it is. */
export interface ProtocolResult {
  readonly content: readonly (Readonly<Record<string, unknown>> & { readonly type: string })[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

interface Declared<I extends object> {
  /** 1 to 128 letters, digits, `_`, `-` and `.`; model APIs take 64, without the dot. */
  readonly name: string;
  /** What people are shown. */
  readonly title?: string;
  /** What the model is told. */
  readonly description: string;
  /** The class of the arguments; without one the tool takes none. */
  readonly input?: ClassOf<I>;
  readonly annotations?: ToolAnnotations;
}

/** A tool of which nothing is declared that it gives. */
export interface ToolWithoutOutput<I extends object> extends Declared<I> {
  readonly output?: never;
  /**
   * Gives a text, something that is sent as JSON text, a `ProtocolResult`, or nothing. What it throws becomes an error result with the
   * message, so that the model may try again.
   */
  readonly handler: (args: I, context: ToolContext) => unknown;
}

/** A tool with a class of what it gives. */
export interface ToolWithOutput<I extends object, O extends object> extends Declared<I> {
  readonly output: ClassOf<O>;
  /** Gives an instance or a plain object with the same members, or a `ProtocolResult` of `toolResult`. */
  readonly handler: (args: I, context: ToolContext) => MaybeLater<ShapeOf<NoInfer<O>> | ToolResult>;
}

/** A tool that gives a list. */
export interface ToolWithList<I extends object, O extends object> extends Declared<I> {
  readonly output: readonly [ClassOf<O>];
  /** Gives a list of instances or of plain objects with the same members, or a `ProtocolResult` of `toolResult`. */
  readonly handler: (
    args: I,
    context: ToolContext,
  ) => MaybeLater<readonly ShapeOf<NoInfer<O>>[] | ToolResult>;
}

type MaybeLater<T> = T | Promise<T>;

/** A declared tool. */
export interface Tool {
  readonly name: string;
  readonly title: string | undefined;
  readonly description: string;
  readonly input: Class | undefined;
  /** The schema of the arguments, where no class describes them; whoever answers the call checks them then. */
  readonly inputSchema: JsonSchema | undefined;
  readonly output: { readonly cls: Class; readonly isList: boolean } | undefined;
  readonly annotations: ToolAnnotations | undefined;
  readonly handler: (args: object, context: ToolContext) => unknown;
}

/** A result of the protocol's own form, where a class of what is given is declared. */
export class ToolResult {
  constructor(readonly result: ProtocolResult) {}
}

/** Marks a result as one of the protocol's own form: images, links, or an error that the tool words itself. */
export function toolResult(result: ProtocolResult): ToolResult {
  return new ToolResult(result);
}

/** What came, before it is checked. */
interface Untyped {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description: string;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly annotations?: ToolAnnotations | undefined;
  readonly handler: unknown;
}

const KEYS = ["name", "title", "description", "input", "output", "handler", "annotations"];

/**
 * Declares a tool. The handler receives an instance of `input`.
 *
 * @throws TypeError for an unknown key, a name that the protocol does not take, and for what is no text or no function. A class that is
 * none is told when the tool is registered, where the others stand.
 */
export function defineTool<I extends object, O extends object>(tool: ToolWithList<I, O>): Tool;
// eslint-disable-next-line @typescript-eslint/unified-signatures -- of a union of the two, a wrong handler is told by neither
export function defineTool<I extends object, O extends object>(tool: ToolWithOutput<I, O>): Tool;
export function defineTool<I extends object>(tool: ToolWithoutOutput<I>): Tool;
export function defineTool(tool: Untyped): Tool {
  refuseUnknownNames("key of a tool", tool, KEYS);
  const { name, title, description, input, output, annotations, handler } = tool;
  checkTexts(tool);
  const isList = Array.isArray(output);
  if (isList && output.length !== 1) {
    throw new TypeError(
      `The tool ${name}: "output" is a class or a list with one class, [Book]; found a list of ${String(output.length)}.`,
    );
  }
  return Object.freeze({
    name,
    title,
    description,
    // What is no class, as in an import cycle, is told when the tool is registered.
    input: "input" in tool ? ((input ?? null) as Class) : undefined,
    inputSchema: undefined,
    output: "output" in tool ? outputIn(output) : undefined,
    annotations,
    handler: handler as Tool["handler"],
  });
}

/** A tool whose arguments a schema describes, and something else than this package checks: a service that is called, say. */
export interface SchemaTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  /** What is listed, with an object at its root. */
  readonly inputSchema: JsonSchema;
  /** What is given, as JSON: it is sent as it is. */
  readonly output?: Class | readonly [Class];
  readonly annotations?: ToolAnnotations;
  readonly handler: (args: Readonly<Record<string, JsonValue>>, context: ToolContext) => unknown;
}

const SCHEMA_KEYS = [...KEYS.filter((key) => key !== "input"), "inputSchema"];

/**
 * Declares a tool by the schema of its arguments. The handler receives them as they came, and checks them.
 *
 * @throws TypeError for an unknown key, a name that the protocol does not take, and for a schema that is not that of an object
 */
export function defineSchemaTool(tool: SchemaTool): Tool {
  refuseUnknownNames("key of a tool", tool, SCHEMA_KEYS);
  checkTexts(tool);
  const { name, title, description, inputSchema, output, annotations, handler } = tool;
  const schema: unknown = inputSchema;
  if (typeof schema !== "object" || schema === null || inputSchema["type"] !== "object") {
    throw new TypeError(`The tool ${name} has no inputSchema of type "object".`);
  }
  return Object.freeze({
    name,
    title,
    description,
    input: undefined,
    inputSchema,
    output: output === undefined ? undefined : outputIn(output),
    annotations,
    handler: handler as Tool["handler"],
  });
}

function outputIn(output: unknown): Tool["output"] {
  const isList = Array.isArray(output);
  return { cls: (isList ? (output as readonly unknown[])[0] : output) as Class, isList };
}

function checkTexts({
  name,
  title,
  description,
  handler,
}: Pick<Untyped, "name" | "title" | "description" | "handler">): void {
  checkName(name);
  for (const [key, value] of Object.entries({ title, description })) {
    if (key === "title" && value === undefined) continue;
    if (typeof value !== "string" || value.trim() === "") {
      throw new TypeError(`The tool ${name} has no ${key}: give a text that says what it does.`);
    }
  }
  if (typeof handler !== "function") {
    throw new TypeError(`The tool ${name} has no handler: give a function of its arguments.`);
  }
}

const NAME = /^[\w.-]{1,128}$/;

function checkName(name: unknown): void {
  if (typeof name === "string" && NAME.test(name)) return;
  throw new TypeError(
    `${typeof name === "string" ? JSON.stringify(name) : String(name)} is no name of a tool: the protocol takes 1 to 128 letters, digits, "_", "-" and ".".`,
  );
}
