import {
  ArrayOf,
  Decimal,
  Default,
  defineOperation,
  Describe,
  Enum,
  Integer,
  Labels,
  OfType,
  operationInputSchema,
  operationOutputSchema,
  ReadOnly,
  Required,
} from "@shapewright/binding";

export class BookSearch {
  @Describe("Part of the title, in any case.")
  @OfType(() => String)
  search!: string;

  @Enum(["title", "-title"])
  @Default("title")
  ordering!: string;
}

export class Book {
  @ReadOnly()
  @Required()
  @Integer()
  id!: number;

  @Required()
  @OfType(() => String)
  title!: string;

  @Required()
  @Decimal()
  price!: string;

  @Enum(["draft", "published"])
  @Labels({ draft: "Draft", published: "Published" })
  @Default("draft")
  status!: string;
}

export class Author {
  @Required()
  @OfType(() => String)
  name!: string;

  @Required()
  @ArrayOf(() => Book)
  books!: Book[];
}

/** Declared once, described to any transport, in the dialect `flat` unless told otherwise. */
export const listBooks = defineOperation({ kind: "list", input: BookSearch, output: Book });

export const saveAuthor = defineOperation({
  kind: "command",
  input: Author,
  reread: { kind: "retrieve", output: Author },
});

export const described = {
  list_books: {
    inputSchema: operationInputSchema(listBooks),
    outputSchema: operationOutputSchema(listBooks),
  },
  save_author: {
    inputSchema: operationInputSchema(saveAuthor),
    outputSchema: operationOutputSchema(saveAuthor),
  },
};
