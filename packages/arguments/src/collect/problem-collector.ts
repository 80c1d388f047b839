import type { JsonObject, JsonValue } from "@shapewright/rules";
import { equalPair, isSame } from "../equal.js";
import { expected, listed } from "../expectations.js";
import type { OwnedJson, OwnedJsonObject } from "../json.js";
import { isObject } from "../json.js";
import type { Problem } from "../problem.js";
import type { TextRules, TextVerdict } from "../text-keywords.js";
import { judgeLength, judgePattern, runnerOf } from "../text-keywords.js";
import type { AskValidator } from "./known-keywords.js";
import { isKnownSchema } from "./known-keywords.js";
import type { Path } from "./problem-of.js";
import {
  counted,
  isOutside,
  notProblem,
  nullProblem,
  problem,
  sizeProblem,
  unknownProblem,
  visitNumber,
} from "./problem-of.js";
import { declaredBy, isOf, isSchema, onlyValueOf } from "./schema-parts.js";

/**
 * Everything that a schema has against a value, in the order of the declaration. It says the same as the compiled check,
 * slowly, and where and why.
 */
export class ProblemCollector {
  readonly #root: JsonObject;
  readonly #rules: TextRules;
  readonly #ask: AskValidator;
  readonly #most: number;
  #asksHost = false;

  constructor(root: JsonObject, rules: TextRules, ask: AskValidator, most: number) {
    this.#root = root;
    this.#rules = rules;
    this.#ask = ask;
    this.#most = most;
  }

  /** Whether some text was for the host to judge. */
  get asksHost(): boolean {
    return this.#asksHost;
  }

  collect(value: OwnedJson): readonly Problem[] {
    const found: Problem[] = [];
    this.#visit(this.#root, value, [], found);
    return found;
  }

  // The depth of the arguments is bounded, so that the call stack may follow it.
  #visit(schema: JsonValue, value: OwnedJson, path: Path, found: Problem[]): void {
    if (found.length >= this.#most) return;
    if (schema === false) {
      found.push(
        problem(path, "type", { message: "must not be given", expected: "nothing" }, value),
      );
      return;
    }
    if (!isSchema(schema)) return;
    if (!isKnownSchema(schema)) {
      if (this.#ask(schema, value)) return;
      const message = "must be as its own schema says";
      found.push(problem(path, "type", { message, expected: expected(schema) }, value));
      return;
    }
    const { $ref } = schema;
    if (typeof $ref === "string") this.#visit(this.#target($ref), value, path, found);
    if (!this.#isOfType(schema, value, path, found)) return;
    this.#visitChoices(schema, value, path, found);
    this.#visitCondition(schema, value, path, found);
    if (typeof value === "string") this.#visitText(schema, value, path, found);
    if (typeof value === "number") visitNumber(schema, value, path, found);
    if (Array.isArray(value)) this.#visitList(schema, value, path, found);
    else if (isObject(value)) this.#visitObject(schema, value, path, found);
  }

  #target($ref: string): JsonValue {
    let place: JsonValue | undefined = this.#root;
    for (const step of $ref.split("/").slice(1)) {
      const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
      place = isSchema(place) && Object.hasOwn(place, key) ? place[key] : undefined;
    }
    return place ?? true;
  }

  #isOfType(schema: JsonObject, value: OwnedJson, path: Path, found: Problem[]): boolean {
    const { type } = schema;
    const types =
      typeof type === "string"
        ? [type]
        : Array.isArray(type)
          ? (type as readonly JsonValue[])
          : undefined;
    if (types?.some((one) => isOf(one, value)) ?? true) return true;
    if (value === null) found.push(nullProblem(path, schema));
    else {
      const what = expected(schema);
      // Choices say more than their type.
      const code = schema["enum"] === undefined ? "type" : "enum";
      found.push(problem(path, code, { message: `must be ${what}`, expected: what }, value));
    }
    return false;
  }

