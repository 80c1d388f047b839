import { defineDecorator, definePlainDecorator, type MemberDecorator } from "./define.js";
import { typeFunctionOf, type TypeFunction } from "./type-function.js";

/**
 * The member's type, for compilers that emit no decorator metadata and where the declared type is not enough.
 *
 * @throws TypeError when it is given the class itself instead of a function that returns it
 * @example
 * class Order {
 *   @OfType(() => Address) shipTo!: Address;
 * }
 */
export const OfType: (type: TypeFunction) => MemberDecorator = defineDecorator(
  "OfType",
  (place, type: TypeFunction) => ({ type: typeFunctionOf(place, type) }),
);

/**
 * The member is a whole number.
 *
 * @throws TypeError together with a decorator that says another type
 * @example
 * class Line {
 *   @Integer() quantity!: number;
 * }
 */
export const Integer: () => MemberDecorator = definePlainDecorator("Integer");

/**
 * The member is an exact decimal number, a string of the format `decimal` on the wire.
 *
 * @throws TypeError together with a decorator that says another type
 * @example
 * class Line {
 *   @Decimal() price!: string;
 * }
 */
export const Decimal: () => MemberDecorator = definePlainDecorator("Decimal");

/**
 * The member is bytes, a base64 string on the wire.
 *
 * @throws TypeError together with a decorator that says another type
 * @example
 * class Attachment {
 *   @Binary() content!: Buffer;
 * }
 */
export const Binary: () => MemberDecorator = definePlainDecorator("Binary");
