import "reflect-metadata";
import { bindArguments, formatProblems } from "@shapewright/arguments";
import { toInputSchema, toTypeShape } from "@shapewright/binding";
import { defineTool, type Tool } from "@shapewright/mcp";
import { type TypeShape, writeSchema } from "@shapewright/rules";
import { runFixtures } from "@shapewright/rules/conformance";
import { IsString } from "class-validator";

class Greeting {
  @IsString()
  name!: string;
}

const shape: TypeShape = toTypeShape(Greeting).shape;

export const schemas: readonly unknown[] = [toInputSchema(Greeting), writeSchema(shape).schema];
export const run: unknown = runFixtures;

const bound = bindArguments(Greeting, { name: "Ada" });
export const greeted: string = bound.ok ? bound.value.name : formatProblems(bound.problems);

export const greet: Tool = defineTool({
  name: "greet",
  description: "Greets",
  input: Greeting,
  output: Greeting,
  handler: ({ name }) => ({ name }),
});
