import type { Class } from "@shapewright/binding/reading";
import { isClass, noClass } from "@shapewright/binding/reading";
import type { InputSchemaOptions } from "@shapewright/binding";
import { forTarget, toInputSchema, toOutputSchema } from "@shapewright/binding";
import type { JsonSchema } from "@shapewright/rules";
import { unknownValue } from "@shapewright/rules";
import { bindArguments, type ClassOf } from "./bind-arguments.js";
import { describeProblem } from "./format-problems.js";
import { type ArgumentsOptions, settingsOf } from "./options.js";
import type { Problem } from "./problem.js";

/** One thing that is wrong, as Standard Schema has it. */
export interface StandardIssue {
  /** What is wrong, what would be taken and what came; the place is the path's. */
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** What a Standard Schema makes of a value. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** Which JSON Schema is asked for. */
export interface StandardJsonSchemaOptions {
  /** `draft-2020-12`, `draft-07` or `openapi-3.0`. */
  readonly target: string;
  /** Ignored: there are none. */
  readonly libraryOptions?: Readonly<Record<string, unknown>> | undefined;
}

/** The properties of a Standard Schema (version 1) that also writes JSON Schema: https://standardschema.dev */
export interface StandardProps<Output> {
  readonly version: 1;
  readonly vendor: "shapewright";
  readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly jsonSchema: {
    readonly input: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
    readonly output: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
  };
}

/** A class as a Standard Schema. */
export interface StandardSchema<Output> {
  readonly "~standard": StandardProps<Output>;
}

/** How the arguments are checked and their schema written. */
export interface StandardOptions extends ArgumentsOptions {
  /**
   * How the JSON Schema is written; what `host`, `rows`, `typeShape` and `unknownArguments` say holds for it too.
   * @default what the target `mcp` gives
   */
  readonly schema?: Omit<InputSchemaOptions, (typeof SAID_ELSEWHERE)[number]>;
}

/** The options of a schema that hold for the check as well, and the target, which is what asks for it. */
const SAID_ELSEWHERE = ["host", "rows", "typeShape", "unknownArguments", "target"] as const;

/** @throws TypeError for an option that is unknown or has its place elsewhere; those of the schema itself are seen when it is written */
function refuseWrong({ schema = {}, ...options }: StandardOptions): void {
  settingsOf(options);
  const misplaced = SAID_ELSEWHERE.find((name) => Object.hasOwn(schema, name));
  if (misplaced === undefined) return;
  throw new TypeError(
    misplaced === "target"
      ? 'Option "target" of "schema": who asks for the schema names the draft, and toInputSchema writes for other targets.'
      : `Option "${misplaced}" of "schema": give it beside "schema", so that it holds for the check too.`,
  );
}

/**
 * A class as a Standard Schema: what MCP servers, agent toolsets and routers take as a tool's input. `validate` is `bindArguments`,
 * and hands over an instance; the JSON Schema is that of the target `mcp`, a new object on every call.
 *
 * @throws TypeError for what is no class; unknown options are refused when it is first asked
 */
export function toStandardSchema<T extends object>(
  cls: ClassOf<T>,
  options?: StandardOptions,
): StandardSchema<T> {
  if (!isClass(cls)) throw noClass(cls, "toStandardSchema");
  return { "~standard": propsOf(() => cls, options) };
}

/**
 * The value of a static `~standard`, for a class that extends another one already. The class is looked at when it is first asked.
 *
 * @example
 * class Order {
 *   static readonly "~standard" = standard(() => Order);
 * }
 */
export function standard<T extends object>(
  cls: () => ClassOf<T>,
  options?: StandardOptions,
): StandardProps<T> {
  return propsOf(cls, options);
}

/** Any class that may be extended. */
type Extensible = abstract new (...args: never[]) => object;

/**
 * A base whose subclasses are Standard Schemas: a static `~standard` that is about the class it is read from, so that no subclass
 * passes for its parent.
 *
 * @example
 * class Order extends Standard() {}
 * class Invoice extends Standard(Document) {}
 */
export function Standard<B extends Extensible = new () => object>(
  base?: B,
  options?: StandardOptions,
): B & StandardSchema<InstanceType<B>> {
  const Base: Extensible = base ?? Object;
  abstract class WithStandard extends Base {
    static get "~standard"(): StandardProps<object> {
      const cls = this as unknown as ClassOf<object>;
      const known = propsByClass.get(cls) ?? propsOf(() => cls, options);
      propsByClass.set(cls, known);
      return known;
    }

    /** A static of a subclass, written out by a compiler that assigns static fields. */
    static set "~standard"(own: StandardProps<object>) {
      const property = { value: own, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(this, "~standard", property);
    }
  }
  // A base of its own would be one more name in the lineage of what extends it.
  Object.defineProperty(WithStandard, "name", { value: Base === Object ? "" : Base.name });
  return WithStandard as unknown as B & StandardSchema<InstanceType<B>>;
}

const propsByClass = new WeakMap<object, StandardProps<object>>();

function propsOf<T extends object>(
  cls: () => ClassOf<T>,
  all: StandardOptions = {},
): StandardProps<T> {
  const { schema, ...options } = all;
  const { host, rows, typeShape, unknownArguments } = options;
  const reading = {
    ...(host === undefined ? {} : { host }),
    ...(rows === undefined ? {} : { rows }),
    ...(typeShape === undefined ? {} : { typeShape }),
    ...(unknownArguments === undefined ? {} : { unknownArguments }),
  };
  const write = (
    direction: "input" | "output",
    { target }: StandardJsonSchemaOptions,
  ): JsonSchema => {
    refuseWrong(all);
    const name = draftOf(target);
    const chosen: InputSchemaOptions = { ...schema, ...reading, target: "mcp" };
    const own: Class = cls();
    const written =
      direction === "input" ? toInputSchema(own, chosen) : toOutputSchema(own, chosen);
    return name === undefined ? written : forTarget(written, name, { direction }).schema;
  };
  return {
    version: 1,
    vendor: "shapewright",
    validate: (value) => {
      if (schema !== undefined) refuseWrong(all);
      const bound = bindArguments(cls(), value, options);
      return bound.ok ? { value: bound.value } : { issues: bound.problems.map(issueOf) };
    },
    jsonSchema: {
      input: (asked) => write("input", asked),
      output: (asked) => write("output", asked),
    },
  };
}

const DRAFTS = {
  "draft-2020-12": undefined,
  "draft-07": "draft-07",
  "openapi-3.0": "openapi-3.0",
} as const;

/** The target that a draft is written for; none for the one that is written anyway. */
function draftOf(target: string): "draft-07" | "openapi-3.0" | undefined {
  if (!Object.hasOwn(DRAFTS, target)) throw unknownValue("target", target, Object.keys(DRAFTS));
  return DRAFTS[target as keyof typeof DRAFTS];
}

function issueOf(problem: Problem): StandardIssue {
  return { message: describeProblem(problem), path: [...problem.path] };
}
