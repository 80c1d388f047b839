import type { AddressInfo } from "node:net";
import type { NestExpressApplication } from "@nestjs/platform-express";

/** What a running service answers; a body makes it a POST. */
export async function ask(
  app: NestExpressApplication,
  path: string,
  body?: unknown,
): Promise<object> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
  });
  return { status: response.status, body: await response.json() };
}
