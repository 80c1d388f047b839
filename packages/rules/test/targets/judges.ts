import Ajv from "ajv";
import Ajv04 from "ajv-draft-04";
import Ajv2020 from "ajv/dist/2020";
import type { JsonObject, JsonValue, TargetName } from "../../src/index.js";
import { copyJson } from "../../src/json/copy-json.js";
import { isOwnedObject } from "../../src/json/json.js";
import { placesInsideOut } from "../../src/targets/places.js";

// The schemas need not be to its taste, only valid. A pattern of a host may be one that the flag "u" refuses.
const form = {
  // A member named "constructor" is there only if it is.
  ownProperties: true,
  strict: false,
  logger: false,
  validateFormats: false,
  unicodeRegExp: false,
} as const;
const in2020 = new Ajv2020(form);
const in07 = new Ajv(form);
const in04 = new Ajv04(form);

type Validator = Pick<Ajv, "compile" | "removeSchema">;

/** Whether a schema takes each of some values; `undefined` when its references lead round in a circle. */
export function verdicts(
  schema: JsonObject,
  values: readonly JsonValue[],
  validator: Validator = in2020,
): readonly boolean[] | undefined {
  try {
    const validate = validator.compile(schema);
    return values.map((value) => validate(value));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    validator.removeSchema(schema);
  }
}

/** The same, as the consumer of a target reads the schema. */
export function verdictsFor(
  target: TargetName,
  schema: JsonObject,
  values: readonly JsonValue[],
): readonly boolean[] | undefined {
  switch (target) {
    case "draft-07":
      return verdicts(schema, values, in07);
    case "openapi-3.0":
      return verdicts(schema, values, in04);
    case "gemini-openapi":
      return verdicts(withNullTypes(schema), values);
    case "mcp": {
      const verdict = verdicts(schema, values);
      // Clients read it in either dialect.
      expect(verdicts(schema, values, in07)).toEqual(verdict);
      return verdict;
    }
    default:
      return verdicts(schema, values);
  }
}

/** Gemini's `nullable` as JSON Schema says it: null is taken whatever stands beside it. */
export function withNullTypes(schema: JsonObject): JsonObject {
  const root = copyJson(schema);
  if (!isOwnedObject(root)) return {};
  for (const { schema: place } of placesInsideOut(root)) {
    if (place["nullable"] !== true) continue;
    const rest = { ...place };
    delete rest["nullable"];
    for (const keyword of Object.keys(place)) Reflect.deleteProperty(place, keyword);
    place["anyOf"] = [rest, { type: "null" }];
  }
  return root;
}
