// Decorators record when a class is defined, before an application had a chance to load the polyfill itself.
import "reflect-metadata";
import type { JsonObject, JsonValue } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import { generation } from "../facts/generation.js";

/** The options each member decorator records. A decorator without options records an empty object. */
export interface MemberOptions {
  readonly ArrayOf: { readonly type: () => unknown; readonly nullable: boolean };
  readonly Binary: NoOptions;
  readonly Decimal: NoOptions;
  readonly Default: { readonly value: JsonValue };
  readonly Deprecated: NoOptions;
  readonly Describe: { readonly text: string };
  readonly Enum: { readonly values: readonly unknown[] };
  readonly Example: { readonly values: readonly JsonValue[] };
  readonly ExclusiveMax: { readonly limit: number };
  readonly ExclusiveMin: { readonly limit: number };
  readonly Format: { readonly format: string };
  readonly Integer: NoOptions;
  readonly Internal: NoOptions;
  readonly Labels: { readonly labels: Readonly<Record<string, string>> };
  readonly MapOf: { readonly type: () => unknown };
  readonly Mark: { readonly marking: "handle" | "label" | "hidden" };
  readonly Max: { readonly limit: number };
  readonly MaxLength: { readonly limit: number };
  readonly Min: { readonly limit: number };
  readonly MinLength: { readonly limit: number };
  readonly MultipleOf: { readonly divisor: number };
  readonly Name: { readonly name: string };
  readonly Nullable: NoOptions;
  readonly OfType: { readonly type: () => unknown };
  readonly OneOf: { readonly types: () => unknown; readonly discriminator?: string };
  readonly Optional: NoOptions;
  readonly Pattern: { readonly source: string };
  readonly ReadOnly: NoOptions;
  readonly Required: NoOptions;
  readonly Schema: { readonly schema: JsonObject };
  readonly Title: { readonly text: string };
  readonly WriteOnly: NoOptions;
}

/** The options each class decorator records. */
export interface ClassOptions {
  readonly Deprecated: NoOptions;
  readonly Describe: { readonly text: string };
  readonly Open: NoOptions;
  readonly RequiredByDefault: NoOptions;
  readonly Title: { readonly text: string };
  readonly Wrapper: NoOptions;
}

/** What a decorator without options records. */
export type NoOptions = Readonly<Record<string, never>>;

/** A member decorator by its name, as the author writes it but for the `@`. */
export type MemberDecoratorName = keyof MemberOptions;

/** A class decorator by its name, as the author writes it but for the `@`. */
export type ClassDecoratorName = keyof ClassOptions;

/**
 * One use of a decorator on a member. Plain data: another installed copy of this package reads it too, so `decorator` is
 * a text, and may name one that this copy does not know.
 */
export interface MemberRecord {
  readonly member: string;
  readonly decorator: string;
  readonly options: object;
}

/** One use of a decorator on a class. */
export interface ClassRecord {
  readonly decorator: string;
  readonly options: object;
}

const MEMBERS = Symbol.for("shapewright:members");
const CLASS = Symbol.for("shapewright:class");

/** What stands on the class's own members, in the order the decorators ran; what its bases hold is not included. */
export function memberRecords(cls: Class): readonly MemberRecord[] {
  return ownList(MEMBERS, cls).filter(isMemberRecord);
}

/** What stands on one of the class's own members, in the order the decorators ran. */
export function recordsOfMember(cls: Class, member: string): readonly MemberRecord[] {
  return indexed(ownList(MEMBERS, cls)).get(member) ?? [];
}

/** What stands on the class itself, in the order the decorators ran. */
export function classRecords(cls: Class): readonly ClassRecord[] {
  return ownList(CLASS, cls).filter(isClassRecord);
}

/** The class's own lists themselves, by which a change is noticed; `undefined` where nothing stands there yet. */
export const recordLists: readonly ((cls: Class) => readonly unknown[] | undefined)[] = [
  (cls) => listAt(MEMBERS, cls),
  (cls) => listAt(CLASS, cls),
];

/** Adds one record to the class's own list. */
export function addMemberRecord(cls: Class, record: MemberRecord): void {
  add(MEMBERS, cls, record);
}

/** Adds one record of the class itself. */
export function addClassRecord(cls: Class, record: ClassRecord): void {
  add(CLASS, cls, record);
}

// The list is pushed to and never replaced: a reading is kept by the list's identity and length.
function add(key: symbol, cls: Class, record: ClassRecord): void {
  generation.count += 1;
  const list: unknown = Reflect.getOwnMetadata(key, cls);
  if (Array.isArray(list)) list.push(record);
  else Reflect.defineMetadata(key, [record], cls);
}

function ownList(key: symbol, cls: Class): readonly unknown[] {
  return listAt(key, cls) ?? [];
}

function listAt(key: symbol, cls: Class): readonly unknown[] | undefined {
  const list: unknown = Reflect.getOwnMetadata(key, cls);
  return Array.isArray(list) ? list : undefined;
}

interface Index {
  readonly covered: number;
  readonly byMember: Map<string, MemberRecord[]>;
}

const indexes = new WeakMap<readonly unknown[], Index>();

// Each decorator asks what stands on its member already: by the list alone, a class of 10,000 members takes a minute.
// Another copy of the package may have pushed to the list since, so that the index is brought up to date on each use.
function indexed(list: readonly unknown[]): ReadonlyMap<string, readonly MemberRecord[]> {
  const known = indexes.get(list);
  const isPart = known !== undefined && known.covered <= list.length;
  const { covered, byMember } = isPart
    ? known
    : { covered: 0, byMember: new Map<string, MemberRecord[]>() };
  for (const record of list.slice(covered).filter(isMemberRecord)) {
    const records = byMember.get(record.member);
    if (records === undefined) byMember.set(record.member, [record]);
    else records.push(record);
  }
  if (covered !== list.length) indexes.set(list, { covered: list.length, byMember });
  return byMember;
}

function isClassRecord(value: unknown): value is ClassRecord {
  const record = value as Partial<ClassRecord> | null | undefined;
  return (
    typeof record?.decorator === "string" &&
    typeof record.options === "object" &&
    (record.options as unknown) !== null
  );
}

function isMemberRecord(value: unknown): value is MemberRecord {
  return isClassRecord(value) && typeof (value as Partial<MemberRecord>).member === "string";
}
