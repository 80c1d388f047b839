import type { Class } from "../../facts/class.js";
import type { Claim, Fact } from "../../facts/fact.js";
import type { HostOptions } from "../../facts/host-options.js";
import { peers, type ClassTransformerStorage } from "../../peers.js";
import type { Reader } from "../reader.js";
import { hasEntries, namedMembers, nearestEntry } from "./entries.js";
import { exposureOf, isTransformed } from "./exposure.js";
import { typeClaims } from "./type-claims.js";

const source = "class-transformer";

const HIDDEN_VALUE: readonly Claim[] = [
  { says: "hidden-value" },
  {
    says: "remark",
    code: "opaque_transform",
    severity: "warning",
    message:
      "@Transform makes another value of the argument before the rules see it, so that they do not tell its type. " +
      "Declare the input with @OfType, @Enum, @ArrayOf or another decorator of @shapewright/binding.",
  },
];

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
  readMember: (cls, member, host) => {
    const storage = peers.classTransformerStorage();
    return storage === undefined ? [] : readStored(storage, cls, member, host);
  },
  readClass: () => [],
};

function readStored(
  storage: ClassTransformerStorage,
  cls: Class,
  member: string,
  { transform = {} }: HostOptions,
): readonly Fact[] {
  const facts = (decorator: string, claims: readonly Claim[]): readonly Fact[] =>
    claims.map((claim) => ({ member, source, level: "value", decorator, claim }));
  const exposure = exposureOf(storage, cls, member, transform);
  // What keeps the argument out keeps `@Type` and `@Transform` from ever seeing it.
  if ("leftOutBy" in exposure) return facts(exposure.leftOutBy, [{ says: "left-out" }]);

  const { name } = exposure;
  const type = nearestEntry(storage._typeMetadatas, cls, member);
  return [
    ...facts("@Expose", name === member ? [] : [{ says: "wire-name", name }]),
    ...facts("@Type", type === undefined ? [] : typeClaims(type, member)),
    ...facts("@Transform", isTransformed(storage, cls, member, transform) ? HIDDEN_VALUE : []),
  ];
}
