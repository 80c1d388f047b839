import Ajv2020 from "ajv/dist/2020";
import { Exclude, Expose, Type } from "class-transformer";
import { ArrayNotEmpty, IsDefined, IsEnum, IsInt, IsString, ValidateNested } from "class-validator";
import type { Class, Diagnostic, SchemaDocument, SchemaDocumentOptions } from "../../src/index.js";
import {
  ArrayOf,
  Enum,
  EscalatedDiagnosticsError,
  Name,
  Nullable,
  OfType,
  Open,
  Optional,
  toInputSchema,
  toSchemaDocument,
  Wrapper,
} from "../../src/index.js";

enum Colour {
  Red = "red",
  Blue = "blue",
}

class Address {
  @IsString() street!: string;
}

class User {
  @IsDefined() @ValidateNested() @Type(() => Address) address!: Address;
  @IsEnum(Colour) colour!: Colour;
}

class Shop {
  @IsDefined() @ValidateNested() @Type(() => Address) address!: Address;
  @IsEnum(Colour) colour!: Colour;
}

class Category {
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Category)
  children!: Category[];
}

class Unread {
  @IsDefined() what!: unknown;
}

class UsesUnread {
  @IsDefined() @ValidateNested() @Type(() => Unread) unread!: Unread;
}

const addressSchema = {
  type: "object",
  properties: { street: { type: "string" } },
  required: ["street"],
};

/** Without a word to the process. */
function documentOf(
  classes: readonly unknown[],
  options: SchemaDocumentOptions = {},
): SchemaDocument {
  const diagnostics = { report: () => undefined, ...options.diagnostics };
  return toSchemaDocument(classes as readonly Class[], { ...options, diagnostics });
}

function named(name: string, cls: Class): Class {
  Object.defineProperty(cls, "name", { value: name });
  return cls;
}

function withText(): Class {
  class Text {
    @IsString() text!: string;
  }
  return named("", Text);
}

