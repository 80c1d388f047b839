"use strict";

// Milliseconds that it takes to load a package where class-validator and class-transformer are there: node bench/import.cjs binding
require("reflect-metadata");
require("class-validator");
require("class-transformer");
const start = performance.now();
require(`@shapewright/${process.argv[2]}`);
process.stdout.write(JSON.stringify(performance.now() - start));
