import "reflect-metadata";
import { bindArguments } from "@shapewright/arguments";
import { toInputSchema } from "@shapewright/binding";
import { defineTool } from "@shapewright/mcp";
import { nestTools } from "@shapewright/nestjs";
import { IsString } from "class-validator";

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
