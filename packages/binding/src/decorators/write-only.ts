import { definePlainDecorator, type MemberDecorator } from "./define.js";

/**
 * The member is asked for, never told: no output has it.
 *
 * @throws TypeError together with `@ReadOnly`, or where no member of a class stands
 * @example
 * class Account {
 *   @WriteOnly() password!: string;
 * }
 */
export const WriteOnly: () => MemberDecorator = definePlainDecorator("WriteOnly");
