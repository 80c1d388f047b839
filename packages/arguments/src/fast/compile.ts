import type { BoundClass, BoundMember, TypeClaim } from "@shapewright/binding/reading";
import type { InputSchema, JsonObject, JsonValue, TypeNode } from "@shapewright/rules";
import { decodeBase64 } from "../base64.js";
import { equalPair } from "../equal.js";
import { isMultiple } from "../multiple.js";
import type { Settings } from "../options.js";
import type { Plan } from "../plan.js";
import { typeAt, unwrapped } from "../plan.js";
import { BEYOND, runnerOf } from "../text-keywords.js";
import type { TextRules } from "../text-keywords.js";
import { copyAny } from "./copy-any.js";
import { isEligible } from "./eligible.js";
import { ruleCheckOf } from "./host-rules.js";
import { Source } from "./source.js";

/** Builds an instance of good arguments in one pass; `undefined` for any that have to be looked at with more care. */
export type FastBinder = (args: unknown) => object | undefined;

/**
 * Compiles a class to a function that reads each argument once, checks it and builds the instance. It is made for classes whose
 * rules the schema states exactly and of which class-transformer makes nothing but what their types say; for others there is none, and
 * none where code generation is forbidden.
 */
export function compileFast(
  plan: Plan,
  schema: InputSchema,
  rules: TextRules,
  settings: Settings,
): FastBinder | undefined {
  if (!isEligible(plan, settings)) return undefined;
  try {
    return new Generator(plan, schema, rules, settings).compile();
  } catch (error) {
    if (error instanceof Unsupported || error instanceof EvalError) return undefined;
    throw error;
  }
}

/** Something that the generated code does not know. */
class Unsupported extends Error {
  override readonly name = "Unsupported";
}

const ANNOTATIONS = [
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "format",
  "contentEncoding",
];

class Generator {
  readonly #plan: Plan;
  readonly #schema: JsonObject;
  readonly #rules: TextRules;
  readonly #isOpen: boolean;
  readonly #most: number;
  readonly #source = new Source();
  readonly #functions = new Map<string, string>();

  constructor(plan: Plan, schema: InputSchema, rules: TextRules, settings: Settings) {
    this.#plan = plan;
    this.#schema = schema;
    this.#rules = rules;
    this.#isOpen = settings.unknownArguments === "ignore";
    this.#most = settings.maxArgumentDepth;
  }

  compile(): FastBinder {
    const root = this.#class(this.#plan.root.key, this.#schema);
    return this.#source.compile(`(d) => ${root}(d, 0)`) as FastBinder;
  }

