import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from "@nestjs/swagger";
import { Type } from "class-transformer";
import { getMetadataStorage, IsInt, IsString, Min, ValidateNested } from "class-validator";
import { OfType } from "../../src";
import type { Class, HostOptions } from "../../src";
import { ReadingCache } from "../../src/cache/reading-cache";
import type { GraphReading } from "../../src/graph/read-graph";
import { readGraph } from "../../src/graph/read-graph";
import { READERS } from "../../src/readers";
import type { Reader } from "../../src/readers/reader";

/** A cache, and how often each of its readers was asked about a member. */
class Counted {
  asked = 0;
  readonly #cache: ReadingCache<GraphReading>;

  constructor(change: (reader: Reader) => Reader = (reader) => reader) {
    this.#cache = new ReadingCache(
      READERS.map((reader) => ({
        ...change(reader),
        readMember: (...asked) => {
          this.asked += 1;
          return reader.readMember(...asked);
        },
      })),
    );
  }

  read(cls: Class, host: HostOptions = {}, direction = "input"): GraphReading {
    return this.#cache.read({ cls, host, direction }, (readers) => readGraph(cls, readers, host));
  }

  /** Whether a call read anything. */
  reads(cls: Class, host?: HostOptions, direction?: string): boolean {
    const before = this.asked;
    this.read(cls, host, direction);
    return this.asked > before;
  }
}

class Part {
  @IsString() name!: string;
}

class Order {
  @IsInt({ groups: ["a"] }) size!: number;
  @IsString() name!: string;
  @ValidateNested() @Type(() => Part) part!: Part;
}

test("a second call gives the same without reading", () => {
  const cache = new Counted();
  const first = cache.read(Order);
  expect(cache.asked).toBeGreaterThan(0);
  expect(cache.reads(Order)).toBe(false);
  expect(cache.read(Order)).toBe(first);
  expect(first.shape).toEqual(readGraph(Order, READERS, {}).shape);
});

test("classes without any metadata are kept too", () => {
  class Empty {}
  const cache = new ReadingCache<object>(READERS);
  const read = () => cache.read({ cls: Empty, host: {}, direction: "input" }, () => ({}));
  expect(read()).toBe(read());
});

test("what happens to other classes changes nothing", () => {
  const cache = new Counted();
  cache.read(Order);
  class Other extends Order {
    @IsInt() @Type(() => Number) more!: number;
    @OfType(() => String) text!: string;
  }
  Min(1)(Other.prototype, "size");
  expect(cache.reads(Order)).toBe(false);
});

test("after a change it is read once", () => {
  class Dto {
    @IsInt() size!: number;
  }
  const cache = new Counted();
  cache.read(Dto);
  Min(1)(Dto.prototype, "size");
  expect(cache.reads(Dto)).toBe(true);
  expect(cache.reads(Dto)).toBe(false);
});

test("a class is held with its bases, whatever is asked of it", () => {
  class Base {
    @IsInt() size!: number;
  }
  class Dto extends Base {}
  const cache = new ReadingCache<readonly unknown[]>(READERS);
  const read = () =>
    cache.read({ cls: Dto, host: {}, direction: "input" }, (readers) =>
      readers.flatMap((reader) => reader.readMember(Dto, "size", {})),
    );
  const before = read();
  expect(read()).toBe(before);
  Min(1)(Base.prototype, "size");
  expect(read()).not.toEqual(before);
});

test("two classes do not mix, though they look the same", () => {
  const make = () => {
    class Dto {
      @IsInt() size!: number;
    }
    return Dto;
  };
  const [one, other] = [make(), make()];
  const cache = new Counted();
  cache.read(one);
  expect(cache.reads(other)).toBe(true);
  Min(1)(one.prototype, "size");
  expect(cache.reads(other)).toBe(false);
  expect(cache.read(one).shape).not.toEqual(cache.read(other).shape);
});

describe("host options", () => {
  test("that say the same are the same", () => {
    const cache = new Counted();
    cache.read(Order, { validator: { groups: ["a"], always: true }, transform: { version: 1 } });
    const same = { transform: { version: 1 }, validator: { always: true, groups: ["a"] } };
    expect(cache.reads(Order, same)).toBe(false);
  });

  const groups = (...names: readonly string[]): HostOptions => ({ validator: { groups: names } });

  test.each<readonly [string, HostOptions, HostOptions]>([
    ["another value", { validator: { always: true } }, { validator: { always: false } }],
    ["other groups", groups("a"), groups("b")],
    ["groups joined in one", groups("a", "b"), groups("a,b")],
    ["groups that look like a key", groups("1", "a"), groups('1,1"a')],
    ["other package", { validator: { groups: [] } }, { transform: { groups: [] } }],
    [
      "none and undefined",
      { transform: {} },
      { transform: { exposeUnsetFields: undefined as never } },
    ],
    [
      "a number and its text",
      { transform: { version: 1 } },
      { transform: { version: "1" as never } },
    ],
    [
      "a boolean and its text",
      { validator: { always: true } },
      { validator: { always: "true" as never } },
    ],
    [
      "null and its text",
      { transform: { version: null as never } },
      { transform: { version: "null" as never } },
    ],
    ["a list and an object", groups(), { validator: { groups: {} as never } }],
  ])("with %s do not mix", (_, one, other) => {
    const cache = new Counted();
    cache.read(Order, one);
    expect(cache.reads(Order, other)).toBe(true);
    expect(cache.reads(Order, one)).toBe(false);
    expect(cache.reads(Order, other)).toBe(false);
  });

  const around: { groups: unknown[] } = { groups: [] };
  around.groups.push(around);

  test.each<readonly [string, unknown]>([
    ["a function", { transform: { targetMaps: [() => Order] } }],
    [
      "an instance",
      {
        validator: new (class Options {
          groups = ["a"];
        })(),
      },
    ],
    ["a date", { transform: { version: new Date(0) } }],
    ["what is not listed", { validator: Object.defineProperty({}, "groups", { value: ["a"] }) }],
    ["a symbol", { validator: { [Symbol("groups")]: 1 } }],
    ["no finite number", { transform: { version: Number.NaN } }],
    ["itself", { validator: around }],
  ])("with %s are not kept", (_, host) => {
    const cache = new Counted();
    cache.read(Order, host as HostOptions);
    expect(cache.reads(Order, host as HostOptions)).toBe(true);
  });

  test("are read as they are, whatever was kept", () => {
    const cache = new Counted();
    const strict = { validator: { groups: ["a"] } };
    expect(cache.read(Order, strict).shape).toEqual(readGraph(Order, READERS, strict).shape);
    expect(cache.read(Order).shape).toEqual(readGraph(Order, READERS, {}).shape);
    expect(cache.read(Order, strict).shape).not.toEqual(cache.read(Order).shape);
  });

  test("that differ on every call fill no memory", () => {
    const cache = new Counted();
    cache.read(Order, groups("first"));
    for (let at = 0; at < 15; at += 1) cache.read(Order, groups(String(at)));
    expect(cache.reads(Order, groups("first"))).toBe(false);
    cache.read(Order, groups("one more"));
    expect(cache.reads(Order, groups("first"))).toBe(true);
    expect(cache.reads(Order, groups("one more"))).toBe(false);
  });
});

