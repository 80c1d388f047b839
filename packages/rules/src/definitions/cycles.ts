/** The edges of a graph: the nodes each node leads to. */
export type Edges = (node: string) => readonly string[];

interface Visit {
  readonly node: string;
  readonly targets: readonly string[];
  next: number;
}

/**
 * The nodes that lead back to themselves, by Tarjan's strongly connected components. Iterative, since a chain of types
 * may be longer than the stack.
 */
export function nodesInCycles(nodes: Iterable<string>, edges: Edges): ReadonlySet<string> {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const component: string[] = [];
  const inComponent = new Set<string>();
  const cyclic = new Set<string>();
  const visits: Visit[] = [];

  const enter = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    component.push(node);
    inComponent.add(node);
    visits.push({ node, targets: edges(node), next: 0 });
  };
  const lower = (node: string, to: number | undefined): void => {
    low.set(node, Math.min(low.get(node) ?? 0, to ?? 0));
  };
  const leave = ({ node, targets }: Visit): void => {
    const parent = visits.at(-1);
    if (parent !== undefined) lower(parent.node, low.get(node));
    if (low.get(node) !== order.get(node)) return;
    const members = component.splice(component.lastIndexOf(node));
    for (const member of members) inComponent.delete(member);
    if (members.length > 1 || targets.includes(node)) members.forEach((m) => cyclic.add(m));
  };

  for (const start of nodes) {
    if (order.has(start)) continue;
    enter(start);
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const target = visit.targets[visit.next++];
      if (target === undefined) {
        visits.pop();
        leave(visit);
      } else if (!order.has(target)) {
        enter(target);
      } else if (inComponent.has(target)) {
        lower(visit.node, order.get(target));
      }
    }
  }
  return cyclic;
}
