/** Any class, abstract ones and those with constructor parameters included. */
export type Class = abstract new (...args: never[]) => object;

/** Whether a value can be read as a class: a function with a prototype object of its own. */
export function isClass(value: unknown): value is Class {
  return (
    typeof value === "function" &&
    typeof (value as { prototype?: unknown }).prototype === "object" &&
    (value as { prototype?: unknown }).prototype !== null
  );
}

/** The class and its bases, the most basic one first; built-in `Object` is not among them. */
export function lineage(cls: Class): readonly Class[] {
  const chain: Class[] = [];
  let prototype: unknown = cls.prototype;
  while (typeof prototype === "object" && prototype !== null && prototype !== Object.prototype) {
    const constructor: unknown = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
    if (isClass(constructor)) chain.push(constructor);
    prototype = Object.getPrototypeOf(prototype);
  }
  // A prototype may lack its constructor or name another; the class asked about is always the last.
  if (chain[0] !== cls) chain.unshift(cls);
  return chain.reverse();
}

/** The name a message calls a class by. */
export function className(cls: Class): string {
  const name: unknown = Object.getOwnPropertyDescriptor(cls, "name")?.value;
  return typeof name === "string" && name !== "" ? name : "(anonymous class)";
}