describe("a document of classes", () => {
  test("has an entry for each class and for each that they lead to, under the prefix that is given", () => {
    const using = (prefix: string): object => ({
      type: "object",
      properties: {
        address: { $ref: `${prefix}Address` },
        colour: { type: "string", enum: ["red", "blue"] },
      },
      required: ["address", "colour"],
    });
    for (const refPrefix of [undefined, "#/components/schemas/"]) {
      const document = documentOf(
        [User, Shop],
        refPrefix === undefined ? undefined : { refPrefix },
      );
      expect(document).toEqual({
        schemas: {
          Address: addressSchema,
          Shop: using(refPrefix ?? "#/$defs/"),
          User: using(refPrefix ?? "#/$defs/"),
        },
        names: new Map([
          [User, "User"],
          [Shop, "Shop"],
        ]),
        failures: [],
        diagnostics: [],
      });
    }
  });

  test("has a class that is listed twice, and listed and used, once", () => {
    const { schemas, names } = documentOf([Address, User, Address]);
    expect(schemas).toEqual(documentOf([User]).schemas);
    expect([...names]).toEqual([
      [Address, "Address"],
      [User, "User"],
    ]);
  });

  test("is empty for an empty list", () => {
    expect(documentOf([])).toEqual({
      schemas: {},
      names: new Map(),
      failures: [],
      diagnostics: [],
    });
  });

  test("is the same on every call, of objects that are new", () => {
    const [first, second] = [documentOf([Shop, User]), documentOf([Shop, User])];
    const bytes = JSON.stringify(second.schemas);
    expect(JSON.stringify(first.schemas)).toBe(bytes);
    for (const schema of Object.values(first.schemas)) {
      for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
    }
    expect(JSON.stringify(second.schemas)).toBe(bytes);
    expect(JSON.stringify(documentOf([Shop, User]).schemas)).toBe(bytes);
  });

  test("ends recursion, and has wrappers, open classes and generic classes of their own", () => {
    @Wrapper()
    class UserId {
      @OfType(() => String) value!: string;
    }
    @Open()
    class Extras {
      @Optional() @OfType(() => UserId) id?: UserId;
    }
    const pageOf = (item: Class): Class => {
      class Page {
        @ArrayOf(() => item) items!: unknown[];
      }
      return named(`Page<${item.name}>`, Page);
    };
    const { schemas, names } = documentOf([UserId, Extras, Category, pageOf(User), pageOf(UserId)]);
    expect(Object.keys(schemas)).toEqual([
      ...["Address", "Category", "Extras", "Page_UserId_", "Page_User_", "User", "UserId"],
    ]);
    expect([...names.values()]).toEqual([
      ...["UserId", "Extras", "Category", "Page_User_", "Page_UserId_"],
    ]);
    expect(schemas["UserId"]).toEqual({ type: "string" });
    expect(schemas["Extras"]).toEqual({
      type: "object",
      properties: { id: { $ref: "#/$defs/UserId" } },
      additionalProperties: true,
    });
    expect(schemas["Category"]).toMatchObject({
      properties: { children: { items: { $ref: "#/$defs/Category" } } },
    });
  });

  test("tells classes of one name apart in the order of the list, the listed ones first", () => {
    const [first, second, nested] = [withText(), withText(), withText()].map((cls) =>
      named("Same", cls),
    ) as [Class, Class, Class];
    class User2 {
      @OfType(() => nested) nested!: object;
    }
    const classes = [User2, second, first, withText(), class {}];
    const { schemas, names, diagnostics } = documentOf(classes);
    expect([names.get(second), names.get(first)]).toEqual(["Same", "Same_2"]);
    expect(schemas["User2"]).toMatchObject({ properties: { nested: { $ref: "#/$defs/Same_3" } } });
    expect(new Set(names.values()).size).toBe(classes.length);
    for (const name of Object.keys(schemas)) expect(name).toMatch(/^[a-zA-Z0-9._-]+$/u);
    const told = diagnostics.filter(({ code }) => code === "schema_def_name_disambiguated");
    expect(told.map(({ message }) => /one is "(.*?)"/u.exec(message)?.[1])).toEqual(
      expect.arrayContaining(["Same_2", "Same_3"]),
    );
  });

  test("names more than nine classes of one name in the order of the list", () => {
    const classes = Array.from({ length: 12 }, () => named("Same", withText()));
    const { names } = documentOf(classes);
    expect(classes.map((cls) => names.get(cls))).toEqual([
      "Same",
      ...Array.from({ length: 11 }, (_, index) => `Same_${index + 2}`),
    ]);
  });

  test("takes names of any text, those of the prototype too", () => {
    const odd = ["__proto__", "constructor", "a/b~c", "ключ", "%41", ""];
    const classes = odd.map((name) => named(name, withText()));
    const { schemas, names } = documentOf(classes, { refPrefix: "#/components/schemas/" });
    for (const cls of classes) expect(Object.hasOwn(schemas, names.get(cls) ?? "?")).toBe(true);
    expect([...names.values()]).toEqual([
      ...["__proto__", "constructor", "a_b_c", "____", "_41", "Anonymous"],
    ]);
  });

  test("gives each variant of a discriminated type its own entry, beside the class as it is listed", () => {
    class Pet {
      @IsString() kind!: string;
    }
    class Cat extends Pet {
      @IsInt() lives!: number;
    }
    class Dog extends Pet {
      @IsString() name!: string;
    }
    class Owner {
      @IsDefined()
      @ValidateNested()
      @Type(() => Pet, {
        keepDiscriminatorProperty: true,
        discriminator: {
          property: "kind",
          subTypes: [
            { name: "cat", value: Cat },
            { name: "dog", value: Dog },
          ],
        },
      })
      pet!: Cat | Dog;
    }
    const refPrefix = "#/components/schemas/";
    const { schemas } = documentOf([Cat, Owner], { refPrefix });
    expect(schemas["Owner"]).toMatchObject({
      properties: { pet: { anyOf: [{ $ref: `${refPrefix}Cat_2` }, { $ref: `${refPrefix}Dog` }] } },
    });
    expect(schemas["Cat"]).toMatchObject({ properties: { kind: { type: "string" } } });
    expect(schemas["Cat_2"]).toMatchObject({ properties: { kind: { enum: ["cat"] } } });
    const ajv = new Ajv2020({ strict: true, keywords: ["components"] });
    const check = ajv.compile({ $ref: `${refPrefix}Owner`, components: { schemas } });
    expect(check({ pet: { kind: "cat", lives: 9 } })).toBe(true);
    expect(check({ pet: { kind: "dog", lives: 9 } })).toBe(false);
  });

  test("describes what is sent with the direction output", () => {
    class Sent {
      @Expose({ name: "user_name" }) @OfType(() => String) name!: string;
      @Exclude({ toPlainOnly: true }) @OfType(() => String) secret!: string;
      @OfType(() => Address) address!: Address;
    }
    const { schemas } = documentOf([Sent], { direction: "output", unknownArguments: "reject" });
    expect(Object.keys(schemas["Sent"]?.["properties"] as object)).toEqual([
      "user_name",
      "address",
    ]);
    expect(JSON.stringify(schemas)).not.toContain("additionalProperties");
  });

  test("makes the choices of a schema: null, defaults, names", () => {
    class Note {
      @Nullable() @OfType(() => Address) at!: Address | null;
      @Name("other_text") @Enum([1, "a"]) text!: unknown;
    }
    const { schemas } = documentOf([Note], { nullability: "declared" });
    expect(schemas["Note"]).toMatchObject({
      properties: {
        at: { anyOf: [{ $ref: "#/$defs/Address" }, { type: "null" }] },
        other_text: { enum: [1, "a"] },
      },
    });
  });
});

