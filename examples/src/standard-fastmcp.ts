import { toStandardSchema } from "@shapewright/arguments";
import { CreateMeeting } from "./quick-start.js";

export async function start(): Promise<void> {
  // fastmcp loads ES modules: a CommonJS module cannot require it in every version of Node that is maintained.
  const { FastMCP } = await import("fastmcp");
  const server = new FastMCP({ name: "calendar", version: "1.0.0" });
  server.addTool({
    name: "create_meeting",
    description: "Put a meeting on the calendar",
    parameters: toStandardSchema(CreateMeeting),
    // An instance of the class.
    execute: ({ title, minutes }) =>
      Promise.resolve(`"${title}" is planned for ${minutes} minutes.`),
  });
  await server.start({ transportType: "stdio" });
}

if (require.main === module) void start();
