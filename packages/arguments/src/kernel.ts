import type { ClassReading } from "@shapewright/binding/reading";
import type { InputSchema, TypeNode } from "@shapewright/rules";
import { writeSchema } from "@shapewright/rules";
import type { Built } from "./build.js";
import { buildInstance } from "./build.js";
import { checkingSchema } from "./checking-schema.js";
import { ProblemCollector } from "./collect/problem-collector.js";
import type { Check, CheckContext } from "./compile-check.js";
import { CheckCompiler } from "./compile-check.js";
import type { FastBinder } from "./fast/compile.js";
import { compileFast } from "./fast/compile.js";
import { asksNothing } from "./fast/eligible.js";
import { hostProblems } from "./host/host-problems.js";
import type { HostVerdict } from "@shapewright/binding/reading";
import type { OwnedJson } from "./json.js";
import { mergeProblems, withoutSecrets } from "./merge-problems.js";
import type { Settings } from "./options.js";
import type { Plan } from "./plan.js";
import { planOf } from "./plan.js";
import { asksForPreparation, prepare } from "./prepare.js";
import type { Problem } from "./problem.js";
import { takeArguments } from "./take-arguments.js";
import type { TextRules } from "./text-keywords.js";
import type { Takes } from "./variants.js";

/** What came of arguments. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What asks the host, now or later. */
export type Judge<T> = (instance: object) => T;

/** Arguments that were looked at, as far as the host need not be asked. */
export interface Opened {
  readonly outcome?: Outcome;
  /** What the host is to be asked, and what is made of its answers. */
  readonly pending?: {
    readonly instances: readonly object[];
    close(verdicts: readonly HostVerdict[]): Outcome;
  };
}

/** The check of one class under one set of options, compiled once. */
export class Kernel {
  readonly plan: Plan;
  readonly #settings: Settings;
  readonly #schema: InputSchema;
  readonly #rules: TextRules;
  readonly #compiler: CheckCompiler;
  readonly #isExact: boolean;
  #compiled: Check | undefined;
  readonly #takes: Takes;
  readonly #fast: FastBinder | undefined;

  constructor(reading: ClassReading, settings: Settings) {
    this.plan = planOf(reading);
    this.#settings = settings;
    const { maxPatternText, patternEngine } = settings;
    this.#rules = { hostDecides: this.plan.isJudged, maxPatternText, patternEngine };
    this.#compiler = compilerFor(this.#rules);
    this.#schema = checkingSchema(this.plan, settings);
    this.#isExact = this.plan.isExact && asksNothing(settings.shape.host ?? {});
    this.#takes = takesBy(this.plan, this.#compiler);
    // Where the options read arguments for something else, good ones may be read so too.
    this.#fast = asksForPreparation(settings)
      ? undefined
      : compileFast(this.plan, this.#schema, this.#rules, settings);
  }

  /** Compiled when something is first looked at with care. */
  get #check(): Check {
    this.#compiled ??= compiled(this.#compiler, this.#schema, this.plan.root.name);
    return this.#compiled;
  }