describe("unknown arguments of a document", () => {
  const closedOf = (options: SchemaDocumentOptions): readonly string[] =>
    Object.entries(documentOf([User, Address, Category, Shop], options).schemas)
      .filter(([, schema]) => schema["additionalProperties"] === false)
      .map(([name]) => name);

  test("close nothing unless they are rejected, and then no class that is another's member too", () => {
    expect(closedOf({})).toEqual([]);
    expect(closedOf({ unknownArguments: "reject" })).toEqual(["Shop", "User"]);
    expect(closedOf({ closing: "every-level" })).toEqual(["Address", "Category", "Shop", "User"]);
    expect(closedOf({ closing: "every-level", unknownArguments: "ignore" })).toEqual([]);
  });

  test("are closed no further than in the input schema of the class alone", () => {
    const { schemas } = documentOf([Shop], { unknownArguments: "reject" });
    const { $defs, ...alone } = toInputSchema(Shop);
    expect($defs).toBeUndefined();
    expect(schemas["Shop"]).toEqual({
      ...alone,
      properties: { ...alone.properties, address: { $ref: "#/$defs/Address" } },
    });
  });
});

describe("a class that fails", () => {
  test("is told by its place, and the others stand", () => {
    const { schemas, names, failures } = documentOf([undefined, User, null, () => User, "User"]);
    expect(schemas).toEqual(documentOf([User]).schemas);
    expect([...names.keys()]).toEqual([User]);
    expect(failures.map(({ index, className }) => [index, className])).toEqual([
      [0, undefined],
      [2, undefined],
      [3, undefined],
      [4, undefined],
    ]);
    expect(failures[0]?.error).toEqual(
      new TypeError(
        "toSchemaDocument takes a class, found undefined: the module that declares the class may be part of an import cycle and not have run yet.",
      ),
    );
    // A hole in the list is undefined.
    expect(documentOf(new Array(2)).failures.map(({ index }) => index)).toEqual([0, 1]);
  });

  test("is every class that leads to an escalated diagnostic, as often as it is listed", () => {
    const found: Diagnostic[] = [];
    const { schemas, names, failures, diagnostics } = documentOf(
      [UsesUnread, Shop, Unread, UsesUnread],
      { diagnostics: { escalate: ["unreadable_shape"], report: (one) => found.push(one) } },
    );
    expect(Object.keys(schemas)).toEqual(["Address", "Shop"]);
    expect([...names]).toEqual([[Shop, "Shop"]]);
    expect(failures.map(({ index, className }) => [index, className])).toEqual([
      [0, "UsesUnread"],
      [2, "Unread"],
      [3, "UsesUnread"],
    ]);
    for (const { error } of failures) {
      expect(error).toBeInstanceOf(EscalatedDiagnosticsError);
      expect(error.message).toContain("Unread.what");
    }
    expect(found).toEqual(diagnostics);
    expect(found.map(({ code, severity, type }) => [code, severity, type])).toEqual([
      ["unreadable_shape", "fatal", "Unread"],
    ]);
  });

  test("takes what was written for it alone along: names are given anew", () => {
    const [first, second] = [named("Same", withText()), named("Same", withText())];
    const { schemas, names, failures, diagnostics } = documentOf([first, second], {
      diagnostics: { escalate: ["schema_def_name_disambiguated"] },
    });
    expect(Object.keys(schemas)).toEqual(["Same"]);
    expect([...names]).toEqual([[first, "Same"]]);
    expect(failures.map(({ index }) => index)).toEqual([1]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["fatal"]);
  });

  test("may fail over a cut that another class's failure brought about", () => {
    class Deep {
      @OfType(() => String) text!: string;
    }
    class Near {
      @OfType(() => Deep) deep!: Deep;
      @OfType(() => Unread) unread!: Unread;
    }
    class Far {
      @OfType(() => Middle) middle!: object;
    }
    class Middle {
      @OfType(() => Deep) deep!: Deep;
    }
    const { names, failures } = documentOf([Near, Far, Address], {
      maxDepth: 2,
      diagnostics: { escalate: ["unreadable_shape", "schema_depth_truncated"] },
    });
    expect([...names.keys()]).toEqual([Address]);
    expect(failures.map(({ index }) => index)).toEqual([0, 1]);
  });

  test("may throw in any way while it is read", () => {
    class Hostile {
      @OfType(() => String) text!: string;
    }
    const thrown: unknown = "no error";
    const getPrototypeOf = (): object => {
      throw thrown;
    };
    Object.setPrototypeOf(Hostile.prototype, new Proxy({}, { getPrototypeOf }));
    class Uses {
      @OfType(() => Hostile) of!: object;
    }
    const { proxy, revoke } = Proxy.revocable(class {}, {});
    revoke();
    const { names, failures } = documentOf([Address, Uses, Hostile, proxy]);
    // A member of a type that cannot be asked is one that is not read.
    expect([...names.keys()]).toEqual([Address, Uses]);
    expect(failures.map(({ index, className }) => [index, className])).toEqual([
      [2, "Hostile"],
      [3, undefined],
    ]);
    for (const { error } of failures) expect(error).toBeInstanceOf(Error);
    expect(failures[0]?.error.cause).toBe("no error");
  });

  test("is none for a thunk that throws or a member that cannot be read", () => {
    class Half {
      @OfType(() => {
        throw new Error("Not yet.");
      })
      broken!: unknown;
      @OfType(() => String) text!: string;
    }
    const { schemas, failures } = documentOf([Half]);
    expect(failures).toEqual([]);
    expect(Object.keys(schemas["Half"]?.["properties"] as object)).toEqual(["broken", "text"]);
  });
});

