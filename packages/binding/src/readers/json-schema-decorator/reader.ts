import type { Class } from "../../facts/class.js";
import type { Claim, Fact } from "../../facts/fact.js";
import type { Reader } from "../reader.js";
import { classClaims } from "../schema-objects/class-claims.js";
import { schemaClaims, type LevelClaim } from "../schema-objects/schema-claims.js";
import { settledObject, type SchemaObject } from "../schema-objects/schema-object.js";
import { storedOfClass, storedOfMember, storedSchema } from "./stored-schemas.js";
import { noteAsked, watchSchemas } from "./watch.js";

const source = "json-schema-decorator";
const decorator = "@JSONSchema";

/**
 * Reads `@JSONSchema` of class-validator-jsonschema; the package itself is not needed. It keeps no list of members, and
 * itself looks only at those that have a rule: the reader names none.
 */
export const jsonSchemaDecoratorReader: Reader = {
  source,
  ownMembers: () => [],
  knows: (cls) => storedOfClass(cls).length > 0,
  readMember,
  readClass: (cls) => {
    const schema = Object.assign({}, ...storedOfClass(cls).map(settledObject)) as SchemaObject;
    return classClaims(schema).map((claim) => ({ source, decorator, claim }));
  },
  watch: watchSchemas,
};

function readMember(cls: Class, member: string): readonly Fact[] {
  const found = storedOfMember(cls, member);
  noteAsked(cls, member, found);
  const stored = storedSchema(found);
  if (stored === undefined) return [];
  const claims = schemaClaims(stored.schema, {
    decorator,
    classOf: () => undefined,
    remedyForRef: "Declare the type with @OfType(() => X) of @shapewright/binding",
  });
  const all: readonly LevelClaim[] = stored.hasFunction
    ? [...claims, { level: "value", claim: NOT_CALLED }]
    : claims;
  return all.map(({ level, claim }) => ({ member, source, level, decorator, claim }));
}

const NOT_CALLED: Claim = {
  says: "remark",
  code: "unreadable_shape",
  severity: "warning",
  message:
    "@JSONSchema has a function, which can be called only with the schema that class-validator-jsonschema made of the " +
    "class: nothing of it is told. Give it an object, or say it with decorators of @shapewright/binding.",
};
