"use strict";

require("reflect-metadata");
const { toInputSchema } = require("@shapewright/binding");
const { IsString } = require("class-validator");

class Greeting {}
// What the TypeScript compiler makes of `@IsString() name!: string`.
IsString()(Greeting.prototype, "name");
Reflect.defineMetadata("design:type", String, Greeting.prototype, "name");

console.log(JSON.stringify(toInputSchema(Greeting)));
