import { Type } from "class-transformer";
import { IsArray, IsInt, IsString, ValidateNested } from "class-validator";
import { Default, Labels, Mark } from "../../src/decorators/index.js";
import {
  ArrayOf,
  Decimal,
  defineOperation,
  Describe,
  Enum,
  Integer,
  OfType,
  operationInputSchema,
  operationOutputSchema,
  Required,
  type Operation,
  type OperationOutputOptions,
} from "../../src/index.js";

class Search {
  @Describe("Part of the title, in any case.") @OfType(() => String) search?: string;
  @Enum(["title", "-title"]) @Default("title") ordering?: string;
}
class Item {
  @Required() @Integer() id!: number;
}
class Row {
  @Required() @OfType(() => String) name!: string;
}

const item = { type: "object", properties: { id: { type: "integer" } }, required: ["id"] };
const itemOrNull = { ...item, type: ["object", "null"] };
const row = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
const rowOrNull = { ...row, type: ["object", "null"] };

describe("what an operation gives", () => {
  test.each<[string, Operation, object | undefined]>([
    ["no output class", { kind: "list" }, undefined],
    [
      "no output class on the re-read either",
      { kind: "command", reread: { kind: "list" } },
      undefined,
    ],
    ["a list", { kind: "list", output: Item }, { type: "array", items: item }],
    ["one", { kind: "retrieve", output: Item }, item],
    ["one that may be missing", { kind: "retrieve", output: Item, allowMissing: true }, itemOrNull],
    [
      "a command re-read as a list",
      { kind: "command", output: Item, reread: { kind: "list" } },
      { type: "array", items: item },
    ],
    [
      "a command re-read as one",
      { kind: "command", output: Item, reread: { kind: "retrieve" } },
      itemOrNull,
    ],
    [
      "a command re-read as one, whatever allowMissing says",
      { kind: "command", output: Item, allowMissing: false, reread: { kind: "retrieve" } },
      itemOrNull,
    ],
    ["a command without a re-read", { kind: "command", output: Item }, item],
    [
      "a command without a re-read, whatever allowMissing says",
      { kind: "command", output: Item, allowMissing: true },
      item,
    ],
    [
      "the re-read's own class, where both name one",
      { kind: "command", output: Item, reread: { kind: "retrieve", output: Row } },
      rowOrNull,
    ],
    [
      "the re-read's own class, where it alone names one",
      { kind: "command", reread: { kind: "list", output: Row } },
      { type: "array", items: row },
    ],
  ])("%s", (_name, operation, expected) => {
    const defined = defineOperation(operation);
    expect(JSON.stringify(operationOutputSchema(defined))).toBe(JSON.stringify(expected));
  });

  test("in another dialect where one is named", () => {
    class Pair {
      @OfType(() => Item) left!: Item;
      @OfType(() => Item) right!: Item;
    }
    const operation = defineOperation({ kind: "retrieve", output: Pair });
    expect(operationOutputSchema(operation)).not.toHaveProperty("$defs");
    expect(operationOutputSchema(operation, { dialect: "referenced" })).toHaveProperty("$defs");
  });

  test("in what number is not for the options to say", () => {
    const options = { list: true } as OperationOutputOptions;
    expect(() => operationOutputSchema({ kind: "list" }, options)).toThrow(
      new TypeError(
        'Unknown option "list": in what number an operation gives, and whether null, is told by its own keys. ' +
          "Allowed keys: kind, input, output, allowMissing, reread.",
      ),
    );
  });
});

describe("whole results", () => {
  const listed =
    '{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"}},"required":["id","title"]}}';
  const reread =
    '{"type":["object","null"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"books":{"type":"array",' +
    '"items":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},' +
    '"price":{"type":"string","format":"decimal"},"status":{"type":"string","oneOf":[{"const":"draft","title":"Draft"},' +
    '{"const":"published","title":"Published"}]}},"required":["id","title","price","status"]}}},' +
    '"required":["id","name","books"]}';

  class Labelled {
    @Mark("handle") @Required() @Integer() id!: number;
    @Mark("label") @Required() @OfType(() => String) title!: string;
  }
  class Book {
    @Required() @Integer() id!: number;
    @Required() @OfType(() => String) title!: string;
    @Required() @Decimal() price!: string;
    @Labels({ draft: "Draft", published: "Published" })
    @Enum(["draft", "published"])
    @Default("draft")
    status!: string;
  }
  class Author {
    @Required() @Integer() id!: number;
    @Required() @OfType(() => String) name!: string;
    @Required() @ArrayOf(() => Book) books!: Book[];
  }

  class RuledLabelled {
    @IsInt() id!: number;
    @IsString() title!: string;
  }
  class RuledBook {
    @IsInt() id!: number;
    @IsString() title!: string;
    @IsString() @Decimal() price!: string;
    @Labels({ draft: "Draft", published: "Published" })
    @Enum(["draft", "published"])
    @IsString()
    status = "draft";
  }
  class RuledAuthor {
    @IsInt() id!: number;
    @IsString() name!: string;
    @IsArray() @ValidateNested({ each: true }) @Type(() => RuledBook) books!: RuledBook[];
  }

  test.each([
    ["the product's own decorators", Labelled, Author],
    ["class-validator's where they can say it", RuledLabelled, RuledAuthor],
  ])("byte for byte, from %s", (_name, item, author) => {
    const report = { diagnostics: { report: () => undefined } };
    expect(JSON.stringify(operationOutputSchema({ kind: "list", output: item }, report))).toBe(
      listed,
    );
    const operation: Operation = {
      kind: "command",
      output: author,
      reread: { kind: "retrieve" },
    };
    expect(JSON.stringify(operationOutputSchema(operation, report))).toBe(reread);
  });
});

