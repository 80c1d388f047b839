import type { JsonValue, OwnedJson, OwnedJsonObject } from "./json.js";
import { setOwn } from "./json.js";

/** A deep copy with keys in their order; it shares nothing with the original. Depth is bounded by memory only. */
export function copyJson(value: JsonValue): OwnedJson {
  const holder: OwnedJson[] = [];
  const open: {
    readonly from: JsonValue;
    readonly into: OwnedJson[] | OwnedJsonObject;
    readonly key: string;
  }[] = [{ from: value, into: holder, key: "0" }];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const { from, into, key } = task;
    if (typeof from !== "object" || from === null) {
      place(into, key, from);
    } else if (isArray(from)) {
      const copy = new Array<OwnedJson>(from.length).fill(null);
      place(into, key, copy);
      from.forEach((item, index) => open.push({ from: item, into: copy, key: String(index) }));
    } else {
      const copy: OwnedJsonObject = {};
      place(into, key, copy);
      for (const name of Object.keys(from)) {
        // Reserves the key's place now: nested values are filled in after their siblings.
        setOwn(copy, name, null);
        open.push({ from: from[name] ?? null, into: copy, key: name });
      }
    }
  }
  return holder[0] ?? null;
}

function place(into: OwnedJson[] | OwnedJsonObject, key: string, value: OwnedJson): void {
  if (Array.isArray(into)) into[Number(key)] = value;
  else setOwn(into, key, value);
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
