import type { Fact, Level, SourceName, TypeClaim } from "../facts/fact.js";
import { describeType } from "./describe-type.js";
import { meet } from "./meet.js";
import { bySource } from "./precedence.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** What a member's value is, as far as the sources say. */
export interface FoldedType {
  /** `undefined` when no source says anything. */
  readonly type: TypeClaim | undefined;
  /**
   * Whether nothing declares the member single or a collection, but rules speak of each element: such a rule takes one
   * value as well as a list of them.
   */
  readonly oneOrMany: boolean;
  /**
   * Whether what is said of each element holds of the value itself: the member is declared single, or nothing says what
   * the elements are, so that a list of them is a value like any other.
   */
  readonly eachIsValue: boolean;
  readonly remarks: readonly Remark[];
}

/** A type with who says it. */
export interface Said {
  readonly source: SourceName;
  readonly decorator: string;
  readonly type: TypeClaim;
}

/** Folds what all sources say a member is, its elements included. */
export function foldType(facts: readonly Fact[]): FoldedType {
  const container = containerOf(facts);
  const hasEach = facts.some((fact) => fact.level === "each");
  const isCollection = container !== undefined && COLLECTIONS.has(container.kind);
  const said = bySource(facts).flatMap((ofSource) => saidBySource(ofSource, container));
  const folded = said.reduce<Folding>(add, { said: undefined, remarks: [] });
  const type = folded.said?.type;
  const isTold = type === undefined ? isNested(facts) : type.kind !== "any";
  const oneOrMany = hasEach && container === undefined && isTold;
  return {
    type,
    oneOrMany,
    eachIsValue: hasEach && !isCollection && !oneOrMany,
    remarks: folded.remarks,
  };
}

const COLLECTIONS: ReadonlySet<TypeClaim["kind"]> = new Set(["array", "set", "map"]);

/** The first claim about the value itself, which tells a collection from a single value. */
function containerOf(facts: readonly Fact[]): TypeClaim | undefined {
  const claims = bySource(facts).flatMap((ofSource) =>
    ofSource.flatMap(({ claim, level }) =>
      claim.says === "type" && level === "value" ? [claim.type] : [],
    ),
  );
  return claims.find((type) => COLLECTIONS.has(type.kind)) ?? claims.find(saysSomething);
}

function saysSomething(type: TypeClaim): boolean {
  return type.kind !== "any" && type.kind !== "unknown";
}

/** A nested rule takes objects alone, even where nothing says of which class. */
function isNested(facts: readonly Fact[]): boolean {
  return facts.some(({ claim }) => claim.says === "nested");
}

function saidBySource(facts: readonly Fact[], container: TypeClaim | undefined): readonly Said[] {
  return facts.flatMap(({ claim, level, source, decorator }) => {
    if (claim.says !== "type" && claim.says !== "inner-type") return [];
    const ofElement = claim.says === "inner-type" || level === "each";
    const type = ofElement ? inContainer(claim.type, container) : claim.type;
    return [{ source, decorator, type }];
  });
}

/** What is said of the elements, said of the collection; of a single value it holds as it is. */
function inContainer(type: TypeClaim, container: TypeClaim | undefined): TypeClaim {
  switch (container?.kind) {
    case "array":
      return { kind: "array", element: type };
    case "set":
      return { kind: "set", element: type };
    case "map":
      return { kind: "map", values: type };
    default:
      return type;
  }
}

interface Folding {
  readonly said: Said | undefined;
  readonly remarks: readonly Remark[];
}

/** Adds the next claim: the more exact one stays; of two that contradict each other, the earlier. */
function add({ said, remarks }: Folding, next: Said): Folding {
  if (said === undefined) return { said: next, remarks };
  const type = meet(said.type, next.type);
  if (type === undefined) return { said, remarks: [...remarks, contradiction(said, next)] };
  // The claim that made it more exact is the one a later conflict is with.
  const exact = type === said.type ? said : next;
  return { said: { ...exact, type }, remarks };
}

/** The remark on two claims of which no value is both. */
export function contradiction(said: Said, next: Said): Remark {
  if (said.source === next.source && said.source === "class-validator") {
    return warning(
      "unsatisfiable_member",
      `${said.decorator} demands ${describeType(said.type)} and ${next.decorator} demands ` +
        `${describeType(next.type)}, so no value is accepted. Remove one.`,
    );
  }
  return warning(
    "conflicting_declarations",
    `${saidBy(said)} says ${describeType(said.type)}, ${saidBy(next)} says ` +
      `${describeType(next.type)}. Remove one, or make them agree; the first is taken.`,
  );
}

/** A source with the decorator that spoke for it. */
export function saidBy({ source, decorator }: { source: SourceName; decorator: string }): string {
  return source === decorator || source === "design:type" ? source : `${source} (${decorator})`;
}

/** Facts of one level, read at the value's where the member is declared single. */
export function factsAt(
  facts: readonly Fact[],
  level: Level,
  eachIsValue: boolean,
): readonly Fact[] {
  if (!eachIsValue) return facts.filter((fact) => fact.level === level);
  return level === "value" ? facts : [];
}
