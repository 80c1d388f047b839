/** Any JSON value, not to be changed. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A JSON object, not to be changed. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** Any JSON value that its receiver owns and may change. */
export type OwnedJson = null | boolean | number | string | OwnedJson[] | OwnedJsonObject;

/** A JSON object that its receiver owns and may change. */
export interface OwnedJsonObject {
  [key: string]: OwnedJson;
}

/** A written JSON Schema. Every one is built anew, so its receiver may change it. */
// An interface, so that a consumer's declaration files can name it.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface JsonSchema extends OwnedJsonObject {}

/** The JSON Schema of a tool's arguments: an object, as protocols and model APIs demand. */
export interface InputSchema extends JsonSchema {
  type: "object";
  properties: { [name: string]: JsonSchema };
}

/** Whether the value is a JSON object, not an array. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an owned value is an object, not an array. */
export function isOwnedObject(value: OwnedJson | undefined): value is OwnedJsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value under an own key; what `Object.prototype` holds is no value of a JSON object. */
export function ownValue(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Sets an own key. A plain assignment to `__proto__` would set the prototype and lose the value. */
export function setOwn<T>(object: { [key: string]: T }, key: string, value: T): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else {
    object[key] = value;
  }
}
