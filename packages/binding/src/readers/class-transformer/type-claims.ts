import type { Direction } from "@shapewright/rules";
import { typeOfConstructor } from "../../facts/constructors.js";
import type { BindingCode, Claim, TypeClaim } from "../../facts/fact.js";
import type { TypeEntry } from "../../peers.js";
import type { AskedExposure } from "./exposure.js";
import { askType } from "./guarded-call.js";
import { variantClaims } from "./variants.js";

const CIRCULAR = "most likely because two modules import each other";
const DECLARE = "Declare the input with @OfType or another decorator of @shapewright/binding.";

// Not by its bare name: it is there in Node alone.
const BUFFER = (globalThis as { readonly Buffer?: unknown }).Buffer;

/** What `@Type` says of its member: what is inside, and that it is a collection where the compiler told so. */
export function typeClaims(entry: TypeEntry, asked: AskedExposure): readonly Claim[] {
  return [...collectionClaims(entry), ...innerClaims(entry, asked)];
}

function collectionClaims({ reflectedType }: TypeEntry): readonly Claim[] {
  return isCollection(reflectedType)
    ? typeOf(reflectedType, "input").map((type) => ({ says: "type", type }))
    : [];
}

function innerClaims(entry: TypeEntry, asked: AskedExposure): readonly Claim[] {
  const discriminator = entry.options?.discriminator;
  // The library's own condition: an incomplete discriminator does not count.
  if (discriminator?.property && (discriminator.subTypes as unknown)) {
    // Of a Map, the library looks for the discriminator on the whole, and makes every value what the type function says.
    if (entry.reflectedType !== Map) {
      return variantClaims(discriminator, entry.options?.keepDiscriminatorProperty === true, asked);
    }
    return [...baseClaims(entry, asked), notInMaps(discriminator.property)];
  }
  return baseClaims(entry, asked);
}

function notInMaps(property: string): Claim {
  return warning(
    "unreadable_shape",
    `class-transformer does not tell the values of a Map apart by ${JSON.stringify(property)}: it makes each of them what ` +
      `the type function says, and fails where a Map is sent. Take a list, or a member for each class.`,
  );
}

function baseClaims(entry: TypeEntry, { member, direction }: AskedExposure): readonly Claim[] {
  // `@Type()` leaves it to the compiler's word, which the library then takes for the elements too.
  const typeFunction = entry.typeFunction as TypeEntry["typeFunction"] | undefined;
  return typeFunction === undefined
    ? innerOf(entry.reflectedType, entry, direction)
    : askedClaims(typeFunction, entry, member, direction);
}

function askedClaims(
  typeFunction: TypeEntry["typeFunction"],
  entry: TypeEntry,
  member: string,
  direction: Direction,
): readonly Claim[] {
  const answer = askType(typeFunction, member);
  switch (answer.outcome) {
    case "threw":
      return unreadable(`the type function of @Type threw (${answer.message}), ${CIRCULAR}`);
    case "looked-at-object":
      return [
        ...unreadable("the type function of @Type decides by the object it is given"),
        warning(
          "conditional_member",
          `the type function of @Type decides by the object it is given, ` +
            `so that nothing is told of what is inside. ${DECLARE}`,
        ),
      ];
    case "returned":
      return answer.type === undefined || answer.type === null
        ? unreadable(`the type function of @Type returned ${String(answer.type)}, ${CIRCULAR}`)
        : innerOf(answer.type, entry, direction);
  }
}

// A type function that repeats the collection (`@Type(() => Array)`) says nothing of its elements.
function innerOf(
  type: unknown,
  { reflectedType }: TypeEntry,
  direction: Direction,
): readonly Claim[] {
  if (isCollection(type) && type === reflectedType) return [];
  return typeOf(type, direction).flatMap(inner);
}

function inner(type: TypeClaim): readonly Claim[] {
  return [{ says: "inner-type", type }];
}

function unreadable(reason: string): readonly Claim[] {
  return inner({ kind: "unknown", reason });
}

function warning(code: BindingCode, message: string): Claim {
  return { says: "remark", code, severity: "warning", message };
}

function typeOf(constructor: unknown, direction: Direction): readonly TypeClaim[] {
  const type = typeOfConstructor(constructor);
  // The library calls `new BigInt()`, which throws: the class then takes nothing with that member.
  if (type === undefined || type.kind === "bigint") return [];
  if (type.kind !== "binary" || direction === "output") return [type];
  // The library fills a Buffer with the text as it stands and decodes no base64; of other bytes it makes nothing.
  return constructor === BUFFER ? [{ kind: "string" }] : [];
}

function isCollection(constructor: unknown): boolean {
  return constructor === Array || constructor === Set || constructor === Map;
}
