import { equalJson } from "../json/equal-json.js";
import type { JsonObject, JsonValue } from "../json/json.js";
import { isJsonObject, ownValue } from "../json/json.js";
import type { Definitions } from "./strict-schema.js";
import { branchesOf, isOfKind, targetOf } from "./strict-schema.js";

/** A question and those it depends on: answered without the call stack, since values may be of any depth. */
// An alias cannot refer to itself.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
interface Question extends Generator<Question, boolean, boolean> {}

/**
 * Whether strict schemas take values, formats apart: enough to tell the branches of a choice apart. A question that was
 * answered is not asked again.
 */
export class StrictMatcher {
  readonly #definitions: Definitions;
  readonly #known = new Map<JsonValue, Map<JsonObject, boolean>>();

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
  }

  takes(value: JsonValue, schema: JsonObject): boolean {
    const open: Question[] = [this.#ask(value, schema)];
    let answer = false;
    for (let question = open.at(-1); question !== undefined; question = open.at(-1)) {
      const next = question.next(answer);
      if (next.done === true) {
        open.pop();
        answer = next.value;
      } else {
        open.push(next.value);
      }
    }
    return answer;
  }

  *#ask(value: JsonValue, given: JsonObject): Question {
    const schema = targetOf(given, this.#definitions);
    const isHeld = typeof value === "object" && value !== null;
    const known = isHeld ? this.#known.get(value)?.get(schema) : undefined;
    if (known !== undefined) return known;
    // One that leads to itself at the same value is no way to take it.
    if (isHeld) this.#remember(value, schema, false);
    const answer = yield this.#judge(value, schema);
    if (isHeld) this.#remember(value, schema, answer);
    return answer;
  }

  *#judge(value: JsonValue, schema: JsonObject): Question {
    if (!isOfKind(value, schema) || !fitsBounds(value, schema)) return false;
    const branches = branchesOf(schema);
    if (branches !== undefined) {
      let isTaken = false;
      for (const branch of branches) isTaken ||= yield this.#ask(value, branch);
      if (!isTaken) return false;
    }
    if (Array.isArray(value)) return yield this.#items(value, schema);
    return isJsonObject(value) ? yield this.#members(value, schema) : true;
  }

  *#items(value: readonly JsonValue[], { items }: JsonObject): Question {
    if (!isJsonObject(items)) return true;
    for (const item of value) if (!(yield this.#ask(item, items))) return false;
    return true;
  }

  *#members(value: JsonObject, schema: JsonObject): Question {
    const { properties, required, additionalProperties } = schema;
    const declared = isJsonObject(properties) ? properties : {};
    const demanded = Array.isArray(required) ? (required as readonly JsonValue[]) : [];
    for (const name of demanded) {
      if (typeof name === "string" && !Object.hasOwn(value, name)) return false;
    }
    for (const [name, held] of Object.entries(value)) {
      const member = ownValue(declared, name);
      if (!isJsonObject(member)) {
        if (additionalProperties === false) return false;
      } else if (!(yield this.#ask(held, member))) {
        return false;
      }
    }
    return true;
  }

  #remember(value: JsonValue, schema: JsonObject, answer: boolean): void {
    const known = this.#known.get(value) ?? new Map<JsonObject, boolean>();
    known.set(schema, answer);
    this.#known.set(value, known);
  }
}

/** The bounds that a strict schema keeps. */
function fitsBounds(value: JsonValue, schema: JsonObject): boolean {
  const { enum: values, pattern, multipleOf } = schema;
  if (Array.isArray(values) && !values.some((listed: JsonValue) => equalJson(listed, value))) {
    return false;
  }
  const bound = (keyword: string, fits: (limit: number) => boolean): boolean => {
    const limit = schema[keyword];
    return typeof limit !== "number" || fits(limit);
  };
  if (Array.isArray(value)) {
    const { length } = value;
    return (
      bound("minItems", (least) => length >= least) && bound("maxItems", (most) => length <= most)
    );
  }
  if (typeof value === "string") {
    return typeof pattern !== "string" || new RegExp(pattern, "u").test(value);
  }
  if (typeof value !== "number") return true;
  return (
    bound("minimum", (least) => value >= least) &&
    bound("maximum", (most) => value <= most) &&
    bound("exclusiveMinimum", (least) => value > least) &&
    bound("exclusiveMaximum", (most) => value < most) &&
    (typeof multipleOf !== "number" || Number.isInteger(value / multipleOf))
  );
}
