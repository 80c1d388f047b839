/** A name that the disambiguation had to change. */
export interface SuffixedName {
  readonly key: string;
  readonly wanted: string;
  readonly given: string;
}

/** The `$defs` keys of hoisted types. */
export interface DefinitionNames {
  /** The `$defs` key of each hoisted type, by its key in `types`. */
  readonly byKey: ReadonlyMap<string, string>;
  readonly suffixed: readonly SuffixedName[];
}

/** Characters (UTF-16 code units) outside `A-Z a-z 0-9 _ . -` become `_`: a name must stand in a reference unescaped. */
export function definitionName(name: string): string {
  return name === "" ? "_" : name.replace(/[^A-Za-z0-9_.-]/g, "_");
}

/** The first of `name_2`, `name_3`, … that is not taken. */
export function suffixedName(
  name: string,
  taken: { has(name: string): boolean },
  from = 2,
): string {
  let count = from;
  while (taken.has(`${name}_${String(count)}`)) count += 1;
  return `${name}_${String(count)}`;
}

/** By UTF-16 code units, the order that every language can follow. */
export function ordinal(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * R16. Types that share a name are told apart in the order of their keys, listed ones before the others and in the order
 * of the list: bare names are given first, then the later ones get `_2`, `_3`, skipping every taken name.
 */
export function nameDefinitions(
  hoisted: ReadonlyMap<string, string>,
  listed: ReadonlySet<string> = new Set(),
): DefinitionNames {
  const places = new Map([...listed].map((key, place) => [key, place]));
  const placeOf = (key: string): number => places.get(key) ?? places.size;
  const inOrder = (left: string, right: string): number =>
    placeOf(left) - placeOf(right) || ordinal(left, right);
  const sharing = new Map<string, string[]>();
  for (const [key, displayName] of hoisted) {
    const name = definitionName(displayName);
    const keys = sharing.get(name);
    if (keys === undefined) sharing.set(name, [key]);
    else keys.push(key);
  }
  const byKey = new Map<string, string>();
  const taken = new Set(sharing.keys());
  const suffixed: SuffixedName[] = [];
  for (const name of [...sharing.keys()].sort(ordinal)) {
    const [first, ...later] = (sharing.get(name) ?? []).sort(inOrder);
    if (first !== undefined) byKey.set(first, name);
    let count = 2;
    for (const key of later) {
      const given = suffixedName(name, taken, count);
      count = Number(given.slice(name.length + 1)) + 1;
      taken.add(given);
      byKey.set(key, given);
      suffixed.push({ key, wanted: name, given });
    }
  }
  return { byKey, suffixed };
}
