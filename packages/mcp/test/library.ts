import { Expose, Exclude, Transform, Type } from "class-transformer";
import {
  ArrayNotEmpty,
  IsArray,
  IsDate,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import { defineTool } from "../src/index.js";

export class Author {
  @IsString()
  @MinLength(2)
  name!: string;
}

export class AddBook {
  @IsString()
  @MinLength(2)
  title!: string;

  @IsInt()
  @Min(1)
  @Max(5)
  copies = 1;

  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Author)
  authors!: Author[];

  /** Only an instance has it. */
  heading(): string {
    return `${this.title} by ${this.authors.map(({ name }) => name).join(", ")}`;
  }
}

export class Book {
  @IsInt()
  id!: number;

  @IsString()
  title!: string;

  @Expose({ name: "added_at" })
  @IsDate()
  @Type(() => Date)
  addedAt!: Date;

  @Exclude()
  shelf?: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Author)
  authors?: Author[];

  shelve(): void {
    this.shelf = "A1";
  }
}

export class FindBooks {
  @IsOptional()
  @IsString()
  text?: string;
}

const added = new Date("2026-01-02T03:04:05.000Z");

export const addBook = defineTool({
  name: "add_book",
  title: "Add a book",
  description: "Adds a book to the library",
  input: AddBook,
  output: Book,
  annotations: { destructiveHint: false, idempotentHint: false },
  // The shelf is for the library alone.
  handler: (args) => ({ id: 1, title: args.heading(), addedAt: added, shelf: "A1" }),
});

export const findBooks = defineTool({
  name: "find_books",
  description: "Finds books by their title",
  input: FindBooks,
  output: [Book],
  handler: ({ text = "" }) =>
    ["Dune", "Emma"]
      .filter((title) => title.includes(text))
      .map((title, at) => Object.assign(new Book(), { id: at, title, addedAt: added, shelf: "B" })),
});

export const countBooks = defineTool({
  name: "count_books",
  description: "Says how many books there are",
  handler: () => "2 books",
});

export const burnBooks = defineTool({
  name: "burn_books",
  description: "Is not done here",
  handler: () => {
    throw new Error("Books are not burned.");
  },
});

export class Wrong {
  @IsInt()
  id!: number;

  @Transform(({ value }: { value: unknown }) => value)
  note?: string;
}

/** Gives something else than it declares. */
export const lie = defineTool({
  name: "lie",
  description: "Gives a text for a number",
  output: Wrong,
  handler: () => ({ id: "one" }) as unknown as Wrong,
});

export const library = [addBook, findBooks, countBooks, burnBooks, lie];

export const addBookSchema = {
  type: "object",
  properties: {
    title: { type: "string", minLength: 2 },
    copies: { type: "integer", default: 1, minimum: 1, maximum: 5 },
    authors: {
      type: "array",
      items: {
        type: "object",
        properties: { name: { type: "string", minLength: 2 } },
        required: ["name"],
        additionalProperties: false,
      },
      minItems: 1,
    },
  },
  required: ["title", "authors"],
  additionalProperties: false,
};

const bookSchema = {
  type: "object",
  properties: {
    id: { type: "integer" },
    title: { type: "string" },
    added_at: { type: "string", format: "date-time" },
    authors: {
      type: "array",
      items: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
    },
  },
  required: ["id", "title", "added_at"],
};

export const listedBooks = { type: "array", items: bookSchema };

/** How the tools are listed; what is no object as `natural`, or under `result`. */
export function listing(isWrapped: boolean): readonly object[] {
  return [
    {
      name: "add_book",
      title: "Add a book",
      description: "Adds a book to the library",
      inputSchema: addBookSchema,
      outputSchema: bookSchema,
      annotations: { destructiveHint: false, idempotentHint: false },
    },
    {
      name: "find_books",
      description: "Finds books by their title",
      inputSchema: {
        type: "object",
        properties: { text: { type: "string" } },
        additionalProperties: false,
      },
      outputSchema: isWrapped
        ? { type: "object", properties: { result: listedBooks }, required: ["result"] }
        : listedBooks,
    },
    {
      name: "count_books",
      description: "Says how many books there are",
      inputSchema: NO_ARGUMENTS,
    },
    { name: "burn_books", description: "Is not done here", inputSchema: NO_ARGUMENTS },
    {
      name: "lie",
      description: "Gives a text for a number",
      inputSchema: NO_ARGUMENTS,
      outputSchema: {
        type: "object",
        properties: { id: { type: "integer" }, note: {} },
        required: ["id"],
      },
    },
  ];
}

const NO_ARGUMENTS = { type: "object", properties: {}, additionalProperties: false };

export const goodBook = { title: "Dune", authors: [{ name: "Frank Herbert" }] };

export const toldBook = {
  id: 1,
  title: "Dune by Frank Herbert",
  added_at: "2026-01-02T03:04:05.000Z",
};

export const foundBooks = ["Dune", "Emma"].map((title, id) => ({
  id,
  title,
  added_at: "2026-01-02T03:04:05.000Z",
}));

export const badBook = { title: "D", copies: 9, authors: [{ nam: "Frank Herbert" }] };

export const refusedBook = [
  'title: title must be longer than or equal to 2 characters [size, minLength]; expected at least 2 characters, received "D"',
  "copies: copies must not be greater than 5 [range, max]; expected at most 5, received 9",
  "authors[0].name: is required [required]; expected a text",
  'authors[0].nam: is not an argument; did you mean "name"? [unknown_argument]; expected one of "name"',
].join("\n");
