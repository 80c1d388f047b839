import Ajv2020 from "ajv/dist/2020";
import { Exclude, Expose, instanceToPlain, Type } from "class-transformer";
import {
  Allow,
  IsDefined,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  ValidateNested,
} from "class-validator";
import * as fc from "fast-check";
import { toInputSchema, toOutputSchema, toTypeShape, type Diagnostic } from "../../src/index.js";
import type { Class } from "../../src/facts/class.js";
import { failuresOf, withOwnStore } from "./host.js";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });

type Container = "single" | "array" | "set";
const COLLECTIONS = { single: Object, array: Array, set: Set } as const;

interface UnionOf {
  readonly base: Class;
  readonly subTypes: readonly { readonly name: string; readonly value: Class }[];
  readonly container?: Container;
  readonly isKept?: boolean | undefined;
  readonly isNested?: boolean;
}

/** A class with one member `pet` that is one of several. */
function ownerOf({
  base,
  subTypes,
  container = "single",
  isKept,
  isNested = true,
}: UnionOf): Class {
  class Owner {}
  const pet = Owner.prototype;
  Reflect.defineMetadata("design:type", COLLECTIONS[container], pet, "pet");
  const listed = subTypes.map(({ name, value }) => ({ name, value: value as new () => object }));
  Type(() => base, {
    discriminator: { property: "kind", subTypes: listed },
    ...(isKept === undefined ? {} : { keepDiscriminatorProperty: isKept }),
  })(pet, "pet");
  IsDefined()(pet, "pet");
  if (isNested) ValidateNested({ each: container !== "single" })(pet, "pet");
  return Owner;
}

function read(cls: Class) {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
  const schema = toInputSchema(cls, { unknownArguments: "ignore", diagnostics: { report } });
  const validate = ajv.compile(schema);
  const codes = diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ code, message }) => `${code} ${message.split(": ", 1)[0] ?? ""}`);
  return { accepts: (pet: unknown) => validate({ pet }), codes, schema };
}

const hostAccepts = (cls: Class, pet: unknown): boolean => failuresOf(cls, { pet }).length === 0;

class Animal {
  @IsString() name!: string;
}
class Cat extends Animal {
  @IsInt() lives!: number;
}
class Dog extends Animal {
  @IsInt() bones!: number;
}
const pets = [
  { name: "cat", value: Cat },
  { name: "kitten", value: Cat },
  { name: "dog", value: Dog },
];

const cat = { kind: "cat", name: "a", lives: 9 };
const kitten = { ...cat, kind: "kitten" };
const dog = { kind: "dog", name: "a", bones: 1 };

