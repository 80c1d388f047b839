/** A tool as it is listed, its input schema as a text: the order of the keys counts. */
export interface Listed {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: string;
  readonly outputSchema?: object;
}

const order = {
  type: "object",
  properties: { id: { type: "integer" }, status: { type: "string" } },
  required: ["id", "status"],
};

const listOfOrders = {
  type: "object",
  properties: { result: { type: "array", items: order } },
  required: ["result"],
};

const quick =
  '{"type":"object","properties":{"item":{"type":"string","description":"Item name","minLength":1},' +
  '"quantity":{"type":"integer","description":"Quantity","minimum":1,"maximum":100}},"required":["item"],"additionalProperties":false}';

const customer = '"customer":{"type":"string","minLength":2}';

const rows =
  '"rows":{"type":"array","items":{"type":"object","properties":{"sku":{"type":"string","minLength":3,"maxLength":12},' +
  '"count":{"type":"integer","default":1,"minimum":1}},"required":["sku"],"additionalProperties":false},"minItems":1}';

const category =
  '"properties":{"name":{"type":"string","minLength":2},"children":{"type":"array","items":{"$ref":"#/$defs/Category"}}},' +
  '"required":["name"],"additionalProperties":false';

export const listed: readonly Listed[] = [
  {
    name: "orders_list",
    description: "Lists orders",
    inputSchema:
      '{"type":"object","properties":{"status":{"type":"string","enum":["open","shipped","cancelled"]},' +
      '"limit":{"type":"integer","minimum":1,"maximum":50},"tag":{"type":"array","items":{"type":"string"}}},' +
      '"additionalProperties":false}',
    outputSchema: listOfOrders,
  },
  {
    name: "orders_quick",
    description: "Orders one item",
    inputSchema: quick,
    outputSchema: order,
  },
  {
    name: "orders_create",
    description: "Creates an order",
    inputSchema:
      `{"type":"object","properties":{"idempotency-key":{"type":"string"},${customer},${rows}},` +
      '"required":["customer","rows"],"additionalProperties":false}',
    outputSchema: order,
  },
  {
    name: "orders_replace",
    description: "Replaces an order",
    inputSchema:
      `{"type":"object","properties":{"id":{"type":"integer"},"body":{"type":"object","properties":{${customer},${rows},` +
      '"id":{"type":"integer"}},"required":["customer","rows"],"additionalProperties":false}},"required":["id","body"],' +
      '"additionalProperties":false}',
    outputSchema: order,
  },
  {
    name: "orders_cancel",
    description: "Cancels an order\n\nWith a reason, if there is one.",
    inputSchema:
      '{"type":"object","properties":{"id":{"type":"integer"},"body":{"type":"object","properties":{"reason":{"type":"string",' +
      '"minLength":3}},"required":["reason"],"additionalProperties":false}},"required":["id"],"additionalProperties":false}',
    outputSchema: order,
  },
  {
    name: "orders_bulk",
    description: "Creates many orders",
    inputSchema: `{"type":"object","properties":{"body":{"type":"array","items":${quick}}},"required":["body"],"additionalProperties":false}`,
    outputSchema: listOfOrders,
  },
  {
    name: "orders_pay",
    description: "Pays an order",
    inputSchema:
      '{"type":"object","properties":{"id":{"type":"integer"},"payment":{"anyOf":[{"type":"object","properties":' +
      '{"method":{"type":"string","enum":["card"]},"lastDigits":{"type":"string","minLength":4,"maxLength":4}},' +
      '"required":["method","lastDigits"],"additionalProperties":false},{"type":"object","properties":' +
      '{"method":{"type":"string","enum":["transfer"]},"iban":{"type":"string","minLength":15}},' +
      '"required":["method","iban"],"additionalProperties":false}]}},"required":["id","payment"],"additionalProperties":false}',
    outputSchema: order,
  },
  {
    name: "orders_categories",
    description: "Saves a tree of categories",
    inputSchema: `{"type":"object",${category},"$defs":{"Category":{"type":"object",${category}}}}`,
  },
  {
    name: "orders_note",
    description: "Adds a note",
    inputSchema:
      '{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":true}',
  },
  {
    name: "orders_remove",
    description: "Deletes an order",
    inputSchema:
      '{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}',
  },
];
