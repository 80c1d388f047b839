import type { Direction } from "@shapewright/rules";
import { lineage } from "../../facts/class.js";
import type { Claim, Fact, Passage } from "../../facts/fact.js";
import { peers } from "../../peers.js";
import type { Reader } from "../reader.js";
import { hasEntries, namedMembers, nearestEntry } from "./entries.js";
import { exposureOf, isListedAsExposed, isTransformed, type AskedExposure } from "./exposure.js";
import { otherCopyClaims } from "./other-copies.js";
import { onPrototype } from "./on-prototype.js";
import { throughTransforms } from "./through-transforms.js";
import { typeClaims } from "./type-claims.js";
import { entryUses } from "./uses.js";
import { watchEntries } from "./watch.js";

const source = "class-transformer";

const OPAQUE = {
  input:
    "@Transform may make another value of the argument before the rules see it, so that nothing is told of what they take. " +
    "Declare the input with @OfType, @Enum, @ArrayOf or another decorator of @shapewright/binding.",
  output:
    "@Transform makes another value of the member when it is sent, so that the rules do not tell its type. " +
    "Declare the output with @OfType, @Enum, @ArrayOf or another decorator of @shapewright/binding.",
} as const satisfies Readonly<Record<Direction, string>>;

/** Reads class-transformer's decorators; silent where the package is not installed. */
export const classTransformerReader: Reader = {
  source,
  ownMembers: (cls) => {
    const storage = peers.classTransformerStorage();
    return storage === undefined ? [] : namedMembers(storage, cls);
  },
  knows: (cls) => {
    const storage = peers.classTransformerStorage();
    return storage !== undefined && hasEntries(storage, cls);
  },
  readMember: (cls, member, { transform = {} }, direction = "input") => {
    const storage = peers.classTransformerStorage();
    if (storage === undefined) return [];
    return [
      ...readStored({ storage, cls, member, transform, direction }),
      ...factsOf(member, "(a second copy of class-transformer)", otherCopyClaims(cls, member)),
    ];
  },
  uses: (cls, member, { transform = {} }, direction) => {
    const storage = peers.classTransformerStorage();
    return storage === undefined ? [] : entryUses({ storage, cls, member, transform, direction });
  },
  readClass: () => [],
  // `@Expose()` wipes what stands in an absent member, and each of the three may say when it applies.
  isExact: (cls) => {
    const storage = peers.classTransformerStorage();
    return (
      storage === undefined ||
      lineage(cls).every((owner) =>
        [storage._exposeMetadatas, storage._excludeMetadatas, storage._transformMetadatas].every(
          (map) => (map.get(owner)?.size ?? 0) === 0,
        ),
      )
    );
  },
  watch: watchEntries,
};

function factsOf(member: string, decorator: string, claims: readonly Claim[]): readonly Fact[] {
  return claims.map((claim) => ({ member, source, level: "value", decorator, claim }));
}

function readStored(asked: AskedExposure): readonly Fact[] {
  const { storage, cls, member } = asked;
  const facts = (decorator: string, claims: readonly Claim[]): readonly Fact[] =>
    factsOf(member, decorator, claims);
  const exposure = exposureOf(asked);
  // What keeps the member out keeps `@Type` and `@Transform` from ever seeing it.
  if ("leftOutBy" in exposure) return facts(exposure.leftOutBy, [{ says: "left-out" }]);

  const { name } = exposure;
  const type = nearestEntry(storage._typeMetadatas, cls, member);
  return [
    ...facts("@Expose", name === member ? [] : [{ says: "wire-name", name }]),
    ...facts("@Type", type === undefined ? [] : typeClaims(type, asked)),
    ...(isTransformed(asked)
      ? facts("@Transform", hiddenValue(asked, name))
      : facts("@Expose", isAlwaysSent(asked) ? [{ says: "always-present" }] : [])),
  ];
}

/** A getter that is sent at all is sent whatever the object holds. */
function isAlwaysSent({ storage, cls, member, direction }: AskedExposure): boolean {
  return (
    direction === "output" && hasEntries(storage, cls) && onPrototype(cls, member) === "getter"
  );
}

function hiddenValue(asked: AskedExposure, wireName: string): readonly Claim[] {
  const { direction } = asked;
  const through = direction === "input" ? throughTransforms(asked, wireName) : undefined;
  // What is sent runs through them whatever it is, and may come out as nothing.
  const absence = direction === "input" ? ofAbsence(asked, through) : "unknown";
  return [
    {
      says: "hidden-value",
      ...(through === undefined ? {} : { through }),
      ...(absence === "as it is" ? {} : { absence: true }),
    },
    ...(absence === "refused" ? [{ says: "presence", required: true } as const] : []),
    {
      says: "remark",
      code: "opaque_transform",
      severity: "warning",
      message: OPAQUE[direction],
    },
  ];
}

/**
 * What becomes of an absent member: the library runs its transforms only where `@Expose` lists it. One that throws over
 * nothing makes the host fail.
 */
function ofAbsence(
  asked: AskedExposure,
  through: ((sample: unknown) => Passage) | undefined,
): "as it is" | "refused" | "unknown" {
  if (!isListedAsExposed(asked)) return "as it is";
  if (through === undefined || asked.transform.exposeDefaultValues === true) return "unknown";
  const { outcome } = through(undefined);
  if (outcome === "made") return "as it is";
  return outcome === "threw" ? "refused" : "unknown";
}
