/** What a condition lets off: `conditional` where it hangs on more than the value being there. */
export type ConditionAnswer =
  | { readonly conditional: true }
  | { readonly conditional: false; readonly undefined: boolean; readonly null: boolean };

const CONDITIONAL: ConditionAnswer = { conditional: true };

/** One value of every kind JSON has, made anew for each condition. */
const valuesOfEveryKind = (): readonly unknown[] => ["", "text", 0, 1, true, false, [], {}];

/**
 * What a condition says of absence and of null, found by asking it: with an object that records every access, so that a
 * condition that never looks at it is known to be one on the value alone (`(_, value) => value !== undefined`).
 */
export function askCondition(condition: unknown): ConditionAnswer {
  if (typeof condition !== "function") return CONDITIONAL;
  const letsOff = (value: unknown): boolean => {
    const { object, wasTouched } = guardedObject();
    const answer: unknown = Reflect.apply(condition, undefined, [object, value]);
    // An asynchronous condition that looks at the object fails there, and nobody awaits it.
    if (answer instanceof Promise) answer.catch(() => undefined);
    if (wasTouched()) throw new Error("The condition looks at the object.");
    return !answer;
  };
  try {
    const values = [...valuesOfEveryKind(), ...literalsIn(condition)];
    if (values.some(letsOff)) return CONDITIONAL;
    return { conditional: false, undefined: letsOff(undefined), null: letsOff(null) };
  } catch {
    return CONDITIONAL;
  }
}

/** The texts and numbers that the condition's source names: `value !== "none"` lets off a text that no sample would be. */
function literalsIn(condition: object): readonly unknown[] {
  const source = Function.prototype.toString.call(condition);
  const texts = [...source.matchAll(/(["'`])((?:(?!\1)[^\\])*)\1/gsu)].map((match) => match[2]);
  const numbers = [...source.matchAll(/(?<![\w$.])\d+(?:\.\d+)?/gu)].map((match) =>
    Number(match[0]),
  );
  return [...texts, ...numbers, ...numbers.map((number) => -number)];
}

function guardedObject(): { readonly object: object; readonly wasTouched: () => boolean } {
  let touched = false;
  const touch = (): never => {
    touched = true;
    throw new Error("The condition looks at the object.");
  };
  const object = new Proxy(
    {},
    {
      defineProperty: touch,
      deleteProperty: touch,
      get: touch,
      getOwnPropertyDescriptor: touch,
      getPrototypeOf: touch,
      has: touch,
      isExtensible: touch,
      ownKeys: touch,
      preventExtensions: touch,
      set: touch,
      setPrototypeOf: touch,
    },
  );
  return { object, wasTouched: () => touched };
}
