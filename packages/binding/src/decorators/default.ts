import type { JsonValue } from "@shapewright/rules";
import { defineDecorator, type MemberDecorator } from "./define.js";
import { jsonCopyOf } from "./json-copy.js";

/**
 * The value that is used where the member is left out, in JSON as it would arrive; `null` says that the member takes
 * null. It is copied, so that changing it later changes no schema.
 *
 * @throws TypeError when JSON cannot carry the value (a `Date`, a function, a bigint, `NaN`, `undefined`, an instance of
 * a class, a value that contains itself), or when it is none that the member's other decorators accept
 * @example
 * class Order {
 *   @Enum(["open", "paid"]) @Default("open") state!: string;
 * }
 */
export const Default: (value: JsonValue) => MemberDecorator = defineDecorator(
  "Default",
  (place, value: JsonValue) => ({ value: jsonCopyOf(place, value) }),
);
