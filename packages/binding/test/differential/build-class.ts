import "reflect-metadata";
import { Type } from "class-transformer";
import type { Class } from "../../src/facts/class.js";
import { insideOf, type ClassSpec, type Declared, type MemberSpec } from "./class-spec.js";

/** Builds each class of a spec, once for each place that names the same spec. */
export function classBuilder(): (spec: ClassSpec) => Class {
  const built = new Map<ClassSpec, Class>();
  const build = (spec: ClassSpec): Class => {
    const known = built.get(spec);
    if (known !== undefined) return known;
    const cls = bare(spec, spec.base === undefined ? undefined : build(spec.base));
    built.set(spec, cls);
    Object.defineProperty(cls, "name", { value: spec.name });
    for (const member of spec.members) decorate(cls, member, build);
    return cls;
  };
  return build;
}

function bare({ members }: ClassSpec, base: Class | undefined): Class {
  const Base = (base ?? class {}) as unknown as new () => object;
  return class extends Base {
    constructor() {
      super();
      for (const { name, initializer } of members) {
        if (initializer !== undefined) Reflect.set(this, name, structuredClone(initializer.value));
      }
    }
  };
}

/** In the order in which a compiler applies them: the metadata, then the decorators from the last to the first. */
function decorate(cls: Class, member: MemberSpec, build: (spec: ClassSpec) => Class): void {
  const { name, declared, isEmitted, isTyped, rules } = member;
  const prototype = cls.prototype as object;
  if (isEmitted) Reflect.defineMetadata("design:type", emitted(declared, build), prototype, name);
  for (const { decorate: rule, each } of rules.toReversed()) rule({ each })(prototype, name);
  if (!isTyped) return;
  const inside = insideOf(declared);
  Type(() => emitted(inside, build) as new () => object)(prototype, name);
}

/** What a compiler writes for a type, under strict null checks. */
function emitted(declared: Declared, build: (spec: ClassSpec) => Class): unknown {
  switch (declared.kind) {
    case "string":
      return String;
    case "number":
      return Number;
    case "boolean":
      return Boolean;
    case "date":
      return Date;
    case "array":
      return Array;
    case "nested":
      return build(declared.of);
    case "enum":
      return ofValues(declared.of.values);
    case "record":
    case "any":
      return Object;
  }
}

function ofValues(values: readonly unknown[]): unknown {
  if (values.every((value) => typeof value === "string")) return String;
  return values.every((value) => typeof value === "number") ? Number : Object;
}
