// Run by meetings.test.ts. Writes what the example's service answers to each body it is given.
import { Logger } from "@nestjs/common";
import { start } from "../src/meetings.mjs";
import { ask } from "./ask.mjs";

Logger.overrideLogger(false);
const bodies = JSON.parse(process.argv[2] ?? "[]") as readonly unknown[];
const app = await start(0);
const answers: object[] = [];
for (const body of bodies) answers.push(await ask(app, "/meetings", body));
await app.close();
process.stdout.write(JSON.stringify(answers));