describe("a discriminated @Type", () => {
  it.each<[Container, (pet: object) => unknown]>([
    ["single", (pet) => pet],
    ["array", (pet) => [pet]],
    ["set", (pet) => [pet, pet]],
  ])("is the union that the host takes, as a %s", (container, placed) => {
    for (const isKept of [undefined, false, true]) {
      const Owner = ownerOf({ base: Animal, subTypes: pets, container, isKept });
      const { accepts, codes } = read(Owner);
      expect(codes).toEqual([]);
      for (const good of [cat, kitten, dog]) {
        expect([accepts(placed(good)), hostAccepts(Owner, placed(good))]).toEqual([true, true]);
      }
      const lifeless = { kind: "cat", name: "a" };
      for (const bad of [lifeless, { ...dog, kind: "cat" }, { ...cat, kind: "dog" }]) {
        expect([accepts(placed(bad)), hostAccepts(Owner, placed(bad))]).toEqual([false, false]);
      }
      for (const bad of [null, "text", 1]) {
        const given = container === "single" ? bad : [bad];
        expect([accepts(given), hostAccepts(Owner, given)]).toEqual([false, false]);
      }
    }
  });

  it("has a branch for each name, which demands it", () => {
    const { shape } = toTypeShape(ownerOf({ base: Animal, subTypes: pets }));
    const pet = shape.types["Owner"]?.members[0]?.type;
    expect(pet).toMatchObject({
      kind: "union",
      discriminator: { property: "kind", mapping: { cat: "Cat", kitten: "Cat_2", dog: "Dog" } },
    });
    expect(shape.types["Cat_2"]?.members[0]).toMatchObject({
      name: "kind",
      required: true,
      type: { kind: "enum", enumFacts: { wireForm: "string", names: ["kitten"] } },
    });
  });

  it("does not tell what the host makes of a name that is unknown or missing: the declared base", () => {
    const Owner = ownerOf({ base: Animal, subTypes: pets });
    const { accepts } = read(Owner);
    for (const stray of [{ name: "a" }, { kind: "fish", name: "a" }]) {
      expect([accepts(stray), hostAccepts(Owner, stray)]).toEqual([false, true]);
    }
  });

  it("without a nested rule is a free-form object, and the author is told", () => {
    const Owner = ownerOf({ base: Animal, subTypes: pets, isNested: false });
    const { accepts, codes } = read(Owner);
    expect(codes).toEqual(["unvalidated_nested Owner.pet"]);
    expect([accepts({ kind: "cat" }), hostAccepts(Owner, { kind: "cat" })]).toEqual([true, true]);
  });

  it("in a Map is what the type function says, as the host makes it, and the author is told", () => {
    class Owner {}
    Reflect.defineMetadata("design:type", Map, Owner.prototype, "pet");
    const discriminator = { property: "kind", subTypes: pets };
    Type(() => Animal, { discriminator })(Owner.prototype, "pet");
    ValidateNested({ each: true })(Owner.prototype, "pet");
    IsDefined()(Owner.prototype, "pet");
    const { accepts, codes } = read(Owner);
    expect(codes).toEqual(["unreadable_shape Owner.pet"]);
    for (const [given, verdict] of [
      [{ a: { kind: "cat", name: "a" } }, true],
      [{ a: { kind: "fish", name: "a" } }, true],
      [{ a: { kind: "cat" } }, false],
    ] as const) {
      expect([accepts(given), hostAccepts(Owner, given)]).toEqual([verdict, verdict]);
    }
  });

  it("whose key is removed can satisfy no rule on that key", () => {
    class Fish extends Animal {
      @IsIn(["fish"]) kind!: string;
    }
    const subTypes = [{ name: "fish", value: Fish }];
    const fish = { kind: "fish", name: "a" };
    const Removed = ownerOf({ base: Animal, subTypes });
    expect(read(Removed).codes).toEqual(["unsatisfiable_member Fish.kind"]);
    expect(hostAccepts(Removed, fish)).toBe(false);
    const Kept = ownerOf({ base: Animal, subTypes, isKept: true });
    expect(read(Kept).codes).toEqual([]);
    expect([read(Kept).accepts(fish), hostAccepts(Kept, fish)]).toEqual([true, true]);
  });

  it("whose key is removed is content with an optional member of that name", () => {
    class Fish extends Animal {
      @IsOptional() @IsIn(["fish"]) kind?: string;
    }
    const Owner = ownerOf({ base: Animal, subTypes: [{ name: "fish", value: Fish }] });
    const { accepts, codes } = read(Owner);
    expect(codes).toEqual([]);
    const fish = { kind: "fish", name: "a" };
    expect([accepts(fish), hostAccepts(Owner, fish)]).toEqual([true, true]);
    expect(accepts({ name: "a" })).toBe(false);
  });

  it("whose key stays and is refused by a rule is told to be unsatisfiable", () => {
    class Fish extends Animal {
      @IsIn(["whale"]) kind!: string;
    }
    const Owner = ownerOf({
      base: Animal,
      subTypes: [{ name: "fish", value: Fish }],
      isKept: true,
    });
    expect(read(Owner).codes).toEqual(["unsatisfiable_member Fish.kind"]);
    expect(hostAccepts(Owner, { kind: "fish", name: "a" })).toBe(false);
    expect(hostAccepts(Owner, { kind: "whale", name: "a" })).toBe(true);
  });

  it("gives the first class of a repeated name, as the host does, and says so", () => {
    const subTypes = [...pets, { name: "cat", value: Dog }];
    const Owner = ownerOf({ base: Animal, subTypes });
    const { accepts, codes } = read(Owner);
    expect(codes).toEqual(["conflicting_declarations Owner.pet"]);
    expect([accepts(cat), hostAccepts(Owner, cat)]).toEqual([true, true]);
    const wrong = { ...dog, kind: "cat" };
    expect([accepts(wrong), hostAccepts(Owner, wrong)]).toEqual([false, false]);
  });

  it("with a class that is not there yet takes no other variant down", () => {
    const subTypes = [...pets, { name: "fish", value: undefined as unknown as Class }];
    const { accepts, codes } = read(ownerOf({ base: Animal, subTypes }));
    expect(codes).toEqual(["unreadable_shape Owner.pet"]);
    expect(accepts(cat)).toBe(true);
  });

  it("works by keys and with classes of hostile names", () => {
    class Odd {
      @Allow() inner!: unknown;
    }
    Object.defineProperty(Odd, "name", { value: "__proto__" });
    class Owner {}
    const discriminator = { property: "toString", subTypes: [{ name: "constructor", value: Odd }] };
    Type(() => Odd, { discriminator, keepDiscriminatorProperty: true })(Owner.prototype, "pet");
    ValidateNested()(Owner.prototype, "pet");
    IsDefined()(Owner.prototype, "pet");
    const { accepts } = read(Owner);
    expect(accepts(JSON.parse('{"toString":"constructor"}'))).toBe(true);
    expect(accepts({ toString: "else" })).toBe(false);
  });

  it("of classes that hold the same union again ends", () => {
    class Branch extends Animal {}
    const subTypes = [{ name: "branch", value: Branch }];
    Type(() => Animal, { discriminator: { property: "kind", subTypes } })(Branch.prototype, "next");
    ValidateNested()(Branch.prototype, "next");
    IsOptional()(Branch.prototype, "next");
    const Owner = ownerOf({ base: Animal, subTypes });
    const { accepts } = read(Owner);
    for (const [name, verdict] of [
      ["a", true],
      [1, false],
    ] as const) {
      const given = { kind: "branch", name: "a", next: { kind: "branch", name } };
      expect([accepts(given), hostAccepts(Owner, given)]).toEqual([verdict, verdict]);
    }
  });
});

