import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's root. */
export const repository = join(__dirname, "../../../..");

/** A section of the spec with what pins it. */
export interface Section {
  readonly heading: string;
  /** The number of its rule, `R1` or `B1`; absent for a section that is no rule. */
  readonly rule: string | undefined;
  /** Fixture names, and paths of tests from the repository's root. */
  readonly pinnedBy: readonly string[];
}

/** A row of the table that finds a behaviour by its question. */
export interface LookupRow {
  readonly question: string;
  readonly layer: string;
  /** The number of a rule, or the heading of a section that is none. */
  readonly rule: string;
  readonly pinnedBy: readonly string[];
}

const text = readFileSync(
  join(repository, "packages/rules/spec/schema-conversion-rules.md"),
  "utf8",
);

/** The sections of the spec, in order. */
export function readSections(): readonly Section[] {
  return text
    .split(/^(?=#{2,3} )/m)
    .slice(1)
    .map((section) => {
      const heading = /^#+ (.*)$/m.exec(section)?.[1] ?? "";
      const pinning = [...section.matchAll(/^Pinned by:((?:.|\n(?!\n))*)/gm)];
      return {
        heading,
        rule: /^([RB]\d+)\. /.exec(heading)?.[1],
        pinnedBy: pinning.flatMap(([, names = ""]) => quotedIn(names)),
      };
    });
}

/** The rows of the table under a heading, without its head. */
export function readTable(heading: string): readonly (readonly string[])[] {
  return tableUnder(heading).slice(2);
}

/** The head of the table under a heading. */
export function readTableHead(heading: string): readonly string[] {
  return tableUnder(heading)[0] ?? [];
}

function tableUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ""] = text.split(`# ${heading}\n`);
  const table = section.split(/^#{2,3} /m)[0] ?? "";
  return table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The rows of the lookup table. */
export function readLookup(): readonly LookupRow[] {
  return readTable("Look it up by its question").map(
    ([question = "", layer = "", rule = "", pinnedBy = ""]) => ({
      question,
      layer,
      rule,
      pinnedBy: quotedIn(pinnedBy),
    }),
  );
}

/** The keywords of the block that gives the key order. */
export function readKeyOrder(): readonly string[] {
  const block = /## Key order\n[^`]*```text\n([^`]*)```/.exec(text)?.[1] ?? "";
  return block.split(/\s+/).filter((keyword) => keyword !== "");
}

/** The measured example of a tool's root, without the white space it is shown with. */
export function readExample(): string {
  const shown = /```json\n([^`]*)\n```/.exec(text)?.[1] ?? "null";
  return JSON.stringify(JSON.parse(shown));
}

/** Every text in backticks. */
export function quotedIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(/`([^`]*)`/g)].map(([, quoted = ""]) => quoted);
}
