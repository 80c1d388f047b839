import { defineDecorator, type MemberDecorator } from "./define.js";
import { optionOf } from "./option.js";
import type { MemberPlace } from "./place.js";
import { textOf } from "./text.js";
import { typeListFunctionOf, type TypeListFunction } from "./type-function.js";

/** What `@OneOf` takes beside the types. */
export interface OneOfOptions {
  /** The member that tells the types apart, by its name on the wire: each type has it, with a value of its own. */
  readonly discriminator?: string;
}

/**
 * The member is of one of several types.
 *
 * @throws TypeError when it is given the types themselves instead of a function that returns a list of them, an unknown
 * option or an empty discriminator, or together with a decorator that says another type
 * @example
 * class Order {
 *   @OneOf(() => [Card, Invoice], { discriminator: "kind" }) payment!: Card | Invoice;
 * }
 */
export const OneOf: (types: TypeListFunction, options?: OneOfOptions) => MemberDecorator =
  defineDecorator("OneOf", (place, types: TypeListFunction, options?: OneOfOptions) => ({
    types: typeListFunctionOf(place, types),
    ...discriminatorOf(place, options),
  }));

function discriminatorOf(place: MemberPlace, options: unknown): OneOfOptions {
  const given = optionOf(place, options, "discriminator", '"kind"');
  if (given === undefined) return {};
  return { discriminator: textOf(place, given, "a member's name on the wire as discriminator") };
}
