import type { TypeClaim } from "../../facts/fact.js";
import { typeOfConstructor } from "../../facts/constructors.js";

const CIRCULAR = "most likely because two modules import each other";

/** What the type function of an own decorator says. `decorator` is its text, as in `@OfType`. */
export function declaredType(decorator: string, type: () => unknown): TypeClaim {
  let given: unknown;
  try {
    given = type();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return unknown(`the type function of ${decorator} threw (${message}), ${CIRCULAR}`);
  }
  if (given === undefined) {
    return unknown(`the type function of ${decorator} returned undefined, ${CIRCULAR}`);
  }
  // Written by the author, unlike where a compiler writes it for every type it cannot name.
  if (given === Object) return { kind: "object" };
  return (
    typeOfConstructor(given) ??
    unknown(`the type function of ${decorator} returned ${described(given)}`)
  );
}

function unknown(reason: string): TypeClaim {
  return { kind: "unknown", reason };
}

function described(given: unknown): string {
  if (typeof given === "function") {
    return `${given.name === "" ? "a function" : given.name}, which has no JSON form`;
  }
  if (typeof given === "object" && given !== null) {
    return "an object instead of a class";
  }
  return `${String(given)} instead of a class`;
}
