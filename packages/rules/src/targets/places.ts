import type { Holder, Part } from "../definitions/weaken.js";
import type { OwnedJson, OwnedJsonObject } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import type { Path } from "../json/path.js";
import { within } from "../json/path.js";
import type { KeywordName } from "../keywords.js";
import { holdsOf } from "../keywords.js";

/** A schema within the one that is rewritten, what holds it, and where it stands; the root has no path. */
export interface Place extends Part {
  readonly holder: (Holder & Place) | undefined;
  readonly path: Path | undefined;
}

/** A value that a keyword holds where a schema stands, and how it is replaced: a boolean schema is one too. */
export interface Slot {
  readonly keyword: KeywordName;
  readonly steps: readonly (string | number)[];
  readonly value: OwnedJson;
  readonly replace: (value: OwnedJson) => void;
}

/**
 * Every schema object within a schema, itself first. A place is asked what it holds after it was handed out, so that what a
 * step puts there is met too. Depth is bounded by memory only.
 */
export function* placesIn(root: OwnedJsonObject): Generator<Place> {
  const open: Place[] = [{ schema: root, holder: undefined, path: undefined }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    yield place;
    for (const held of placesWithin(place).toReversed()) open.push(held);
  }
}

/** The same, the innermost first: what a step puts into a place was rewritten already. */
export function placesInsideOut(root: OwnedJsonObject): readonly Place[] {
  return [...placesIn(root)].reverse();
}

function placesWithin(place: Place): readonly Place[] {
  return [...slotsOf(place.schema)].flatMap(({ keyword, steps, value }) =>
    isOwnedObject(value)
      ? [{ schema: value, holder: { ...place, keyword }, path: within(place.path, ...steps) }]
      : [],
  );
}

/** What the keywords of a schema hold where schemas stand. */
export function* slotsOf(schema: OwnedJsonObject): Generator<Slot> {
  for (const name of Object.keys(schema)) {
    const value = schema[name];
    const holds = holdsOf(name);
    if (value === undefined || holds === "value") continue;
    // Only a keyword of the table holds schemas.
    const keyword = name as KeywordName;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        yield {
          keyword,
          steps: [keyword, index],
          value: item,
          replace: (given) => void (value[index] = given),
        };
      }
    } else if (holds === "schema-map") {
      if (!isOwnedObject(value)) continue;
      for (const [key, item] of Object.entries(value)) {
        // A list of names in draft-07's `dependencies` is no schema.
        if (Array.isArray(item)) continue;
        yield {
          keyword,
          steps: [keyword, key],
          value: item,
          replace: (given) => void (value[key] = given),
        };
      }
    } else {
      yield {
        keyword,
        steps: [keyword],
        value,
        replace: (given) => void (schema[keyword] = given),
      };
    }
  }
}

/** Puts a schema in the place of another, which keeps its identity: other places may hold on to it. */
export function replaceWith(schema: OwnedJsonObject, by: OwnedJsonObject): void {
  for (const keyword of Object.keys(schema)) Reflect.deleteProperty(schema, keyword);
  for (const [keyword, value] of Object.entries(by)) setKey(schema, keyword, value);
}

function setKey(schema: OwnedJsonObject, keyword: string, value: OwnedJson): void {
  Object.defineProperty(schema, keyword, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
