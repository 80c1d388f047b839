import { printTools } from "../src/print-tools.js";
import { listed } from "./listed.js";

test("the demo starts the service and prints what a client is told of it", async () => {
  const printed: string[] = [];
  await printTools((text) => printed.push(text));
  expect(printed[0]).toMatch(/^The service listens at http:\/\/127\.0\.0\.1:\d+\.$/);
  expect(printed.at(-1)).toBe("OrdersController.attach is no tool: it takes files.");
  const measured =
    '{"type":"object","properties":{"item":{"type":"string","description":"Item name","minLength":1},' +
    '"quantity":{"type":"integer","description":"Quantity","minimum":1,"maximum":100}},"required":["item"],"additionalProperties":false}';
  expect(printed).toContain(`orders_quick: Orders one item\n  ${measured}`);
  expect(printed).toHaveLength(listed.length + 2);
});
