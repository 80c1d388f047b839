import type { TypeNode, TypeShape } from "@shapewright/rules";
import type { Diagnostic } from "../../src/index.js";
import { rows } from "../../src/readers/class-validator/rows/index.js";
import { membersOf, type ClassSpec, type MemberSpec } from "./class-spec.js";
import type { Failure } from "./host.js";

/** Why the schema accepts what a rule refuses: the rule is not stated exactly there. `exceptions.test.ts` shows each. */
export type Untold =
  // Where no source tells a type, nothing is written that could refuse null.
  | "null where nothing says the type"
  // The row says which part.
  | "a part that is left to the host"
  // A pattern says what a code looks like, and the host knows which exist.
  | "a list of codes"
  // A format is an annotation, and the host's idea of these texts is its own.
  | "a format"
  // The text became a Date that is none.
  | "a text that is no date"
  // `/^a$/m` has no exact form under the flag `u` alone; it is told as untranslated.
  | "a pattern without a form for clients"
  // Two rules contradict each other, or nothing can make the value: told as unsatisfiable, and the first is taken.
  | "an unsatisfiable member"
  // A length fits a text alone: where nothing says the type, nothing is written.
  | "the empty text where nothing says a text"
  // What a rule with `each` refuses, it refuses alone and in a list: where nothing says the type, a value is taken for one.
  | "an element where nothing says a list"
  // An instance brings members of its own: those that arrive are not what the host counts.
  | "the keys of an instance"
  // The host compares elements by identity, and nothing is known of them.
  | "the uniqueness of elements that are not known to be primitive"
  // Validators divide in floating point, and differ from the host beyond the safe integers.
  | "a multiple beyond the safe integers"
  // The host refuses every object of such a class as unknown, and the schema says nothing of it.
  | "a class without rules";

/** What the schema of a class was written from. */
export interface Reading {
  readonly spec: ClassSpec;
  readonly shape: () => TypeShape;
  readonly diagnostics: readonly Diagnostic[];
}

/** Why no schema tells what a rule refused; `undefined` where it has to. */
export function untold(failure: Failure, reading: Reading): Untold | undefined {
  const { rule, value } = failure;
  const path = failure.path.split("/").filter((name) => name !== "" && !/^\d+$/u.test(name));
  if (isReported("unsatisfiable_member", path, reading)) return "an unsatisfiable member";
  if (hasNull(value) && elementsIn(nodeAt(reading.shape(), path))?.kind === "any") {
    return "null where nothing says the type";
  }
  const stated = rows.get(rule)?.stated;
  if (typeof stated === "object" && "leftToHost" in stated)
    return "a part that is left to the host";
  switch (rule) {
    case "isEmail":
    case "isUuid":
    case "isFqdn":
    case "isIp":
    case "isDateString":
    case "isIso8601":
    case "isRFC3339":
      return "a format";
    case "isISO4217CurrencyCode":
    case "isISO31661Alpha2":
    case "isISO31661Alpha3":
      return "a list of codes";
    case "isDate":
      return "a text that is no date";
    case "matches":
      return isReported("untranslated_constraint", path, reading)
        ? "a pattern without a form for clients"
        : undefined;
    case "isNotEmpty":
      return isText(nodeAt(reading.shape(), path))
        ? undefined
        : "the empty text where nothing says a text";
    case "notEquals":
    case "isNotIn":
      return Array.isArray(value) && nodeAt(reading.shape(), path)?.kind === "any"
        ? "an element where nothing says a list"
        : undefined;
    case "isNotEmptyObject":
      return memberAt(reading.spec, path)?.isTyped === true ? "the keys of an instance" : undefined;
    case "arrayUnique":
      return isPrimitive(elementsIn(nodeAt(reading.shape(), path)))
        ? undefined
        : "the uniqueness of elements that are not known to be primitive";
    case "isDivisibleBy":
      return [value].flat().some((number) => Math.abs(Number(number)) > Number.MAX_SAFE_INTEGER)
        ? "a multiple beyond the safe integers"
        : undefined;
    case "unknownValue":
      return "a class without rules";
    default:
      return undefined;
  }
}

/** Whether a diagnostic stands at the member; `path` names the members on the way to it. */
function isReported(
  code: string,
  path: readonly string[],
  { shape, diagnostics }: Reading,
): boolean {
  if (diagnostics.length === 0) return false;
  const place = placeOf(shape(), path);
  return diagnostics.some((diagnostic) => diagnostic.code === code && diagnostic.path === place);
}

function placeOf(shape: TypeShape, path: readonly string[]): string | undefined {
  let key = keyIn(shape.root);
  let place: string | undefined;
  for (const name of path) {
    const members = key === undefined ? [] : (shape.types[key]?.members ?? []);
    const index = members.findIndex((member) => member.name === name);
    const member = members[index];
    if (member === undefined) return undefined;
    place = `/types/${String(key)}/members/${String(index)}`;
    key = keyIn(member.type);
  }
  return place;
}

function nodeAt(shape: TypeShape, path: readonly string[]): TypeNode | undefined {
  const [, , key, , index] = placeOf(shape, path)?.split("/") ?? [];
  return key === undefined ? undefined : shape.types[key]?.members[Number(index)]?.type;
}

function keyIn(node: TypeNode): string | undefined {
  if (node.kind === "array") return keyIn(node.items);
  if (node.kind === "union") return keyIn(node.variants[0]!);
  return node.kind === "ref" ? node.ref : undefined;
}

function elementsIn(node: TypeNode | undefined): TypeNode | undefined {
  return node?.kind === "array" ? node.items : node;
}

function isText(node: TypeNode | undefined): boolean {
  const element = elementsIn(node);
  if (element?.kind === "enum") return true;
  return (
    element?.kind === "scalar" && element.scalar === "string" && element.format !== "date-time"
  );
}

function isPrimitive(node: TypeNode | undefined): boolean {
  return node?.kind === "scalar" || node?.kind === "enum";
}

function memberAt(spec: ClassSpec, path: readonly string[]): MemberSpec | undefined {
  const [name = "", ...rest] = path;
  const member = membersOf(spec).get(name);
  if (member === undefined || rest.length === 0) return member;
  const inside = member.declared.kind === "array" ? member.declared.of : member.declared;
  return inside.kind === "nested" ? memberAt(inside.of, rest) : undefined;
}

function hasNull(value: unknown): boolean {
  return Array.isArray(value) ? value.includes(null) : value === null;
}
