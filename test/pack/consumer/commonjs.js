"use strict";

require("reflect-metadata");
const { bindArguments } = require("@shapewright/arguments");
const { toInputSchema } = require("@shapewright/binding");
const { IsString } = require("class-validator");

class Greeting {}
// What the TypeScript compiler makes of `@IsString() name!: string`.
IsString()(Greeting.prototype, "name");
Reflect.defineMetadata("design:type", String, Greeting.prototype, "name");

console.log(JSON.stringify([toInputSchema(Greeting), bindArguments(Greeting, { name: "Ada" })]));
