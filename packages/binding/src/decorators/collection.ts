import { defineDecorator, type MemberDecorator } from "./define.js";
import { misuse, valueText } from "./misuse.js";
import { optionOf } from "./option.js";
import type { MemberPlace } from "./place.js";
import { typeFunctionOf, type TypeFunction } from "./type-function.js";

/** What `@ArrayOf` takes beside the type of the elements. */
export interface ArrayOfOptions {
  /**
   * Whether an element may be `null`.
   * @default false
   */
  readonly nullable?: boolean;
}

/**
 * The member is an array, or a set, of elements of the type.
 *
 * @throws TypeError when it is given the class itself instead of a function that returns it, or an unknown option
 * @example
 * class Order {
 *   @ArrayOf(() => Line) lines!: Line[];
 *   @ArrayOf(() => Flag) flags!: Flag[]; // of an enum
 * }
 */
export const ArrayOf: (type: TypeFunction, options?: ArrayOfOptions) => MemberDecorator =
  defineDecorator("ArrayOf", (place, type: TypeFunction, options?: ArrayOfOptions) => ({
    type: typeFunctionOf(place, type),
    nullable: isNullable(place, options),
  }));

/**
 * The member is a map from strings to values of the type, an object on the wire.
 *
 * @throws TypeError when it is given the class itself instead of a function that returns it
 * @example
 * class Order {
 *   @MapOf(() => Number) stock!: Map<string, number>;
 * }
 */
export const MapOf: (type: TypeFunction) => MemberDecorator = defineDecorator(
  "MapOf",
  (place, type: TypeFunction) => ({ type: typeFunctionOf(place, type) }),
);

function isNullable(place: MemberPlace, options: unknown): boolean {
  const nullable = optionOf(place, options, "nullable", "true");
  if (nullable !== undefined && typeof nullable !== "boolean") {
    throw misuse(place, `was given ${valueText(nullable)} as nullable. Give true or false.`);
  }
  return nullable ?? false;
}