describe("what an operation takes", () => {
  const list = defineOperation({ kind: "list", input: Search, output: Item });

  test("is its input class, flat", () => {
    expect(JSON.stringify(operationInputSchema(list))).toBe(
      '{"type":"object","properties":{"search":{"type":"string","description":"Part of the title, in any case."},' +
        '"ordering":{"type":"string","enum":["title","-title"],"default":"title"}},"additionalProperties":false}',
    );
    expect(operationInputSchema(list, { unknownArguments: "ignore" })).not.toHaveProperty(
      "additionalProperties",
    );
    expect(operationInputSchema(list, { dialect: "referenced" })).toHaveProperty("required", []);
  });

  test("is nothing where it has no input class", () => {
    const operation = defineOperation({ kind: "list" });
    const write = (options = {}) => JSON.stringify(operationInputSchema(operation, options));
    expect(write()).toBe('{"type":"object","properties":{},"additionalProperties":false}');
    expect(write({ unknownArguments: "ignore" })).toBe('{"type":"object","properties":{}}');
    expect(write({ dialect: "referenced" })).toBe(
      '{"type":"object","properties":{},"required":[],"additionalProperties":false}',
    );
    expect(write({ host: {}, diagnostics: {} })).toBe(write());
    expect(() => write({ dialects: "flat" })).toThrow(/^Unknown option "dialects"\. Allowed: /u);
  });
});

describe("a declaration", () => {
  test("is frozen, and changing what it was made from changes nothing", () => {
    const reread = { kind: "list" as const };
    const given = { kind: "command" as const, output: Item, reread };
    const operation = defineOperation(given);
    expect(operation).toEqual(given);
    expect(operation).not.toBe(given);
    expect(operation.reread).not.toBe(reread);
    expect(Object.isFrozen(operation) && Object.isFrozen(operation.reread)).toBe(true);
  });

  test.each<[object | null, string]>([
    [
      null,
      "The operation keys are an object, found null. Allowed: kind, input, output, allowMissing, reread.",
    ],
    [
      { kind: "list", ouput: Item },
      'Unknown operation key "ouput". Allowed: kind, input, output, allowMissing, reread.',
    ],
    [{}, 'Unknown value undefined of option "kind". Allowed: list, retrieve, command.'],
    [{ kind: "get" }, 'Unknown value "get" of option "kind". Allowed: list, retrieve, command.'],
    [{ kind: "list", input: "Item" }, 'Unknown value "Item" of option "input". Allowed: a class.'],
    [{ kind: "list", output: null }, 'Unknown value null of option "output". Allowed: a class.'],
    [
      { kind: "retrieve", allowMissing: "yes" },
      'Unknown value "yes" of option "allowMissing". Allowed: true, false.',
    ],
    [
      { kind: "command", reread: { kind: "list", input: Item } },
      'Unknown reread key "input". Allowed: kind, output.',
    ],
    [
      { kind: "command", reread: { kind: "command" } },
      'Unknown value "command" of option "reread.kind". Allowed: list, retrieve.',
    ],
    [
      { kind: "command", reread: { kind: "list", output: 1 } },
      'Unknown value 1 of option "reread.output". Allowed: a class.',
    ],
    [
      { kind: "list", reread: { kind: "list" } },
      'An operation of kind "list" has a reread: it reads, and nothing changes that could be read again. ' +
        'Only one of kind "command" has a reread.',
    ],
  ])("with what is not allowed is refused: %j", (operation, message) => {
    const error = new TypeError(message);
    expect(() => defineOperation(operation as Operation)).toThrow(error);
    expect(() => operationInputSchema(operation as Operation)).toThrow(error);
    expect(() => operationOutputSchema(operation as Operation)).toThrow(error);
  });
});
