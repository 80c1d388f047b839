import { getMetadataStorage, IsString } from "class-validator";
import { mappedFrom } from "../../src/readers/mapped-from.js";

test("a rule that is no copy of another is looked for once in the process, not with every member", () => {
  class Plain {
    @IsString() declare first: string;
  }
  const storage = getMetadataStorage() as unknown as {
    readonly validationMetadatas: Map<unknown, object[]>;
  };
  const rules = storage.validationMetadatas;
  const [rule] = rules.get(Plain) ?? [];
  const names = Array.from({ length: 20 }, (_, index) => `member${String(index)}`);
  // As a library records them that keeps its rules as plain objects.
  class Recorded {}
  rules.set(
    Recorded,
    names.map((propertyName) => ({ ...rule, propertyName, constraintCls: class {} })),
  );
  let walks = 0;
  Object.defineProperty(rules, Symbol.iterator, {
    configurable: true,
    value: function* (): Generator<[unknown, object[]]> {
      walks += 1;
      yield* Map.prototype.entries.call(rules) as MapIterator<[unknown, object[]]>;
    },
  });
  try {
    const read = (): readonly unknown[] => names.flatMap((name) => mappedFrom(Recorded, name));
    expect(read()).toEqual([]);
    const first = walks;
    expect(read()).toEqual([]);
    expect([first, walks]).toEqual([1, 1]);
  } finally {
    Reflect.deleteProperty(rules, Symbol.iterator);
    rules.delete(Recorded);
  }
});