test("the directions do not mix", () => {
  const cache = new Counted();
  cache.read(Order, {}, "input");
  expect(cache.reads(Order, {}, "output")).toBe(true);
  expect(cache.reads(Order, {}, "input")).toBe(false);
  expect(cache.reads(Order, {}, "output")).toBe(false);
});

test("what can be read no better as long as the metadata stays is kept", () => {
  class Dto {
    @ApiProperty({ oneOf: [{ $ref: getSchemaPath("Card") }, { $ref: getSchemaPath("Transfer") }] })
    payment!: object;
  }
  const cache = new Counted();
  expect(cache.read(Dto).diagnostics).toMatchObject([{ code: "unreadable_shape" }]);
  expect(cache.reads(Dto)).toBe(false);
  @ApiSchema({ name: "Card" })
  class Card {}
  class Transfer {}
  ApiExtraModels(Card, Transfer)(Dto);
  expect(cache.reads(Dto)).toBe(true);
  expect(Object.keys(cache.read(Dto).shape.types)).toEqual(["Dto", "Card", "Transfer"]);
});

describe("what is not settled is not kept:", () => {
  test("a type function that gives nothing", () => {
    class Dto {
      @OfType(() => undefined) part!: object;
    }
    const cache = new Counted();
    cache.read(Dto);
    expect(cache.reads(Dto)).toBe(true);
  });

  test("one that a source of more weight hides", () => {
    class Dto {
      @OfType(() => Part) @Type(() => undefined as never) part!: object;
    }
    const cache = new Counted();
    cache.read(Dto);
    expect(cache.reads(Dto)).toBe(true);
  });

  test("one of a class that is reached", () => {
    class Inner {
      @OfType(() => undefined) part!: object;
    }
    class Dto {
      @OfType(() => Inner) inner!: Inner;
    }
    const cache = new Counted();
    cache.read(Dto);
    expect(cache.reads(Dto)).toBe(true);
  });

  test("a member whose reading throws", () => {
    const reader = READERS.find(({ source }) => source === "own");
    const cache = new ReadingCache<GraphReading>([
      {
        ...reader!,
        readMember: () => {
          throw new Error("not yet");
        },
      },
    ]);
    class Dto {
      @OfType(() => String) name!: string;
    }
    let reads = 0;
    const read = () =>
      cache.read({ cls: Dto, host: {}, direction: "input" }, (readers) => {
        reads += 1;
        return readGraph(Dto, readers, {});
      });
    expect(read().diagnostics).toMatchObject([{ code: "unreadable_shape" }]);
    read();
    expect(reads).toBe(2);
  });

  test("a source that cannot be watched", () => {
    const cache = new Counted((reader) => ({ ...reader, watch: () => undefined }));
    cache.read(Order);
    expect(cache.reads(Order)).toBe(true);
  });

  test("rules that a later class-validator keeps in a way of its own", () => {
    const storage = getMetadataStorage();
    const map: unknown = Reflect.get(storage, "validationMetadatas");
    const byTarget = (target: unknown) => (map as ReadonlyMap<unknown, unknown>).get(target) ?? [];
    Reflect.set(storage, "validationMetadatas", undefined);
    const lookup = jest
      .spyOn(storage, "getTargetValidationMetadatas")
      .mockImplementation(byTarget as never);
    try {
      const cache = new Counted();
      expect(cache.read(Part).shape.types["Part"]?.members).toMatchObject([{ name: "name" }]);
      expect(cache.reads(Part)).toBe(true);
    } finally {
      Reflect.set(storage, "validationMetadatas", map);
      lookup.mockRestore();
    }
  });
});

test("a reading that fails is tried again", () => {
  const cache = new ReadingCache<string>(READERS);
  const asked = { cls: Order, host: {}, direction: "input" };
  expect(() =>
    cache.read(asked, () => {
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(cache.read(asked, () => "read")).toBe("read");
});
