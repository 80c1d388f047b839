#!/usr/bin/env node
"use strict";

const { existsSync } = require("node:fs");
const { join } = require("node:path");

const program = join(__dirname, "..", "dist", "main.js");

if (existsSync(program)) {
  require(program)
    .main(process.argv)
    .then((exitCode) => {
      process.exitCode = exitCode;
    });
} else {
  process.stderr.write("shapewright is not built yet: run `npm run build` in the repository.\n");
  process.exitCode = 1;
}
