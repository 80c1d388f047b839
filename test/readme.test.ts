import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Class,
  explain,
  formatExplanation,
  type JsonSchema,
  toInputSchema,
} from "@shapewright/binding";
import { readableJson } from "../examples/src/readable-json";
import { syncFences } from "../scripts/readme-fences.cjs";

const root = join(__dirname, "..");

const SECTIONS = [
  "## Install",
  "## Two commands",
  "## Recipes",
  "### Existing class-validator DTOs",
  "### NestJS",
  "### An MCP server",
  "### AI SDK",
  "### One model API",
  "## What it guarantees",
  "## Where the rules are",
];

const readme = readText("README.md");

/** Relative to the repository. A file that is missing reads as empty, so that each test says what it misses. */
function readText(path: string): string {
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, "utf8") : "";
}

async function loadClasses(markdown: string): Promise<ReadonlyMap<string, Class>> {
  const classes = new Map<string, Class>();
  for (const [, path = "", name = ""] of markdown.matchAll(
    /<!-- (?:schema|explanation): (\S+?)#(\w+)/g,
  )) {
    const loaded = (await import(join(root, path))) as Readonly<Record<string, Class>>;
    if (loaded[name] === undefined) throw new Error(`${path} exports no ${name}.`);
    classes.set(`${path}#${name}`, loaded[name]);
  }
  return classes;
}

/** The markers of the fences in which the two differ. */
function staleFences(current: string, synced: string): readonly string[] {
  const [before, after] = [current, synced].map((text) => text.split(/^(?=<!-- )/m));
  return after!
    .filter((part, index) => part !== before![index])
    .map((part) => part.split("\n")[0]!);
}

function withoutFences(markdown: string): string {
  return markdown.replaceAll(/^```[^]*?^```$/gm, "");
}

function headings(markdown: string): readonly string[] {
  return withoutFences(markdown).match(/^#+ .+$/gm) ?? [];
}

/** How a heading is called in a link. */
function anchor(heading: string): string {
  return heading
    .replace(/^#+ /, "#")
    .toLowerCase()
    .replaceAll(/[^\w# -]/g, "")
    .replaceAll(" ", "-");
}

describe("README.md", () => {
  test("is up to date with the examples and their schemas: else run npm run readme:update", async () => {
    const classes = await loadClasses(readme);
    const synced = syncFences(readme, {
      readText: (path) => readFileSync(join(root, path), "utf8"),
      readSchema: (path, name, options): JsonSchema =>
        toInputSchema(classes.get(`${path}#${name}`)!, options),
      explain: (path, name) => formatExplanation(explain(classes.get(`${path}#${name}`)!)),
      layOut: readableJson,
    });
    expect(readme).toContain("<!-- example: ");
    expect(staleFences(readme, synced)).toEqual([]);
  });

  test("shows no TypeScript that is not an example", () => {
    const unmarked = [...readme.matchAll(/^(?<before>.*)\n+```ts$/gm)]
      .map(({ groups }) => groups?.["before"])
      .filter((before) => !/^<!-- example: .* -->$/.test(before ?? ""));
    expect(unmarked).toEqual([]);
  });

  test("says what it does in three lines, then shows a class and what it gives", () => {
    const [intro = ""] = readme.split("\n## ");
    const [title, lines, ...rest] = intro.split(/\n{2,}/);
    expect(title).toMatch(/^# \S/);
    expect(lines?.split("\n")).toHaveLength(3);
    expect(rest.join("\n").match(/^<!-- \w+/gm)).toEqual(["<!-- example", "<!-- schema"]);
  });

  test("has its sections in the order in which a newcomer needs them", () => {
    expect(headings(readme).filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
  });

  test.each(["npm ci && npm run demo", "npm ci && npm test"])("names the command %s", (command) => {
    expect(readme).toContain(command);
  });
});

describe.each(["README.md", "CONTRIBUTING.md"])("%s", (file) => {
  const markdown = readText(file);

  test("names only scripts that exist", () => {
    const { scripts } = JSON.parse(readText("package.json")) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const named = [...markdown.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !Object.hasOwn(scripts, name!))).toEqual([]);
  });

  test("links to what exists", () => {
    const targets = [...withoutFences(markdown).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)];
    const broken = targets
      .map(([, target]) => target!)
      .filter((target) => {
        const [path = "", section] = target.split("#");
        if (!existsSync(join(root, path))) return true;
        const linked = path === "" ? markdown : readText(path);
        return section !== undefined && !headings(linked).map(anchor).includes(`#${section}`);
      });
    expect(broken).toEqual([]);
  });
});
