import * as fc from "fast-check";
import { membersOf, rulesOf, type ClassSpec, type Declared, type RuleUse } from "./class-spec.js";

type Values = fc.Arbitrary<unknown>;

/** Values of every kind JSON has. */
const OF_ANY_KIND: readonly unknown[] = [
  null,
  "",
  " ",
  "x",
  "1",
  "2020-01-01T00:00:00Z",
  0,
  1,
  -1,
  1.5,
  true,
  false,
  {},
  { a: 1 },
  [],
  ["x"],
  [1],
  [{}],
  [[]],
];

/** Arguments for a class, most of them close to what its rules allow. */
export function argumentsFor(spec: ClassSpec): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const members = [...membersOf(spec).values()].map(({ name, declared }) =>
    fc.oneof(
      {
        weight: 5,
        arbitrary: valuesOf(declared, rulesOf(spec, name)).map((value) => [[name, value]]),
      },
      { weight: 1, arbitrary: fc.constantFrom(...OF_ANY_KIND).map((value) => [[name, value]]) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
  );
  return fc
    .tuple(...members)
    .map((entries) => Object.fromEntries(entries.flat() as [string, unknown][]));
}

function valuesOf(declared: Declared, rules: readonly RuleUse[]): Values {
  if (declared.kind !== "array") return ofKind(declared, rules);
  const elements = ofKind(
    declared.of,
    rules.filter(({ each }) => each),
  );
  const lists = fc.array(elements, { maxLength: 4 });
  // One element twice, for the rules that count them as one.
  const repeated = elements.map((element) => [element, element]);
  return fc.oneof({ weight: 5, arbitrary: lists }, repeated, elements);
}

function ofKind(declared: Declared, rules: readonly RuleUse[]): Values {
  const near = rules.flatMap((rule) => rule.near);
  const plain = plainValues(declared);
  return near.length === 0
    ? plain
    : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...near) }, plain);
}

function plainValues(declared: Declared): Values {
  switch (declared.kind) {
    case "string":
      return fc.constantFrom("", " ", "x", "xx", "abc", "1", "12", "aé", "\u{1F600}");
    case "number":
      return fc.constantFrom(-2, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 1e20);
    case "boolean":
      return fc.boolean();
    case "date":
      return fc.constantFrom("2020-01-01T00:00:00Z", "2020-01-01", "2020", "no date", "");
    case "record":
      return fc.constantFrom({}, { a: 1 }, { a: "x", b: [] });
    case "any":
      return fc.constantFrom(...OF_ANY_KIND);
    case "enum":
      return fc.constantFrom<unknown>(...declared.of.values, ...Object.keys(declared.of.entity));
    case "nested":
      return argumentsFor(declared.of);
    case "array":
      return fc.array(plainValues(declared.of), { maxLength: 3 });
  }
}
