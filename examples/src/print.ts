import type { Diagnostic, JsonSchema, TypeShape } from "@shapewright/binding";
import pc from "picocolors";
import { readableJson } from "./readable-json.js";
import { constraintTexts, kindText, nodeNotes } from "./shape-text.js";

const WIDTH = 80;

/** A heading with a rule below it. */
export function printHeading(title: string, className: string): void {
  console.log(`\n${pc.bold(`${className}: ${title}`)}`);
  console.log(pc.dim("─".repeat(WIDTH)));
}

/** One line for each member of each type: name, what it is, and what else is known. */
export function printShape({ types }: TypeShape): void {
  console.log(pc.cyan("TypeShape"));
  for (const [key, { members }] of Object.entries(types)) {
    console.log(`  ${pc.bold(key)}${members.length === 0 ? pc.dim("  no members") : ""}`);
    const nameWidth = Math.max(0, ...members.map(({ name }) => name.length));
    const typeWidth = Math.max(0, ...members.map(({ type }) => kindText(type).length));
    for (const { name, type, required, readOnly, constraints } of members) {
      const notes = [
        ...(required ? ["required"] : []),
        ...(readOnly ? ["read-only"] : []),
        ...nodeNotes(type),
        ...constraintTexts(constraints),
      ].join(", ");
      const texts = [name.padEnd(nameWidth), kindText(type).padEnd(typeWidth), pc.dim(notes)];
      console.log(`    ${texts.join("  ")}`.trimEnd());
    }
  }
}

/** The schema as a client gets it, laid out for reading. */
export function printSchema(schema: JsonSchema, label = "inputSchema"): void {
  console.log(pc.cyan(label));
  console.log(indent(readableJson(schema, WIDTH - 2)));
}

/** What the reading and the writing had to say. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  console.log(pc.cyan("Diagnostics"));
  if (diagnostics.length === 0) console.log(`  ${pc.green("none")}`);
  for (const { severity, code, message } of diagnostics) {
    const paint = severity === "info" ? pc.dim : pc.yellow;
    console.log(`  ${paint(`${severity} ${code}`)}\n    ${message}`);
  }
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}

/** A call and what came of it. */
export function printAnswer(
  name: string,
  args: object,
  { isError, content }: { readonly isError?: unknown; readonly content?: unknown },
): void {
  console.log(pc.cyan(`${name} called with`));
  console.log(indent(JSON.stringify(args)));
  const texts = (content as readonly { readonly text?: string }[]).map(({ text = "" }) => text);
  console.log(isError === true ? pc.yellow("refused") : pc.green("answered"));
  console.log(indent(texts.join("\n")));
}