describe("a discriminated @Type when it is sent", () => {
  class Secret extends Animal {}
  Exclude()(Secret);
  (Expose() as PropertyDecorator)(Secret.prototype, "name");
  class Renamed extends Animal {}
  (Expose({ name: "type" }) as PropertyDecorator)(Renamed.prototype, "kind");
  Allow()(Renamed.prototype, "kind");

  const sent = (subTypes: UnionOf["subTypes"], pet: object): unknown =>
    instanceToPlain(
      Object.assign(new (ownerOf({ base: Animal, subTypes }) as new () => object)(), { pet }),
    );
  const accepts = (subTypes: UnionOf["subTypes"]) =>
    ajv.compile(toOutputSchema(ownerOf({ base: Animal, subTypes })));

  it.each<[string, Class, object]>([
    ["its first name", Cat, { pet: { name: "a", lives: 1, kind: "cat" } }],
    ["nothing where its class keeps it to itself", Secret, { pet: { name: "a" } }],
    ["it under the name that its class gives it", Renamed, { pet: { name: "a", type: "renamed" } }],
  ])("has %s", (_, cls, wanted) => {
    const subTypes = [
      ...pets,
      { name: "secret", value: Secret },
      { name: "renamed", value: Renamed },
    ];
    const instance = Object.assign(new (cls as new () => object)(), {
      name: "a",
      ...(cls === Cat ? { lives: 1 } : {}),
    });
    const plain = sent(subTypes, instance);
    expect(plain).toEqual(wanted);
    expect(accepts(subTypes)(plain)).toBe(true);
  });

  it("never has a later name of the class", () => {
    expect(accepts(pets)({ pet: kitten })).toBe(false);
  });
});

describe("random discriminated unions against the real libraries", () => {
  const member = fc.constantFrom("a", "b");
  const variant = fc.record({
    members: fc.uniqueArray(member, { minLength: 1 }),
    names: fc.uniqueArray(fc.constantFrom("x", "y", "z", "", "__proto__"), {
      minLength: 1,
      maxLength: 2,
    }),
    /** What its own rule on the key takes. */
    ruled: fc.constantFrom<readonly string[] | undefined>(undefined, undefined, ["x"], ["x", "y"]),
  });
  const spec = fc.record({
    variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
    container: fc.constantFrom<Container>("single", "array", "set"),
    isKept: fc.boolean(),
  });
  const pet = fc.record(
    {
      kind: fc.constantFrom<unknown>("x", "x", "y", "z", "", "__proto__", "none", 1, null),
      a: fc.constantFrom<unknown>("text", "text", 1, null),
      b: fc.constantFrom<unknown>(1, 1, "text"),
    },
    { requiredKeys: [] },
  );
  const seen = { accepted: 0, refused: 0 };

  it("the schema takes what the host makes one of the listed classes of, and nothing else", () => {
    fc.assert(
      fc.property(spec, fc.array(pet, { minLength: 8, maxLength: 8 }), (given, values) => {
        withOwnStore(() => {
          class Base {}
          Allow()(Base.prototype, "beside");
          const subTypes = given.variants.flatMap(({ members, names, ruled }) => {
            class Variant extends Base {}
            for (const name of members)
              (name === "a" ? IsString : IsInt)()(Variant.prototype, name);
            if (ruled !== undefined) IsIn([...ruled])(Variant.prototype, "kind");
            return names.map((name) => ({ name, value: Variant }));
          });
          const Owner = ownerOf({ base: Base, subTypes, ...given });
          const { accepts, codes } = read(Owner);
          const isImpossible = codes.some((code) => code.startsWith("unsatisfiable_member"));
          for (const value of values) {
            const placed = given.container === "single" ? value : [value, value];
            const byHost = hostAccepts(Owner, placed);
            const isListed = subTypes.some(({ name }) => name === value.kind);
            const bySchema = accepts(placed);
            if (bySchema) seen.accepted += 1;
            else seen.refused += 1;
            // What names no variant is not declared, whatever the host makes of it.
            if (!isListed) expect(bySchema).toBe(false);
            else if (byHost) expect(bySchema).toBe(true);
            else if (!isImpossible) expect(bySchema).toBe(false);
          }
        });
      }),
      { numRuns: 250 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(100);
  });
});
