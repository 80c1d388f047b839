import type { Class } from "@shapewright/binding";
import { toInputSchema } from "@shapewright/binding";
import type { ShapeOptions } from "@shapewright/binding/reading";
import { isClass, noClass } from "@shapewright/binding/reading";
import type { Diagnostic, JsonSchema } from "@shapewright/rules";
import { settleDiagnostics } from "@shapewright/rules";
import { NoArguments } from "./no-arguments.js";
import { shapeOptionsOf, type ToolsOptions } from "./options.js";
import { outputOf, type Output } from "./output.js";
import type { Tool } from "./tool.js";

/** A tool with all that is read of its classes. */
export interface CatalogTool {
  readonly tool: Tool;
  /** The class of the arguments; none where a schema was given. */
  readonly input: Class | undefined;
  /** How it is listed; a new object on every call. */
  inputSchema(): JsonSchema;
  readonly output: Output | undefined;
}

/** A tool that could not be read. */
export interface ToolFailure {
  readonly name: string;
  readonly error: Error;
}

/** The tools that can be called, by their names in the order in which they were given, and those that cannot. */
export interface Catalog {
  readonly tools: ReadonlyMap<string, CatalogTool>;
  readonly failures: readonly ToolFailure[];
}

/**
 * Reads the classes of tools, each by itself.
 *
 * @throws TypeError for two tools of one name
 * @throws EscalatedDiagnosticsError with every diagnostic of every tool that the options escalate
 */
export function catalogOf(tools: readonly Tool[], options: ToolsOptions): Catalog {
  const known = kept.get(options)?.find((one) => isSameList(one.given, tools));
  if (known !== undefined) return known.catalog;
  const catalog = readAll(tools, options);
  // What could not be read may be readable the next time: a module in an import cycle has run by then.
  if (catalog.failures.length === 0) {
    const ofOptions = kept.get(options) ?? [];
    kept.set(options, [...ofOptions.slice(-MOST_KEPT + 1), { given: [...tools], catalog }]);
  }
  return catalog;
}

/** A server is made for each request by some, of the same tools and the same options each time. */
const kept = new WeakMap<ToolsOptions, readonly { given: readonly Tool[]; catalog: Catalog }[]>();

const MOST_KEPT = 8;

function isSameList(one: readonly Tool[], other: readonly Tool[]): boolean {
  return one.length === other.length && one.every((tool, at) => tool === other[at]);
}

function readAll(tools: readonly Tool[], options: ToolsOptions): Catalog {
  const names = new Set<string>();
  for (const { name } of tools) {
    if (names.has(name)) {
      throw new TypeError(
        `Two tools are called ${JSON.stringify(name)}: a client calls them by their names. Rename one.`,
      );
    }
    names.add(name);
  }
  const read = new Map<string, CatalogTool>();
  const failures: ToolFailure[] = [];
  // Tools share classes: what there is to say of one is said once.
  const found = new Map<string, Diagnostic>();
  for (const tool of tools) {
    const own: Diagnostic[] = [];
    try {
      read.set(tool.name, readTool(tool, options, own));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      failures.push({ name: tool.name, error: failure });
      own.push(unreadable(tool.name, failure));
    }
    for (const one of own) found.set(`${one.code} ${one.message}`, one);
  }
  const { report = emitted, ...others } = options.diagnostics ?? {};
  settleDiagnostics([...found.values()], { ...others, report });
  return { tools: read, failures };
}

function readTool(tool: Tool, options: ToolsOptions, found: Diagnostic[]): CatalogTool {
  const { inputSchema } = tool;
  const shape = shapeOptionsOf(options);
  const output = outputFor(tool, shape, found);
  if (inputSchema !== undefined) {
    return { tool, input: undefined, inputSchema: () => structuredClone(inputSchema), output };
  }
  const input = tool.input === undefined ? NoArguments : classOf(tool.input, "input");
  const { unknownArguments } = options.arguments ?? {};
  const write = (report: (told: Diagnostic) => void): JsonSchema =>
    toInputSchema(input, {
      target: "mcp",
      diagnostics: { report },
      ...shape,
      ...(unknownArguments === undefined ? {} : { unknownArguments }),
    });
  write((told) => void found.push(told));
  return { tool, input, inputSchema: () => write(() => undefined), output };
}

function outputFor({ output }: Tool, shape: ShapeOptions, found: Diagnostic[]): Output | undefined {
  if (output === undefined) return undefined;
  return outputOf(classOf(output.cls, "output"), output.isList, shape, found);
}

function classOf(given: unknown, what: "input" | "output"): Class {
  if (!isClass(given)) throw noClass(given ?? undefined, `The ${what} of a tool`);
  return given;
}

function unreadable(name: string, { message }: Error): Diagnostic {
  return {
    code: "unreadable_shape",
    severity: "warning",
    message: `The tool ${name} cannot be read and is not listed: ${message}`,
    path: `/tools/${name}`,
  };
}

const told = new Set<string>();

/** Once for each: a server that is made for each request would fill the log. */
function emitted({ severity, message, code }: Diagnostic): void {
  if (severity === "info" || told.has(message)) return;
  told.add(message);
  process.emitWarning(message, { type: "ShapewrightWarning", code });
}
