import { placeOf } from "./keywords.js";
import type { JsonSchema } from "./json/json.js";
import { setOwn } from "./json/json.js";

/** Puts the keys of a written schema object in their order, in place: other parts may hold on to the object. */
export function arrange(schema: JsonSchema): void {
  const keywords = Object.keys(schema);
  let last = -1;
  const inOrder = keywords.every((keyword) => {
    const place = placeOf(keyword);
    const follows = place >= last;
    last = place;
    return follows;
  });
  if (inOrder) return;
  const entries = Object.entries(schema).sort(([a], [b]) => placeOf(a) - placeOf(b));
  for (const keyword of keywords) Reflect.deleteProperty(schema, keyword);
  for (const [keyword, value] of entries) setOwn(schema, keyword, value);
}
