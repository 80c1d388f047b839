import { isPlainObject } from "../../decorators/json-copy.js";
import type { Claim, Level, TypeClaim } from "../../facts/fact.js";
import { annotationClaims } from "./annotations.js";
import { boundsOf, listBoundsOf } from "./bounds.js";
import { writtenFormat } from "./formats.js";
import { takesNull } from "./null-among.js";
import type { SchemaAsked, SchemaObject } from "./schema-object.js";
import { typeOfSchema } from "./type-of-schema.js";

/** A claim with what it is about: the value, or each of its elements. */
export interface LevelClaim {
  readonly level: Level;
  readonly claim: Claim;
}

const NULL_DECLARED: Claim = { says: "null", accepted: true, declared: true };

/**
 * Everything that a schema object says of a member.
 *
 * @param reflected what the compiler says of the member where the schema object says no more than that
 */
export function schemaClaims(
  schema: SchemaObject,
  asked: SchemaAsked,
  reflected?: TypeClaim,
): readonly LevelClaim[] {
  const type = typeOfSchema(schema, asked) ?? formatted(schema, reflected);
  const isList = (type ?? reflected)?.kind === "array" || (type ?? reflected)?.kind === "set";
  const bounds = isList ? listBoundsOf(schema) : { ...listBoundsOf(schema), ...boundsOf(schema) };
  const format = type === undefined ? writtenFormat(schema["format"]) : undefined;
  const stated = { ...bounds, ...(format === undefined || isList ? {} : { format }) };
  const value: readonly Claim[] = [
    ...(type === undefined ? [] : [{ says: "type", type } as const]),
    ...(takesNull(schema) ? [NULL_DECLARED] : []),
    ...(Object.keys(stated).length === 0
      ? []
      : [{ says: "constraints", constraints: stated } as const]),
    ...annotationClaims(schema),
  ];
  return [
    ...value.map((claim): LevelClaim => ({ level: "value", claim })),
    ...elementClaims(schema, type).map((claim): LevelClaim => ({ level: "each", claim })),
  ];
}

/** A format says of a text that it is one, and of an instant in which form it is written. */
function formatted(schema: SchemaObject, reflected: TypeClaim | undefined): TypeClaim | undefined {
  const format = writtenFormat(schema["format"]);
  if (format === undefined) return undefined;
  return reflected?.kind === "string" || reflected?.kind === "date"
    ? { kind: "string", format }
    : undefined;
}

/** The bounds and the null of a member's own elements, whose type is part of the member's. */
function elementClaims(schema: SchemaObject, type: TypeClaim | undefined): readonly Claim[] {
  const element =
    type?.kind === "array"
      ? schema["items"]
      : type?.kind === "map"
        ? schema["additionalProperties"]
        : undefined;
  if (!isPlainObject(element)) return [];
  const bounds = element["type"] === "array" ? listBoundsOf(element) : boundsOf(element);
  return [
    ...(takesNull(element) ? [NULL_DECLARED] : []),
    ...(Object.keys(bounds).length === 0
      ? []
      : [{ says: "constraints", constraints: bounds } as const]),
  ];
}
