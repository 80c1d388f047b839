// Run by fastmcp.test.ts in a process of its own, over stdio.
import "reflect-metadata";
import { FastMCP } from "fastmcp";
import { toStandardSchema } from "../../src/index.js";
import { Stop, Trip } from "./trip.js";

const server = new FastMCP({ name: "test", version: "1.0.0" });

/** What a handler was given, and what it says. */
function told(trip: Trip): string {
  const instances = [trip instanceof Trip, ...trip.stops.map((stop) => stop instanceof Stop)];
  return `${instances.join(" ")} ${trip.told()}`;
}

server.addTool({
  name: "itself",
  parameters: Trip,
  execute: (trip) => Promise.resolve(told(trip)),
});
server.addTool({
  name: "standard",
  parameters: toStandardSchema(Trip),
  execute: (trip) => Promise.resolve(told(trip)),
});

void server.start({ transportType: "stdio" });
