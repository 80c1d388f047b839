import "reflect-metadata";
import { bindArguments } from "@shapewright/arguments";
import { toInputSchema } from "@shapewright/binding";
import { IsString } from "class-validator";

class Greeting {}
// What the TypeScript compiler makes of `@IsString() name!: string`.
IsString()(Greeting.prototype, "name");
Reflect.defineMetadata("design:type", String, Greeting.prototype, "name");

console.log(JSON.stringify([toInputSchema(Greeting), bindArguments(Greeting, { name: "Ada" })]));
