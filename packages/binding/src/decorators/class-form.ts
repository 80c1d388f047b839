import { definePlainClassDecorator, type ClassOnlyDecorator } from "./define-on-class.js";

/**
 * The class wraps one member, whose schema stands in place of the class's own; with more members than one it is an
 * object as ever. A derived class is a wrapper too.
 *
 * @throws TypeError where no class stands
 * @example
 * @Wrapper()
 * class OrderId {
 *   @Required() @Format("uuid") value!: string;
 * }
 */
export const Wrapper: () => ClassOnlyDecorator = definePlainClassDecorator("Wrapper");

/**
 * The class takes keys beside those of its members, with any value. A derived class does so too.
 *
 * @throws TypeError where no class stands
 * @example
 * @Open()
 * class Settings {
 *   @Required() theme!: string;
 * }
 */
export const Open: () => ClassOnlyDecorator = definePlainClassDecorator("Open");
