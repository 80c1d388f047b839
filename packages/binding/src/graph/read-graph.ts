import type { Diagnostic, Direction, Member, ObjectType, TypeShape } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { className } from "../facts/class.js";
import type { BindingCode, Tag } from "../facts/fact.js";
import type { HostOptions } from "../facts/host-options.js";
import type { FoldedMember } from "../merge/index.js";
import type { Reader } from "../readers/reader.js";
import { declaredClass } from "./declared-class.js";
import { outlineOf, type ClassOutline } from "./outline.js";
import type { ClassReading } from "./read-class.js";
import { readClass } from "./read-class.js";
import type { KeyOf } from "./to-node.js";
import { memberNode } from "./to-node.js";
import { namesBy } from "./shown-names.js";
import { TypeKeys } from "./type-keys.js";
import { withTag } from "./with-tag.js";

/** Several classes and all they lead to. */
export interface TogetherReading {
  readonly types: TypeShape["types"];
  /** The key in `types` of each class that was asked for, in their order. */
  readonly keys: readonly string[];
  /** The keys that each key in `types` refers to. */
  readonly leadsTo: ReadonlyMap<string, ReadonlySet<string>>;
  /** The class that each key in `types` stands for. */
  readonly classes: ReadonlyMap<string, Class>;
  /** What builders of instances need of each key whose class is not declared by hand. */
  readonly outlines: ReadonlyMap<string, ClassOutline>;
  readonly diagnostics: readonly Diagnostic<BindingCode>[];
}

/** A class and all it leads to as one TypeShape. */
export interface GraphReading {
  readonly shape: TypeShape;
  /** The class that each key in `types` stands for. */
  readonly classes: ReadonlyMap<string, Class>;
  /** What builders of instances need of each key whose class is not declared by hand. */
  readonly outlines: ReadonlyMap<string, ClassOutline>;
  readonly diagnostics: readonly Diagnostic<BindingCode>[];
}

/** Reads a class and every class that is reached from it, each once, nearest first. */
export function readGraph(
  root: Class,
  readers: readonly Reader[],
  host: HostOptions,
  direction: Direction = "input",
): GraphReading {
  const { keys, types, classes, outlines, diagnostics } = readTogether(
    [root],
    readers,
    host,
    direction,
  );
  const [ref = ""] = keys;
  return { shape: { root: { kind: "ref", ref }, types }, classes, outlines, diagnostics };
}

/**
 * Reads several classes and every class that is reached from them, each once, under keys of which none stands for two.
 *
 * @param onFailure told of a class that cannot be read at all, which is then left without members; without it the error is
 * thrown
 */
export function readTogether(
  roots: readonly Class[],
  readers: readonly Reader[],
  host: HostOptions,
  direction: Direction = "input",
  onFailure?: (key: string, error: unknown) => void,
): TogetherReading {
  const nameOf = namesBy(readers);
  const keys = new TypeKeys(nameOf);
  const types = new Map<string, ObjectType>();
  const classes = new Map<string, Class>();
  const outlines = new Map<string, ClassOutline>();
  const diagnostics: Diagnostic<BindingCode>[] = [];
  const met = new Map<string, { readonly cls: Class; readonly tag: Tag | undefined }>();
  const keyOf: KeyOf = (cls, tag) => {
    const key = keys.keyOf(cls, tag);
    if (!met.has(key)) met.set(key, { cls, tag });
    return key;
  };
  const rootKeys = roots.map((root) => keyOf(root));
  const readings = new Map<Class, ClassReading>();
  const leadsTo = new Map<string, Set<string>>();
  // The map grows while it is walked: reading a class meets the classes of its members.
  for (const [key, { cls, tag }] of met) {
    classes.set(key, cls);
    const referred = new Set<string>();
    leadsTo.set(key, referred);
    try {
      const declared = declaredClass(cls, readers, key, (wanted) => keys.newKey(wanted));
      if (declared !== undefined && "type" in declared) {
        types.set(key, declared.type);
        for (const [own, type] of declared.others) {
          types.set(own, type);
          referred.add(own);
        }
        continue;
      }
      const ofClass = readings.get(cls) ?? readClass(cls, readers, host, direction);
      readings.set(cls, ofClass);
      const reading = tag === undefined ? ofClass : withTag(ofClass, tag, direction);
      outlines.set(key, outlineOf(reading, tag));
      const noted: KeyOf = (of, under) => {
        const target = keyOf(of, under);
        referred.add(target);
        return target;
      };
      types.set(key, objectType(nameOf(cls), reading, noted));
      const remarks =
        declared === undefined ? reading.remarks : [declared.remark, ...reading.remarks];
      for (const diagnostic of diagnosticsOf(cls, key, { ...reading, remarks })) {
        diagnostics.push(diagnostic);
      }
    } catch (error) {
      if (onFailure === undefined) throw error;
      types.set(key, { name: nameOf(cls), members: [] });
      onFailure(key, error);
    }
  }
  return {
    types: Object.fromEntries(types),
    keys: rootKeys,
    leadsTo,
    classes,
    outlines,
    diagnostics,
  };
}

function objectType(name: string, reading: ClassReading, keyOf: KeyOf): ObjectType {
  return {
    name,
    members: reading.members.map(({ folded }) => toMember(folded, keyOf)),
    ...given("title", reading.title),
    ...given("description", reading.description),
    ...(reading.deprecated ? { deprecated: true } : {}),
    ...(reading.isWrapper ? { wrapper: true } : {}),
    // Where nobody knows what the class takes, no key may be called unknown.
    ...(reading.isOpen || reading.isEmpty ? { additional: true } : {}),
  };
}

function toMember(folded: FoldedMember, keyOf: KeyOf): Member {
  const { constraints } = folded.value;
  return {
    name: folded.wireName,
    type: memberNode(folded, keyOf),
    required: folded.required,
    readOnly: folded.readOnly,
    constructorBound: false,
    ...(folded.alwaysPresent ? { alwaysPresent: true } : {}),
    ...given("title", folded.title),
    ...given("description", folded.description),
    ...given("examples", folded.examples),
    ...(folded.deprecated ? { deprecated: true } : {}),
    ...(folded.default === undefined ? {} : { default: folded.default.value }),
    ...(folded.writeOnly ? { writeOnly: true } : {}),
    ...given("marking", folded.marking),
    ...(Object.keys(constraints).length === 0 ? {} : { constraints }),
  };
}

function given<K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<K, V>>);
}

function diagnosticsOf(
  cls: Class,
  key: string,
  reading: ClassReading,
): readonly Diagnostic<BindingCode>[] {
  const places = new Map(reading.members.map(({ name }, index) => [name, index]));
  return reading.remarks.map(({ code, severity, message, member }) => {
    const place = member === undefined ? undefined : places.get(member);
    const label = member === undefined ? className(cls) : `${className(cls)}.${member}`;
    return {
      code,
      severity,
      message: `${label}: ${message}`,
      path: `/types/${key}${place === undefined ? "" : `/members/${String(place)}`}`,
      type: key,
    };
  });
}
