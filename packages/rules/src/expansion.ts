/** A type that is written in full, and those it stands inside of. */
export interface Expansion {
  readonly typeKey: string;
  readonly outer: Expansion | undefined;
  /** How many levels those add, itself included: a wrapper may add none. */
  readonly levels: number;
}

/** The place inside one more type. */
export function expanded(typeKey: string, outer: Expansion | undefined, levels = 1): Expansion {
  return { typeKey, outer, levels: (outer?.levels ?? 0) + levels };
}

/** How often a place stands inside a type. */
export function timesInside(place: Expansion | undefined, typeKey: string): number {
  let times = 0;
  for (let inside = place; inside !== undefined; inside = inside.outer) {
    if (inside.typeKey === typeKey) times += 1;
  }
  return times;
}
