// fast-check with one seed for all property tests: what passed on one machine passes on the next, and a landing is not
// held up by a value that no change brought. FC_SEED=<number> explores others; a failure prints the seed it had.
const path = require("node:path");

const fc = require(path.join(__dirname, "../node_modules/fast-check/lib/cjs/fast-check.js"));

const seed = Number(process.env.FC_SEED ?? 20261130);
if (!Number.isInteger(seed))
  throw new TypeError(`FC_SEED is a whole number, found "${process.env.FC_SEED}".`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

module.exports = fc;
