import type { Path } from "../json/path.js";

/** What a message calls a place in a schema: `CreateOrder.items[].note`. */
export function labelOf(path: Path | undefined, name: string): string {
  const steps: string[] = [];
  for (let place = path; place !== undefined; place = place.parent) steps.push(String(place.step));
  steps.reverse();
  let label = name;
  for (let at = 0; at < steps.length; at += 1) {
    const keyword = steps[at] ?? "";
    const next = steps[at + 1];
    if (NAMED.has(keyword) && next !== undefined) {
      label = keyword === "properties" ? `${label}.${next}` : next;
      at += 1;
    } else if (LISTED.has(keyword)) {
      // Which of the branches it is says little to a reader, and the pointer has it.
      if (keyword === "prefixItems") label = `${label}[${next ?? ""}]`;
      at += 1;
    } else if (keyword === "items") {
      const isListed = next !== undefined && /^\d+$/u.test(next);
      label = isListed ? `${label}[${next}]` : `${label}[]`;
      if (isListed) at += 1;
    } else if (keyword === "additionalProperties") {
      label = `${label}.*`;
    }
  }
  return label;
}

const NAMED = new Set(["properties", "$defs", "definitions"]);
const LISTED = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
