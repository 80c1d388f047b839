import type { JsonObject, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import { copyJson } from "../json/copy-json.js";
import { labelOf } from "./label.js";
import { placesIn } from "./places.js";
import type { Step } from "./step.js";
import type { TargetProblem } from "./unfit-for-target-error.js";
import { UnfitForTargetError } from "./unfit-for-target-error.js";

/** How many parameters of a kind the strict tools of one request may have together. */
export const ANTHROPIC_LIMITS = { optional: 24, unionTyped: 16 } as const;

/** A tool of a request. */
export interface StrictTool {
  readonly name: string;
  /** As the target `anthropic-strict` has it. */
  readonly inputSchema: JsonObject;
}

/** What one tool adds to the counts of a request. */
export interface StrictToolCount {
  readonly name: string;
  /** The parameters that need not be given, `items[].note`. */
  readonly optional: readonly string[];
  /** The parameters and elements that are a choice between schemas. */
  readonly unionTyped: readonly string[];
}

/** What the strict tools of a request have together. */
export interface StrictCount {
  readonly optional: number;
  readonly unionTyped: number;
  readonly tools: readonly StrictToolCount[];
  /** A problem for each limit that is passed; none where the request is taken. */
  readonly problems: readonly TargetProblem[];
}

/**
 * Counts what Anthropic bounds over all strict tools of one request: 24 parameters that are optional and 16 that are
 * union-typed. Problems name the tools that have most of them.
 */
export function countAnthropicStrict(tools: readonly StrictTool[]): StrictCount {
  const counts = tools.map(({ name, inputSchema }) => countTool(name, copyJson(inputSchema)));
  const optional = total(counts, "optional");
  const unionTyped = total(counts, "unionTyped");
  const problems = (["optional", "unionTyped"] as const).flatMap((what) =>
    total(counts, what) > ANTHROPIC_LIMITS[what] ? [tooMany(counts, what)] : [],
  );
  return { optional, unionTyped, tools: counts, problems };
}

/**
 * Refuses a request whose strict tools have more together than Anthropic takes.
 *
 * @throws UnfitForTargetError that names the tools and parameters to cut
 */
export function assertAnthropicStrict(tools: readonly StrictTool[]): void {
  const { problems } = countAnthropicStrict(tools);
  if (problems.length > 0) throw new UnfitForTargetError("anthropic-strict", problems);
}

/** One tool alone may have too many. */
export const anthropicCounts: Step = (rewriting) => {
  const counted = countTool(rewriting.name, rewriting.root);
  for (const what of ["optional", "unionTyped"] as const) {
    if (counted[what].length <= ANTHROPIC_LIMITS[what]) continue;
    rewriting.fail("limit", undefined, sentence([counted], what));
  }
};

function countTool(name: string, schema: unknown): StrictToolCount {
  const optional: string[] = [];
  const unionTyped: string[] = [];
  for (const { schema: place, path } of placesIn(schema as OwnedJsonObject)) {
    const label = labelOf(path, name).slice(name.length).replace(/^\./u, "");
    if (Array.isArray(place["anyOf"]) || Array.isArray(place["type"])) unionTyped.push(label);
    const { properties, required } = place;
    if (!isOwnedObject(properties)) continue;
    const demanded = new Set(Array.isArray(required) ? required : []);
    for (const member of Object.keys(properties)) {
      if (!demanded.has(member)) optional.push(label === "" ? member : `${label}.${member}`);
    }
  }
  return { name, optional, unionTyped };
}

function total(counts: readonly StrictToolCount[], what: keyof typeof ANTHROPIC_LIMITS): number {
  return counts.reduce((sum, count) => sum + count[what].length, 0);
}

const CALLED = {
  optional: ["optional", "Demand them, or leave them out"],
  unionTyped: ["union-typed", "Take one type each, or leave them out"],
} as const;

function tooMany(
  counts: readonly StrictToolCount[],
  what: keyof typeof ANTHROPIC_LIMITS,
): TargetProblem {
  return { code: "limit", message: `The tools: ${sentence(counts, what)}.`, path: "" };
}

const SHOWN = 5;

function sentence(counts: readonly StrictToolCount[], what: keyof typeof ANTHROPIC_LIMITS): string {
  const [called, remedy] = CALLED[what];
  const most = [...counts]
    .filter((count) => count[what].length > 0)
    .sort((a, b) => b[what].length - a[what].length)
    .slice(0, SHOWN)
    .map((count) => {
      const shown = count[what].slice(0, SHOWN).join(", ");
      const more = count[what].length > SHOWN ? ", …" : "";
      return `${count.name} has ${String(count[what].length)} (${shown}${more})`;
    });
  return (
    `${String(total(counts, what))} ${called} parameters, and a request takes ` +
    `${String(ANTHROPIC_LIMITS[what])} over all its strict tools. ${remedy}: ${most.join("; ")}`
  );
}
