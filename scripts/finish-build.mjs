// The packages are CommonJS by default, so the ESM half of a dual build has to say that it is not.
import { writeFileSync } from "node:fs";

const marker = new URL("../packages/rules/dist/esm/package.json", import.meta.url);

writeFileSync(marker, `${JSON.stringify({ type: "module" }, undefined, 2)}\n`);
