import "reflect-metadata";
import { getMetadataStorage } from "class-validator";
import * as library from "class-validator";
import { classValidatorReader } from "../../../src/readers/class-validator/reader.js";
import { allRows } from "../../../src/readers/class-validator/rows/index.js";
import {
  currentStorage,
  withPrivateStorage,
  type ValidatorStorage,
} from "../../../src/readers/class-validator/storage.js";
import { applyRow } from "./decorate.js";
import { factsOf } from "./read.js";

interface Maps {
  readonly validationMetadatas: ReadonlyMap<unknown, readonly object[]>;
  readonly constraintMetadatas: ReadonlyMap<unknown, readonly object[]>;
}

/** Every class, every list, every entry and every field of an entry, each by identity. */
function entriesOf(storage: ValidatorStorage): readonly unknown[] {
  const { validationMetadatas, constraintMetadatas } = storage as unknown as Maps;
  return [...validationMetadatas, ...constraintMetadatas].flatMap(([cls, list]) => [
    cls,
    list,
    ...list,
    ...list.flatMap((entry) => Object.entries(entry).flat() as readonly unknown[]),
  ]);
}

test("nothing is made by asking where no rule was ever declared", () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, "classValidatorMetadataStorage");
  Reflect.deleteProperty(globalThis, "classValidatorMetadataStorage");
  try {
    class Dto {
      declare readonly value: unknown;
    }
    expect(classValidatorReader.knows(Dto)).toBe(false);
    expect(classValidatorReader.ownMembers(Dto)).toEqual([]);
    expect(classValidatorReader.readMember(Dto, "value", {})).toEqual([]);
    expect(globalThis).not.toHaveProperty("classValidatorMetadataStorage");
  } finally {
    if (descriptor !== undefined) {
      Object.defineProperty(globalThis, "classValidatorMetadataStorage", descriptor);
    }
  }
});

describe("reading", () => {
  class Dto {
    declare readonly value: unknown;
  }
  const installed = allRows.filter(({ decorator }) => decorator.slice(1) in library);
  for (const row of installed) {
    applyRow(row, Dto, row.name);
    applyRow(row, Dto, `${row.name}s`, { each: true });
  }

  test("leaves the store as it was, entry by entry", () => {
    const storage = currentStorage()!;
    const before = entriesOf(storage);
    for (const member of classValidatorReader.ownMembers(Dto)) factsOf(Dto, member);
    expect(currentStorage()).toBe(storage);
    const after = entriesOf(storage);
    expect(after).toHaveLength(before.length);
    expect(after.filter((entry, at) => !Object.is(entry, before[at]))).toEqual([]);
  });

  test("leaves the author's arguments as they were", () => {
    const email = { require_tld: false };
    const mac = { eui: 48 };
    const pattern = /a/g;
    const sticky = /a/y;
    const list = ["x"];
    const frozen = Object.freeze({ require_tld: true });
    class Asked {
      @library.IsEmail(email) email!: string;
      @library.IsMACAddress(mac as never) mac = "01:02:03:04:05:ab";
      @library.Matches(pattern) pattern!: string;
      @library.Matches(sticky) sticky!: string;
      @library.IsIn(list) list!: string;
      @library.IsUrl(frozen) frozen!: string;
    }
    pattern.lastIndex = 7;
    sticky.lastIndex = 3;
    for (const member of classValidatorReader.ownMembers(Asked)) {
      expect(factsOf(Asked, member).filter(({ claim }) => claim.says === "type")).not.toEqual([]);
    }
    expect([email, mac, list]).toEqual([{ require_tld: false }, { eui: 48 }, ["x"]]);
    expect([pattern.lastIndex, sticky.lastIndex]).toEqual([7, 3]);
  });

  test("never makes anything in the application's container", () => {
    const asked: unknown[] = [];
    library.useContainer({
      get: (cls) => {
        asked.push(cls);
        throw new Error("The container was asked.");
      },
    });
    try {
      for (const member of classValidatorReader.ownMembers(Dto)) factsOf(Dto, member);
    } finally {
      library.useContainer(undefined as never);
    }
    expect(asked).toEqual([]);
  });

  test("calls no function of the author's among the arguments", () => {
    const called: string[] = [];
    const record = (name: string) => () => {
      called.push(name);
      return new Date(0);
    };
    class Asked {
      @library.MinDate(record("minDate")) least!: Date;
      @library.MaxDate(record("maxDate")) most!: Date;
      @library.Min(record("min") as never) min!: number;
      @library.IsIn(record("isIn") as never) choice!: string;
    }
    for (const member of classValidatorReader.ownMembers(Asked)) factsOf(Asked, member);
    expect(called).toEqual([]);
  });
});

describe("a private store", () => {
  const empty = (): ValidatorStorage =>
    new library.MetadataStorage() as unknown as ValidatorStorage;

  test("is taken back when something throws", () => {
    const shared = getMetadataStorage();
    expect(() =>
      withPrivateStorage(empty(), () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(getMetadataStorage()).toBe(shared);
  });

  test("leaves nothing behind where there was no store", () => {
    const descriptor = Object.getOwnPropertyDescriptor(
      globalThis,
      "classValidatorMetadataStorage",
    )!;
    Reflect.deleteProperty(globalThis, "classValidatorMetadataStorage");
    withPrivateStorage(empty(), () => undefined);
    expect(currentStorage()).toBeUndefined();
    Object.defineProperty(globalThis, "classValidatorMetadataStorage", descriptor);
  });
});
