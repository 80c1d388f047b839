"use strict";

require("reflect-metadata");
const { bindArguments } = require("@shapewright/arguments");
const { toInputSchema } = require("@shapewright/binding");
const { defineTool } = require("@shapewright/mcp");
const { nestTools } = require("@shapewright/nestjs");
const { IsString } = require("class-validator");

class Greeting {}
// What the TypeScript compiler makes of `@IsString() name!: string`.
IsString()(Greeting.prototype, "name");
Reflect.defineMetadata("design:type", String, Greeting.prototype, "name");

// Neither version of the SDK is installed: it is asked for when a server is handed over.
const { name } = defineTool({
  name: "greet",
  description: "Greets",
  input: Greeting,
  handler: () => "",
});

console.log(
  JSON.stringify([
    toInputSchema(Greeting),
    bindArguments(Greeting, { name: "Ada" }),
    name,
    typeof nestTools,
  ]),
);
