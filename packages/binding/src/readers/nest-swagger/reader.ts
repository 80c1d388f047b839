import { lineage, type Class } from "../../facts/class.js";
import { typeOfConstructor } from "../../facts/constructors.js";
import type { Claim, Fact } from "../../facts/fact.js";
import { ownMetadataOf } from "../reflect-metadata.js";
import type { Reader } from "../reader.js";
import { isText } from "../schema-objects/annotations.js";
import { schemaClaims } from "../schema-objects/schema-claims.js";
import { classFacts } from "./class-claims.js";
import { KEYS } from "./keys.js";
import { memberOptions, ownMembers, type MemberOptions } from "./member-options.js";
import { memberSchema } from "./member-schema.js";
import { classNamed } from "./named-models.js";
import { watchMetadata } from "./watch.js";

const source = "nest-swagger";

/** Reads what `@nestjs/swagger` and its compiler plugin have left with a class; the package itself is not needed. */
export const nestSwaggerReader: Reader = {
  source,
  ownMembers,
  knows: (cls) =>
    lineage(cls).some(
      (owner) => ownMembers(owner).length > 0 || ownMetadataOf(KEYS.schema, owner) !== undefined,
    ),
  readMember,
  readClass: classFacts,
  watch: watchMetadata,
};

function readMember(cls: Class, member: string): readonly Fact[] {
  const known = memberOptions(cls, member);
  if (known === undefined) return [];
  const { decorator, options, designType } = known;
  const claims = schemaClaims(
    memberSchema(options),
    {
      decorator,
      classOf: (ref) => classNamed(cls, ref),
      remedyForRef: "Add @ApiExtraModels(X) to the class with the class that it means",
    },
    typeOfConstructor(designType),
  );
  const fact = (level: Fact["level"], claim: Claim): Fact => ({
    member,
    source,
    level,
    decorator,
    claim,
  });
  return [
    ...claims.map(({ level, claim }) => fact(level, claim)),
    ...nameClaims(member, options).map((claim) => fact("value", claim)),
    fact("value", presenceClaim(known)),
  ];
}

function nameClaims(member: string, { name }: MemberOptions["options"]): readonly Claim[] {
  return isText(name) && name !== member ? [{ says: "wire-name", name }] : [];
}

/** As the package writes its document: every member is required unless the author says otherwise. */
function presenceClaim({ options, saysPresence }: MemberOptions): Claim {
  const { required, selfRequired } = options;
  const isRequired =
    selfRequired === undefined
      ? required !== false && !Array.isArray(required)
      : selfRequired !== false;
  return { says: "presence", required: isRequired, ...(saysPresence ? {} : { implied: true }) };
}
