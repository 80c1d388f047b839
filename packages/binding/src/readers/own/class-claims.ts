import {
  classRecords,
  type ClassDecoratorName,
  type ClassOptions,
} from "../../decorators/records.js";
import { lineage, type Class } from "../../facts/class.js";
import type { ClassFact } from "../../facts/fact.js";

interface ClassRow<D extends ClassDecoratorName> {
  readonly claim: (options: ClassOptions[D]) => ClassFact["claim"];
  /** Whether it holds of the derived classes too. */
  readonly isInherited: boolean;
}

/**
 * What each class decorator claims. What a class is called and described as is not true of the classes derived from it;
 * how its values look on the wire is.
 */
const CLAIMS: { readonly [D in ClassDecoratorName]: ClassRow<D> } = {
  Deprecated: { claim: () => ({ says: "deprecated" }), isInherited: false },
  Describe: { claim: ({ text }) => ({ says: "description", text }), isInherited: false },
  Open: { claim: () => ({ says: "open" }), isInherited: true },
  RequiredByDefault: { claim: () => ({ says: "required-by-default" }), isInherited: false },
  Title: { claim: ({ text }) => ({ says: "title", text }), isInherited: false },
  Wrapper: { claim: () => ({ says: "wrapper" }), isInherited: true },
};

/** What the own decorators of a class and its bases say of it, the class's own first, each decorator once. */
export function classFacts(cls: Class): readonly ClassFact[] {
  const facts = new Map<string, ClassFact>();
  for (const owner of lineage(cls).toReversed()) {
    for (const { decorator, options } of classRecords(owner)) {
      if (!isRead(decorator) || facts.has(decorator)) continue;
      const row = CLAIMS[decorator] as ClassRow<ClassDecoratorName>;
      if (owner !== cls && !row.isInherited) continue;
      const claim = row.claim(options as never);
      facts.set(decorator, { source: "own", decorator: `@${decorator}`, claim });
    }
  }
  return [...facts.values()];
}

function isRead(decorator: string): decorator is ClassDecoratorName {
  return Object.hasOwn(CLAIMS, decorator);
}
