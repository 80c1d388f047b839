/** What the generated code is made of: its text, and the values that it refers to by name. */
export class Source {
  readonly #constants: unknown[] = [];
  readonly #names = new Map<unknown, string>();
  readonly #functions: string[] = [];
  #locals = 0;

  /** The name by which the code refers to a value. */
  constant(value: unknown): string {
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const name = `k${String(this.#constants.length)}`;
    this.#constants.push(value);
    this.#names.set(value, name);
    return name;
  }

  /** A name that nothing else has. */
  local(): string {
    this.#locals += 1;
    return `x${String(this.#locals)}`;
  }

  function(text: string): void {
    this.#functions.push(text);
  }

  /**
   * Compiles the code.
   *
   * @throws EvalError where code generation is forbidden
   */
  compile(result: string): unknown {
    const names = [...this.#constants.keys()].map((at) => `k${String(at)}`).join(", ");
    const text = `"use strict";\nconst [${names}] = k;\n${this.#functions.join("\n")}\nreturn ${result};`;
    // The text holds names made here, and texts of the declaration as JSON.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const make = new Function("k", text) as (constants: readonly unknown[]) => unknown;
    return make(this.#constants);
  }
}
