import type { BoundClass, BoundMember, TypeClaim } from "@shapewright/binding/reading";
import type { TypeNode } from "@shapewright/rules";
import { decodeBase64 } from "./base64.js";
import { makeByHost } from "@shapewright/binding/reading";
import type { OwnedJson } from "./json.js";
import { isObject } from "./json.js";
import type { Settings } from "./options.js";
import type { Plan } from "./plan.js";
import { typeAt, unwrapped } from "./plan.js";
import type { Problem, ProblemCode } from "./problem.js";
import { brief, pointerTo } from "./problem.js";
import { toHost } from "./to-host.js";
import type { Takes } from "./variants.js";
import { variantOf } from "./variants.js";

type Path = readonly (string | number)[];

/** An instance of a judged class within one that nobody judges, which is then shown to the host by itself. */
export interface ToJudge {
  readonly instance: object;
  readonly path: Path;
}

/** What was built of arguments, or what could not be. */
export interface Built {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The outermost judged instances. */
  readonly toJudge: readonly ToJudge[];
}

/**
 * Builds an instance of a class out of arguments that its schema takes: by class-transformer where the class is one of its or of
 * class-validator's, else as the own decorators say.
 */
export function buildInstance(
  args: OwnedJson,
  plan: Plan,
  takes: Takes,
  { shape: { host = {} } }: Settings,
): Built {
  const problems: Problem[] = [];
  const toJudge: ToJudge[] = [];

  const ofClass = (key: string, value: OwnedJson, path: Path): unknown => {
    const bound = plan.classes.get(key);
    const type = typeAt(plan, key);
    if (bound === undefined || (bound.members.length === 0 && type.members.length > 0))
      return value;
    const inner = unwrapped(type);
    if (bound.isHostMade) {
      const given = inner === undefined ? value : wrapped(bound, value);
      const made = makeByHost(bound.cls, toHost(given, key, plan, takes), host);
      if (made !== undefined) {
        if (plan.hasOwnMembers) finish(bound, made, value, path);
        if (bound.isJudged) toJudge.push({ instance: made, path });
        return made;
      }
    }
    const made = own(bound, inner, value, path);
    if (bound.isJudged && made !== undefined) toJudge.push({ instance: made, path });
    return made;
  };

  const own = (
    bound: BoundClass,
    inner: TypeNode | undefined,
    value: OwnedJson,
    path: Path,
  ): object | undefined => {
    const instance = new (bound.cls as unknown as new () => object)();
    const [only] = bound.members;
    if (inner !== undefined && only !== undefined) {
      assign(instance, only.property, of(only.claim, only.node, value, path));
      return instance;
    }
    if (!isObject(value)) return instance;
    const byName = plan.membersByName.get(bound.key);
    const type = typeAt(plan, bound.key);
    for (const [name, held] of Object.entries(value)) {
      const member = byName?.get(name);
      if (member !== undefined) {
        assign(instance, member.property, of(member.claim, member.node, held, [...path, name]));
      } else if (type.additional !== undefined) {
        assign(instance, name, held);
      }
    }
    for (const { wireName, property, fallback } of plan.fallbacks.get(bound.key) ?? []) {
      if (fallback === undefined || Object.hasOwn(value, wireName)) continue;
      assign(instance, property, structuredClone(fallback.value));
    }
    return instance;
  };

  /** What own decorators alone say of a member, class-transformer left as it came. */
  const finish = (bound: BoundClass, made: unknown, value: OwnedJson, path: Path): void => {
    if (typeof made !== "object" || made === null || !isObject(value)) return;
    for (const member of bound.members) {
      if (!Object.hasOwn(value, member.wireName)) continue;
      const held = value[member.wireName] ?? null;
      const place = [...path, member.wireName];
      if (member.isOwn) assign(made, member.property, of(member.claim, member.node, held, place));
      else finishWithin(member.node, Reflect.get(made, member.property), held, place);
    }
  };

  const finishWithin = (node: TypeNode, made: unknown, value: OwnedJson, path: Path): void => {
    if (typeof made !== "object" || made === null) return;
    if (node.kind === "ref") {
      const bound = plan.classes.get(node.ref);
      if (bound !== undefined) finish(bound, made, value, path);
    } else if (node.kind === "union") {
      const variant = variantOf(node.variants, value, plan, takes);
      if (variant !== undefined) finishWithin(variant, made, value, path);
    } else if (node.kind === "array" && Array.isArray(value)) {
      const items = Array.isArray(made)
        ? (made as readonly unknown[])
        : [...(made as Set<unknown>)];
      value.forEach((item, at) => {
        finishWithin(node.items, items[at], item, [...path, at]);
      });
    } else if (node.kind === "map" && isObject(value)) {
      for (const [name, item] of Object.entries(value)) {
        const held: unknown = made instanceof Map ? made.get(name) : Reflect.get(made, name);
        finishWithin(node.values, held, item, [...path, name]);
      }
    }
  };

  const of = (claim: TypeClaim, node: TypeNode, value: OwnedJson, path: Path): unknown => {
    if (value === null) return null;
    switch (claim.kind) {
      case "class":
        return node.kind === "ref"
          ? ofClass(node.ref, value, path)
          : ofEither(claim, node, value, path);
      case "date":
        return typeof value === "string" ? dateOf(value, path) : ofEither(claim, node, value, path);
      case "binary":
        return typeof value === "string"
          ? bytesOf(value, path)
          : ofEither(claim, node, value, path);
      case "bigint":
        return typeof value === "string" ? BigInt(value) : ofEither(claim, node, value, path);
      case "array":
      case "set": {
        if (!Array.isArray(value) || node.kind !== "array") return value;
        const { element } = claim;
        const items = value.map((item, at) =>
          element === undefined ? item : of(element, node.items, item, [...path, at]),
        );
        return claim.kind === "set" ? new Set(items) : items;
      }
      case "map": {
        if (!isObject(value) || node.kind !== "map") return value;
        const { values } = claim;
        return new Map(
          Object.entries(value).map(([name, item]) => [
            name,
            values === undefined ? item : of(values, node.values, item, [...path, name]),
          ]),
        );
      }
      case "one-of": {
        if (node.kind !== "union") return value;
        const variant = variantOf(node.variants, value, plan, takes);
        const own =
          variant === undefined ? undefined : claim.variants[node.variants.indexOf(variant)];
        return variant === undefined || own === undefined ? value : of(own, variant, value, path);
      }
      default:
        return ofEither(claim, node, value, path);
    }
  };

  /** One value, or a list of them, where the host takes both. */
  const ofEither = (claim: TypeClaim, node: TypeNode, value: OwnedJson, path: Path): unknown => {
    if (node.kind !== "union" || !Array.isArray(value)) return value;
    const many = node.variants.find((variant) => variant.kind === "array");
    if (many === undefined) return value;
    return value.map((item, at) => of(claim, many.items, item, [...path, at]));
  };

  const dateOf = (text: string, path: Path): Date => {
    const date = new Date(text);
    if (Number.isNaN(date.getTime())) refuse(path, "format", "a date and time (ISO 8601)", text);
    return date;
  };

  const bytesOf = (text: string, path: Path): Uint8Array => {
    const bytes = decodeBase64(text);
    if (bytes === undefined) refuse(path, "format", "base64 text", text);
    return bytes ?? new Uint8Array();
  };

  const refuse = (path: Path, code: ProblemCode, expected: string, value: OwnedJson): void => {
    const message = `must be ${expected}`;
    problems.push({
      path,
      pointer: pointerTo(path),
      code,
      message,
      expected,
      received: brief(value),
    });
  };

  const value = ofClass(plan.root.key, args, []);
  return { value, problems, toJudge: outermost(toJudge) };
}

/** A judged instance judges what it holds. */
function outermost(judged: readonly ToJudge[]): readonly ToJudge[] {
  const paths = new Set(judged.map(({ path }) => pointerTo(path)));
  return judged.filter(
    ({ path }) => !path.some((_, at) => paths.has(pointerTo(path.slice(0, at)))),
  );
}

function wrapped({ members }: BoundClass, value: OwnedJson): OwnedJson {
  const [only] = members;
  return only === undefined ? value : { [only.wireName]: value };
}

/** As class-transformer does it: what cannot be set is left, and a method is not replaced. */
function assign(instance: object, property: BoundMember["property"], value: unknown): void {
  if (property === "__proto__" || property === "constructor" || property === "prototype") return;
  for (
    let holder: unknown = Object.getPrototypeOf(instance);
    typeof holder === "object" && holder !== null && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder)
  ) {
    const found = Object.getOwnPropertyDescriptor(holder, property);
    if (found === undefined) continue;
    if (found.set === undefined && found.get !== undefined) return;
    if (typeof found.value === "function") return;
    break;
  }
  Reflect.set(instance, property, value);
}
