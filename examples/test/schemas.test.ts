import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Class, type Diagnostic, toInputSchema } from "@shapewright/binding";
import { SaveRoom, schemaOptions } from "../src/nestjs.js";
import { Order } from "../src/order.js";
import { Product } from "../src/own-decorators.js";
import { CreateMeeting } from "../src/quick-start.js";
import { Company } from "../src/shared-and-recursive.js";
import { createMeetingSchema } from "./create-meeting-schema.js";

const sources = join(__dirname, "../src");

const expected: readonly (readonly [cls: Class, schema: string])[] = [
  [
    Order,
    '{"type":"object","properties":{"item":{"type":"string","description":"Item name","minLength":1},' +
      '"quantity":{"type":"integer","description":"Quantity","minimum":1,"maximum":100}},' +
      '"required":["item"],"additionalProperties":false}',
  ],
  [CreateMeeting, JSON.stringify(createMeetingSchema)],
  [
    Product,
    JSON.stringify({
      type: "object",
      properties: {
        name: {
          type: "string",
          description: "Shown to customers",
          minLength: 1,
          maxLength: 120,
        },
        sku: { type: "string", pattern: "^[A-Z]{2}-\\d{4}$" },
        price: { type: "string", format: "decimal" },
        stock: { type: "integer", minimum: 0, maximum: 1000 },
        status: { type: "string", enum: ["draft", "published"] },
        website: { type: "string", format: "uri" },
        categories: { type: "array", items: { type: "string" }, minItems: 1 },
        weights_in_grams: { type: "object", additionalProperties: { type: "number" } },
      },
      required: ["name", "sku", "price"],
      additionalProperties: false,
      description: "One line of the catalog",
    }),
  ],
  [
    Company,
    JSON.stringify({
      type: "object",
      properties: {
        visits: { $ref: "#/$defs/Address" },
        invoices: { $ref: "#/$defs/Address" },
        board: { $ref: "#/$defs/Department" },
      },
      required: ["visits", "board"],
      additionalProperties: false,
      $defs: {
        Address: {
          type: "object",
          properties: { street: { type: "string" }, postcode: { type: "string" } },
          required: ["street", "postcode"],
        },
        Department: {
          type: "object",
          properties: {
            name: { type: "string" },
            departments: { type: "array", items: { $ref: "#/$defs/Department" } },
          },
          required: ["name"],
        },
      },
    }),
  ],
];

/** What no schema can say is told. */
const told = new Map<Class, readonly string[]>([
  [Company, ["info untranslated_constraint /types/Address/members/1"]],
]);

test.each(expected.map(([cls, schema]) => [cls.name, cls, schema] as const))(
  "%s gives the schema that the design works out",
  (_, cls, schema) => {
    const found: Diagnostic[] = [];
    const written = toInputSchema(cls, { diagnostics: { report: (one) => found.push(one) } });
    expect(JSON.stringify(written)).toBe(schema);
    expect(found.map(({ severity, code, path }) => `${severity} ${code} ${path}`)).toEqual(
      told.get(cls) ?? [],
    );
  },
);

test.each([
  ["create", ["name"]],
  ["update", []],
])("the group %p of the host decides what is required", (group, required) => {
  const { host } = schemaOptions;
  const validator = { ...host.validator, groups: [group] };
  expect(toInputSchema(SaveRoom, { host: { ...host, validator } })["required"]).toEqual(required);
});

const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".ts"),
);

test.each(files)("%s runs", async (file) => {
  const print = jest.spyOn(console, "log").mockReturnValue();
  await expect(import(join(sources, file))).resolves.toBeDefined();
  print.mockRestore();
});
