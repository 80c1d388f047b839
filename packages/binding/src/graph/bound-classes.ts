import type { JsonValue, Member, TypeNode } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { className } from "../facts/class.js";
import type { Fact, Tag, TypeClaim } from "../facts/fact.js";
import type { HostOptions } from "../facts/host-options.js";
import type { MemberHostRules } from "../facts/host-rules.js";
import { isLeftOut } from "../merge/index.js";
import type { Reader } from "../readers/reader.js";
import type { GraphReading } from "./read-graph.js";
import type { ClassReading, NamedMember } from "./read-class.js";
import { hostOf } from "./read-class.js";
import { withTag } from "./with-tag.js";

/** A member of a class with what a builder of instances has to know beside its node in the shape. */
export interface BoundMember {
  /** Its name in the class. */
  readonly property: string;
  /** Its name in the arguments. */
  readonly wireName: string;
  /** The name under which class-transformer looks for it in what it is given. */
  readonly hostKey: string;
  readonly claim: TypeClaim;
  readonly node: TypeNode;
  readonly required: boolean;
  readonly writeOnly: boolean;
  /** What stands there where the argument is absent; wrapped, since null is a real one. */
  readonly fallback: { readonly value: JsonValue } | undefined;
  /** Whether own decorators alone say what it is, so that no other package makes anything of the argument. */
  readonly isOwn: boolean;
  /** Whether class-validator has a rule on it, so that its `whitelist` keeps it. */
  readonly isRuled: boolean;
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
  { shape, classes, tags, readings }: GraphReading,
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
      tag: tags.get(key),
      reading: readings.get(cls),
      members,
      isRemarked: remarked.has(key),
    };
    bound.set(key, bindClass(asked, readers, host));
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
  readonly tag: Tag | undefined;
  readonly reading: ClassReading | undefined;
  readonly members: readonly Member[];
  readonly isRemarked: boolean;
}

function bindClass(
  { key, cls, tag, reading, members, isRemarked }: Asked,
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
  if (reading === undefined) {
    return { ...common, isPlain: false, hostRules: undefined, asynchronous: [], members: [] };
  }
  const named = tag === undefined ? reading.members : withTag(reading, tag, "input").members;
  const byWireName = new Map(members.map((member) => [member.name, member]));
  const { facts } = reading;
  const names = [...facts.keys()];
  return {
    ...common,
    isPlain:
      !isRemarked &&
      tag === undefined &&
      names.every((member) => isPlain(facts.get(member) ?? [])) &&
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
    members: named.flatMap((member) =>
      bindMember(member, byWireName, facts.get(member.name) ?? []),
    ),
    removedTag: tag?.isRemoved === true ? tag.property : undefined,
  };
}

function bindMember(
  { name, folded }: NamedMember,
  members: ReadonlyMap<string, Member>,
  facts: readonly Fact[],
): readonly BoundMember[] {
  const member = members.get(folded.wireName);
  if (member === undefined || isLeftOut(folded)) return [];
  const { wireName } = folded;
  const isNamedByHost = facts.some(
    ({ source, claim }) => source === "class-transformer" && claim.says === "wire-name",
  );
  return [
    {
      property: name,
      wireName,
      hostKey: isNamedByHost ? wireName : name,
      claim: folded.type,
      node: member.type,
      required: folded.required,
      writeOnly: folded.writeOnly,
      fallback: folded.default,
      isOwn: isOwn(facts),
      isRuled: facts.some(({ source }) => source === "class-validator"),
    },
  ];
}

/** Neither a rule nor a type of another package stands on it. */
function isOwn(facts: readonly Fact[]): boolean {
  return (
    facts.some(({ source, claim }) => source === "own" && claim.says === "type") &&
    !facts.some(
      ({ source, claim }) =>
        source === "class-validator" ||
        (source === "class-transformer" &&
          (claim.says === "inner-type" || claim.says === "hidden-value")),
    )
  );
}

/** Nothing but rules and types is said: no transform, no renaming, nothing that is kept out. */
function isPlain(facts: readonly Fact[]): boolean {
  return facts.every(
    ({ source, claim }) =>
      claim.says !== "hidden-value" &&
      claim.says !== "left-out" &&
      !(source === "own" && (claim.says === "type" || claim.says === "constraints")),
  );
}
