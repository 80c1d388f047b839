import type { Watched } from "../readers/watched.js";

/** Whether everything that was found is still there, as it was found. */
export function allHold(facts: readonly Watched[]): boolean {
  for (const fact of facts) {
    if (!holds(fact)) return false;
  }
  return true;
}

function holds(fact: Watched): boolean {
  switch (fact.kind) {
    case "property":
      return (fact.of as Readonly<Record<PropertyKey, unknown>>)[fact.key] === fact.value;
    case "entry":
      return fact.of.get(fact.key) === fact.value;
    case "list":
      return fact.of.length === fact.value.length && isSameList(fact.of, fact.value);
    case "values":
      return fact.of.size === fact.value.length && areSameValues(fact.of, fact.value);
    case "answer":
      return fact.of() === fact.value;
  }
}

function isSameList(list: readonly unknown[], held: readonly unknown[]): boolean {
  for (let at = 0; at < held.length; at += 1) {
    if (list[at] !== held[at]) return false;
  }
  return true;
}

function areSameValues(map: ReadonlyMap<unknown, unknown>, held: readonly unknown[]): boolean {
  let at = 0;
  for (const value of map.values()) {
    if (value !== held[at]) return false;
    at += 1;
  }
  return true;
}
