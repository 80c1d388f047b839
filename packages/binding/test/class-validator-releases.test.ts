import * as installed from "class-validator";
import * as release014 from "class-validator-0.14";
import { allRows } from "../src/readers/class-validator/rows/index.js";
import type { Row } from "../src/readers/class-validator/rows/row.js";
import {
  withPrivateStorage,
  type ValidatorStorage,
} from "../src/readers/class-validator/storage.js";

type Library = typeof installed;
/** Another release is another type to the compiler, with the same exports as far as they are used here. */
const older = release014 as unknown as Library;

type Make = (...given: readonly unknown[]) => PropertyDecorator;

const VALUES: readonly unknown[] = [
  ...["", " ", "x", "1", "true", "yes", "on", "0x1", 0, 1, -1, 1.5, true, false, null, undefined],
  ...[[], [1], ["x"], ["x", "x"], {}, { a: 1 }],
];

/** Both releases record into one global store otherwise. */
function inOwnStore<T>(library: Library, run: () => T): T {
  return withPrivateStorage(new library.MetadataStorage() as unknown as ValidatorStorage, run);
}

/** What a release answers to the row's samples and to one value of every kind, each in a store of its own. */
function verdictsOf(library: Library, row: Row): ReadonlyMap<unknown, boolean> {
  const { arguments: given = [], accepts, rejects } = row.samples;
  const values = [...new Set([...accepts, ...rejects, ...VALUES])];
  return inOwnStore(library, () => {
    class Dto {
      declare value: unknown;
    }
    const make = Reflect.get(library, row.decorator.slice(1)) as Make;
    make(...given)(Dto.prototype, "value");
    return new Map(
      values.map((value) => {
        const errors = new library.Validator().validateSync(Object.assign(new Dto(), { value }));
        return [value, errors.length === 0] as const;
      }),
    );
  });
}

const names = (library: Library): ReadonlySet<string> => new Set(Object.keys(library));

/** Every difference between the two releases that a reading could see, as a line. */
function differences(): readonly string[] {
  const [before, now] = [names(older), names(installed)];
  const added = [...now].filter((name) => !before.has(name)).map((name) => `0.15 adds ${name}`);
  const gone = [...before].filter((name) => !now.has(name)).map((name) => `0.15 lacks ${name}`);
  const verdicts = allRows
    .filter(({ decorator }) => before.has(decorator.slice(1)) && now.has(decorator.slice(1)))
    .flatMap((row) => {
      const [was, is] = [verdictsOf(older, row), verdictsOf(installed, row)];
      return [...is]
        .filter(([value, verdict]) => was.get(value) !== verdict)
        .map(([value, verdict]) => {
          const what = verdict ? "accepts" : "refuses";
          return `${row.decorator} of 0.15 ${what} ${JSON.stringify(value)}, and 0.14 does not`;
        });
    });
  return [...added.sort(), ...gone.sort(), ...verdicts, ...validateIf()];
}

/** The option `validateIf` of one rule. */
function validateIf(): readonly string[] {
  const isAsked = [older, installed].map((library) => {
    return inOwnStore(library, () => {
      class Dto {
        value = "text";
      }
      library.IsInt({ validateIf: () => false })(Dto.prototype, "value");
      return new library.Validator().validateSync(new Dto()).length === 0;
    });
  });
  return isAsked[0] === isAsked[1] ? [] : ["0.15 asks the option validateIf of one rule"];
}

test("what class-validator 0.15 does otherwise than 0.14", () => {
  const found = differences();
  process.stdout.write(`class-validator 0.15 beside 0.14:\n${found.join("\n")}\n`);
  expect(found).toEqual([
    "0.15 adds IS_ISO31661_NUMERIC",
    "0.15 adds IS_ISO6391",
    "0.15 adds IsISO31661Numeric",
    "0.15 adds IsISO6391",
    "0.15 adds isISO31661Numeric",
    "0.15 adds isISO6391",
    "0.15 asks the option validateIf of one rule",
  ]);
});
