import type { TypeNode } from "@shapewright/rules";
import type { OwnedJson } from "./json.js";
import { isObject, ownValue } from "./json.js";
import type { Plan } from "./plan.js";
import { typeAt, unwrapped } from "./plan.js";

/** Whether a node takes a value, asked only where its kind does not tell. */
export type Takes = (node: TypeNode, value: OwnedJson) => boolean;

/** The variant of a union that a value is of: by its kind, by the keys that tell objects apart, else the first that takes it. */
export function variantOf(
  variants: readonly TypeNode[],
  value: OwnedJson,
  plan: Plan,
  takes: Takes,
): TypeNode | undefined {
  const possible = variants.filter((variant) => mayBe(variant, value, plan));
  if (possible.length < 2) return possible[0];
  return possible.find((variant) => takes(variant, value)) ?? possible[0];
}

/** Whether a value is of a node's kind, as far as its surface shows. */
export function mayBe(node: TypeNode, value: OwnedJson, plan: Plan): boolean {
  if (value === null) return node.nullable === true || takesNull(node);
  switch (node.kind) {
    case "scalar":
      if (node.scalar === "string") return typeof value === "string";
      if (node.scalar === "boolean") return typeof value === "boolean";
      return typeof value === "number" && (node.scalar !== "integer" || Number.isInteger(value));
    case "binary":
      return typeof value === "string";
    case "array":
    case "tuple":
      return Array.isArray(value);
    case "map":
      return isObject(value);
    case "ref":
      return mayBeOfType(node.ref, value, plan, new Set());
    case "union":
      return node.variants.some((variant) => mayBe(variant, value, plan));
    case "enum":
    case "any":
    case "unknown":
    case "verbatim":
      return true;
  }
}

function takesNull(node: TypeNode): boolean {
  return (
    node.kind === "any" ||
    node.kind === "unknown" ||
    node.kind === "verbatim" ||
    node.kind === "enum"
  );
}

function mayBeOfType(key: string, value: OwnedJson, plan: Plan, seen: Set<string>): boolean {
  const type = typeAt(plan, key);
  const inner = unwrapped(type);
  if (inner !== undefined) {
    if (seen.has(key)) return true;
    return inner.kind === "ref"
      ? mayBeOfType(inner.ref, value, plan, seen.add(key))
      : mayBe(inner, value, plan);
  }
  if (!isObject(value)) return false;
  return type.members.every(({ name, type: node, required }) => {
    const only = required ? onlyValue(node) : undefined;
    return only === undefined || ownValue(value, name) === only;
  });
}

/** The one value that a member may have, where it has one alone. */
export function onlyValue(node: TypeNode): string | number | boolean | null | undefined {
  if (node.kind !== "enum") return undefined;
  const { wireForm, names, numbers } = node.enumFacts;
  const values =
    wireForm === "string"
      ? names
      : wireForm === "integer"
        ? numbers
        : wireForm === "json"
          ? node.enumFacts.values
          : [];
  const [only, ...others] = values;
  return others.length > 0 || typeof only === "object" ? undefined : only;
}
