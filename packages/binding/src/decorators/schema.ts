import type { JsonObject } from "@shapewright/rules";
import { defineDecorator, type MemberDecorator } from "./define.js";
import { isPlainObject, jsonCopyOf } from "./json-copy.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";

/**
 * The JSON Schema of the member, told as it is: nothing is added to it but a description where it has none. It is copied,
 * so that changing it later changes no schema.
 *
 * @throws TypeError when it is no object of JSON values, or together with a decorator that says the type or limits the
 * value
 * @example
 * class Order {
 *   @Schema({ type: "array", prefixItems: [{ type: "number" }, { type: "string" }] })
 *   amount!: [number, string];
 * }
 */
export const Schema: (schema: object) => MemberDecorator = defineDecorator(
  "Schema",
  (place, schema: object) => ({ schema: schemaOf(place, schema) }),
);

function schemaOf(place: MemberPlace, given: unknown): JsonObject {
  if (!isPlainObject(given)) {
    throw misuse(
      place,
      `was given ${valueText(given)}. Give a JSON Schema as an object: { type: "string" }.`,
    );
  }
  return jsonCopyOf(place, given) as JsonObject;
}
