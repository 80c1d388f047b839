import type { Diagnostic, TypeShape } from "@shapewright/rules";
import { className, type Class } from "../facts/class.js";
import type { DecoratorUse } from "../facts/decorator-use.js";
import type { Fact, SourceName } from "../facts/fact.js";
import type { HostOptions } from "../facts/host-options.js";
import { hostOf, readFacts } from "../graph/read-class.js";
import { unreadMember } from "../graph/unread-member.js";
import { foldMember, isLeftOut, type FoldedMember, type LeftOutMember } from "../merge/index.js";
import type { Reader } from "../readers/reader.js";
import { explainUse } from "./explain-use.js";
import type { DecoratorExplanation, MemberExplanation } from "./explanation.js";
import { within, type Place } from "./schema-at.js";

/** What was read and written of a class and all it leads to. */
export interface ReadContext {
  readonly shape: TypeShape;
  readonly document: Place;
  /** Where each type stands in the document. */
  readonly places: ReadonlyMap<string, Place>;
  readonly diagnostics: readonly Diagnostic[];
  readonly host: HostOptions;
  readonly readers: readonly Reader[];
}

/**
 * What became of the decorators of one member of the class that has a key among the types.
 *
 * @param takenBy the member that has each wire name, of those that come before; this one is noted
 */
export function explainMember(
  key: string,
  cls: Class,
  name: string,
  context: ReadContext,
  takenBy: Map<string, string>,
): MemberExplanation {
  const { shape, document, places, diagnostics } = context;
  const { uses, read, facts, folded } = readAnew(cls, name, context);
  const owner = places.get(key);
  const leftOutBy = whatKeepsOut(name, folded, facts, owner, takenBy);
  if (isLeftOut(folded) || leftOutBy !== undefined) {
    const decorators = uses.map((sourced) => leftOutUse(sourced, leftOutBy ?? ""));
    const ofMember = diagnostics.filter((each) => isOf(each, key, cls, name));
    return { member: name, required: false, decorators, diagnostics: ofMember };
  }
  const type = shape.types[key];
  const index = type?.members.findIndex((each) => each.name === folded.wireName) ?? -1;
  // A wrapper is its one member on the wire.
  const place =
    owner === undefined || type?.wrapper === true
      ? owner
      : within(owner, "properties", folded.wireName);
  const path = `/types/${key}/members/${String(index)}`;
  const member = { read, facts, folded, place, owner, document };
  return {
    member: name,
    name: folded.wireName,
    ...(place === undefined ? {} : { pointer: place.pointer }),
    // The key that tells a class from others is demanded by them.
    required: type?.members[index]?.required ?? folded.required,
    decorators: uses.map(({ source, use }) => explainUse(source, use, member)),
    diagnostics: diagnostics.filter(
      (each) =>
        each.path === path || each.path.startsWith(`${path}/`) || isOf(each, key, cls, name),
    ),
  };
}

/** What keeps a member out of the schema of its class, a reading of the class apart. */
function whatKeepsOut(
  name: string,
  folded: FoldedMember | LeftOutMember,
  facts: readonly Fact[],
  owner: Place | undefined,
  takenBy: Map<string, string>,
): string | undefined {
  if (isLeftOut(folded)) return folded.leftOutBy;
  const { wireName } = folded;
  const earlier = takenBy.get(wireName);
  if (earlier !== undefined) return `the same wire name on ${earlier}`;
  takenBy.set(wireName, name);
  if (!folded.readOnly || owner?.schema["properties"] === undefined) return undefined;
  if (within(owner, "properties", wireName) !== undefined) return undefined;
  return facts.find(({ claim }) => claim.says === "read-only")?.decorator;
}

/** Whether a diagnostic is about a member that has no place of its own: it stands at the class and names the member. */
export function isOf(
  { path, message }: Diagnostic,
  key: string,
  cls: Class,
  name: string,
): boolean {
  return path === `/types/${key}` && message.startsWith(`${className(cls)}.${name}: `);
}

interface SourcedUse {
  readonly source: SourceName;
  readonly use: DecoratorUse;
}

interface ReadMember {
  readonly uses: readonly SourcedUse[];
  readonly read: readonly Fact[];
  readonly facts: readonly Fact[];
  readonly folded: FoldedMember | LeftOutMember;
}

function readAnew(cls: Class, name: string, context: ReadContext): ReadMember {
  const { host: options, readers } = context;
  try {
    const host = hostOf(cls, readers, options, "input");
    const { read, facts } = readFacts(cls, name, readers, options, host);
    const folded = foldMember(name, facts, host);
    return { uses: usesOf(cls, name, context), read, facts, folded };
  } catch (error) {
    return { uses: [], read: [], facts: [], folded: unreadMember(name, error) };
  }
}

/** Every decorator on the member; of a source that does not list them, those that its facts name. */
function usesOf(cls: Class, name: string, { host, readers }: ReadContext): readonly SourcedUse[] {
  return readers.flatMap((reader) => {
    const { source } = reader;
    if (reader.uses !== undefined) {
      return reader.uses(cls, name, host, "input").map((use) => ({ source, use }));
    }
    const named = new Set(
      reader.readMember(cls, name, host, "input").map(({ decorator }) => decorator),
    );
    return [...named].map((decorator) => ({ source, use: { decorator, text: decorator } }));
  });
}

function leftOutUse({ source, use }: SourcedUse, leftOutBy: string): DecoratorExplanation {
  const { text, decorator } = use;
  if (decorator === leftOutBy) {
    const says = ["kept out of the schema"];
    return { decorator: text, source, outcome: "stated", says, where: [] };
  }
  const why = `${leftOutBy.charAt(0).toUpperCase()}${leftOutBy.slice(1)} keeps the member out of the schema.`;
  return { decorator: text, source, outcome: "none", says: [], where: [], why };
}
