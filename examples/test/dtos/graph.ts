import {
  ArticleOrderBy,
  ArticleTitle,
  ArticleWhere,
  CreateArticle,
  FindArticles,
  NumberFilter,
  StringFilter,
  TableBlock,
  TagInput,
  TagRef,
  TagsInput,
  UpdateArticle,
} from "../../src/dtos/graph.js";
import { type DtoCase, UUID } from "./dto-case.js";

export const cases: readonly DtoCase[] = [
  {
    cls: StringFilter,
    sample: { contains: "coat" },
    accepts: [{ equals: "" }, { in: ["a", "b"] }],
    refuses: [{ contains: "c" }, { in: "a" }, { equals: 1 }],
  },
  {
    cls: NumberFilter,
    sample: { gte: 1 },
    accepts: [{ lte: 2.5 }, { equals: -1 }],
    refuses: [{ gte: "1" }, { lte: {} }, { equals: true }],
  },
  {
    cls: ArticleWhere,
    sample: { title: { contains: "coat" } },
    accepts: [
      { AND: [{ views: { gte: 10 } }, { NOT: { title: { equals: "x" } } }] },
      { OR: [], NOT: {} },
    ],
    refuses: [{ title: { contains: "c" } }, { AND: [{ views: { gte: "10" } }] }, { NOT: "coat" }],
    belowFlat: [{ NOT: { NOT: { OR: [{ title: "coat" }] } } }],
    narrower: [
      { given: { OR: {} }, because: "one for a list, or a list for one" },
      { given: { NOT: [] }, because: "one for a list, or a list for one" },
      { given: { title: null }, because: "null in the dialect flat alone" },
    ],
  },
  {
    cls: ArticleOrderBy,
    sample: { title: "asc" },
    accepts: [{ views: "desc" }, { title: undefined }],
    refuses: [{ title: "up" }, { views: 1 }, { title: true }],
  },
  {
    cls: FindArticles,
    sample: {},
    accepts: [
      { where: { AND: [{ title: { contains: "coat" } }] }, orderBy: [{ views: "desc" }] },
      { skip: 0, take: 100 },
    ],
    refuses: [{ take: 0 }, { skip: -1 }, { where: { title: 1 } }, { orderBy: [{ views: "up" }] }],
  },
  {
    cls: TagRef,
    sample: { id: UUID },
    accepts: [{ id: UUID.toUpperCase() }, { id: "00000000-0000-0000-0000-000000000000" }],
    refuses: [{ id: "1" }, { id: undefined }, { id: null }],
  },
  {
    cls: TagInput,
    sample: { label: "coats" },
    accepts: [{ label: "" }, { label: "x".repeat(30) }],
    refuses: [{ label: "x".repeat(31) }, { label: undefined }, { label: ["coats"] }],
  },
  {
    cls: TagsInput,
    sample: { connect: [{ id: UUID }] },
    accepts: [{ create: [{ label: "coats" }] }, { connect: [] }],
    refuses: [{ connect: [{}] }, { create: [{ label: 1 }] }, { connect: "all" }],
  },
  {
    cls: CreateArticle,
    sample: { title: "Coats", body: "", authorId: UUID },
    accepts: [{ tags: { connect: [{ id: UUID }] } }, { body: "Warm" }],
    refuses: [{ title: "Co" }, { authorId: undefined }, { authorId: "1" }, { tags: "coats" }],
    narrower: [{ given: { authorId: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: UpdateArticle,
    sample: { id: UUID },
    accepts: [{ title: "Coats" }, { isPinned: true, tags: {} }],
    refuses: [{ id: undefined }, { title: "" }, { isPinned: 1 }],
    narrower: [{ given: { authorId: UUID }, because: "unknown arguments" }],
  },
  {
    cls: ArticleTitle,
    sample: { title: "Coats" },
    // The rule that the class adds takes the place of those that it inherits.
    accepts: [{ title: "" }, { title: "x".repeat(60) }],
    refuses: [{ title: "x".repeat(61) }, { title: 1 }, { title: undefined }],
  },
  {
    cls: TableBlock,
    sample: { rows: [["a", "b"]], widths: [1, 2] },
    accepts: [{ rows: [[]] }, { widths: [] }],
    refuses: [{ rows: [] }, { rows: ["a"] }, { rows: undefined }, { widths: [1.5] }],
  },
];