describe("what is found", () => {
  test("is reported once, whoever leads to it, and returned", () => {
    const found: Diagnostic[] = [];
    const report = (one: Diagnostic): void => void found.push(one);
    const { diagnostics } = documentOf([UsesUnread, Unread, UsesUnread], {
      diagnostics: { report },
    });
    expect(found).toEqual(diagnostics);
    expect(found.map(({ code, path, severity }) => [code, path, severity])).toEqual([
      ["unreadable_shape", "/types/Unread/members/0", "warning"],
    ]);
  });

  test("goes to the process without a report, failures too", () => {
    class Quiet {
      @IsDefined() what!: unknown;
    }
    const emit = jest.spyOn(process, "emitWarning").mockReturnValue();
    toSchemaDocument([Quiet, undefined as unknown as Class]);
    toSchemaDocument([Quiet]);
    const emitted = emit.mock.calls.map(([message, options]) => [
      (options as { code?: string } | undefined)?.code,
      String(message).split(":")[0],
    ]);
    emit.mockRestore();
    expect(emitted).toEqual([
      ["unreadable_shape", "Quiet.what"],
      ["class_left_out", "toSchemaDocument left out class 1 of the list (no class)"],
    ]);
  });
});

describe("the options of a document", () => {
  test("are refused by name before any class is looked at", () => {
    const call = (options: object): unknown => documentOf([undefined], options);
    expect(() => call({ dialect: "flat" })).toThrow(
      /^The dialect "flat" keeps no references, .* Leave it out/u,
    );
    expect(() => call({ references: "never" })).toThrow(
      'Unknown value "never" of option "references". Allowed: shared.',
    );
    expect(() => call({ refPrefix: "#/components/schemas" })).toThrow(
      /option "refPrefix". Allowed: a text that ends with a slash/u,
    );
    expect(() => call({ direction: "in" })).toThrow('option "direction". Allowed: input, output.');
    expect(() => call({ unknownArguments: "refuse" })).toThrow("Allowed: reject, ignore.");
    expect(() => call({ closeListed: true })).toThrow('Unknown option "closeListed".');
    expect(() => call({ host: { validation: {} } })).toThrow('Unknown host option "validation".');
    expect(() => call({ diagnostics: { escalate: ["unheard_of"] } })).toThrow("unheard_of");
  });

  test("may each be undefined", () => {
    const none = { refPrefix: undefined, direction: undefined, unknownArguments: undefined };
    expect(documentOf([User], none as object).schemas).toEqual(documentOf([User]).schemas);
  });

  test.each<[string, unknown, string]>([
    ["a class", User, "the class User: put it in a list"],
    ["undefined", undefined, "undefined"],
    ["null", null, "null"],
    ["a record", { User }, "object"],
  ])("go with a list of classes, not %s", (_, wrong, found) => {
    expect(() => toSchemaDocument(wrong as readonly Class[])).toThrow(
      new TypeError(`toSchemaDocument takes a list of classes, found ${found}.`),
    );
  });

  test("say how the host reads the classes", () => {
    const members = ({ schemas }: SchemaDocument): unknown => schemas["Address"]?.["required"];
    const lax = { host: { validator: { skipMissingProperties: true } } };
    expect([members(documentOf([Address])), members(documentOf([Address], lax))]).toEqual([
      ["street"],
      undefined,
    ]);
  });
});

test("a chain of 10,000 classes is read and written, listed as a whole or by its first", () => {
  const chain: Class[] = [];
  const first = withText();
  let next = first;
  for (let count = 0; count < 10_000; count += 1) {
    const of = next;
    class Link {}
    OfType(() => of)(Link.prototype, "next");
    chain.push(named(`Link${count}`, Link));
    next = Link;
  }
  const last = chain.at(-1);
  const start = performance.now();
  expect(Object.keys(documentOf([last]).schemas)).toHaveLength(10_001);
  expect(documentOf(chain).names.size).toBe(10_000);
  // Quadratic work takes minutes.
  expect(performance.now() - start).toBeLessThan(20_000);
  OfType(() => Unread)(first.prototype as object, "unread");
  const { failures, names } = documentOf([...chain, Address], {
    diagnostics: { escalate: ["unreadable_shape"] },
  });
  expect([failures.length, [...names.keys()]]).toEqual([10_000, [Address]]);
}, 60_000);
