import type { Direction } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { className, lineage } from "../facts/class.js";
import type { ClassFact, Fact } from "../facts/fact.js";
import type { HostOptions } from "../facts/host-options.js";
import type { FoldedMember, Host, LeftOutMember, Remark } from "../merge/index.js";
import { inOneReading } from "../facts/one-reading.js";
import { askTransform, foldMember, isLeftOut, mergeOrders, warning } from "../merge/index.js";
import { peers } from "../peers.js";
import { constructionFailure } from "../readers/initial-value.js";
import type { Reader } from "../readers/reader.js";
import { isDeclaredClass } from "./declared-class.js";
import { mixedDecorators } from "./mixed-decorators.js";
import { unreadMember } from "./unread-member.js";

/** A folded member under the name it has in the class. */
export interface NamedMember {
  readonly name: string;
  readonly folded: FoldedMember;
}

/** A remark with the member it is about; without one it is about the class. */
export interface PlacedRemark extends Remark {
  readonly member?: string;
}

/** Everything read of one class. */
export interface ClassReading {
  /** In declaration order, the bases' first (B7); no two with one wire name. */
  readonly members: readonly NamedMember[];
  /** Whether no source names a member, so that nobody knows what the class takes. */
  readonly isEmpty: boolean;
  /** Whether it takes keys that it does not declare. */
  readonly isOpen: boolean;
  /** Whether it stands for its single member on the wire. */
  readonly isWrapper: boolean;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: boolean;
  readonly remarks: readonly PlacedRemark[];
  /** What the sources say of each member, those that are left out included; none where reading one failed. */
  readonly facts: ReadonlyMap<string, readonly Fact[]>;
}

/** Reads one class through all readers and folds what they say. A member that cannot be read takes no other down. */
export function readClass(
  cls: Class,
  readers: readonly Reader[],
  options: HostOptions,
  direction: Direction = "input",
): ClassReading {
  return inOneReading(() => readMembers(cls, readers, options, direction));
}

function readMembers(
  cls: Class,
  readers: readonly Reader[],
  options: HostOptions,
  direction: Direction,
): ClassReading {
  const host = hostOf(cls, readers, options, direction);
  const names = memberNames(cls, readers);
  const facts = new Map<string, readonly Fact[]>();
  const read = names.map((name) => ({
    name,
    folded: readMember(cls, name, readers, options, host, facts),
  }));
  const { members, remarks } = withoutSameWireNames(
    read.flatMap(({ name, folded }) => (isLeftOut(folded) ? [] : [{ name, folded }])),
  );
  const classFacts = readers.flatMap((reader) => reader.readClass(cls));
  return {
    members,
    isEmpty: names.length === 0,
    isOpen: said(classFacts, "open") !== undefined,
    isWrapper: said(classFacts, "wrapper") !== undefined,
    title: said(classFacts, "title")?.text,
    description: said(classFacts, "description")?.text,
    deprecated: said(classFacts, "deprecated") !== undefined,
    remarks: [
      ...read.flatMap(({ name, folded }) =>
        folded.remarks.map((remark) => ({ ...remark, member: name })),
      ),
      ...remarks,
      ...(names.length === 0 ? [emptyClass(cls)] : []),
      ...neverMade(cls, host),
    ],
    facts,
  };
}

/** How the host that validates the class treats it. */
export function hostOf(
  cls: Class,
  readers: readonly Reader[],
  options: HostOptions,
  direction: Direction,
): Host {
  return {
    judges: readers.some((reader) => reader.source === "class-validator" && reader.knows(cls)),
    converts: options.transform?.enableImplicitConversion === true,
    transforms: peers.classTransformer() !== undefined,
    forbidsUnknown: options.validator?.forbidUnknownValues !== false,
    declares: (type) => isDeclaredClass(type, readers),
    direction,
  };
}

/** B7. Base class first, then derived; a member declared again keeps its place. */
export function memberNames(cls: Class, readers: readonly Reader[]): readonly string[] {
  const names = new Set<string>();
  for (const ancestor of lineage(cls)) {
    const orders = readers.map((reader) => reader.ownMembers(ancestor));
    for (const name of mergeOrders(orders)) names.add(name);
  }
  return [...names];
}

function readMember(
  cls: Class,
  name: string,
  readers: readonly Reader[],
  options: HostOptions,
  host: Host,
  found: Map<string, readonly Fact[]>,
): FoldedMember | LeftOutMember {
  try {
    const { read, facts } = readFacts(cls, name, readers, options, host);
    found.set(name, read);
    const folded = foldMember(name, facts, host);
    if (isLeftOut(folded) || !host.judges) return folded;
    return { ...folded, remarks: [...folded.remarks, ...mixedDecorators(facts)] };
  } catch (error) {
    return unreadMember(name, error);
  }
}

/** What all sources say of a member, as they say it, and with its transforms asked. */
export function readFacts(
  cls: Class,
  name: string,
  readers: readonly Reader[],
  options: HostOptions,
  host: Host,
): { readonly read: readonly Fact[]; readonly facts: readonly Fact[] } {
  const read = readers.flatMap((reader) => reader.readMember(cls, name, options, host.direction));
  const facts = askTransform(read, () =>
    readers
      .map((reader) => reader.verdict?.(cls, name, options))
      .find((verdict) => verdict !== undefined),
  );
  return { read, facts };
}

function withoutSameWireNames(read: readonly NamedMember[]): {
  readonly members: readonly NamedMember[];
  readonly remarks: readonly PlacedRemark[];
} {
  const takenBy = new Map<string, string>();
  const members: NamedMember[] = [];
  const remarks: PlacedRemark[] = [];
  for (const member of read) {
    const { wireName } = member.folded;
    const earlier = takenBy.get(wireName);
    if (earlier === undefined) {
      takenBy.set(wireName, member.name);
      members.push(member);
    } else {
      const message = `its wire name "${wireName}" is that of ${earlier} already, so it is left out. Rename one.`;
      remarks.push({ ...warning("conflicting_declarations", message), member: member.name });
    }
  }
  return { members, remarks };
}

/** class-transformer makes each instance of nothing, and fails where the constructor does. */
function neverMade(cls: Class, { judges, transforms, direction }: Host): readonly PlacedRemark[] {
  if (!judges || !transforms || direction === "output") return [];
  const failure = constructionFailure(cls);
  if (failure === undefined) return [];
  return [
    warning(
      "unsatisfiable_member",
      `its constructor fails where it is called without arguments, as class-transformer calls it (${failure}), so that ` +
        `no arguments are accepted. Let it do without.`,
    ),
  ];
}

function emptyClass(cls: Class): PlacedRemark {
  return warning(
    "empty_class",
    `no member of it is decorated, so nothing is known of what it takes. Decorate its members; if they are, ` +
      `${className(cls)} may be imported as a type only, or its decorators may come from a second copy of their package.`,
  );
}

function said<S extends ClassFact["claim"]["says"]>(
  facts: readonly ClassFact[],
  says: S,
): Extract<ClassFact["claim"], { readonly says: S }> | undefined {
  for (const { claim } of facts) {
    if (claim.says === says) return claim as Extract<ClassFact["claim"], { readonly says: S }>;
  }
  return undefined;
}