  #visitChoices(schema: JsonObject, value: OwnedJson, path: Path, found: Problem[]): void {
    const { enum: values, const: only, not, anyOf, oneOf, allOf } = schema;
    const choices = Array.isArray(values)
      ? (values as readonly JsonValue[])
      : only === undefined
        ? undefined
        : [only];
    if (choices !== undefined && !choices.some((choice) => isSame(choice, value))) {
      if (value === null) found.push(nullProblem(path, schema));
      else {
        const what = listed(choices);
        found.push(problem(path, "enum", { message: `must be ${what}`, expected: what }, value));
      }
    }
    if (not !== undefined && this.#takes(not, value)) found.push(notProblem(path, not, value));
    if (Array.isArray(allOf)) {
      for (const branch of allOf as readonly JsonValue[]) this.#visit(branch, value, path, found);
    }
    if (Array.isArray(anyOf))
      this.#visitBranches(anyOf as readonly JsonValue[], value, path, found);
    if (!Array.isArray(oneOf)) return;
    const taking = (oneOf as readonly JsonValue[]).filter((branch) => this.#takes(branch, value));
    if (taking.length === 0) this.#visitBranches(oneOf as readonly JsonValue[], value, path, found);
    else if (taking.length > 1) {
      const message = "must be of one shape alone, and fits several";
      found.push(problem(path, "type", { message, expected: expected(schema) }, value));
    }
  }

  #visitCondition(schema: JsonObject, value: OwnedJson, path: Path, found: Problem[]): void {
    const { if: condition, then: met, else: unmet } = schema;
    if (condition === undefined) return;
    const branch = this.#takes(condition, value) ? met : unmet;
    if (branch !== undefined) this.#visit(branch, value, path, found);
  }

