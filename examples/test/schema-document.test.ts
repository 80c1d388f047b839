import Ajv2020 from "ajv/dist/2020";
import { openApi } from "../src/schema-document";

test("each class has one entry, the address that two of them share as well", () => {
  const { schemas } = openApi.components;
  expect(Object.keys(schemas)).toEqual(["Address", "Customer", "Item", "PlaceOrder"]);
  expect(schemas["Customer"]?.["properties"]).toEqual({
    name: { type: "string" },
    address: { $ref: "#/components/schemas/Address" },
  });
});

test("the bodies refer to the entries, and a validator takes the document as it is", () => {
  const ajv = new Ajv2020({ strict: true, keywords: Object.keys(openApi) });
  ajv.addSchema(openApi, "api");
  const body = { $ref: "#/components/schemas/PlaceOrder" };
  expect(openApi.paths["/orders"].post.requestBody).toEqual({
    required: true,
    content: { "application/json": { schema: body } },
  });
  const check = ajv.compile({ $ref: `api${body.$ref}` });
  const deliverTo = { street: "Main Street 1", city: "Utrecht" };
  expect(check({ deliverTo, items: [{ sku: "a", count: 2 }] })).toBe(true);
  expect(check({ deliverTo, items: [{ sku: "a", count: 0 }] })).toBe(false);
  expect(check({ deliverTo: { street: "Main Street 1" }, items: [] })).toBe(false);
});
