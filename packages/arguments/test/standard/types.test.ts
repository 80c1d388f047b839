import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { IsInt, IsString } from "class-validator";
import {
  Standard,
  standard,
  type StandardOptions,
  type StandardProps,
  type StandardSchema,
  toStandardSchema,
} from "../../src/index.js";

// The types are what is tested: `tsc -p tsconfig.test.json` refuses this file where one of them is another.

type IsAny<T> = 0 extends 1 & T ? true : false;

/** Whether each can be assigned to the other; `any` is like itself alone. */
type Same<A, B> = [IsAny<A>, A] extends [IsAny<B>, B]
  ? [IsAny<B>, B] extends [IsAny<A>, A]
    ? true
    : false
  : false;

/** Compiles where the two types are one. */
function same<A, B>(isSame: Same<A, B>): boolean {
  return isSame;
}

/** Both interfaces at once, as MCP's SDK demands them. */
type Both = StandardSchemaV1 & StandardJSONSchemaV1;

type OutputOf<S extends StandardSchemaV1> = StandardSchemaV1.InferOutput<S>;
type InputOf<S extends StandardSchemaV1> = StandardSchemaV1.InferInput<S>;

class Order {
  @IsString()
  item!: string;

  @IsInt()
  count = 1;

  total(): number {
    return this.count;
  }
}

class Written {
  static readonly "~standard" = standard(() => Written);

  @IsString()
  name!: string;
}

class OwnWritten extends Written {
  static override readonly "~standard" = standard(() => OwnWritten);

  @IsInt()
  level!: number;
}

abstract class Document {
  static readonly kind: string = "document";

  constructor(readonly id: string) {}

  abstract title(): string;
}

class Base {
  @IsString()
  id!: string;
}

class Mixed extends Standard() {
  @IsString()
  name!: string;
}

class Over extends Standard(Base) {
  @IsInt()
  size!: number;
}

class Invoice extends Standard(Document) {
  constructor() {
    super("1");
  }

  override title(): string {
    return `${Invoice.kind} ${this.id}`;
  }
}

class Box<T> {
  content!: T;

  put(content: T): void {
    this.content = content;
  }
}

class Typed extends Standard(Box<string>) {}

/** Typed as itself, by a static of its own. */
class Told extends Base {
  static readonly "~standard": StandardProps<Told> = standard(() => Told);

  @IsInt()
  size!: number;
}

const order = toStandardSchema(Order);
const over = toStandardSchema(Over);

test("every form is both a Standard Schema and a Standard JSON Schema", () => {
  const all: readonly Both[] = [
    order,
    Written,
    OwnWritten,
    Mixed,
    Over,
    Invoice,
    Typed,
    Told,
    { "~standard": Written["~standard"] },
  ];
  const typed: readonly [StandardSchemaV1<unknown, Order>, StandardJSONSchemaV1<unknown, Order>] = [
    order,
    order,
  ];
  const written: readonly [
    StandardSchemaV1<unknown, Written>,
    StandardJSONSchemaV1<unknown, Written>,
  ] = [Written, Written];
  expect([...all, ...typed, ...written].map((one) => one["~standard"].version)).toEqual(
    new Array(13).fill(1),
  );
});

test("the output is the class, of `toStandardSchema` and of a written-out static", () => {
  const proofs: readonly boolean[] = [
    same<OutputOf<typeof order>, Order>(true),
    same<typeof order, StandardSchema<Order>>(true),
    same<OutputOf<typeof Written>, Written>(true),
    same<OutputOf<typeof OwnWritten>, OwnWritten>(true),
    same<OutputOf<typeof Told>, Told>(true),
    same<StandardJSONSchemaV1.InferOutput<typeof order>, Order>(true),
    same<StandardJSONSchemaV1.InferOutput<typeof Written>, Written>(true),
  ];
  expect(proofs).not.toContain(false);
});

test("the output of a mixin is its base, as a static cannot name what extends it", () => {
  const proofs: readonly boolean[] = [
    same<OutputOf<typeof Mixed>, object>(true),
    same<OutputOf<typeof Over>, Base>(true),
    same<OutputOf<typeof Over>, Over>(false),
    same<OutputOf<typeof Invoice>, Document>(true),
    same<OutputOf<typeof Typed>, Box<string>>(true),
  ];
  expect(proofs.filter((isSame) => !isSame)).toHaveLength(1);
  // Handed over by `toStandardSchema`, a mixin is typed as itself.
  expect(same<OutputOf<typeof over>, Over>(true)).toBe(true);
  expect(over["~standard"].validate({ id: "a", size: 1 })).toEqual({
    value: Object.assign(new Over(), { id: "a", size: 1 }),
  });
});

test("the input is unknown", () => {
  const proofs: readonly boolean[] = [
    same<InputOf<typeof order>, unknown>(true),
    same<InputOf<typeof Written>, unknown>(true),
    same<InputOf<typeof Mixed>, unknown>(true),
  ];
  expect(proofs).not.toContain(false);
});

test("`validate` is no promise, and told apart by its issues", () => {
  const result = order["~standard"].validate({ item: "Pen" });
  if (result.issues !== undefined) throw new Error(result.issues[0]?.message);
  const { value } = result;
  expect(same<typeof value, Order>(true)).toBe(true);
  expect(value.total()).toBe(1);
});

test("a mixin keeps constructor, statics and members of its base", () => {
  const made = new Over();
  made.id = "a";
  const invoice: Document = new Invoice();
  expect([made.id, invoice.title(), Invoice.kind]).toEqual(["a", "document 1", "document"]);
});

test("what is no class, and what are no options, do not compile", () => {
  type Taken = Parameters<typeof toStandardSchema>[0];
  type Schema = NonNullable<StandardOptions["schema"]>;
  const proofs: readonly boolean[] = [
    same<Order extends Taken ? true : false, false>(true),
    same<(() => Order) extends Taken ? true : false, false>(true),
    same<typeof Order extends Taken ? true : false, true>(true),
    same<typeof Document extends Taken ? true : false, true>(true),
    same<"target" extends keyof Schema ? true : false, false>(true),
    same<"host" extends keyof Schema ? true : false, false>(true),
    same<"nullability" extends keyof Schema ? true : false, true>(true),
  ];
  expect(proofs).not.toContain(false);
});
