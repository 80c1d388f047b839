import type * as binding from "@shapewright/binding";
import type * as validation from "class-validator";
import type * as kernel from "../src/index.js";

const CLASS_VALIDATOR = ["class-validator", "class-validator/cjs/validation/ValidationExecutor.js"];
const CLASS_TRANSFORMER = ["class-transformer", "class-transformer/cjs/storage.js"];

interface Loaded {
  readonly binding: typeof binding;
  readonly kernel: typeof kernel;
  /** Absent where it is not installed. */
  readonly validation: typeof validation | undefined;
}

/** The packages as they are where some modules are not installed. */
function loadedWithout(missing: readonly string[]): Loaded {
  jest.resetModules();
  for (const name of missing) {
    jest.doMock(name, () => {
      throw Object.assign(new Error(`Cannot find module '${name}'\nRequire stack:\n- /app.js`), {
        code: "MODULE_NOT_FOUND",
      });
    });
  }
  let loaded: Loaded | undefined;
  jest.isolateModules(() => {
    loaded = {
      binding: jest.requireActual<typeof binding>("@shapewright/binding"),
      kernel: jest.requireActual<typeof kernel>("../src/index.js"),
      validation: missing.includes("class-validator")
        ? undefined
        : jest.requireActual<typeof validation>("class-validator"),
    };
  });
  if (loaded === undefined) throw new Error("The packages did not load.");
  return loaded;
}

afterEach(() => {
  for (const name of [...CLASS_VALIDATOR, ...CLASS_TRANSFORMER]) jest.dontMock(name);
});

test("own decorators need neither package", () => {
  const { binding, kernel } = loadedWithout([...CLASS_VALIDATOR, ...CLASS_TRANSFORMER]);
  const { ArrayOf, Integer, Min, OfType, Required } = binding;
  class Line {
    @Required()
    @Integer()
    @Min(1)
    quantity!: number;
  }
  class Order {
    @ArrayOf(() => Line)
    lines?: Line[];

    @OfType(() => Date)
    at?: Date;
  }
  const bound = kernel.bindArguments(Order, {
    lines: [{ quantity: 1 }],
    at: "2020-01-01T00:00:00Z",
  });
  expect(bound.value).toBeInstanceOf(Order);
  expect(bound.value?.lines?.[0]).toBeInstanceOf(Line);
  expect(bound.value?.at?.getUTCFullYear()).toBe(2020);
  expect(kernel.checkArguments(Order, { lines: [{ quantity: 0 }] }).problems).toMatchObject([
    { pointer: "/lines/0/quantity", code: "range" },
  ]);
});

test("class-validator without class-transformer: instances are made, and its rules are asked", () => {
  const { binding, kernel, validation } = loadedWithout(CLASS_TRANSFORMER);
  const { OfType } = binding;
  const { IsEmail, IsOptional, ValidateNested } = validation!;
  class Guest {
    @IsEmail()
    email!: string;
  }
  class Meeting {
    @IsOptional()
    @ValidateNested()
    @OfType(() => Guest)
    guest?: Guest;
  }
  const bound = kernel.bindArguments(Meeting, { guest: { email: "ada@example.com" } });
  expect(bound.problems).toBeUndefined();
  expect(bound.value?.guest).toBeInstanceOf(Guest);
  expect(kernel.checkArguments(Meeting, { guest: { email: "ada" } }).problems).toMatchObject([
    { pointer: "/guest/email", rule: "isEmail" },
  ]);
});
