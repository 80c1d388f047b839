import { isPlainObject } from "../../decorators/json-copy.js";
import { lineage, type Class } from "../../facts/class.js";
import { metadataOf, ownMetadataOf } from "../reflect-metadata.js";
import { withoutKeywords, type SchemaObject } from "../schema-objects/schema-object.js";
import { isTypeFunction } from "../schema-objects/type-function.js";
import { factoryOptions } from "./factory.js";
import { FACTORY, KEYS } from "./keys.js";

/** What the package knows of one member. */
export interface MemberOptions {
  /** Who says it, for messages. */
  readonly decorator: string;
  /** What the decorators and the compiler plugin say together; without `type` where that is the compiler's word alone. */
  readonly options: SchemaObject;
  /** Whether `required` is the author's own word. */
  readonly saysPresence: boolean;
  /** What `design:type` is where the decorator stands. */
  readonly designType: unknown;
}

/** The members that are named on this class alone, in the order of declaration as far as it is known. */
export function ownMembers(cls: Class): readonly string[] {
  const prototype = cls.prototype as object;
  const decorated = listedMembers(cls).filter(
    (member) => ownMetadataOf(KEYS.options, prototype, member) !== undefined,
  );
  return [...new Set([...factoryOptions(cls).keys(), ...decorated])].filter(
    (member) => !isMethod(cls, member),
  );
}

/** Every name in the list on the class's prototype: inherited ones are copied there with its first own member. */
export function listedMembers(cls: Class): readonly string[] {
  const listed = metadataOf(KEYS.members, cls.prototype as object);
  if (!Array.isArray(listed)) return [];
  return Array.from<unknown>(listed)
    .filter((name): name is string => typeof name === "string" && name.startsWith(":"))
    .map((name) => name.slice(1));
}

/** `undefined` for a member of which nothing is said, and for a method. */
export function memberOptions(cls: Class, member: string): MemberOptions | undefined {
  if (isMethod(cls, member)) return undefined;
  // Of a derived class the decorators win over the plugin of any, as when the package writes its document.
  const compiled = Object.assign(
    {},
    ...lineage(cls).map((owner) => definedIn(factoryOptions(owner).get(member))),
  ) as SchemaObject;
  const found = metadataOf(KEYS.options, cls.prototype as object, member);
  const stored = definedIn(found);
  if (!isPlainObject(found) && Object.keys(compiled).length === 0) return undefined;

  const designType = designTypeOf(cls, member);
  // The plugin knows more than the compiler, whose word the decorator may have written down.
  const isLess = compiled["type"] !== undefined && isReflected(stored, designType);
  const options = {
    ...compiled,
    ...(isLess ? withoutKeywords(stored, ["type", "isArray"]) : stored),
  };
  return {
    decorator: isPlainObject(found) ? "@ApiProperty" : FACTORY,
    options: isReflected(options, designType) ? withoutKeywords(options, ["type"]) : options,
    saysPresence:
      (stored["required"] !== undefined && stored["required"] !== compiled["required"]) ||
      stored["selfRequired"] !== undefined,
    designType,
  };
}

function definedIn(options: unknown): SchemaObject {
  if (!isPlainObject(options)) return {};
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/**
 * The decorator writes down what the compiler says where the author states no type: where the two are the same, nothing is
 * claimed, so that a bare `@ApiProperty()` contradicts no rule. It counts where the decorator stands, on a base maybe. Of a
 * bigint the document says what the compiler's word does not.
 */
function isReflected({ type, isArray }: SchemaObject, designType: unknown): boolean {
  if (isArray === true || designType === BigInt) return false;
  return settledType(type) === designType;
}

function designTypeOf(cls: Class, member: string): unknown {
  const owner = lineage(cls).findLast(
    ({ prototype }) => ownMetadataOf(KEYS.options, prototype as object, member) !== undefined,
  );
  return metadataOf("design:type", (owner ?? cls).prototype as object, member);
}

/** What a type function gives, in its place; one that fails is asked again where that is told. */
function settledType(type: unknown): unknown {
  if (!isTypeFunction(type)) return type;
  try {
    return type() ?? type;
  } catch {
    return type;
  }
}

/** A decorated method is no member of the object; an accessor is not run to find out. */
function isMethod(cls: Class, member: string): boolean {
  const declared = lineage(cls)
    .map(({ prototype }) => Object.getOwnPropertyDescriptor(prototype, member))
    .findLast((descriptor) => descriptor !== undefined);
  return typeof declared?.value === "function" && member !== "constructor";
}
