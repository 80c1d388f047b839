import * as library from "class-validator";
import type { Row } from "../../../src/readers/class-validator/rows/row.js";
import type { Class } from "../../../src/facts/class.js";

/** Puts the row's decorator, with its sample arguments or others, on a member of a class. */
export function applyRow(
  row: Row,
  cls: Class,
  member: string,
  options?: library.ValidationOptions,
  given?: readonly unknown[],
): void {
  const decorate = rowDecorator(row, options, given);
  Reflect.apply(decorate, undefined, [cls.prototype, member]);
}

/** The row's decorator with its sample arguments or others. */
export function rowDecorator(
  row: Row,
  options?: library.ValidationOptions,
  given: readonly unknown[] = row.samples.arguments ?? [],
): PropertyDecorator {
  const make = Reflect.get(library, row.decorator.slice(1)) as (
    ...args: readonly unknown[]
  ) => PropertyDecorator;
  const own = OWN_PARAMETERS.get(row.name) ?? make.length - 1;
  const padded = [...given, ...Array<undefined>(Math.max(0, own - given.length)).fill(undefined)];
  return options === undefined ? make(...padded) : make(...padded, options);
}

/** How many arguments stand before the options of class-validator, where that is not all but the last. */
const OWN_PARAMETERS: ReadonlyMap<string, number> = new Map([
  ["arrayUnique", 0],
  ["isNumber", 1],
]);

/** Whether the real validator accepts the value as the class's only member, absent where it is `undefined`. */
export function hostAccepts(cls: Class, member: string, ...value: readonly unknown[]): boolean {
  const instance = new (cls as unknown as new () => object)();
  if (value.length > 0) {
    Object.defineProperty(instance, member, {
      value: value[0],
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  return library.validateSync(instance).length === 0;
}
