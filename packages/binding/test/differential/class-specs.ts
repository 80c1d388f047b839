import * as fc from "fast-check";
import {
  insideOf,
  type ClassSpec,
  type Declared,
  type EnumSpec,
  type MemberSpec,
  type RuleUse,
} from "./class-spec.js";
import { NESTED, presenceRules, rulesFor, type Rules } from "./rules-of-kind.js";

const ENUMS: readonly EnumSpec[] = [
  { name: "Colour", entity: { Red: "red", Blue: "blue" }, values: ["red", "blue"] },
  { name: "Blank", entity: { None: "", Some: "some" }, values: ["", "some"] },
  { name: "Level", entity: { 0: "Low", 1: "High", Low: 0, High: 1 }, values: [0, 1] },
  { name: "Ratio", entity: { 0.5: "Half", 2: "Twice", Half: 0.5, Twice: 2 }, values: [0.5, 2] },
  { name: "Mixed", entity: { 1: "One", One: 1, Two: "two" }, values: [1, "two"] },
];

/** A rule may stand twice, as it does through inheritance; the host looks into an instance again for each nested one. */
const uses = (rules: Rules, each: boolean, maxLength: number): fc.Arbitrary<readonly RuleUse[]> =>
  fc
    .array(
      rules.map((use) => ({ ...use, each })),
      { maxLength },
    )
    .map((list) =>
      list.filter(
        ({ text }, index) =>
          text !== NESTED || list.findIndex((other) => other.text === NESTED) === index,
      ),
    );

const scalars: fc.Arbitrary<Declared> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Declared>({ kind: "string" }) },
  { weight: 4, arbitrary: fc.constant<Declared>({ kind: "number" }) },
  fc.constant<Declared>({ kind: "boolean" }),
  fc.constant<Declared>({ kind: "date" }),
  { weight: 2, arbitrary: fc.constantFrom(...ENUMS).map((of): Declared => ({ kind: "enum", of })) },
);

function declaredTypes(depth: number): fc.Arbitrary<Declared> {
  const elements: fc.Arbitrary<Declared> =
    depth === 0
      ? scalars
      : fc.oneof(
          { weight: 2, arbitrary: scalars },
          classSpecs(depth - 1, "Item").map((of): Declared => ({ kind: "nested", of })),
        );
  return fc.oneof(
    { weight: 4, arbitrary: scalars },
    fc.constantFrom<Declared>({ kind: "any" }, { kind: "record" }),
    { weight: 2, arbitrary: elements.map((of): Declared => ({ kind: "array", of })) },
    { weight: depth === 0 ? 0 : 1, arbitrary: elements },
  );
}

const initialValues: fc.Arbitrary<MemberSpec["initializer"]> = fc.option(
  fc
    .constantFrom<unknown>("", "x", "abc", 0, 1, 2.5, true, [], ["x"], {})
    .map((value) => ({ value })),
  { nil: undefined, freq: 6 },
);

function memberSpecs(name: string, depth: number): fc.Arbitrary<MemberSpec> {
  return declaredTypes(depth).chain((declared) => memberSpecOf(name, declared));
}

function memberSpecOf(name: string, declared: Declared): fc.Arbitrary<MemberSpec> {
  const elements = declared.kind === "array" ? declared.of : undefined;
  return fc
    .record({
      isEmitted: fc.boolean(),
      own: uses(rulesFor(declared), false, 3),
      each: elements === undefined ? fc.constant([]) : uses(rulesFor(elements), true, 3),
      presence: uses(presenceRules, false, 1),
      isConverted: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
      initializer: initialValues,
    })
    .map(({ isEmitted, own, each, presence, isConverted, initializer }) => ({
      name,
      declared,
      isEmitted,
      isTyped: isMade(declared) || (isConverted && isConvertible(declared)),
      rules: [...presence, ...own, ...each],
      ...(initializer === undefined ? {} : { initializer }),
    }));
}

/** Without `@Type` the host makes neither a Date nor an instance. */
function isMade(declared: Declared): boolean {
  const { kind } = insideOf(declared);
  return kind === "date" || kind === "nested";
}

/** `@Type(() => Number)` and its like, everyday in queries. */
function isConvertible(declared: Declared): boolean {
  const { kind } = insideOf(declared);
  return kind === "string" || kind === "number" || kind === "boolean";
}

const NAMES = ["a", "b", "c"] as const;

/** DTO classes with the everyday decorators, nested to a depth. */
export function classSpecs(depth: number, name = "Dto"): fc.Arbitrary<ClassSpec> {
  const ownMembers = fc
    .subarray([...NAMES], { minLength: 1 })
    .chain((names) => fc.tuple(...names.map((member) => memberSpecs(member, depth))));
  const alone = ownMembers.map((members): ClassSpec => ({ name, members }));
  if (depth === 0) return alone;
  const derived = alone.chain((base) => derivedSpecs(base, name, depth));
  return fc.oneof(
    { weight: 5, arbitrary: alone },
    { weight: 2, arbitrary: derived },
    derived.chain((base) => derivedSpecs(base, name, depth)),
  );
}

/** A class that declares some of its base's members again, of the same type, and adds one. */
function derivedSpecs(base: ClassSpec, name: string, depth: number): fc.Arbitrary<ClassSpec> {
  const added = base.base === undefined ? "d" : "e";
  return fc
    .subarray([...base.members])
    .chain((again) =>
      fc.tuple(
        memberSpecs(added, depth - 1),
        ...again.map(({ name: member, declared }) => memberSpecOf(member, declared)),
      ),
    )
    .map((members) => ({ name, base: { ...base, name: `${base.name}Base` }, members }));
}
