import { className, isClass, type Class } from "../facts/class.js";
import { misuse, valueText, type Place } from "./misuse.js";

/** A place on a member. */
export interface MemberPlace extends Place {
  readonly member: string;
}

/**
 * The member a decorator was applied to, from the arguments a compiler applies legacy decorators with. Throws a
 * `TypeError` where it is none: a class, a method, a static or symbol-named member, a parameter.
 */
export function memberPlace(
  decorator: string,
  target: unknown,
  key: unknown,
  third: unknown,
): MemberPlace {
  refuseStandardDecorator(decorator, target, key);
  if (typeof target === "function") throw misplacedOnClass(decorator, target as Class, key, third);
  const cls = classOf(decorator, target, "a member of a class");
  const member = typeof key === "number" ? String(key) : key;
  const place = { cls, member: keyText(member), decorator };
  if (typeof third === "number") {
    throw misuse(place, "stands on a parameter of a method. Put it on a member of a class.");
  }
  if (typeof member !== "string") {
    throw misuse(place, "stands on a symbol-named member, which JSON cannot carry. Remove it.");
  }
  if (isMethod(cls, member, third)) {
    throw misuse(place, "stands on a method, and a method is no data. Put it on a member.");
  }
  return { ...place, member };
}

/**
 * The class a decorator was applied to, from the arguments a compiler applies legacy decorators with. Throws a
 * `TypeError` where it is none: a member, a static one too, or a parameter.
 */
export function classPlace(
  decorator: string,
  target: unknown,
  key: unknown,
  third: unknown,
): Place {
  refuseStandardDecorator(decorator, target, key);
  if (standsOnClass(target, key, third)) return { cls: target, decorator };
  const cls = isClass(target) ? target : classOf(decorator, target, "a class");
  if (key === undefined) {
    throw misuse({ cls, decorator }, "stands on a constructor parameter. Put it on the class.");
  }
  const on = typeof third === "number" ? "a parameter of a method" : "a member";
  throw misuse({ cls, member: keyText(key), decorator }, `stands on ${on}. Put it on the class.`);
}

/** Whether legacy decorator arguments are those of a class, so that a decorator for both can tell. */
export function standsOnClass(target: unknown, key: unknown, third: unknown): target is Class {
  return isClass(target) && key === undefined && third === undefined;
}

/** Throws where a compiler applies the decorator as a standard (TC39) one: its second argument is a context object. */
export function refuseStandardDecorator(
  decorator: string,
  target: unknown,
  context: unknown,
): void {
  if (!isStandardContext(context)) return;
  const name = String(context.name ?? "(anonymous class)");
  const subject =
    context.kind === "class" || !isClass(target) ? name : `${className(target)}.${name}`;
  throw new TypeError(
    `${subject}: @${decorator} was applied as a standard (TC39) decorator, which cannot tell the class it stands in. ` +
      `Set "experimentalDecorators": true in the tsconfig.json (for swc, jsc.transform.legacyDecorator).`,
  );
}

/** Whether a value is the context object that standard decorators get. */
export function isStandardContext(
  value: unknown,
): value is { readonly kind: unknown; readonly name?: string | symbol } {
  return typeof value === "object" && value !== null && "kind" in value && "name" in value;
}

function misplacedOnClass(decorator: string, cls: Class, key: unknown, third: unknown): TypeError {
  if (key === undefined) {
    const on = typeof third === "number" ? "a constructor parameter" : "a class";
    return misuse({ cls, decorator }, `stands on ${on}. Put it on a member of the class.`);
  }
  const place = { cls, member: keyText(key), decorator };
  return typeof third === "number"
    ? misuse(place, "stands on a parameter of a static method. Put it on a member of a class.")
    : misuse(place, "stands on a static member, which no instance has. Put it on a member.");
}

function keyText(key: unknown): string {
  if (typeof key === "string") return key;
  return typeof key === "symbol" ? `[${String(key)}]` : valueText(key);
}

// Through the descriptor: a member named `constructor` may be an accessor.
function classOf(decorator: string, target: unknown, belongsTo: string): Class {
  const isPrototype = typeof target === "object" && target !== null;
  const constructor: unknown = isPrototype
    ? Object.getOwnPropertyDescriptor(target, "constructor")?.value
    : undefined;
  if (isClass(constructor)) return constructor;
  throw new TypeError(
    `@${decorator} was applied to something that is no class's prototype. ` +
      `Write it in front of ${belongsTo}.`,
  );
}

function isMethod(cls: Class, member: string, descriptor: unknown): boolean {
  const declared =
    typeof descriptor === "object" && descriptor !== null
      ? (descriptor as PropertyDescriptor)
      : Object.getOwnPropertyDescriptor(cls.prototype, member);
  // Every prototype has its class under `constructor`: no method, even where a field has that name.
  return typeof declared?.value === "function" && declared.value !== cls;
}
