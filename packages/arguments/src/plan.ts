import type { BoundClass, BoundMember, Class, ClassReading } from "@shapewright/binding/reading";
import type { ObjectType, TypeNode, TypeShape } from "@shapewright/rules";

/** A class with all it leads to, as far as arguments are concerned. */
export interface Plan {
  readonly shape: TypeShape;
  readonly classes: ReadonlyMap<string, BoundClass>;
  readonly root: BoundClass;
  /** Whether class-validator has rules of some class of it. */
  readonly isJudged: boolean;
  /** Whether class-validator accepts what the schema accepts, so that it need not be asked. */
  readonly isExact: boolean;
  /** The asynchronous rules, `Order.code: IsUnique`. */
  readonly asynchronous: readonly string[];
  /** The members of each class, by its key, that a default has to be given: its constructor leaves nothing there. */
  readonly fallbacks: ReadonlyMap<string, readonly BoundMember[]>;
  /** The members of each class, by its key, by their names in the arguments. */
  readonly membersByName: ReadonlyMap<string, ReadonlyMap<string, BoundMember>>;
  /** The first key of each class. */
  readonly byClass: ReadonlyMap<unknown, BoundClass>;
  /** Whether some member is write-only, so that its value is told to nobody. */
  readonly hasSecrets: boolean;
  /** Whether something is left to do to an instance that class-transformer made. */
  readonly hasOwnMembers: boolean;
}

/** What everything that walks arguments along a class needs of its reading. */
export function planOf(reading: ClassReading): Plan {
  const { shape } = reading;
  const classes = reading.classes();
  const root = shape.root.kind === "ref" ? classes.get(shape.root.ref) : undefined;
  if (root === undefined) throw new RangeError("A reading has its class as its root.");
  const all = [...classes.values()];
  return {
    shape,
    classes,
    root,
    isJudged: all.some(({ isJudged }) => isJudged),
    isExact: all.every(({ isPlain, hostRules }) => isPlain && hostRules?.size === 0),
    asynchronous: [...new Set(all.flatMap(({ asynchronous }) => asynchronous))],
    fallbacks: new Map([...classes].map(([key, bound]) => [key, fallbacksOf(bound)])),
    membersByName: new Map(
      all.map(({ key, members }) => [
        key,
        new Map(members.map((member) => [member.wireName, member])),
      ]),
    ),
    byClass: new Map(all.toReversed().map((bound) => [bound.cls, bound])),
    hasSecrets: Object.values(shape.types).some(({ members }) =>
      members.some(({ writeOnly }) => writeOnly === true),
    ),
    hasOwnMembers: all.some(({ members }) => members.some(({ isOwn }) => isOwn)),
  };
}

function fallbacksOf({ cls, members }: BoundClass): readonly BoundMember[] {
  const possible = members.filter(({ fallback }) => fallback !== undefined);
  if (possible.length === 0) return possible;
  const made = emptyInstance(cls);
  return possible.filter(
    ({ property }) => made === undefined || Reflect.get(made, property) === undefined,
  );
}

/** What a class's constructor makes of nothing, as class-transformer calls it. */
export function emptyInstance(cls: Class): object | undefined {
  try {
    return new (cls as unknown as new () => object)();
  } catch {
    return undefined;
  }
}

/** The type that a reference leads to. */
export function typeAt({ shape }: Plan, key: string): ObjectType {
  return shape.types[key] ?? { name: key, members: [] };
}

/** The node that stands for a wrapper on the wire; `undefined` for what is an object there. */
export function unwrapped(type: ObjectType): TypeNode | undefined {
  const [only, ...others] = type.members;
  return type.wrapper === true && others.length === 0 ? only?.type : undefined;
}
