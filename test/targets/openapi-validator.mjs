// Run by openapi.test.ts: the validator is an ES module. Takes documents on stdin, and writes what it says of each on stdout.
import { text } from "node:stream/consumers";
import { Validator } from "@seriousme/openapi-schema-validator";

const documents = JSON.parse(await text(process.stdin));
const verdicts = [];
for (const document of documents) verdicts.push(await new Validator().validate(document));
process.stdout.write(JSON.stringify(verdicts));
