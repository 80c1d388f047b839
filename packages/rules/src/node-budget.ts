import { schemasWithin } from "./definitions/inline-verbatim.js";
import { nodesWithin } from "./definitions/references.js";
import type { TypeNode } from "./type-shape/index.js";

/**
 * Counts the nodes of one document against `maxNodes`. A type's nodes count at once when it is written, so that those that
 * wait to be written count too; a foreign schema counts for as many as the schemas in it.
 */
export class NodeBudget {
  readonly #most: number;
  readonly #sizes = new Map<TypeNode, number>();
  #spent = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** How many more nodes there may be. */
  get room(): number {
    return Math.max(0, this.#most - this.#spent);
  }

  spend(count: number): void {
    this.#spent += count;
  }

  /** Counts a node with all within it, references not followed. */
  spendOn(node: TypeNode): void {
    if (this.#most === Number.POSITIVE_INFINITY) return;
    const size = this.#sizes.get(node) ?? sizeOf(node);
    this.#sizes.set(node, size);
    this.spend(size);
  }
}

function sizeOf(start: TypeNode): number {
  let size = 0;
  for (const node of nodesWithin(start)) {
    size += node.kind === "verbatim" ? schemasWithin(node.schema) : 1;
  }
  return size;
}
