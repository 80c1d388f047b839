import { isPlainObject } from "../../decorators/json-copy.js";
import { typeOfConstructor } from "../../facts/constructors.js";
import { enumFactsOf, enumObjectValues } from "../../facts/enum-values.js";
import type { TypeClaim } from "../../facts/fact.js";
import { thrownReason } from "../../facts/thrown-reason.js";

const CIRCULAR = "most likely because two modules import each other";

/** What the type function of an own decorator says. `decorator` is its text, as in `@OfType`. */
export function declaredType(decorator: string, type: () => unknown): TypeClaim {
  return fromFunction(decorator, type, (given) => typeOf(decorator, "returned", given));
}

/** What a function of an own decorator says that lists the types which a value may have. */
export function declaredUnion(
  decorator: string,
  types: () => unknown,
  discriminator: string | undefined,
): TypeClaim {
  return fromFunction(decorator, types, (given) => {
    if (!Array.isArray(given) || given.length === 0) {
      return unreadable(decorator, `returned ${described(given, "a list of types")}`);
    }
    // By its length: a hole in the list is a type that is not there.
    const variants = Array.from(given as readonly unknown[], (one) =>
      typeOf(decorator, "lists", one),
    );
    return { kind: "one-of", variants, ...(discriminator === undefined ? {} : { discriminator }) };
  });
}

/** Whether null is among the choices of a type. */
export function takesNull(type: TypeClaim): boolean {
  return type.kind === "enum" && type.facts.wireForm === "json" && type.facts.values.includes(null);
}

function fromFunction(
  decorator: string,
  ask: () => unknown,
  read: (given: unknown) => TypeClaim,
): TypeClaim {
  let given: unknown;
  try {
    given = ask();
  } catch (error) {
    const message = thrownReason(error);
    return unreadable(decorator, `threw (${message}), ${CIRCULAR}`);
  }
  return read(given);
}

function typeOf(decorator: string, verb: string, given: unknown): TypeClaim {
  // Written by the author, unlike where a compiler writes it for every type it cannot name.
  if (given === Object) return { kind: "object" };
  return (
    typeOfConstructor(given) ??
    choicesOf(given) ??
    unreadable(decorator, `${verb} ${described(given, "a class")}`)
  );
}

/** What an enum object or a list of values says. */
function choicesOf(given: unknown): TypeClaim | undefined {
  const isEnum = isPlainObject(given);
  if (!isEnum && !Array.isArray(given)) return undefined;
  const facts = enumFactsOf(isEnum ? enumObjectValues(given) : Array.from<unknown>(given));
  return facts === undefined ? undefined : { kind: "enum", facts };
}

function unreadable(decorator: string, problem: string): TypeClaim {
  return { kind: "unknown", reason: `the type function of ${decorator} ${problem}` };
}

function described(given: unknown, wanted: string): string {
  if (given === undefined) return `undefined, ${CIRCULAR}`;
  if (typeof given === "function" && wanted === "a class") {
    return `${nameOf(given)}, which has no JSON form`;
  }
  return `${wordFor(given)} instead of ${wanted}`;
}

function wordFor(given: unknown): string {
  if (Array.isArray(given)) return given.length === 0 ? "an empty list" : "a list";
  if (typeof given === "function") return nameOf(given);
  if (typeof given === "object" && given !== null) return "an object";
  return String(given);
}

function nameOf(given: { readonly name: string }): string {
  return given.name === "" ? "a function" : given.name;
}
