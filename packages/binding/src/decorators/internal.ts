import { definePlainDecorator, type MemberDecorator } from "./define.js";

/**
 * The member is in no schema, neither asked for nor told.
 *
 * @throws TypeError where no member of a class stands
 * @example
 * class Order {
 *   @Internal() tenant!: string;
 * }
 */
export const Internal: () => MemberDecorator = definePlainDecorator("Internal");
