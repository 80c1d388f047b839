import type { TypeNode } from "@shapewright/rules";
import type { Plan } from "./plan.js";
import { typeAt, unwrapped } from "./plan.js";
import type { Problem, ProblemCode } from "./problem.js";

/** What makes every other rule of the place fail as well. */
const DECISIVE: ReadonlySet<ProblemCode> = new Set([
  "required",
  "type",
  "null",
  "unknown_argument",
]);

/**
 * What the schema and the host have against the arguments, each thing once, in the order of the declaration. Where both refuse a
 * place for the same, the host's message stands: it may be the author's own. Where the schema says that a value is of another kind,
 * what the host's other rules say of it is left out.
 */
export function mergeProblems(
  ofSchema: readonly Problem[],
  ofHost: readonly Problem[],
  plan: Plan,
): readonly Problem[] {
  const [own, ...further] = ofSchema;
  const [other, ...others] = ofHost;
  if (own !== undefined && other !== undefined && further.length === 0 && others.length === 0) {
    const isSame = own.code === other.code && own.pointer === other.pointer;
    if (isSame && other.rule !== OF_NO_CLASS) return [inWordsOf(own, other)];
  }
  const hostAt = new Map<string, Problem[]>();
  for (const one of ofHost) {
    const known = hostAt.get(one.pointer);
    if (known === undefined) hostAt.set(one.pointer, [one]);
    else known.push(one);
  }
  const decided = new Set<string>();
  // The host tells a rule of elements once, of the list as a whole; the schema of each.
  const ofElements = new Map<string, number[]>();
  const told = new Set<string>();
  const merged: Problem[] = ofSchema.map((own, at) => {
    const { code, pointer } = own;
    if (DECISIVE.has(code)) decided.add(pointer);
    told.add(`${code} ${pointer}`);
    const list = `${code} ${pointer.slice(0, pointer.lastIndexOf("/"))}`;
    const known = ofElements.get(list);
    if (known === undefined) ofElements.set(list, [at]);
    else known.push(at);
    const same = hostAt.get(pointer)?.find((other) => other.code === code);
    return same === undefined || same.rule === OF_NO_CLASS ? own : inWordsOf(own, same);
  });
  for (const [pointer, others] of hostAt) {
    // What stands within a value of another kind says nothing more.
    if (decided.size > 0 && stepsTo(pointer).some((outer) => decided.has(outer))) continue;
    for (const other of others) {
      if (told.has(`${other.code} ${pointer}`)) continue;
      const elements = ofElements.get(`${other.code} ${pointer}`);
      if (elements === undefined) {
        if (other.rule !== OF_NO_CLASS || ofSchema.length === 0) {
          merged.push(withFormat(other, plan));
        }
      } else if (!other.message.startsWith("each value in ")) {
        // An author's own words go to each element.
        for (const at of elements) merged[at] = inWordsOf(merged[at] ?? other, other);
      }
    }
  }
  if (merged.length < 2) return merged;
  const ranks = new Map(merged.map((one) => [one, rankOf(one.path, plan)]));
  return merged
    .map((one, at) => ({ one, at }))
    .sort((a, b) => compare(ranks.get(a.one) ?? [], ranks.get(b.one) ?? []) || a.at - b.at)
    .map(({ one }) => one);
}

/** The rule of which class-validator speaks where it has none at all. */
const OF_NO_CLASS = "unknownValue";

function inWordsOf(own: Problem, { rule, message }: Problem): Problem {
  const { path, pointer, code, expected, received } = own;
  const told = rule ?? own.rule;
  // Spelled out: every refusal comes by here.
  return {
    path,
    pointer,
    code,
    message,
    ...(told === undefined ? undefined : { rule: told }),
    ...(expected === undefined ? undefined : { expected }),
    ...(received === undefined ? undefined : { received }),
  };
}

/** What the declaration says of the form of a text that the host refused. */
function withFormat(one: Problem, plan: Plan): Problem {
  if (one.code !== "format" || one.expected !== undefined) return one;
  const format = nodesAt(one.path, plan)
    .map((node) => (node.kind === "array" ? node.items : node))
    .map((node) => (node.kind === "scalar" ? node.format : undefined))
    .find((found) => found !== undefined);
  return format === undefined ? one : { ...one, expected: `a text (${format})` };
}

