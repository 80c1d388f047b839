import { isClass, lineage, type Class } from "../facts/class.js";
import { OncePerReading } from "../facts/one-reading.js";
import { currentStorage, RuleType, type RuleMetadata } from "./class-validator/storage.js";

type RulesByClass = ReadonlyMap<unknown, readonly RuleMetadata[]>;

/** The class a rule was written on, by what its copies share with it; null where several share it. */
interface Origins {
  readonly classes: number;
  readonly byMark: ReadonlyMap<object, Class | null>;
}

const known = new WeakMap<RulesByClass, Origins>();

/**
 * The classes on which the rules were written that a mapped type (`PartialType`, `PickType`, …) has copied to a member of
 * this class, the most basic first. Such a type is no subclass, and nothing in it names the class that it was made of.
 * But it copies class-validator's rules as plain objects that share their constraint class with the rule they were copied
 * from, and the library makes one such class for each use of a decorator.
 */
export function mappedFrom(cls: Class, member: string): readonly Class[] {
  const rules = rulesByClass();
  const copies = copiedRules.get(cls);
  if (rules === undefined || copies.length === 0) return [];
  const all = originsIn(rules, copies);
  const linked = originsIn(
    rules,
    copies.filter(({ propertyName }) => propertyName === member),
  );
  if (linked.length > 0) {
    // A class between declares the member again without a rule of its own: its rules on other members tell of it.
    const isBetween = (origin: Class): boolean =>
      linked.some((one) => one !== origin && lineage(origin).includes(one));
    return [...linked, ...all.filter((one) => !linked.includes(one) && isBetween(one))];
  }
  if (!copies.some(({ propertyName }) => propertyName === member)) return [];
  // `@ValidateNested` alone leaves no mark.
  return all.filter((origin) =>
    rules.get(origin)?.some((rule) => rule.propertyName === member && !isCopy(rule)),
  );
}

/**
 * Whether the class or a base of it is a mapped type that lays a condition of its own on the member, or was made of one:
 * that is how `PartialType` makes it optional.
 */
export function isMadeOptional(cls: Class, member: string): boolean {
  const rules = rulesByClass();
  if (rules === undefined) return false;
  return lineage(cls)
    .flatMap((owner) => [owner, ...mappedFrom(owner, member)])
    .some((owner) => {
      if (copiedRules.get(owner).length === 0) return false;
      const own = (rules.get(owner) ?? []).filter(({ propertyName }) => propertyName === member);
      const isConditional = own.some((rule) => rule.type === RuleType.conditional && !isCopy(rule));
      return isConditional && own.some(isCopy);
    });
}

/** Every class that a rule of this one was copied from. */
export function mappedFromAny(cls: Class): readonly Class[] {
  const rules = rulesByClass();
  return rules === undefined ? [] : originsIn(rules, copiedRules.get(cls));
}

/** In the order of the bases: a copy holds a class's own rules before those that it inherited. */
function originsIn(rules: RulesByClass, copies: readonly RuleMetadata[]): readonly Class[] {
  const marks = copies.map(markOf).filter((mark) => mark !== undefined);
  if (marks.length === 0) return [];
  const index = indexFor(rules, marks);
  const origins = new Set<Class>();
  for (const mark of marks.toReversed()) {
    const origin = index.byMark.get(mark) ?? undefined;
    if (origin !== undefined) origins.add(origin);
  }
  return [...origins];
}

/**
 * Marks of which no original was found: rules that another library records as plain objects. A copy is made of what is
 * there already, so that none can come later.
 */
const withoutOrigin = new WeakSet<object>();

/** Walks the whole store only where a mark is met for the first time that the last walk did not find. */
function indexFor(rules: RulesByClass, marks: readonly object[]): Origins {
  const isFound = ({ byMark }: Origins): boolean =>
    marks.every((mark) => byMark.has(mark) || withoutOrigin.has(mark));
  const last = known.get(rules);
  if (last?.classes === rules.size && isFound(last)) return last;
  const index = indexed(rules);
  for (const mark of marks) if (!index.byMark.has(mark)) withoutOrigin.add(mark);
  return index;
}

function indexed(rules: RulesByClass): Origins {
  const byMark = new Map<object, Class | null>();
  for (const [target, written] of rules) {
    if (!isClass(target)) continue;
    for (const rule of written) {
      const mark = markOf(rule);
      if (mark === undefined || isCopy(rule)) continue;
      // A constraint class of the author's own is shared by every use of it.
      byMark.set(mark, byMark.has(mark) && byMark.get(mark) !== target ? null : target);
    }
  }
  const origins = { classes: rules.size, byMark };
  known.set(rules, origins);
  return origins;
}

/** The rules of a class that a mapped type has copied to it. */
const copiedRules = new OncePerReading((cls: Class) =>
  (rulesByClass()?.get(cls) ?? []).filter(isCopy),
);

function markOf({ constraintCls, constraints }: RuleMetadata): object | undefined {
  return constraintCls ?? constraints;
}

/** The library's own rules are instances of its class. */
function isCopy(rule: RuleMetadata): boolean {
  return Object.getPrototypeOf(rule) === Object.prototype;
}

function rulesByClass(): RulesByClass | undefined {
  const map = currentStorage()?.validationMetadatas;
  return map instanceof Map ? (map as RulesByClass) : undefined;
}
