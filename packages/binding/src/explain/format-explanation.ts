import type { Diagnostic } from "@shapewright/rules";
import type { DecoratorExplanation, Explanation, MemberExplanation } from "./explanation.js";

/** An explanation as text, for a terminal or a log: a block for each class, a line for each decorator. */
export function formatExplanation({ classes }: Explanation): string {
  const blocks = classes.map(({ name, pointer, declaredBy, decorators, members, diagnostics }) => [
    `${name}${pointer === undefined ? "" : `  ${shown(pointer)}`}`,
    ...(declaredBy === undefined ? [] : [`  declared by ${declaredBy}`]),
    ...decorators.flatMap((each) => decoratorLines(each, "  ")),
    ...diagnostics.map((diagnostic) => `  ${diagnosticLine(diagnostic)}`),
    ...members.flatMap(memberLines),
  ]);
  return blocks.map((lines) => `${lines.map(oneLine).join("\n")}\n`).join("\n");
}

/** Names and messages are the author's: none of them begins a line of its own or steers the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) =>
    character === "\n"
      ? "\\n"
      : `\\u${character.codePointAt(0)?.toString(16).padStart(4, "0") ?? ""}`,
  );
}

function memberLines(member: MemberExplanation): readonly string[] {
  const { member: key, name, required, decorators, diagnostics } = member;
  const wire = name === undefined || name === key ? "" : ` (as ${JSON.stringify(name)})`;
  const state = name === undefined ? "in no schema" : required ? "required" : "optional";
  return [
    `  ${key}${wire}: ${state}`,
    ...decorators.flatMap((each) => decoratorLines(each, "    ")),
    ...diagnostics.map((diagnostic) => `    ${diagnosticLine(diagnostic)}`),
  ];
}

function decoratorLines(explained: DecoratorExplanation, indent: string): readonly string[] {
  const { decorator, outcome, says, where, why } = explained;
  const said = says.length === 0 ? "" : `: ${says.join("; ")}`;
  const places = where.length === 0 ? "" : `  → ${where.map(shown).join(" ")}`;
  return [
    `${indent}${decorator.padEnd(28)} ${outcome.padEnd(9)}${said}${places}`.trimEnd(),
    ...(why === undefined ? [] : [`${indent}  ${why}`]),
  ];
}

function diagnosticLine({ severity, code, message }: Diagnostic): string {
  return `${severity} ${code}: ${message}`;
}

function shown(pointer: string): string {
  return `#${pointer}`;
}