  /** The function that builds an instance of a class; `n` is how many containers it stands in. */
  #class(key: string, given: JsonObject): string {
    const known = this.#functions.get(key);
    if (known !== undefined) return known;
    const bound = this.#plan.classes.get(key);
    const schema = this.#resolved(given);
    const type = typeAt(this.#plan, key);
    if (bound === undefined || unwrapped(type) !== undefined || type.additional !== undefined) {
      throw new Unsupported(key);
    }
    const name = `b${String(this.#functions.size)}`;
    // Before its members: one may lead back.
    this.#functions.set(key, name);
    demandOnly(schema, ["type", "properties", "required", "additionalProperties", "$defs"]);
    const isClosed = schema["additionalProperties"] === false;
    if (schema["type"] !== "object" || isClosed === this.#isOpen) throw new Unsupported(key);
    this.#source.function(this.#classText(name, bound, schema, isClosed));
    return name;
  }

  #classText(name: string, bound: BoundClass, schema: JsonObject, isClosed: boolean): string {
    const properties = isObject(schema["properties"]) ? schema["properties"] : {};
    const required = new Set(
      Array.isArray(schema["required"]) ? (schema["required"] as readonly JsonValue[]) : [],
    );
    const fallbacks = new Set(this.#plan.fallbacks.get(bound.key));
    if (Object.keys(properties).length !== bound.members.length) throw new Unsupported(bound.key);
    const reads: string[] = [];
    const writes: string[] = [];
    for (const member of bound.members) {
      const own = properties[member.wireName];
      if (!isObject(own)) throw new Unsupported(member.wireName);
      const x = this.#source.local();
      const isRequired = required.has(member.wireName);
      const fallback = fallbacks.has(member) ? member.fallback : undefined;
      reads.push(this.#memberText(member, own, x, { isRequired, fallback }));
      const write = `o[${JSON.stringify(member.property)}] = ${x};`;
      writes.push(
        isRequired || fallback !== undefined ? write : `if (${x} !== undefined) ${write}`,
      );
    }
    const cls = this.#source.constant(bound.cls);
    const check = ruleCheckOf(bound);
    const keys = this.#source.constant(Object.keys);
    const prototypeOf = this.#source.constant(Object.getPrototypeOf);
    const plain = this.#source.constant(Object.prototype);
    return [
      `function ${name}(d, n) {`,
      `if (typeof d !== "object" || d === null || n >= ${String(this.#most)} || ${prototypeOf}(d) !== ${plain}) return;`,
      "let c = 0, v;",
      ...reads,
      // What is not declared, not enumerable or inherited is not among what was counted.
      isClosed ? `if (${keys}(d).length !== c) return;` : "",
      `const o = new ${cls}();`,
      ...writes,
      check === undefined ? "" : `if (!${this.#source.constant(check)}(o)) return;`,
      "return o;",
      "}",
    ].join("\n");
  }

  #memberText(
    member: BoundMember,
    schema: JsonObject,
    x: string,
    {
      isRequired,
      fallback,
    }: { readonly isRequired: boolean; readonly fallback: BoundMember["fallback"] },
  ): string {
    const { wireName, claim, node } = member;
    const name = JSON.stringify(wireName);
    const isInherited = wireName in Object.prototype;
    const hasOwn = this.#source.constant(Object.hasOwn);
    const read =
      isInherited || this.#isOpen ? `${hasOwn}(d, ${name}) ? d[${name}] : undefined` : `d[${name}]`;
    const absent =
      fallback !== undefined
        ? `else ${x} = ${this.#copyOf(fallback.value)};`
        : isRequired
          ? "else return;"
          : "";
    const value = this.#value(schema, claim, node, "v", x);
    return `let ${x}; v = ${read};\nif (v !== undefined) { c++; ${value} } ${absent}`;
  }

  #copyOf(value: JsonValue): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    return `${this.#source.constant(structuredClone)}(${this.#source.constant(value)})`;
  }

  /** Statements that check what `v` holds and put what is made of it into `x`. */
  #value(given: JsonObject, claim: TypeClaim, node: TypeNode, v: string, x: string): string {
    const { schema, isNullable } = withoutNull(this.#resolved(given));
    const inner = this.#kind(this.#resolved(schema), claim, node, v, x);
    return isNullable ? `if (${v} === null) ${x} = null; else { ${inner} }` : inner;
  }

