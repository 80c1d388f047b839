import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { callService, replaceOrder } from "../src/endpoint";

/** A service that answers with what it was sent. */
const service = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    response.end(JSON.stringify({ method: request.method, url: request.url, body }));
  });
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`;
});

afterAll(() => {
  service.closeAllConnections();
  service.close();
});

test("the tool takes the parameters and the members of the body", () => {
  expect(replaceOrder).toMatchObject({
    inputSchema: {
      properties: {
        id: { type: "string", description: "The order's id" },
        notify: { type: "boolean" },
        lines: { type: "array", minItems: 1 },
      },
      required: ["id", "lines"],
      additionalProperties: false,
    },
  });
});

test("a call reaches the service as the endpoint takes it", async () => {
  const lines = [{ sku: "a", count: 2 }];
  const answer = await callService(base, { id: "7/b", notify: true, lines });
  expect(JSON.parse(answer)).toEqual({
    method: "PUT",
    url: "/orders/7%2Fb?notify=true",
    body: JSON.stringify({ lines }),
  });
});

test("a call that makes no request says why", async () => {
  expect(await callService(base, { id: "..", lines: [] })).toMatch(/^invalid_path_type: /u);
  expect(await callService(base, { id: "7", line: [] })).toBe(
    'unknown_argument: Unknown argument "line". Permitted: "id", "notify", "lines".',
  );
});
