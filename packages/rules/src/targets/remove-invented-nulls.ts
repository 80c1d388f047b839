import { copyJson } from "../json/copy-json.js";
import type { JsonObject, JsonValue, OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isJsonObject, ownValue, setOwn } from "../json/json.js";
import { decodePointer } from "../definitions/local-reference.js";
import { StrictMatcher } from "./strict-match.js";
import type { Definitions } from "./strict-schema.js";
import { branchesOf, isOfKind, targetOf } from "./strict-schema.js";

/** What `forTarget` tells of a schema for `openai-strict`. */
export interface InventedNulls {
  readonly schema: JsonObject;
  /** JSON pointers to the properties of which null stands for a member that is not given. */
  readonly inventedNulls: readonly string[];
}

interface Place {
  readonly value: JsonValue;
  readonly schema: JsonObject;
  readonly put: (value: OwnedJson) => void;
}

/**
 * The arguments that a model meant: those that it gave for a schema of `openai-strict`, without the members of which null
 * says that they are not given. Null stays where the declaration takes it. In a choice between objects it goes by the first
 * branch that takes the value; arguments that the schema refuses are left as they are there. The arguments that are given
 * are not changed.
 *
 * @param args a JSON value
 * @throws TypeError for pointers that lead nowhere in the schema
 */
export function removeInventedNulls(
  args: unknown,
  { schema, inventedNulls }: InventedNulls,
): OwnedJson {
  const invented = new Set(inventedNulls.map((pointer) => placeAt(schema, pointer)));
  const { $defs } = schema;
  const definitions: Definitions = isJsonObject($defs) ? $defs : {};
  const matcher = new StrictMatcher(definitions);
  let result: OwnedJson = null;
  const open: Place[] = [
    { value: args as JsonValue, schema, put: (value) => void (result = value) },
  ];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, put } = place;
    const meant = meantBy(value, place.schema, definitions, matcher);
    if (meant === undefined || typeof value !== "object" || value === null) {
      put(copyJson(value));
    } else if (isJsonObject(value)) {
      put(withoutNulls(value, meant, invented, open));
    } else {
      put(listOf(value, meant, open));
    }
  }
  return result;
}

/** The schema without a choice that a value is meant for; `undefined` where none takes it. */
function meantBy(
  value: JsonValue,
  start: JsonObject,
  definitions: Definitions,
  matcher: StrictMatcher,
): JsonObject | undefined {
  const seen = new Set<JsonObject>();
  let schema = targetOf(start, definitions);
  for (let branches = branchesOf(schema); branches !== undefined; branches = branchesOf(schema)) {
    if (seen.has(schema)) return undefined;
    seen.add(schema);
    const possible = branches
      .map((branch) => targetOf(branch, definitions))
      .filter((branch) => isOfKind(value, branch));
    const [first, ...others] = possible;
    const meant =
      others.length === 0 ? first : possible.find((branch) => matcher.takes(value, branch));
    if (meant === undefined) return undefined;
    schema = meant;
  }
  return schema;
}

function withoutNulls(
  value: JsonObject,
  { properties }: JsonObject,
  invented: ReadonlySet<JsonObject>,
  open: Place[],
): OwnedJsonObject {
  const declared = isJsonObject(properties) ? properties : {};
  const kept: OwnedJsonObject = {};
  for (const [name, held] of Object.entries(value)) {
    const member = ownValue(declared, name);
    if (!isJsonObject(member)) {
      setOwn(kept, name, copyJson(held));
      continue;
    }
    if (held === null && invented.has(member)) continue;
    // Keeps the place of the key among its siblings.
    setOwn(kept, name, null);
    open.push({
      value: held,
      schema: member,
      put: (own) => {
        setOwn(kept, name, own);
      },
    });
  }
  return kept;
}

function listOf(value: readonly JsonValue[], { items }: JsonObject, open: Place[]): OwnedJson[] {
  if (!isJsonObject(items)) return value.map(copyJson);
  const kept = new Array<OwnedJson>(value.length).fill(null);
  value.forEach((item, index) => {
    open.push({ value: item, schema: items, put: (own) => void (kept[index] = own) });
  });
  return kept;
}

function placeAt(schema: JsonObject, pointer: string): JsonObject {
  let place: JsonValue | undefined = schema;
  for (const step of decodePointer(`#${pointer.replaceAll("%", "%25")}`) ?? [""]) {
    place = Array.isArray(place)
      ? (place as readonly JsonValue[])[Number(step)]
      : isJsonObject(place)
        ? ownValue(place, step)
        : undefined;
  }
  if (isJsonObject(place)) return place;
  throw new TypeError(
    `"${pointer}" leads nowhere in the schema. Hand on schema and inventedNulls of one result of forTarget.`,
  );
}
