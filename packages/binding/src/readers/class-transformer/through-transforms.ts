import type { Passage } from "../../facts/fact.js";
import { nearestEntry } from "./entries.js";
import { transformsOf, type AskedExposure } from "./exposure.js";
import { askType } from "./guarded-call.js";

/** What the library's own conversion makes of a value before a `@Transform` sees it; `undefined` for one not followed. */
type Convert = (value: unknown) => unknown;

const CONVERSIONS: ReadonlyMap<unknown, Convert> = new Map<unknown, Convert>([
  [undefined, (value) => value],
  [String, String],
  [Number, Number],
  [Boolean, Boolean],
  [Date, (value) => new Date(value as string)],
]);

/**
 * The way of a value through the member's own `@Transform`s, in the library's order; `undefined` where the library first
 * makes something of it that is not followed here.
 */
export function throughTransforms(
  asked: AskedExposure,
  wireName: string,
): ((sample: unknown) => Passage) | undefined {
  const convert = conversionOf(asked);
  if (convert === undefined) return undefined;
  const transforms = transformsOf(asked).map(({ transformFn }) => transformFn);
  return (sample) => {
    const { obj, wasTouched } = guardedObject(wireName, sample);
    try {
      let value = converted(sample, convert);
      for (const transform of transforms) {
        const options = { ...asked.transform };
        value = transform({ value, key: asked.member, obj, type: PLAIN_TO_CLASS, options });
        // Nobody awaits what an asynchronous one makes.
        if (value instanceof Promise) value.catch(() => undefined);
      }
      return wasTouched() ? { outcome: "looked" } : { outcome: "made", value };
    } catch {
      return { outcome: wasTouched() ? "looked" : "threw" };
    }
  };
}

const PLAIN_TO_CLASS = 0;

function conversionOf({ storage, cls, member, transform }: AskedExposure): Convert | undefined {
  // It converts to what the compiler says, which is another source's.
  if (transform.enableImplicitConversion === true || transform.targetMaps !== undefined) {
    return undefined;
  }
  const entry = nearestEntry(storage._typeMetadatas, cls, member);
  if (entry === undefined) return CONVERSIONS.get(undefined);
  const answer = askType(entry.typeFunction, member);
  if (answer.outcome !== "returned" || answer.type === undefined) return undefined;
  return entry.reflectedType === Set || entry.reflectedType === Map
    ? undefined
    : CONVERSIONS.get(answer.type);
}

/** The library leaves absence and null as they are. */
function converted(sample: unknown, convert: Convert): unknown {
  if (Array.isArray(sample)) return sample.map((element) => converted(element, convert));
  return sample === null || sample === undefined ? sample : convert(sample);
}

/** Stands for the arguments: it holds the sample under the member's name on the wire, and notices every other access. */
function guardedObject(
  wireName: string,
  sample: unknown,
): { readonly obj: object; readonly wasTouched: () => boolean } {
  let touched = false;
  const touch = (): never => {
    touched = true;
    throw new Error("The transform looks at other arguments.");
  };
  const obj = new Proxy(
    {},
    {
      get: (_, key) => (key === wireName ? sample : touch()),
      defineProperty: touch,
      deleteProperty: touch,
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
  return { obj, wasTouched: () => touched };
}
