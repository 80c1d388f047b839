import {
  BulkPriceChange,
  Category,
  CreateProduct,
  Dimensions,
  PriceChange,
  PriceRange,
  ProductPage,
  ProductSearch,
  ProductTexts,
  Translation,
  Variant,
} from "../../src/dtos/catalog.js";
import { file, money } from "./common.js";
import { type DtoCase, OTHER_UUID, UUID } from "./dto-case.js";

const variant = { sku: "COAT-RED-M", price: money };
const text = { language: "nl", text: "Winterjas" };
const product = { slug: "winter-coats", names: [text], unit: 0, variants: [variant] };

export const cases: readonly DtoCase[] = [
  {
    cls: Translation,
    sample: text,
    accepts: [{ language: "en" }, { isMachineMade: true }],
    refuses: [{ language: "xx" }, { text: undefined }, { text: 1 }, { isMachineMade: "yes" }],
    leftToHost: [{ given: { text: " " }, code: "opaque_transform", member: "Translation.text" }],
  },
  {
    cls: Dimensions,
    sample: { width: 10, height: 0.5 },
    accepts: [{ depth: 3 }, { width: 1e6 }],
    refuses: [{ width: 0 }, { height: undefined }, { depth: -1 }, { width: "10" }],
    narrower: [{ given: { depth: null }, because: "null in the dialect flat alone" }],
  },
  {
    cls: Variant,
    sample: variant,
    accepts: [
      { ean: "9783161484100", stock: 5, options: { size: "M" } },
      { colour: "#ff0000", dimensions: { width: 1, height: 1 } },
    ],
    refuses: [
      { sku: "coat" },
      { price: undefined },
      { price: { amount: 1 } },
      { stock: -1 },
      { colour: "red" },
      { options: "M" },
    ],
    leftToHost: [
      { given: { ean: "9783161484101" }, code: "untranslated_constraint", member: "Variant.ean" },
    ],
  },
  {
    cls: CreateProduct,
    sample: product,
    accepts: [
      { status: "published", categoryIds: [UUID, OTHER_UUID], keywords: ["warm", "wool"] },
      { images: [file], customs: { origin: "NL" }, variants: [] },
    ],
    refuses: [
      { slug: "Winter coats" },
      { names: [] },
      { names: [{ ...text, language: "it" }] },
      { unit: 3 },
      { unit: undefined },
      { categoryIds: [UUID, UUID] },
      { customs: {} },
      { variants: [{ ...variant, stock: 0.5 }] },
      { variants: variant },
    ],
    leftToHost: [
      {
        given: { customs: { origin: null } },
        code: "untranslated_constraint",
        member: "CreateProduct.customs",
      },
    ],
    narrower: [
      { given: { unit: "Gram" }, because: "name of a numeric enum's member" },
      { given: { keywords: [1] }, because: "converted by @Type" },
    ],
  },
  {
    cls: ProductTexts,
    sample: { names: { title: text } },
    accepts: [{ names: {} }, { descriptions: { nl: "Warm" } }],
    refuses: [{ names: undefined }, { names: { title: { language: "it" } } }, { names: "title" }],
  },
  {
    cls: Category,
    sample: { slug: "clothes", title: "Clothes" },
    accepts: [
      { children: [{ slug: "coats", title: "Coats", children: [] }] },
      {
        children: [
          { slug: "a", title: "A", children: [{ slug: "b", title: "B", children: [] }] },
          { slug: "c", title: "C" },
        ],
      },
    ],
    refuses: [
      { slug: "Clothes" },
      { title: undefined },
      { children: [{ slug: "coats" }] },
      { children: {} },
    ],
    belowFlat: [{ children: [{ slug: "a", title: "A", children: [{ slug: "-", title: "B" }] }] }],
  },
  {
    cls: PriceRange,
    sample: { from: 100 },
    accepts: [{ to: 200 }, { from: undefined }],
    refuses: [{ from: -1 }, { from: 0.5 }, { to: 10_000_001 }],
    narrower: [{ given: { from: "100" }, because: "converted by @Type" }],
  },
  {
    cls: ProductSearch,
    sample: { text: "coat" },
    accepts: [
      { status: "draft,published", price: { from: 0, to: 100 }, inStock: true },
      { category: UUID, sort: "-price", page: 2 },
    ],
    refuses: [
      { text: 5 },
      { price: { from: -1 } },
      { sort: "weight" },
      { inStock: 1 },
      { pageSize: 0 },
    ],
    leftToHost: [
      { given: { status: "sold" }, code: "opaque_transform", member: "ProductSearch.status" },
      { given: { category: "coats" }, code: "opaque_transform", member: "ProductSearch.category" },
      { given: { text: "x".repeat(101) }, code: "opaque_transform", member: "ProductSearch.text" },
    ],
    narrower: [{ given: { inStock: "true" }, because: "converted by @Transform" }],
  },
  {
    cls: PriceChange,
    sample: { sku: "COAT-RED-M", price: money },
    accepts: [
      { price: { ...money, amount: 0 }, reason: "Given away" },
      { price: { ...money, amount: 1 } },
    ],
    refuses: [{ sku: undefined }, { price: { amount: 1, currency: 1 } }, { sku: "a" }],
    leftToHost: [
      {
        given: { price: { ...money, amount: 0 } },
        code: "conditional_member",
        member: "PriceChange.reason",
      },
    ],
    narrower: [{ given: { stock: 3 }, because: "unknown arguments" }],
  },
  {
    cls: BulkPriceChange,
    sample: { items: [{ sku: "COAT", price: money }] },
    accepts: [{ dryRun: true }, { dryRun: false }],
    refuses: [
      { items: [] },
      { items: [{ price: money }] },
      { dryRun: "yes" },
      { items: undefined },
    ],
  },
  {
    cls: ProductPage,
    sample: { items: [product], total: 1 },
    accepts: [{ items: [], total: 0 }, { items: [product, product] }],
    refuses: [{ total: undefined }, { items: [{}] }, { total: "1" }],
  },
];
