import type * as readerModule from "../../../src/readers/class-validator/reader.js";
import type { RuleMetadata } from "../../../src/readers/class-validator/storage.js";
import { claimsOf, presenceAndNull } from "./read.js";

type ReaderModule = typeof readerModule;

const KEY = "classValidatorMetadataStorage";
const shared = globalThis as { [KEY]?: unknown };

/** The reader in a process where class-validator is not installed. */
function readerWithoutLibrary(): ReaderModule["classValidatorReader"] {
  jest.resetModules();
  jest.doMock("class-validator", () => {
    throw Object.assign(new Error("Cannot find module 'class-validator' from 'peers.ts'"), {
      code: "MODULE_NOT_FOUND",
    });
  });
  return jest.requireActual<ReaderModule>("../../../src/readers/class-validator/reader.js")
    .classValidatorReader;
}

afterEach(() => {
  Reflect.deleteProperty(shared, KEY);
});

test("without class-validator nothing is known and nothing is said", () => {
  const reader = readerWithoutLibrary();
  class Dto {}
  expect(reader.knows(Dto)).toBe(false);
  expect(reader.ownMembers(Dto)).toEqual([]);
  expect(reader.readMember(Dto, "value", {})).toEqual([]);
  expect(globalThis).not.toHaveProperty(KEY);
});

test("with the rules of a copy that cannot be asked, only what needs no asking is said", () => {
  const reader = readerWithoutLibrary();
  class Dto {}
  const rule = (fields: Partial<RuleMetadata>): RuleMetadata => ({
    type: "customValidation",
    target: Dto,
    propertyName: "value",
    ...fields,
  });
  const CustomConstraint = class {
    validate(): never {
      throw new Error("A rule of unknown origin was called.");
    }
  };
  shared[KEY] = {
    validationMetadatas: new Map([
      [
        Dto,
        [
          rule({ name: "isInt", constraintCls: CustomConstraint }),
          rule({ type: "conditionalValidation", name: "isOptional", constraints: [() => false] }),
          rule({ type: "nestedValidation", propertyName: "nested", each: true }),
        ],
      ],
    ]),
    getTargetValidatorConstraints: () => [{ name: "isInt", async: false }],
  };
  expect(reader.knows(Dto)).toBe(true);
  const facts = reader.readMember(Dto, "value", {});
  expect(presenceAndNull(facts)).toEqual({ required: false, nullable: true });
  expect(claimsOf("type", facts)).toEqual([]);
  expect(claimsOf("remark", facts).map(({ code }) => code)).toEqual(["untranslated_constraint"]);
  expect(claimsOf("nested", reader.readMember(Dto, "nested", {}), "each")).toHaveLength(1);
});
