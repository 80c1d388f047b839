import "reflect-metadata";
import { Type } from "class-transformer";
import { IsIn, IsOptional, IsString, ValidateNested } from "class-validator";
import {
  ArrayOf,
  Decimal,
  Default,
  Describe,
  Enum,
  Format,
  Integer,
  Labels,
  Mark,
  Name,
  Nullable,
  OfType,
  ReadOnly,
  Required,
  toInputSchema,
  toOutputSchema,
  WriteOnly,
} from "../src/index.js";

const SEARCH =
  '{"type":"object","properties":{"search":{"type":"string","description":"Part of the title, in any case."},"ordering":{"type":"string","enum":["title","-title"],"default":"title"}},"additionalProperties":false}';
const ROWS =
  '{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"}},"required":["id","title"]}}';
const AUTHOR =
  '{"type":"object","properties":{"name":{"type":"string"},"books":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"price":{"type":"string","format":"decimal"},"status":{"type":"string","enum":["draft","published"],"default":"draft"},"published_on":{"type":["string","null"],"format":"date","default":null},"pk":{"type":["integer","null"],"default":null}},"required":["title","price"],"additionalProperties":false}}},"required":["name"],"additionalProperties":false}';
const AUTHOR_READ =
  '{"type":["object","null"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"books":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"price":{"type":"string","format":"decimal"},"status":{"type":"string","oneOf":[{"const":"draft","title":"Draft"},{"const":"published","title":"Published"}]}},"required":["id","title","price","status"]}}},"required":["id","name","books"]}';

class Search {
  @OfType(() => String) @Describe("Part of the title, in any case.") search!: string;
  @Enum(["title", "-title"]) @Default("title") ordering!: string;
}

class Row {
  @Required() @Integer() @Mark("handle") id!: number;
  @Required() @OfType(() => String) @Mark("label") title!: string;
}

class Book {
  @ReadOnly() @Required() @Integer() id!: number;
  @Required() @OfType(() => String) title!: string;
  @Required() @Decimal() price!: string;
  @Enum(["draft", "published"])
  @Labels({ draft: "Draft", published: "Published" })
  @Default("draft")
  status!: string;
  @WriteOnly() @Format("date") @Default(null) @Name("published_on") publishedOn!: string | null;
  @WriteOnly() @Nullable() @Integer() @Default(null) pk!: number | null;
}

class Author {
  @ReadOnly() @Required() @Integer() id!: number;
  @Required() @OfType(() => String) name!: string;
  @ArrayOf(() => Book) books!: Book[];
}

class AuthorRead {
  @Required() @Integer() id!: number;
  @Required() @OfType(() => String) name!: string;
  @Required() @ArrayOf(() => Book) books!: Book[];
}

const flat = { dialect: "flat" } as const;

describe("the expected results, from own decorators", () => {
  test("a list operation's input", () => {
    expect(JSON.stringify(toInputSchema(Search, flat))).toBe(SEARCH);
  });

  test("a list operation's output", () => {
    expect(JSON.stringify(toOutputSchema(Row, { ...flat, list: true }))).toBe(ROWS);
  });

  test("an author with book rows", () => {
    expect(JSON.stringify(toInputSchema(Author, flat))).toBe(AUTHOR);
  });

  test("the same author re-read as one", () => {
    const schema = toOutputSchema(AuthorRead, { ...flat, mayBeMissing: true });
    expect(JSON.stringify(schema)).toBe(AUTHOR_READ);
  });
});

describe("the expected results, from class-validator where it can say them", () => {
  class SearchDto {
    // What `@IsOptional()` lets through too is null, which the author of this one does not mean.
    @Describe("Part of the title, in any case.") @OfType(() => String) search?: string;
    @IsIn(["title", "-title"]) ordering = "title";
  }

  test("a list operation's input", () => {
    expect(JSON.stringify(toInputSchema(SearchDto, flat))).toBe(SEARCH);
  });

  class BookDto {
    @IsString() title!: string;
    @IsString() @Decimal() price!: string;
    @IsIn(["draft", "published"]) status = "draft";
    @IsOptional() @Format("date") @Name("published_on") publishedOn: string | null = null;
    @IsOptional() @Integer() pk: number | null = null;
  }
  class AuthorDto {
    @IsString() name!: string;
    @ValidateNested({ each: true }) @Type(() => BookDto) books!: BookDto[];
  }

  test("an author with book rows", () => {
    const told: string[] = [];
    const diagnostics = { report: ({ code }: { code: string }) => told.push(code) };
    expect(JSON.stringify(toInputSchema(AuthorDto, { ...flat, diagnostics }))).toBe(AUTHOR);
    expect(told).toEqual(["unenforced_presence"]);
  });
});
