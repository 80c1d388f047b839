import type { Member, TypeNode } from "@shapewright/rules";
import type { OwnedJson, OwnedJsonObject } from "./json.js";
import { isObject, setOwn } from "./json.js";
import type { Settings } from "./options.js";
import type { Plan } from "./plan.js";
import { typeAt, unwrapped } from "./plan.js";
import { takeArguments } from "./take-arguments.js";
import type { Takes } from "./variants.js";
import { variantOf } from "./variants.js";

/** How arguments are read before they are checked. */
export type Preparation = Pick<Settings, "coerce" | "nullForOptional" | "maxArgumentDepth">;

/** Whether the options ask for anything. */
export function asksForPreparation({ coerce, nullForOptional }: Preparation): boolean {
  return coerce === "lossless" || nullForOptional === "absent";
}

/** The arguments as the options read them: null that stands for nothing is gone, and a text is what it spells. */
export function prepare(
  args: OwnedJson,
  key: string,
  plan: Plan,
  takes: Takes,
  preparation: Preparation,
): OwnedJson {
  const { coerce, nullForOptional, maxArgumentDepth } = preparation;
  const walk = (node: TypeNode, given: OwnedJson, depth: number): OwnedJson => {
    const value = coerce === "lossless" ? spelled(node, given, depth) : given;
    if (node.kind === "ref") return ofType(node.ref, value, depth);
    if (value === null || typeof value !== "object") return value;
    switch (node.kind) {
      case "array":
        return Array.isArray(value)
          ? value.map((item) => walk(node.items, item, depth + 1))
          : value;
      case "tuple":
        return Array.isArray(value)
          ? value.map((item, at) => {
              const own = node.elements[at] ?? node.rest;
              return own === undefined ? item : walk(own, item, depth + 1);
            })
          : value;
      case "map":
        return isObject(value) ? ofMap(node.values, value, depth) : value;
      case "union": {
        const variant = variantOf(node.variants, value, plan, takes);
        return variant === undefined ? value : walk(variant, value, depth);
      }
      default:
        return value;
    }
  };
  const ofMap = (values: TypeNode, value: OwnedJsonObject, depth: number): OwnedJsonObject => {
    const read: OwnedJsonObject = {};
    for (const [name, item] of Object.entries(value))
      setOwn(read, name, walk(values, item, depth + 1));
    return read;
  };
  const ofType = (typeKey: string, given: OwnedJson, depth: number): OwnedJson => {
    const type = typeAt(plan, typeKey);
    const inner = unwrapped(type);
    if (inner !== undefined) return walk(inner, given, depth);
    const value = coerce === "lossless" ? parsed(given, isObject, depth) : given;
    if (!isObject(value)) return value;
    const members = new Map(type.members.map((member) => [member.name, member]));
    const read: OwnedJsonObject = {};
    for (const [name, item] of Object.entries(value)) {
      const member = members.get(name);
      if (member === undefined) setOwn(read, name, item);
      else if (item !== null || nullForOptional === "keep" || !isAbsence(member)) {
        setOwn(read, name, walk(member.type, item, depth + 1));
      }
    }
    return read;
  };
  const spelled = (node: TypeNode, value: OwnedJson, depth: number): OwnedJson => {
    if (typeof value !== "string") return value;
    switch (node.kind) {
      case "scalar":
        if (node.scalar === "string") return value;
        return node.scalar === "boolean" ? spelledBoolean(value) : spelledNumber(value);
      case "enum":
        return spelledChoice(node, value);
      case "array":
      case "tuple":
        return parsed(value, Array.isArray, depth);
      case "map":
        return parsed(value, isObject, depth);
      default:
        // A reference is looked into where it leads; a choice may take the text as it is.
        return value;
    }
  };
  const parsed = (
    value: OwnedJson,
    isMeant: (value: OwnedJson) => boolean,
    depth: number,
  ): OwnedJson => {
    if (typeof value !== "string") return value;
    try {
      // Within what is left of the depth, as if it had come as it is.
      const taken = takeArguments(JSON.parse(value), Math.max(1, maxArgumentDepth - depth));
      return taken.problems === undefined && isMeant(taken.value) ? taken.value : value;
    } catch {
      return value;
    }
  };
  return ofType(key, args, 0);
}

/** A member that need not be given and does not declare null. */
function isAbsence({ required, type }: Member): boolean {
  if (required || type.nullDeclared === true) return false;
  if (type.kind === "any" || type.kind === "verbatim" || type.kind === "unknown") return false;
  return !(
    type.kind === "enum" &&
    type.enumFacts.wireForm === "json" &&
    type.enumFacts.values.includes(null)
  );
}

function spelledBoolean(text: string): OwnedJson {
  if (text === "true") return true;
  return text === "false" ? false : text;
}

/** Only where the number spells the same text: not `"1e3"`, `"007"`, `" 1"`, or more digits than a number holds. */
function spelledNumber(text: string): OwnedJson {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}

/** A choice that is a number or a boolean, where no choice is that text. */
function spelledChoice(node: Extract<TypeNode, { kind: "enum" }>, text: string): OwnedJson {
  const { wireForm, names, numbers } = node.enumFacts;
  const values: readonly unknown[] =
    wireForm === "json" ? node.enumFacts.values : wireForm === "integer" ? numbers : names;
  if (values.includes(text) || wireForm === "unresolved") return text;
  const number = spelledNumber(text);
  if (values.includes(number)) return number;
  const boolean = spelledBoolean(text);
  return values.includes(boolean) ? boolean : text;
}
