import { constrain, ownOver } from "./constraints/index.js";
import { levelsOf } from "./definitions/nesting.js";
import type { DefinitionPlan } from "./definitions/plan.js";
import type { Expansion } from "./expansion.js";
import { expanded } from "./expansion.js";
import type { JsonSchema } from "./json/json.js";
import { within } from "./json/path.js";
import { arrange } from "./key-order.js";
import { annotate } from "./members/annotations.js";
import { stateDefault } from "./members/default.js";
import type { NoteTarget } from "./members/note.js";
import { statesNull, takesAnything, withNull, withoutListedNull } from "./members/nullable.js";
import type { NodeInPlace } from "./node-in-place.js";
import { nodeRule } from "./nodes/index.js";
import type { NodeContext } from "./nodes/node-rule.js";
import type { WriteSettings } from "./options.js";
import type { Constraints } from "./type-shape/index.js";

/** How a node's wrappers are followed. */
export interface Following {
  /** Whether the outermost reference is followed although it has a definition. */
  readonly inFull: boolean;
  /** Whether every reference is, since the root is always inline. */
  readonly isRoot: boolean;
  /** The types the node stands inside of. */
  readonly inside: Expansion | undefined;
  /** Whether a type is not written at a place. */
  isCut(typeKey: string, inside: Expansion | undefined): boolean;
}

/** A node with the wrappers it was reached through. */
export interface Layers {
  /** The outermost first. */
  readonly layers: readonly [NodeInPlace, ...NodeInPlace[]];
  /** The types that the innermost stands inside of. */
  readonly inside: Expansion | undefined;
}

/**
 * The layers of a node: itself, then for a wrapper that stands in place the member that replaces it, and so on (R22).
 */
export function layersOf(start: NodeInPlace, plan: DefinitionPlan, following: Following): Layers {
  const layers: [NodeInPlace, ...NodeInPlace[]] = [start];
  let { node } = start;
  let { inside } = following;
  while (node.kind === "ref") {
    const followed = following.isRoot || (following.inFull && layers.length === 1);
    const member = plan.unwrapped.get(node.ref);
    if (member === undefined || (!followed && plan.definitions.has(node.ref))) break;
    if (following.isCut(node.ref, inside)) break;
    inside = expanded(node.ref, inside, levelsOf(member));
    const index = plan.types.get(node.ref)?.members.indexOf(member) ?? 0;
    const path = within(undefined, "types", node.ref, "members", index, "type");
    layers.push({ node: member.type, member, path });
    node = member.type;
  }
  return { layers, inside };
}

/** Writes one node: its kind's rule, then null, the member's notes and the constraints. */
export function writeNode(
  layers: readonly [NodeInPlace, ...NodeInPlace[]],
  context: NodeContext,
): JsonSchema {
  const { node } = layers.at(-1) ?? layers[0];
  const { plan, settings } = context;
  const rule = nodeRule(node);
  const foreign = rule.foreign === true;
  const nullStated = isNullStated(layers, context);
  const written = rule.write(node, context, nullStated);
  const nullTaken = nullStated || takesAnything(written);
  const isCutWrapper = takesAnything(written) && node.kind === "ref";
  const schema = nullStated
    ? withNull(written, foreign)
    : foreign
      ? written
      : withoutListedNull(written);
  noteInnermostFirst({ schema, written }, layers, settings, nullTaken);
  if (!foreign) {
    // What a wrapper stands for may have constraints of its own, which would win.
    if (!isCutWrapper) constrain(schema, constraintsOf(layers), rule.produces(node, plan));
    arrange(schema);
  }
  return schema;
}

function isNullStated(layers: readonly NodeInPlace[], context: NodeContext): boolean {
  if (context.rootNull !== "declared") return context.rootNull === "always";
  return layers.some(({ node }) => statesNull(node, context.settings.dialect));
}

function noteInnermostFirst(
  target: NoteTarget,
  layers: readonly NodeInPlace[],
  settings: WriteSettings,
  nullTaken: boolean,
): void {
  for (const { member } of layers.toReversed()) {
    if (member === undefined) continue;
    stateDefault(target, member, settings, nullTaken);
    annotate(target, member, settings);
  }
}

function constraintsOf(layers: readonly NodeInPlace[]): Constraints {
  return layers.reduce<Constraints>(
    (outer, { member, node }) => ownOver(outer, ownOver(member?.constraints, node.constraints)),
    {},
  );
}
