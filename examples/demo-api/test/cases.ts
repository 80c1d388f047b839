/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  /** Empty where none is sent. */
  readonly body: string;
}

/** A call, what the service is sent, and what comes back. */
export interface Case {
  readonly tool: string;
  readonly named: string;
  readonly args: Record<string, unknown>;
  readonly sent: Sent;
  readonly status: number;
  /** What the service answers. */
  readonly answer?: unknown;
  /** The text of a refusal. */
  readonly told?: string;
}

const orders = "/api/v1/orders";
const bad = (...messages: readonly string[]): string => ["400 Bad Request", ...messages].join("\n");
const row = { sku: "ABC-1", count: 2 };

export const cases: readonly Case[] = [
  {
    tool: "orders_list",
    named: "nothing",
    args: {},
    sent: { method: "GET", url: orders, body: "" },
    status: 200,
    answer: [
      { id: 1, status: "open" },
      { id: 2, status: "open" },
    ],
  },
  {
    tool: "orders_list",
    named: "query parameters in the order of their declaration, a list repeated",
    args: { tag: ["a b", "c&d"], limit: 1, status: "shipped" },
    sent: { method: "GET", url: `${orders}?status=shipped&limit=1&tag=a%20b&tag=c%26d`, body: "" },
    status: 200,
    answer: [{ id: 1, status: "shipped" }],
  },
  {
    tool: "orders_list",
    named: "a bound that is passed",
    args: { limit: 99 },
    sent: { method: "GET", url: `${orders}?limit=99`, body: "" },
    status: 400,
    told: bad("limit must not be greater than 50"),
  },
  {
    tool: "orders_list",
    named: "an argument that is none",
    args: { page: 1 },
    sent: { method: "GET", url: `${orders}?page=1`, body: "" },
    status: 400,
    told: 'unknown_argument: Unknown argument "page". Permitted: "status", "limit", "tag".',
  },
  {
    tool: "orders_quick",
    named: "the measured order",
    args: { item: "Tea", quantity: 3 },
    sent: { method: "POST", url: `${orders}/quick`, body: '{"item":"Tea","quantity":3}' },
    status: 201,
    answer: { id: 3, status: "open" },
  },
  {
    tool: "orders_quick",
    named: "everything that is wrong",
    args: { item: "", quantity: 101 },
    sent: { method: "POST", url: `${orders}/quick`, body: '{"item":"","quantity":101}' },
    status: 400,
    told: bad("item should not be empty", "quantity must not be greater than 100"),
  },
  {
    tool: "orders_create",
    named: "nested rows and a header",
    args: { customer: "Ada", rows: [row, { sku: "XYZ" }], "idempotency-key": "k1" },
    sent: {
      method: "POST",
      url: orders,
      body: '{"customer":"Ada","rows":[{"sku":"ABC-1","count":2},{"sku":"XYZ"}]}',
    },
    status: 201,
    answer: { id: 2, status: "k1 nobody" },
  },
  {
    tool: "orders_create",
    named: "a nested key that is none",
    args: { customer: "Ada", rows: [{ sku: "ABC-1", price: 2 }] },
    sent: {
      method: "POST",
      url: orders,
      body: '{"customer":"Ada","rows":[{"sku":"ABC-1","price":2}]}',
    },
    status: 400,
    told: bad("rows.0.property price should not exist"),
  },
  {
    tool: "orders_create",
    named: "no rows",
    args: { customer: "Ada", rows: [] },
    sent: { method: "POST", url: orders, body: '{"customer":"Ada","rows":[]}' },
    status: 400,
    told: bad("rows should not be empty"),
  },
  {
    tool: "orders_replace",
    named: "an id of the path and one of the body",
    args: { id: 7, body: { id: 8, customer: "Ada", rows: [row] } },
    sent: {
      method: "PUT",
      url: `${orders}/7`,
      body: '{"id":8,"customer":"Ada","rows":[{"sku":"ABC-1","count":2}]}',
    },
    status: 200,
    answer: { id: 8, status: "open" },
  },
  {
    tool: "orders_replace",
    named: "an order that is not there",
    args: { id: 101, body: { customer: "Ada", rows: [row] } },
    sent: {
      method: "PUT",
      url: `${orders}/101`,
      body: '{"customer":"Ada","rows":[{"sku":"ABC-1","count":2}]}',
    },
    status: 404,
    told: "404 Not Found\nThere is no order 101.",
  },
  {
    tool: "orders_replace",
    named: "an id that is no number",
    args: { id: "a/b", body: { customer: "Ada", rows: [row] } },
    sent: {
      method: "PUT",
      url: `${orders}/a%2Fb`,
      body: '{"customer":"Ada","rows":[{"sku":"ABC-1","count":2}]}',
    },
    status: 400,
    told: bad("Validation failed (numeric string is expected)"),
  },
  {
    tool: "orders_cancel",
    named: "no body",
    args: { id: 1 },
    sent: { method: "POST", url: `${orders}/1/cancel`, body: "" },
    status: 201,
    answer: { id: 1, status: "cancelled" },
  },
  {
    tool: "orders_cancel",
    named: "an empty body, which is a body",
    args: { id: 1, body: {} },
    sent: { method: "POST", url: `${orders}/1/cancel`, body: "{}" },
    status: 400,
    told: bad("reason must be longer than or equal to 3 characters", "reason must be a string"),
  },
  {
    tool: "orders_cancel",
    named: "a body with its reason",
    args: { id: 1, body: { reason: "Too late" } },
    sent: { method: "POST", url: `${orders}/1/cancel`, body: '{"reason":"Too late"}' },
    status: 201,
    answer: { id: 1, status: "cancelled: Too late" },
  },
  {
    tool: "orders_bulk",
    named: "a list as the body",
    args: { body: [{ item: "Tea" }, { item: "Jam", quantity: 2 }] },
    sent: {
      method: "POST",
      url: `${orders}/bulk`,
      body: '[{"item":"Tea"},{"item":"Jam","quantity":2}]',
    },
    status: 201,
    answer: [
      { id: 1, status: "open" },
      { id: 2, status: "open" },
    ],
  },
  {
    tool: "orders_bulk",
    named: "an item that is wrong",
    args: { body: [{ item: "Tea" }, { item: "Jam", quantity: 0 }] },
    sent: {
      method: "POST",
      url: `${orders}/bulk`,
      body: '[{"item":"Tea"},{"item":"Jam","quantity":0}]',
    },
    status: 400,
    told: bad("quantity must not be less than 1"),
  },
  {
    tool: "orders_pay",
    named: "by card",
    args: { id: 1, payment: { method: "card", lastDigits: "1234" } },
    sent: {
      method: "POST",
      url: `${orders}/1/payment`,
      body: '{"payment":{"method":"card","lastDigits":"1234"}}',
    },
    status: 201,
    answer: { id: 1, status: "paid by CardPayment" },
  },
  {
    tool: "orders_pay",
    named: "by transfer, with the digits of a card",
    args: { id: 1, payment: { method: "transfer", lastDigits: "1234" } },
    sent: {
      method: "POST",
      url: `${orders}/1/payment`,
      body: '{"payment":{"method":"transfer","lastDigits":"1234"}}',
    },
    status: 400,
    told: bad(
      "payment.property lastDigits should not exist",
      "payment.iban must be longer than or equal to 15 characters",
      "payment.iban must be a string",
    ),
  },
  {
    tool: "orders_categories",
    named: "a tree",
    args: { name: "All", children: [{ name: "Tea", children: [{ name: "Green" }] }] },
    sent: {
      method: "POST",
      url: `${orders}/categories`,
      body: '{"name":"All","children":[{"name":"Tea","children":[{"name":"Green"}]}]}',
    },
    status: 201,
    answer: { nodes: 3 },
  },
  {
    tool: "orders_categories",
    named: "a leaf that is wrong",
    args: { name: "All", children: [{ name: "Tea", children: [{ name: "G" }] }] },
    sent: {
      method: "POST",
      url: `${orders}/categories`,
      body: '{"name":"All","children":[{"name":"Tea","children":[{"name":"G"}]}]}',
    },
    status: 400,
    told: bad("children.0.children.0.name must be longer than or equal to 2 characters"),
  },
  {
    tool: "orders_note",
    named: "keys of a body of which nothing is known",
    args: { id: 1, text: "Fragile", lines: [1, 2] },
    sent: { method: "POST", url: `${orders}/1/notes`, body: '{"text":"Fragile","lines":[1,2]}' },
    status: 201,
    answer: { note: '1: {"text":"Fragile","lines":[1,2]}' },
  },
  {
    tool: "orders_remove",
    named: "an answer without a body",
    args: { id: 1 },
    sent: { method: "DELETE", url: `${orders}/1`, body: "" },
    status: 200,
  },
];
