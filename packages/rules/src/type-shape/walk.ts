import { ProblemList, type TypeShapeProblem, type TypeShapeRule } from "./problems.js";

/** A value under check and the way to it; the pointer is built only for a problem. */
export interface Place {
  readonly parent: Place | undefined;
  readonly key: string | number;
  readonly value: unknown;
  readonly check: PlaceCheck;
}

/** Checks what a place itself holds, and hands on the places inside it with `walk.visit`. */
export type PlaceCheck = (place: Place, walk: Walk) => void;

/** Checks one field or item of a place. */
export type FieldCheck = (value: unknown, place: Place, key: string | number, walk: Walk) => void;

/** Stands for a value whose getter threw. */
export const unreadable: unique symbol = Symbol("unreadable");

/** One pass over one value, in the order of the document, on a stack of its own so that depth costs no call. */
export class Walk {
  /** The keys that a reference may name; undefined when there is no readable `types`. */
  readonly typeKeys: ReadonlySet<string> | undefined;
  readonly #problems = new ProblemList();
  readonly #stack: Place[] = [];
  #firstChild = 0;
  /** By the role a value was met in: whether the walk is still inside it. */
  readonly #entered = new Map<PlaceCheck, Map<unknown, boolean>>();

  constructor(typeKeys: ReadonlySet<string> | undefined) {
    this.typeKeys = typeKeys;
  }

  run(value: unknown, check: PlaceCheck): readonly TypeShapeProblem[] {
    const stack = this.#stack;
    stack.push({ parent: undefined, key: "", value, check });
    for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
      this.#firstChild = stack.length;
      try {
        place.check(place, this);
      } catch {
        // A proxy may throw from any trap, not only from a getter.
        this.reportUnreadable(place);
      }
      reverseFrom(stack, this.#firstChild);
    }
    return this.#problems.close();
  }

  visit(parent: Place, key: string | number, value: unknown, check: PlaceCheck): void {
    this.#stack.push({ parent, key, value, check });
  }

  /** Reads a field or item, reporting a getter that throws. */
  read(place: Place, key: string | number): unknown {
    try {
      return (place.value as Readonly<Record<string | number, unknown>>)[key];
    } catch {
      this.reportUnreadable(place, key);
      return unreadable;
    }
  }

  reportUnreadable(place: Place, key?: string | number): void {
    this.report("schema", "expected a readable value, found one that throws", place, key);
  }

  /**
   * Whether a value that holds others is to be checked now. One that is reached again from inside itself is reported;
   * one that is merely shared was checked before, and checking it at every use could take exponential time.
   */
  enter(place: Place): boolean {
    let entered = this.#entered.get(place.check);
    if (entered === undefined) {
      entered = new Map<unknown, boolean>();
      this.#entered.set(place.check, entered);
    }
    const isOpen = entered.get(place.value);
    if (isOpen === undefined) {
      entered.set(place.value, true);
      this.#stack.push({ parent: place, key: "", value: undefined, check: leave });
      this.#firstChild = this.#stack.length;
      return true;
    }
    if (isOpen) {
      const message = `expected a finite value, found the value of ${outerPointer(place)} again`;
      this.report("schema", message, place);
    }
    return false;
  }

  leave(place: Place): void {
    this.#entered.get(place.check)?.set(place.value, false);
  }

  report(rule: TypeShapeRule, message: string, place: Place, key?: string | number): void {
    if (this.#problems.hasRoom)
      this.#problems.add({ pointer: pointerTo(place, key), rule, message });
    else this.#problems.count(rule);
  }
}

/** What was pushed first is to be popped first. */
function reverseFrom(stack: Place[], start: number): void {
  for (let low = start, high = stack.length - 1; low < high; low += 1, high -= 1) {
    const place = stack[low];
    const other = stack[high];
    if (place === undefined || other === undefined) return;
    stack[low] = other;
    stack[high] = place;
  }
}

const leave: PlaceCheck = ({ parent }, walk) => {
  if (parent !== undefined) walk.leave(parent);
};

function outerPointer(place: Place): string {
  let outer = place.parent;
  while (outer !== undefined && (outer.value !== place.value || outer.check !== place.check)) {
    outer = outer.parent;
  }
  return outer === undefined ? "an outer place" : `"${pointerTo(outer)}"`;
}

function pointerTo(place: Place, key?: string | number): string {
  const segments = key === undefined ? [] : [key];
  for (let at = place; at.parent !== undefined; at = at.parent) segments.push(at.key);
  return segments.reduceRight<string>((pointer, segment) => `${pointer}/${escape(segment)}`, "");
}

function escape(segment: string | number): string {
  return String(segment).replaceAll("~", "~0").replaceAll("/", "~1");
}
