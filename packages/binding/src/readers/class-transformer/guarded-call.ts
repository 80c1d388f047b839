import { thrownReason } from "../../facts/thrown-reason.js";

/** What a type function did when it was asked without an object to look at. */
export type TypeAnswer =
  | { readonly outcome: "returned"; readonly type: unknown }
  | { readonly outcome: "threw"; readonly message: string }
  | { readonly outcome: "looked-at-object" };

/**
 * Asks a type function for its type. The object it is given in place of the arguments holds nothing and notices every
 * access: a function that looks at it has an answer for each object, and none for the class.
 */
export function askType(typeFunction: (options: unknown) => unknown, member: string): TypeAnswer {
  const access = { happened: false };
  const noticed = <T>(answer: T): T => {
    access.happened = true;
    return answer;
  };
  const guarded = new Proxy(Object.create(null) as object, {
    get: () => noticed<unknown>(undefined),
    set: () => noticed(true),
    has: () => noticed(false),
    ownKeys: () => noticed([]),
    getOwnPropertyDescriptor: () => noticed<PropertyDescriptor | undefined>(undefined),
    getPrototypeOf: () => noticed(null),
    setPrototypeOf: () => noticed(true),
    defineProperty: () => noticed(true),
    deleteProperty: () => noticed(true),
    isExtensible: () => noticed(true),
  });
  const answer = returnedBy(() =>
    typeFunction({ newObject: guarded, object: guarded, property: member }),
  );
  return access.happened ? { outcome: "looked-at-object" } : answer;
}

function returnedBy(call: () => unknown): TypeAnswer {
  try {
    return { outcome: "returned", type: call() };
  } catch (error) {
    return { outcome: "threw", message: thrownReason(error) };
  }
}
