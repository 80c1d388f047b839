import type { Class } from "../../facts/class.js";
import type { Declaration, DeclareShape } from "../../facts/declaration.js";
import type { Reader } from "../reader.js";
import { watchedAnswer, watchedProperty, type Watched } from "../watched.js";
import { thrownReason } from "../../facts/thrown-reason.js";

/** The static member in which a class declares its own shape. */
const STATIC = "typeShape";

/** Reads the declaration that a host has for a class, or the class of itself; what it leads to is declared with it. */
export function hostDeclarationReader(declare: DeclareShape | undefined): Reader {
  const byOption = (cls: Class): unknown => declare?.(cls);
  return {
    source: "host",
    ownMembers: () => [],
    knows: () => false,
    readMember: () => [],
    readClass: () => [],
    declaration: (cls) =>
      declarationBy("the option typeShape", () => byOption(cls)) ?? ofItself(cls),
    watch: (cls) => [
      ...(declare === undefined ? [] : [watchedAnswer(() => quiet(() => byOption(cls)))]),
      ...watchStatic(cls),
    ],
  };
}

/** Its own static alone: that of a base says nothing of the members that are added. */
function ofItself(cls: Class): Declaration | undefined {
  return Object.hasOwn(cls, STATIC)
    ? declarationBy(`its static ${STATIC}`, () => Reflect.get(cls, STATIC) as unknown)
    : undefined;
}

function declarationBy(by: string, ask: () => unknown): Declaration | undefined {
  try {
    const given = ask();
    return given === undefined || given === null ? undefined : { by, given };
  } catch (error) {
    return { by, problem: `threw (${thrownReason(error)})` };
  }
}

// An accessor is code of the author's, which may give something else each time.
function watchStatic(cls: Class): readonly Watched[] {
  const property = Object.getOwnPropertyDescriptor(cls, STATIC);
  return property !== undefined && !("value" in property)
    ? [watchedAnswer(() => quiet(() => Reflect.get(cls, STATIC) as unknown))]
    : [watchedProperty(cls, STATIC)];
}

/** What throws is no answer that could be kept. */
function quiet(ask: () => unknown): unknown {
  try {
    return ask();
  } catch {
    return Symbol("thrown");
  }
}
