import type { Member, TypeNode } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { className } from "../facts/class.js";
import type { HostOptions } from "../facts/host-options.js";
import type { MemberHostRules } from "../facts/host-rules.js";
import { inOneReading } from "../facts/one-reading.js";
import type { Reader } from "../readers/reader.js";
import type { GraphReading } from "./read-graph.js";
import type { ClassOutline, MemberOutline } from "./outline.js";
import { hostOf } from "./read-class.js";

/** A member of a class, and its node in the shape. */
export interface BoundMember extends MemberOutline {
  readonly node: TypeNode;
}

/** A class of a reading, for whoever checks arguments and builds instances of it. */
export interface BoundClass {
  readonly key: string;
  readonly cls: Class;
  readonly name: string;
  /** Whether class-validator has rules of it. */
  readonly isJudged: boolean;
  /** Whether class-validator or class-transformer knows the class, so that the latter makes its instances. */
  readonly isHostMade: boolean;
  /** Whether nothing comes between the arguments and the rules but what types say, and nothing was remarked on. */
  readonly isPlain: boolean;
  /**
   * The rules that have to be asked beside the schema, by member; `undefined` where class-validator has to be asked about the
   * object as a whole.
   */
  readonly hostRules: ReadonlyMap<string, MemberHostRules> | undefined;
  /** The asynchronous rules, `Order.code: @IsUnique`. */
  readonly asynchronous: readonly string[];
  /** Empty for a class that is declared by hand. */
  readonly members: readonly BoundMember[];
  /** The key that tells the class from the others of a choice, where class-transformer takes it away. */
  readonly removedTag: string | undefined;
}

/** The classes of a reading, by their keys in `types`. */
export function boundClasses(
  { shape, classes, outlines }: GraphReading,
  readers: readonly Reader[],
  host: HostOptions,
  remarked: ReadonlySet<string>,
): ReadonlyMap<string, BoundClass> {
  const bound = new Map<string, BoundClass>();
  for (const [key, cls] of classes) {
    const members = shape.types[key]?.members ?? [];
    const asked = {
      key,
      cls,
      outline: outlines.get(key),
      members,
      isRemarked: remarked.has(key),
    };
    bound.set(
      key,
      inOneReading(() => bindClass(asked, readers, host)),
    );
  }
  return bound;
}

function hostRulesOf(
  cls: Class,
  names: readonly string[],
  readers: readonly Reader[],
  host: HostOptions,
): ReadonlyMap<string, MemberHostRules> | undefined {
  const found = new Map<string, MemberHostRules>();
  for (const name of names) {
    for (const reader of readers) {
      const rules = reader.hostRules?.(cls, name, host);
      if (rules === "as a whole") return undefined;
      if (rules !== undefined && rules.rules.length > 0) found.set(name, rules);
    }
  }
  return found;
}

interface Asked {
  readonly key: string;
  readonly cls: Class;
  /** None for a class that is declared by hand. */
  readonly outline: ClassOutline | undefined;
  readonly members: readonly Member[];
  readonly isRemarked: boolean;
}

function bindClass(
  { key, cls, outline, members, isRemarked }: Asked,
  readers: readonly Reader[],
  host: HostOptions,
): BoundClass {
  const name = className(cls);
  const view = hostOf(cls, readers, host, "input");
  const isHostMade = readers.some(
    (reader) =>
      (reader.source === "class-validator" || reader.source === "class-transformer") &&
      reader.knows(cls),
  );
  const common = { key, cls, name, isJudged: view.judges, isHostMade, removedTag: undefined };
  if (outline === undefined) {
    return { ...common, isPlain: false, hostRules: undefined, asynchronous: [], members: [] };
  }
  const { tag, names } = outline;
  const byWireName = new Map(members.map((member) => [member.name, member]));
  return {
    ...common,
    isPlain:
      !isRemarked &&
      outline.isPlain &&
      names.every((member) =>
        readers.every((reader) => reader.isExact?.(cls, member, host) !== false),
      ),
    hostRules: hostRulesOf(cls, names, readers, host),
    asynchronous: names.flatMap((member) =>
      readers.flatMap((reader) =>
        (reader.asynchronous?.(cls, member, host) ?? []).map(
          (rule) => `${name}.${member}: ${rule}`,
        ),
      ),
    ),
    members: outline.members.flatMap((member) => {
      const node = byWireName.get(member.wireName)?.type;
      return node === undefined ? [] : [{ ...member, node }];
    }),
    removedTag: tag?.isRemoved === true ? tag.property : undefined,
  };
}