  #takes(schema: JsonValue, value: OwnedJson): boolean {
    const found: Problem[] = [];
    this.#visit(schema, value, [], found);
    return found.length === 0;
  }

  /** Tells what the branch that was meant has against the value. */
  #visitBranches(
    branches: readonly JsonValue[],
    value: OwnedJson,
    path: Path,
    found: Problem[],
  ): void {
    if (branches.some((branch) => this.#takes(branch, value))) return;
    // What a branch refers to shows what it is; what stands beside the reference holds as well.
    const shown = branches.map((branch) => ({ branch, schema: this.#resolved(branch) }));
    const everything: JsonObject = { anyOf: shown.map(({ schema }) => schema) };
    if (value === null) {
      found.push(nullProblem(path, everything));
      return;
    }
    const ofKind = shown.filter(({ schema }) => this.#isKind(schema, value));
    if (ofKind.length === 0) {
      const what = expected(everything);
      found.push(problem(path, "type", { message: `must be ${what}`, expected: what }, value));
      return;
    }
    if (isObject(value) && ofKind.length > 1) {
      const meant = this.#byTag(
        ofKind.map(({ schema }) => schema),
        value,
        path,
        found,
      );
      if (meant === "told") return;
      const branch = ofKind.find(({ schema }) => schema === meant)?.branch;
      if (branch !== undefined) {
        this.#visit(branch, value, path, found);
        return;
      }
    }
    const told = ofKind.map(({ branch }) => {
      const own: Problem[] = [];
      this.#visit(branch, value, path, own);
      return own;
    });
    const least = told.reduce((one, other) => (other.length < one.length ? other : one));
    found.push(...least);
  }

  #resolved(branch: JsonValue): JsonObject {
    const seen = new Set<JsonValue>();
    let place = branch;
    while (isSchema(place) && typeof place["$ref"] === "string" && !seen.has(place)) {
      seen.add(place);
      place = this.#target(place["$ref"]);
    }
    return isSchema(place) ? place : {};
  }

  #isKind(schema: JsonObject, value: OwnedJson): boolean {
    const { type, enum: values, anyOf } = schema;
    if (typeof type === "string") return isOf(type, value);
    if (Array.isArray(type)) return (type as readonly JsonValue[]).some((one) => isOf(one, value));
    if (Array.isArray(values))
      return (values as readonly JsonValue[]).some((one) => typeof one === typeof value);
    if (!Array.isArray(anyOf)) return true;
    return (anyOf as readonly JsonValue[]).some((branch) =>
      this.#isKind(this.#resolved(branch), value),
    );
  }

  /** The branch that a key of the value names, which every branch demands with a value of its own. */
  #byTag(
    branches: readonly JsonObject[],
    value: OwnedJsonObject,
    path: Path,
    found: Problem[],
  ): JsonObject | "told" | undefined {
    const [first] = branches;
    const names = Array.isArray(first?.["required"])
      ? (first["required"] as readonly JsonValue[])
      : [];
    const tag = names.find(
      (name): name is string =>
        typeof name === "string" &&
        branches.every((branch) => onlyValueOf(branch, name) !== undefined),
    );
    if (tag === undefined) return undefined;
    const values = branches.map((branch) => onlyValueOf(branch, tag) ?? null);
    const what = listed([...new Set(values)]);
    const place = [...path, tag];
    if (!Object.hasOwn(value, tag)) {
      found.push(problem(place, "required", { message: `is required: ${what}`, expected: what }));
      return "told";
    }
    const given = value[tag] ?? null;
    const meant = branches.filter((_, index) => isSame(values[index] ?? null, given));
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined;
    found.push(
      problem(place, "discriminator", { message: `must be ${what}`, expected: what }, given),
    );
    return "told";
  }

  #visitText(schema: JsonObject, value: string, path: Path, found: Problem[]): void {
    const { minLength: least, maxLength: most, pattern } = schema;
    if (typeof least === "number" || typeof most === "number") {
      const fits = (length: number): boolean =>
        length >= (typeof least === "number" ? least : 0) &&
        length <= (typeof most === "number" ? most : Number.POSITIVE_INFINITY);
      const verdict = judgeLength(value, fits, this.#rules);
      if (verdict === "ask the host") this.#asksHost = true;
      if (verdict === "differs") {
        found.push(
          sizeProblem(
            path,
            "character",
            { least, most },
            value,
            `${String(value.length)} characters`,
          ),
        );
      }
    }
    if (typeof pattern !== "string") return;
    const verdict: TextVerdict = judgePattern(value, runnerOf(pattern, this.#rules), this.#rules);
    if (verdict === "ask the host") this.#asksHost = true;
    if (verdict === "too long") {
      const most = String(this.#rules.maxPatternText);
      const what = `at most ${most} characters`;
      found.push(
        problem(path, "size", {
          message: `must have ${what}, to be matched with a pattern`,
          expected: what,
          received: `${String(value.length)} characters`,
        }),
      );
    } else if (verdict === "differs") {
      const what = `a text that matches ${pattern}`;
      found.push(
        problem(path, "pattern", { message: `must match ${pattern}`, expected: what }, value),
      );
    }
  }

  #visitList(schema: JsonObject, value: readonly OwnedJson[], path: Path, found: Problem[]): void {
    const { items, prefixItems, minItems: least, maxItems: most, uniqueItems } = schema;
    if (isOutside(value.length, least, most)) {
      found.push(sizeProblem(path, "item", { least, most }, value, counted(value.length, "item")));
    }
    const positions = Array.isArray(prefixItems) ? (prefixItems as readonly JsonValue[]) : [];
    for (const [at, item] of value.entries()) {
      if (found.length >= this.#most) return;
      const own = positions[at] ?? items;
      if (own === undefined || own === true) continue;
      if (own === false) {
        const what = `at most ${counted(positions.length, "item")}`;
        const received = counted(value.length, "item");
        found.push(
          problem(path, "size", { message: `must have ${what}`, expected: what, received }),
        );
        break;
      }
      this.#visit(own, item, [...path, at], found);
    }
    this.#visitContained(schema, value, path, found);
    if (uniqueItems !== true) return;
    const twice = equalPair(value);
    if (twice === undefined) return;
    const [first, second] = twice;
    const message = `must not have equal items, and ${String(first)} and ${String(second)} are`;
    found.push(problem(path, "rule", { message, expected: "items of which no two are equal" }));
  }

  #visitContained(
    { contains, minContains: least = 1, maxContains: most }: JsonObject,
    value: readonly OwnedJson[],
    path: Path,
    found: Problem[],
  ): void {
    if (contains === undefined) return;
    const count = value.filter((item) => this.#takes(contains, item)).length;
    if (!isOutside(count, least, most)) return;
    const what = isSchema(contains) ? expected(contains) : "a value";
    const message = `must hold ${typeof most === "number" ? "another number of items" : "an item"} that is ${what}`;
    found.push(problem(path, "size", { message, expected: `items that are ${what}` }));
  }

  #visitObject(schema: JsonObject, value: OwnedJsonObject, path: Path, found: Problem[]): void {
    const { additionalProperties: further, propertyNames } = schema;
    const { declared, demanded } = declaredBy(schema);
    const { minProperties: least, maxProperties: most } = schema;
    const size = Object.keys(value).length;
    if (isOutside(size, least, most)) {
      found.push(sizeProblem(path, "key", { least, most }, value, counted(size, "key")));
    }
    for (const [name, member] of declared) {
      if (Object.hasOwn(value, name)) {
        this.#visit(member, value[name] ?? null, [...path, name], found);
      } else if (demanded.has(name)) {
        const what = expected(isSchema(member) ? this.#resolvedForText(member) : {});
        found.push(
          problem([...path, name], "required", { message: "is required", expected: what }),
        );
      }
    }
    for (const name of demanded) {
      if (typeof name !== "string" || declared.has(name) || Object.hasOwn(value, name)) continue;
      found.push(
        problem([...path, name], "required", { message: "is required", expected: "a value" }),
      );
    }
    this.#visitDependents(schema, value, path, found);
    const { patternProperties } = schema;
    const patterns =
      patternProperties === undefined
        ? []
        : Object.entries(isSchema(patternProperties) ? patternProperties : {}).map(
            ([pattern, member]) => [runnerOf(pattern, this.#rules), member] as const,
          );
    for (const name of Object.keys(value)) {
      if (found.length >= this.#most) return;
      if (propertyNames !== undefined && !this.#takes(propertyNames, name)) {
        const what = isSchema(propertyNames) ? expected(propertyNames) : "no key";
        const message = `must not have the key ${JSON.stringify(name)}: keys are ${what}`;
        found.push(problem([...path, name], "pattern", { message, expected: what }));
      }
      let isMatched = false;
      for (const [pattern, member] of patterns) {
        if (!pattern.test(name)) continue;
        isMatched = true;
        this.#visit(member, value[name] ?? null, [...path, name], found);
      }
      if (declared.has(name) || isMatched || further === undefined) continue;
      if (further === false)
        found.push(unknownProblem([...path, name], name, [...declared.keys()]));
      else this.#visit(further, value[name] ?? null, [...path, name], found);
    }
  }

  #visitDependents(
    { dependentRequired, dependentSchemas }: JsonObject,
    value: OwnedJsonObject,
    path: Path,
    found: Problem[],
  ): void {
    for (const [name, demanded] of Object.entries(
      isSchema(dependentRequired) ? dependentRequired : {},
    )) {
      if (!Object.hasOwn(value, name) || !Array.isArray(demanded)) continue;
      for (const other of demanded as readonly JsonValue[]) {
        if (typeof other !== "string" || Object.hasOwn(value, other)) continue;
        const message = `is required beside "${name}"`;
        found.push(problem([...path, other], "required", { message, expected: "a value" }));
      }
    }
    for (const [name, dependent] of Object.entries(
      isSchema(dependentSchemas) ? dependentSchemas : {},
    )) {
      if (Object.hasOwn(value, name)) this.#visit(dependent, value, path, found);
    }
  }

  #resolvedForText(member: JsonObject): JsonObject {
    const resolved = this.#resolved(member);
    const { anyOf } = resolved;
    if (!Array.isArray(anyOf)) return resolved;
    return {
      ...resolved,
      anyOf: (anyOf as readonly JsonValue[]).map((branch) => this.#resolved(branch)),
    };
  }
}