  #kind(schema: JsonObject, claim: TypeClaim, node: TypeNode, v: string, x: string): string {
    switch (schema["type"]) {
      case "string":
        return this.#text(schema, claim, v, x);
      case "integer":
      case "number":
        return this.#number(schema, claim, v, x);
      case "boolean":
        demandOnly(schema, ["type"]);
        demandKind(claim, ["boolean"]);
        return `if (typeof ${v} !== "boolean") return; ${x} = ${v};`;
      case "array":
        return this.#list(schema, claim, node, v, x);
      case "object":
        return this.#object(schema, claim, node, v, x);
      case undefined: {
        demandOnly(schema, []);
        demandKind(claim, ["any"]);
        return `${x} = ${this.#copyAny(v)}; if (${x} === undefined) return;`;
      }
      default:
        throw new Unsupported(JSON.stringify(schema["type"]));
    }
  }

  #copyAny(v: string, within = 0): string {
    const room = String(this.#most - 1 - within);
    return `${this.#source.constant(copyAny)}(${v}, ${room} - n)`;
  }

  #text(schema: JsonObject, claim: TypeClaim, v: string, x: string): string {
    demandOnly(schema, ["type", "enum", "minLength", "maxLength", "pattern", "allOf"]);
    demandKind(claim, ["string", "enum", "date", "binary", "bigint"]);
    const { minLength: least, maxLength: most } = schema;
    const patterns = patternsOf(schema);
    const checks = [`typeof ${v} !== "string"`, ...this.#choices(schema, v)];
    if (typeof least === "number" && least > 0) checks.push(`${v}.length < ${String(least)}`);
    if (typeof most === "number") checks.push(`${v}.length > ${String(most)}`);
    if (
      (typeof least === "number" && least > 0) ||
      typeof most === "number" ||
      patterns.length > 0
    ) {
      // Its characters are not its code units: it is looked at with more care.
      checks.push(`${this.#source.constant(BEYOND)}.test(${v})`);
    }
    const { maxPatternText } = this.#rules;
    if (patterns.length > 0 && Number.isFinite(maxPatternText)) {
      checks.push(`${v}.length > ${String(maxPatternText)}`);
    }
    for (const pattern of patterns) {
      checks.push(`!${this.#source.constant(runnerOf(pattern, this.#rules))}.test(${v})`);
    }
    const check = `if (${checks.join(" || ")}) return;`;
    switch (claim.kind) {
      case "date": {
        const made = `${x} = new ${this.#source.constant(Date)}(${v});`;
        return `${check} ${made} if (Number.isNaN(${x}.getTime())) return;`;
      }
      case "binary":
        return `${check} ${x} = ${this.#source.constant(decodeBase64)}(${v}); if (${x} === undefined) return;`;
      case "bigint":
        return `${check} ${x} = ${this.#source.constant(BigInt)}(${v});`;
      default:
        return `${check} ${x} = ${v};`;
    }
  }

  /** What refuses a value that is none of the choices. */
  #choices({ enum: values }: JsonObject, v: string): readonly string[] {
    if (values === undefined) return [];
    if (!Array.isArray(values)) throw new Unsupported("enum");
    const choices = (values as readonly JsonValue[]).filter((value) => value !== null);
    if (choices.some((value) => typeof value === "object")) throw new Unsupported("enum");
    if (choices.length <= 6)
      return [
        `!(${choices.map((value) => `${v} === ${JSON.stringify(value)}`).join(" || ") || "false"})`,
      ];
    return [`!${this.#source.constant(new Set(choices))}.has(${v})`];
  }

  #number(schema: JsonObject, claim: TypeClaim, v: string, x: string): string {
    const bounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
    demandOnly(schema, ["type", "enum", "multipleOf", ...bounds]);
    demandKind(claim, ["number", "integer", "enum"]);
    const test = this.#source.constant(
      schema["type"] === "integer" ? Number.isInteger : Number.isFinite,
    );
    const checks = [`!${test}(${v})`, ...this.#choices(schema, v)];
    for (const [at, sign] of ["<", ">", "<=", ">="].entries()) {
      const bound = schema[bounds[at] ?? ""];
      if (typeof bound === "number") checks.push(`${v} ${sign} ${String(bound)}`);
    }
    const { multipleOf } = schema;
    if (typeof multipleOf === "number") {
      checks.push(`!${this.#source.constant(isMultiple)}(${v}, ${String(multipleOf)})`);
    }
    return `if (${checks.join(" || ")}) return; ${x} = ${v};`;
  }

  #list(schema: JsonObject, claim: TypeClaim, node: TypeNode, v: string, x: string): string {
    demandOnly(schema, ["type", "items", "minItems", "maxItems", "uniqueItems"]);
    const isSet = claim.kind === "set" && !this.#plan.root.isHostMade;
    if ((claim.kind !== "array" && !isSet) || node.kind !== "array") throw new Unsupported("array");
    const { items, minItems: least, maxItems: most } = schema;
    const element: TypeClaim = claim.element ?? { kind: "any" };
    const [i, e, y] = [this.#source.local(), this.#source.local(), this.#source.local()];
    const isArray = this.#source.constant(Array.isArray);
    const checks = [
      `!${isArray}(${v})`,
      `${v}.constructor !== ${this.#source.constant(Array)}`,
      `n + 1 >= ${String(this.#most)}`,
    ];
    if (typeof least === "number") checks.push(`${v}.length < ${String(least)}`);
    if (typeof most === "number") checks.push(`${v}.length > ${String(most)}`);
    const inner = this.#value(isObject(items) ? items : {}, element, node.items, e, y);
    return [
      `if (${checks.join(" || ")}) return;`,
      // A copy, written over: the engine may put what a list's own literal makes among the old, which keeps the items from being freed.
      `${x} = ${v}.slice(); n++;`,
      `for (let ${i} = 0; ${i} < ${v}.length; ${i}++) { const ${e} = ${v}[${i}]; let ${y}; ${inner} ${x}[${i}] = ${y}; }`,
      "n--;",
      schema["uniqueItems"] === true
        ? `if (${this.#source.constant(equalPair)}(${v}) !== undefined) return;`
        : "",
      isSet ? `${x} = new Set(${x});` : "",
    ].join(" ");
  }

  #object(schema: JsonObject, claim: TypeClaim, node: TypeNode, v: string, x: string): string {
    if (claim.kind === "class" && node.kind === "ref") {
      const build = this.#class(node.ref, schema);
      return `${x} = ${build}(${v}, n + 1); if (${x} === undefined) return;`;
    }
    if (claim.kind !== "object") throw new Unsupported(claim.kind);
    demandOnly(schema, ["type", "additionalProperties"]);
    const { additionalProperties: further = true } = schema;
    if (further !== true) throw new Unsupported("additionalProperties");
    const isArray = this.#source.constant(Array.isArray);
    return [
      `if (typeof ${v} !== "object" || ${v} === null || ${isArray}(${v})) return;`,
      `${x} = ${this.#copyAny(v)}; if (${x} === undefined) return;`,
    ].join(" ");
  }

  #resolved(given: JsonObject): JsonObject {
    const { $ref } = given;
    if ($ref === undefined) return given;
    demandOnly(given, ["$ref"]);
    const definitions = isObject(this.#schema["$defs"]) ? this.#schema["$defs"] : {};
    const name = typeof $ref === "string" ? decodeURIComponent($ref.slice("#/$defs/".length)) : "";
    const target = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    if (!isObject(target) || target["$ref"] !== undefined) throw new Unsupported("$ref");
    return target;
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function demandOnly(schema: JsonObject, known: readonly string[]): void {
  for (const keyword of Object.keys(schema)) {
    if (!known.includes(keyword) && !ANNOTATIONS.includes(keyword)) throw new Unsupported(keyword);
  }
}

function demandKind({ kind }: TypeClaim, known: readonly TypeClaim["kind"][]): void {
  if (!known.includes(kind)) throw new Unsupported(kind);
}

/** A schema without the null that it takes beside one other kind. */
function withoutNull(schema: JsonObject): {
  readonly schema: JsonObject;
  readonly isNullable: boolean;
} {
  const { type, anyOf, enum: values } = schema;
  if (Array.isArray(anyOf)) {
    demandOnly(schema, ["anyOf"]);
    const [one, other, ...others] = anyOf as readonly JsonValue[];
    if (others.length > 0 || !isObject(one) || !isObject(other)) throw new Unsupported("anyOf");
    if (other["type"] !== "null" || Object.keys(other).length !== 1) throw new Unsupported("anyOf");
    return { schema: one, isNullable: true };
  }
  if (!Array.isArray(type)) return { schema, isNullable: false };
  const types = (type as readonly JsonValue[]).filter((one) => one !== "null");
  const [only, ...others] = types;
  if (others.length > 0 || only === undefined) throw new Unsupported("type");
  const listsNull = !Array.isArray(values) || (values as readonly JsonValue[]).includes(null);
  return { schema: { ...schema, type: only }, isNullable: types.length < type.length && listsNull };
}

function patternsOf({ pattern, allOf = [] }: JsonObject): readonly string[] {
  const others = Array.isArray(allOf) ? (allOf as readonly JsonValue[]) : [];
  const all = others.map((branch) => {
    if (!isObject(branch) || Object.keys(branch).join() !== "pattern")
      throw new Unsupported("allOf");
    return branch["pattern"];
  });
  return [...(pattern === undefined ? [] : [pattern]), ...all].map((one) => {
    if (typeof one !== "string") throw new Unsupported("pattern");
    return one;
  });
}