function nodesAt(path: readonly (string | number)[], plan: Plan): readonly TypeNode[] {
  return path.reduce<readonly TypeNode[]>(
    (nodes, step) =>
      nodes.flatMap((node) => insideOf(node, step, plan).map((inside) => inside.node)),
    [plan.shape.root],
  );
}

/** The pointer and those of all that it stands in. */
function stepsTo(pointer: string): readonly string[] {
  const steps = pointer.split("/");
  return steps.map((_, at) => steps.slice(0, at + 1).join("/"));
}

function compare(left: readonly number[], right: readonly number[]): number {
  const shared = Math.min(left.length, right.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Where each step of a path stands among its siblings, as they are declared. */
function rankOf(path: readonly (string | number)[], plan: Plan): readonly number[] {
  let nodes: readonly TypeNode[] = [plan.shape.root];
  return path.map((step) => {
    const known = nodes.flatMap((node) => insideOf(node, step, plan));
    nodes = known.map(({ node }) => node);
    return typeof step === "number" ? step : (known[0]?.at ?? Number.MAX_SAFE_INTEGER);
  });
}

interface Inside {
  readonly node: TypeNode;
  readonly at: number;
}

function insideOf(start: TypeNode, step: string | number, plan: Plan): readonly Inside[] {
  const found: Inside[] = [];
  const open: TypeNode[] = [start];
  const seen = new Set<string>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    switch (node.kind) {
      case "ref": {
        if (seen.has(node.ref)) break;
        seen.add(node.ref);
        const type = typeAt(plan, node.ref);
        const inner = unwrapped(type);
        if (inner !== undefined) {
          open.push(inner);
          break;
        }
        const at = type.members.findIndex(({ name }) => name === step);
        const member = type.members[at];
        if (member !== undefined) found.push({ node: member.type, at });
        break;
      }
      case "union":
        open.push(...node.variants.toReversed());
        break;
      case "array":
        if (typeof step === "number") found.push({ node: node.items, at: step });
        break;
      case "map":
        if (typeof step === "string") found.push({ node: node.values, at: 0 });
        break;
      case "tuple": {
        const own = typeof step === "number" ? (node.elements[step] ?? node.rest) : undefined;
        if (own !== undefined) found.push({ node: own, at: Number(step) });
        break;
      }
      default:
        break;
    }
  }
  return found;
}

/**
 * What is told of members that are write-only says nothing of their value: not what came, and no message that may repeat it.
 */
export function withoutSecrets(problems: readonly Problem[], plan: Plan): readonly Problem[] {
  if (!plan.hasSecrets) return problems;
  return problems.map((one) => {
    if (!isSecret(one.path, plan)) return one;
    const { path, pointer, code, message, rule, expected } = one;
    return {
      path,
      pointer,
      code,
      message: rule === undefined ? message : `breaks the rule ${rule}`,
      ...(rule === undefined ? {} : { rule }),
      ...(expected === undefined ? {} : { expected }),
    };
  });
}

function isSecret(path: readonly (string | number)[], plan: Plan): boolean {
  let nodes: readonly TypeNode[] = [plan.shape.root];
  for (const step of path) {
    const isHidden = nodes.some((node) => hidesStep(node, step, plan));
    if (isHidden) return true;
    nodes = nodes.flatMap((node) => insideOf(node, step, plan).map((inside) => inside.node));
  }
  return false;
}

function hidesStep(start: TypeNode, step: string | number, plan: Plan): boolean {
  const open: TypeNode[] = [start];
  const seen = new Set<string>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "union") open.push(...node.variants);
    if (node.kind !== "ref" || seen.has(node.ref)) continue;
    seen.add(node.ref);
    const type = typeAt(plan, node.ref);
    const inner = unwrapped(type);
    if (inner !== undefined) open.push(inner);
    else if (type.members.some(({ name, writeOnly }) => name === step && writeOnly === true))
      return true;
  }
  return false;
}
