import { resolved, within, type Place } from "./schema-at.js";

/** Whether a schema refuses null, as far as its types and choices tell. */
export function refusesNull(schema: Place, document: Place): boolean {
  const open: Place[] = [schema];
  const seen = new Set<string>();
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place.pointer)) continue;
    seen.add(place.pointer);
    const told = nullIn(place);
    if (told === "taken") return false;
    if (told === "refused") continue;
    const others = othersOf(place, document);
    if (others.length === 0) return false;
    open.push(...others);
  }
  return true;
}

function nullIn({ schema }: Place): "taken" | "refused" | "not told" {
  const { type, enum: choices, const: only, not } = schema;
  if (choices !== undefined) return includes(choices, null) ? "taken" : "refused";
  if (type !== undefined) return type === "null" || includes(type, "null") ? "taken" : "refused";
  if (only !== undefined) return only === null ? "taken" : "refused";
  return includes((not as { readonly enum?: unknown } | undefined)?.enum, null)
    ? "refused"
    : "not told";
}

function includes(list: unknown, value: unknown): boolean {
  return Array.isArray(list) && list.includes(value);
}

/** What a value may be instead: the branches of a union, or what a reference refers to. */
function othersOf(place: Place, document: Place): readonly Place[] {
  const target = Object.hasOwn(place.schema, "$ref") ? resolved(place, document) : undefined;
  if (target !== undefined) return [target];
  const branches = (["anyOf", "oneOf"] as const).flatMap((keyword) => {
    const list = place.schema[keyword];
    return Array.isArray(list) ? list.map((_, index) => within(place, keyword, index)) : [];
  });
  return branches.filter((branch) => branch !== undefined);
}