  /** An instance built of good arguments, where nothing has to be asked; `undefined` where more care is due. */
  bindFast(args: unknown): object | undefined {
    if (this.#fast === undefined) return undefined;
    try {
      return this.#fast(args);
    } catch {
      // A getter of the caller's or a constructor of the author's.
      return undefined;
    }
  }

  /** Looks at arguments, up to what the host has to be asked. */
  open(args: unknown, settings: Settings): Opened {
    const taken = takeArguments(args, settings.maxArgumentDepth);
    if (taken.problems !== undefined) return { outcome: this.#refused(taken.problems, settings) };
    const value = asksForPreparation(settings)
      ? prepare(taken.value, this.plan.root.key, this.plan, this.#takes, settings)
      : taken.value;
    const context: CheckContext = { asksHost: false };
    const fits = this.#check(value, context);
    const ofSchema = fits ? [] : this.#collect(value, settings);
    if (!fits && boundsPatterns(settings)) {
      return { outcome: this.#refused(ofSchema, settings) };
    }
    return this.#build(value, ofSchema, fits && !context.asksHost && this.#isExact, settings);
  }

  #build(
    value: OwnedJson,
    ofSchema: readonly Problem[],
    isSettled: boolean,
    settings: Settings,
  ): Opened {
    const fits = ofSchema.length === 0;
    let built: Built;
    try {
      built = buildInstance(value, this.plan, this.#takes, settings);
    } catch (thrown) {
      // What no schema takes may well make code of the author's fail.
      const problems = fits ? [thrownProblem(thrown)] : ofSchema;
      return { outcome: this.#refused(problems, settings) };
    }
    if (!fits && !this.plan.isJudged) return { outcome: this.#refused(ofSchema, settings) };
    const { toJudge } = built;
    const made = built.value;
    if (isSettled || toJudge.length === 0) {
      const problems = [...ofSchema, ...built.problems];
      return {
        outcome:
          problems.length > 0 ? this.#refused(problems, settings) : { ok: true, value: made },
      };
    }
    const close = (verdicts: readonly HostVerdict[]): Outcome => {
      const ofHost: Problem[] = [...built.problems];
      verdicts.forEach((verdict, at) => {
        if ("thrown" in verdict) {
          if (fits) ofHost.push(thrownProblem(verdict.thrown));
        } else if ("errors" in verdict) {
          ofHost.push(...hostProblems(verdict.errors, this.plan, toJudge[at]?.path ?? []));
        }
      });
      if (fits && ofHost.length === 0) return { ok: true, value: made };
      return this.#refused(mergeProblems(ofSchema, ofHost, this.plan), settings);
    };
    return { pending: { instances: toJudge.map(({ instance }) => instance), close } };
  }

  #collect(value: OwnedJson, { maxProblems }: Settings): readonly Problem[] {
    const ask = (part: object, held: OwnedJson): boolean =>
      this.#compiler.compile({
        $defs: this.#schema["$defs"] ?? {},
        allOf: [structuredClone(part) as InputSchema],
      })(held, { asksHost: false });
    return new ProblemCollector(this.#schema, this.#rules, ask, maxProblems).collect(value);
  }

  #refused(problems: readonly Problem[], { maxProblems }: Settings): Outcome {
    return { ok: false, problems: withoutSecrets(problems.slice(0, maxProblems), this.plan) };
  }
}

const compilers = new Map<string, CheckCompiler>();

/** One compiler for all classes that are checked by the same rules for texts; an engine of the caller's has one of its own. */
function compilerFor(rules: TextRules): CheckCompiler {
  if (rules.patternEngine !== undefined) return new CheckCompiler(rules);
  const key = `${String(rules.hostDecides)} ${String(rules.maxPatternText)}`;
  const known = compilers.get(key);
  if (known !== undefined) return known;
  const made = new CheckCompiler(rules);
  // Bounds on texts are few; one that is made of every call is not kept.
  if (compilers.size < MOST_COMPILERS) compilers.set(key, made);
  return made;
}

const MOST_COMPILERS = 16;

/** A schema of the author's own may be none. */
function compiled(compiler: CheckCompiler, schema: InputSchema, name: string): Check {
  try {
    return compiler.compile(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TypeError(`${name}: its schema cannot be checked here: ${reason}`, { cause: error });
  }
}

/** Whether the author's patterns are kept from texts: the host would run them by itself. */
function boundsPatterns({ patternEngine, maxPatternText }: Settings): boolean {
  return patternEngine !== undefined || Number.isFinite(maxPatternText);
}

/** What code of the author's threw, as a problem of the arguments as a whole. */
function thrownProblem(thrown: unknown): Problem {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { path: [], pointer: "", code: "rule", message: `could not be read: ${reason}` };
}

/** Asks a check of its own about a part of a shape, compiled when it is first asked. */
function takesBy({ shape }: Plan, compiler: CheckCompiler): Takes {
  const checks = new WeakMap<TypeNode, Check>();
  return (node, value) => {
    let check = checks.get(node);
    if (check === undefined) {
      const { schema } = writeSchema(
        { root: node, types: shape.types },
        { dialect: "flat", references: "shared" },
      );
      check = compiler.compile(schema);
      checks.set(node, check);
    }
    return check(value, { asksHost: false });
  };
}

const kernels = new WeakMap<object, Map<string, Kernel>>();
const engines = new WeakMap<object, string>();
let engineCount = 0;

/** The kernel of a reading, made when it is first asked for and kept as long as the reading holds. */
export function kernelOf(reading: ClassReading, settings: Settings): Kernel {
  const key = [
    settings.unknownArguments,
    settings.maxPatternText,
    settings.maxArgumentDepth,
    asksForPreparation(settings),
    settings.patternEngine === undefined ? "" : engineKey(settings.patternEngine),
  ].join(" ");
  const ofShape = kernels.get(reading.shape) ?? new Map<string, Kernel>();
  kernels.set(reading.shape, ofShape);
  const kernel = ofShape.get(key) ?? new Kernel(reading, settings);
  ofShape.set(key, kernel);
  return kernel;
}

function engineKey(engine: object): string {
  const known = engines.get(engine) ?? `engine ${String((engineCount += 1))}`;
  engines.set(engine, known);
  return known;
}
