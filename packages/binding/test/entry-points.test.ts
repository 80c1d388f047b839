import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The names a file exports, types apart from values. */
function exportsOf(file: string): readonly string[] {
  const text = readFileSync(join(__dirname, "../src", file), "utf8");
  const lists = [...text.matchAll(/export (?<type>type )?\{(?<names>[^}]*)\}/g)];
  return lists
    .flatMap(({ groups }) =>
      (groups?.["names"] ?? "")
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "")
        .map((name) => `${groups?.["type"] ?? ""}${name}`),
    )
    .sort();
}

test("the ESM entry hands on all that the CommonJS entry exports, and nothing else", () => {
  const exported = exportsOf("index.ts");
  expect(exported).toContain("toInputSchema");
  expect(exportsOf("index.mts")).toEqual(exported);
});
