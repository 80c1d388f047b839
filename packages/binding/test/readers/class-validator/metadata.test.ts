import {
  Allow,
  getMetadataStorage,
  IsDefined,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import type { Class } from "../../../src/facts/class.js";
import { inOneReading } from "../../../src/facts/one-reading.js";
import type { HostValidatorOptions } from "../../../src/facts/host-options.js";
import { effectiveRules, ownRules } from "../../../src/readers/class-validator/metadata.js";
import {
  currentStorage,
  type RuleMetadata,
  type ValidatorStorage,
} from "../../../src/readers/class-validator/storage.js";

class Grandparent {
  @MinLength(3) @MaxLength(5) name!: string;
  @IsOptional() @IsInt() age!: number;
  @ValidateNested() @IsDefined() child!: object;
  @IsString({ groups: ["create"] }) token!: string;
  @IsString({ groups: ["create", "update"], always: true }) both!: string;
  @IsString({ groups: ["update"], always: false }) never!: string;
  @IsString({ always: false }) seldom!: string;
}
class Parent extends Grandparent {
  @MinLength(4) declare name: string;
  @ValidateIf(() => true) declare age: number;
  @IsString() declare child: Date;
}
class Child extends Parent {
  @Min(1) declare age: number;
  @IsString({ groups: ["update"] }) declare token: string;
}
class Grandchild extends Child {
  @Allow() declare name: string;
}
class Undecorated extends Grandchild {}
class Bare {}
function withMixed(base: new () => Parent) {
  class Mixed extends base {
    @IsString() mixed!: string;
  }
  return Mixed;
}
class WithMixin extends withMixed(Parent) {
  @IsInt() declare mixed: never;
}
class Late extends Grandparent {}
// A base that is decorated after the class, as code does that decorates after start-up.
IsInt()(Late.prototype, "late");
IsString()(Grandparent.prototype, "late");

const CLASSES: readonly Class[] = [
  ...[Grandparent, Parent, Child, Grandchild, Undecorated, Bare],
  ...[WithMixin, Late],
];
const OPTIONS: readonly HostValidatorOptions[] = [
  undefined,
  [],
  ["create"],
  ["update"],
  ["x", "create"],
]
  .flatMap((groups) => (groups === undefined ? [{}] : [{ groups }]))
  .flatMap((groups) => [groups, { ...groups, always: true }, { ...groups, always: false }])
  .flatMap((options) => [options, { ...options, strictGroups: true }]);

const storage = currentStorage()!;

function inLibrary(cls: Class, options: HostValidatorOptions): readonly RuleMetadata[] {
  const { always = false, strictGroups = false, groups } = options;
  const library = getMetadataStorage() as unknown as ValidatorStorage;
  return library.getTargetValidationMetadatas(cls, "", always, strictGroups, groups);
}

describe("effectiveRules", () => {
  test.each(CLASSES.map((cls) => [cls.name, cls] as const))(
    "gives for %s the rules that the library gives, under all group options",
    (_name, cls) => {
      for (const options of OPTIONS) {
        const read = effectiveRules(storage, cls, options);
        const expected = inLibrary(cls, options);
        expect(new Set(read)).toEqual(new Set(expected));
        expect(read).toHaveLength(expected.length);
      }
    },
  );

  test("gives the same through the public lookup, where the store keeps no map", () => {
    const withoutMap = Object.create(storage, {
      validationMetadatas: { value: undefined },
    }) as object;
    const lookup = Object.assign(withoutMap, {
      getTargetValidationMetadatas: (
        ...args: Parameters<ValidatorStorage["getTargetValidationMetadatas"]>
      ) => storage.getTargetValidationMetadatas(...args),
    }) as ValidatorStorage;
    for (const cls of CLASSES) {
      expect(ownRules(lookup, cls)).toEqual(ownRules(storage, cls));
      for (const options of OPTIONS) {
        const read = effectiveRules(storage, cls, options, "name");
        expect(new Set(effectiveRules(lookup, cls, options, "name"))).toEqual(new Set(read));
      }
    }
  });

  test("keeps one member's rules where one is named", () => {
    const all = effectiveRules(storage, Child);
    const one = effectiveRules(storage, Child, {}, "age");
    expect(one).toEqual(all.filter(({ propertyName }) => propertyName === "age"));
  });

  test("reads the entries of the class and its bases alone, not of every class of the process", () => {
    const map = storage.validationMetadatas as ReadonlyMap<unknown, readonly RuleMetadata[]>;
    const asked: unknown[] = [];
    class Recording extends Map<unknown, readonly RuleMetadata[]> {
      override get(key: unknown): readonly RuleMetadata[] | undefined {
        asked.push(key);
        return super.get(key);
      }
      override entries(): never {
        throw new Error("Every class was walked.");
      }
    }
    const recording = Object.create(storage, {
      validationMetadatas: { value: new Recording([...map]) },
    }) as ValidatorStorage;
    effectiveRules(recording, Child);
    expect(asked).toEqual([Child, Grandparent, Parent]);
  });
});

test("a class is read in time that is linear in its rules", () => {
  class Large {}
  const names = Array.from({ length: 200 }, (_, index) => `member${String(index)}`);
  for (const name of names) IsString()(Large.prototype, name);
  const storage = currentStorage()!;
  const rules = (storage.validationMetadatas as ReadonlyMap<unknown, RuleMetadata[]>).get(Large)!;
  let looks = 0;
  rules.forEach((rule, index) => {
    const propertyName = rule.propertyName;
    rules[index] = Object.create(rule, {
      propertyName: {
        get: () => {
          looks += 1;
          return propertyName;
        },
      },
    }) as RuleMetadata;
  });
  inOneReading(() => {
    for (const name of names) expect(effectiveRules(storage, Large, {}, name)).toHaveLength(1);
  });
  // Twice to sort them, and once where the own rules are compared with inherited ones.
  expect(looks).toBeLessThanOrEqual(3 * names.length);
});

describe("ownRules", () => {
  test("gives what the class declares itself, in the order of its decorators", () => {
    expect(ownRules(storage, Parent).map(({ propertyName }) => propertyName)).toEqual([
      "name",
      "age",
      "child",
    ]);
    expect(ownRules(storage, Undecorated)).toEqual([]);
  });
});
