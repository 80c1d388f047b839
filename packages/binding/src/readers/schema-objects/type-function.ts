import { isClass } from "../../facts/class.js";
import { thrownReason } from "../../facts/thrown-reason.js";

const CIRCULAR = "most likely because two modules import each other";

/**
 * Whether a function gives a type and is none. `@nestjs/swagger` calls those that are named `type`, as every function is
 * that is written in the place of the option.
 */
export function isTypeFunction(given: unknown): given is () => unknown {
  if (typeof given !== "function") return false;
  return !isClass(given) ? given !== BigInt && given !== Symbol : given.name === "type";
}

/** What a type function gives, or what is wrong with it as the end of a sentence. */
export function asked(
  give: () => unknown,
): { readonly type: unknown } | { readonly problem: string } {
  try {
    const type = give();
    if (type !== undefined && type !== null) return { type };
    return { problem: `is a function that gave ${String(type)}, ${CIRCULAR}` };
  } catch (error) {
    const message = thrownReason(error);
    return { problem: `is a function that threw (${message}), ${CIRCULAR}` };
  }
}
