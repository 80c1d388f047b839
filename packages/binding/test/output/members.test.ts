import { Expose } from "class-transformer";
import { Allow, IsInt, IsOptional, IsString } from "class-validator";
import { Default, Labels, Mark, Title, WriteOnly } from "../../src/decorators/index.js";
import {
  Describe,
  Enum,
  Integer,
  MinLength,
  Nullable,
  OfType,
  Optional,
  ReadOnly,
  Required,
  toInputSchema,
} from "../../src/index.js";
import { sent } from "./output.js";

test("required lists the keys that are always there", () => {
  class Own {
    @Required() @Integer() demanded!: number;
    @Optional() @Integer() optional!: number;
    @Integer() unsaid!: number;
    @Default(1) @Integer() filled!: number;
    @Optional() @Default(1) @Integer() both!: number;
    @ReadOnly() @Integer() given!: number;
    @Required() @Nullable() @Integer() nullable!: number | null;
  }
  expect(sent(Own).required).toEqual(["demanded", "filled", "nullable"]);
});

test("an initializer fills a member, one that a rule lets be absent too", () => {
  class Rules {
    @IsInt() demanded!: number;
    @IsOptional() @IsInt() optional?: number;
    @IsInt() page = 1;
    @IsOptional() @IsInt() size = 1;
    @Allow() any = "x";
    @IsString() id = String(Math.random());
    @Expose() @IsOptional() @IsInt() wiped = 1;
  }
  expect(sent(Rules).required).toEqual(["demanded", "page", "size", "any", "id"]);
});

test("a getter is there without class-transformer's @Expose where the class has nothing of that package", () => {
  class Total {
    @Integer() get sum(): number {
      return Number("1");
    }
  }
  expect(sent(Total).schema).toEqual({
    type: "object",
    properties: { sum: { type: "integer" } },
  });
});

test("write-only members are for arguments alone, read-only ones are for what is sent", () => {
  class Account {
    @Required() @ReadOnly() @Integer() id!: number;
    @Required() @WriteOnly() @OfType(() => String) password!: string;
  }
  expect(Object.keys(sent(Account).properties)).toEqual(["id"]);
  expect(Object.keys(toInputSchema(Account).properties)).toEqual(["password"]);
});

test("labels, titles and markings: only what the author wrote is a title, and a marking changes nothing", () => {
  class Book {
    @Mark("handle") @Required() @Integer() id!: number;
    @Mark("hidden")
    @Required()
    @Title("Name")
    @Describe("Its name.")
    @OfType(() => String)
    name!: string;
    @Labels({ draft: "Draft", published: "Published" })
    @Enum(["draft", "published"])
    @Required()
    status!: string;
    @Labels({ draft: "draft", published: "published" }) @Enum(["draft", "published"]) same!: string;
    @Labels({ draft: "Draft" }) @Enum(["draft", "published"]) @Nullable() partly!: string | null;
  }
  expect(sent(Book).schema).toEqual({
    type: "object",
    properties: {
      id: { type: "integer" },
      name: { type: "string", title: "Name" },
      status: {
        type: "string",
        oneOf: [
          { const: "draft", title: "Draft" },
          { const: "published", title: "Published" },
        ],
      },
      same: { type: "string", enum: ["draft", "published"] },
      partly: {
        type: ["string", "null"],
        oneOf: [{ const: "draft", title: "Draft" }, { const: "published" }, { const: null }],
      },
    },
    required: ["id", "name", "status"],
  });
});

test("what the author declares with the product's own decorators is said of both directions", () => {
  class Code {
    @MinLength(2) @OfType(() => String) text!: string;
  }
  expect(sent(Code).properties).toEqual({ text: { type: "string", minLength: 2 } });
});
