// Removes everything that the build and the test runs write.
import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = readdirSync(`${root}/packages`).map((name) => `packages/${name}`);

for (const directory of [...packages, "examples"]) {
  rmSync(`${root}/${directory}/dist`, { recursive: true, force: true });
}
rmSync(`${root}/coverage`, { recursive: true, force: true });
