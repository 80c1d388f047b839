import type { OwnedJson, OwnedJsonObject } from "./json.js";
import { setOwn } from "./json.js";
import type { Problem } from "./problem.js";
import { brief, pointerTo } from "./problem.js";

/** The arguments as JSON of their own, or why they are none. */
export type Taken =
  | { readonly value: OwnedJson; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** Text that holds a value for each character of it would be larger than any message; beyond it nobody looks. */
const MOST_VALUES = 5_000_000;

/**
 * Copies what came, so that nobody else's object is looked at twice or changed: getters are asked once, and a failing one is a
 * problem. What JSON cannot carry is one too; a key whose value is `undefined` is not there.
 */
export function takeArguments(args: unknown, maxDepth: number): Taken {
  const taking = new Taking(maxDepth);
  const value = taking.take(args);
  const { problems } = taking;
  return problems.length > 0 ? { problems } : { value };
}

class Taking {
  readonly problems: Problem[] = [];
  readonly #maxDepth: number;
  readonly #outer = new Set<object>();
  /** Where the value that is taken stands. */
  readonly #path: (string | number)[] = [];
  #values = 0;

  constructor(maxDepth: number) {
    this.#maxDepth = maxDepth;
  }

  // The depth is bounded, so that the call stack may follow it.
  take(value: unknown): OwnedJson {
    this.#values += 1;
    switch (typeof value) {
      case "string":
      case "boolean":
        return value;
      case "number":
        if (!Number.isFinite(value)) this.#noJson(value);
        return value;
      case "object":
        return value === null ? null : this.#takeObject(value);
      default:
        this.#noJson(value);
        return null;
    }
  }

  #takeObject(value: object): OwnedJson {
    if (this.#values > MOST_VALUES) {
      this.#tooMuch("more values than are looked at", `at most ${String(MOST_VALUES)} values`);
      return null;
    }
    if (this.#outer.has(value)) {
      this.#tooMuch("must not be within itself", "a value without cycles");
      return null;
    }
    if (this.#outer.size >= this.#maxDepth) {
      const most = `at most ${String(this.#maxDepth)} levels`;
      this.#tooMuch(`must not be nested deeper than ${most.slice(8)}`, most);
      return null;
    }
    this.#outer.add(value);
    const copy = this.#copy(value);
    this.#outer.delete(value);
    return copy;
  }

  #copy(value: object): OwnedJson {
    const depth = this.#path.length;
    try {
      if (Array.isArray(value)) {
        const items: OwnedJson[] = [];
        for (let at = 0; at < value.length; at += 1) {
          if (this.problems.length > 0 && this.#values > MOST_VALUES) break;
          items.push(this.#takeAt(at, value[at]));
        }
        return items;
      }
      if (!isPlain(value)) {
        this.#noJson(value);
        return null;
      }
      const copy: OwnedJsonObject = {};
      for (const key of Object.keys(value)) {
        const held: unknown = Reflect.get(value, key);
        if (held !== undefined) setOwn(copy, key, this.#takeAt(key, held));
      }
      return copy;
    } catch {
      this.#path.length = depth;
      // A getter or a proxy of the caller's.
      this.#problem("type", "could not be read", "a JSON value");
      return null;
    }
  }

  #takeAt(step: string | number, value: unknown): OwnedJson {
    this.#path.push(step);
    const taken = this.take(value);
    this.#path.pop();
    return taken;
  }

  #noJson(value: unknown): void {
    const received = typeof value === "object" ? "an instance of a class" : brief(value);
    this.#problem("type", "must be a JSON value", "a JSON value", received);
  }

  #tooMuch(message: string, expected: string): void {
    this.#problem("depth", message, expected);
  }

  #problem(code: Problem["code"], message: string, expected: string, received?: string): void {
    const path = [...this.#path];
    this.problems.push({
      path,
      pointer: pointerTo(path),
      code,
      message,
      expected,
      ...(received === undefined ? {} : { received }),
    });
  }
}

/** An object of a literal or of `JSON.parse`, of another realm too. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
