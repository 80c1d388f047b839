import { quote } from "./problem.js";

/** Where a text stops being JSON. Lines and columns count from 1. */
export interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type Expects = "value" | "first value" | "key" | "first key" | "colon" | "more" | "end";

const SPACE = /[\t\n\r ]*/y;
const MARK_OR_LITERAL = /[[\]{},:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;
const WORD = /[\w$.+-]{1,60}|[^]?/uy;

/**
 * Where a text stops being JSON; nothing for JSON. The parser's own message tells neither the line nor, in every version
 * of Node, the place.
 */
export function syntaxFault(text: string): SyntaxFault | undefined {
  const brackets: string[] = [];
  let expects: Expects = "value";
  let offset = 0;
  for (;;) {
    offset += matchAt(SPACE, text, offset).length;
    if (expects === "end" && offset === text.length) return undefined;
    const token = tokenAt(text, offset);
    const next = step(expects, token, brackets);
    if (next === undefined) return faultAt(text, offset, expects, brackets.at(-1));
    expects = next;
    offset += token.length;
  }
}

/** What is expected after a token, or nothing when the token was not. */
function step(expects: Expects, token: string, brackets: string[]): Expects | undefined {
  switch (expects) {
    case "first value":
    case "value":
      if (token === "]" && expects === "first value") return close(brackets);
      if (token === "{" || token === "[") {
        brackets.push(token);
        return token === "{" ? "first key" : "first value";
      }
      return token === "" || /^[\]},:]/.test(token) ? undefined : after(brackets);
    case "first key":
    case "key":
      if (token === "}" && expects === "first key") return close(brackets);
      return token.startsWith('"') ? "colon" : undefined;
    case "colon":
      return token === ":" ? "value" : undefined;
    case "more":
      if (token === ",") return brackets.at(-1) === "{" ? "key" : "value";
      return token === closing(brackets.at(-1)) ? close(brackets) : undefined;
    case "end":
      return undefined;
  }
}

function close(brackets: string[]): Expects {
  brackets.pop();
  return after(brackets);
}

function after(brackets: readonly string[]): Expects {
  return brackets.length === 0 ? "end" : "more";
}

function closing(bracket: string | undefined): string {
  return bracket === "{" ? "}" : "]";
}

function faultAt(
  text: string,
  offset: number,
  expects: Expects,
  bracket: string | undefined,
): SyntaxFault {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end !== -1 && end < offset; end = text.indexOf("\n", start)) {
    line += 1;
    start = end + 1;
  }
  return {
    line,
    column: offset - start + 1,
    message: `expected ${wanted(expects, bracket)}, found ${found(text, offset)}`,
  };
}

function wanted(expects: Expects, bracket: string | undefined): string {
  switch (expects) {
    case "value":
      return "a value";
    case "first value":
      return 'a value or "]"';
    case "key":
      return "a key in double quotes";
    case "first key":
      return 'a key in double quotes or "}"';
    case "colon":
      return '":"';
    case "more":
      return `"," or "${closing(bracket)}"`;
    case "end":
      return "the end of the file";
  }
}

function found(text: string, offset: number): string {
  if (offset === text.length) return "the end of the file";
  if (text[offset] === '"' && tokenAt(text, offset) === "") {
    return "a text without its closing quote, or with a line break or an unknown escape in it";
  }
  return quote(matchAt(WORD, text, offset));
}

/** The token at an offset; empty when there is none. */
function tokenAt(text: string, offset: number): string {
  if (text[offset] !== '"') return matchAt(MARK_OR_LITERAL, text, offset);
  // One pattern for a whole quoted text would run out of stack on a long one.
  for (let at = offset + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') return text.slice(offset, at + 1);
    if (character < " ") return "";
    if (character === "\\") {
      const escape = matchAt(ESCAPE, text, at);
      if (escape === "") return "";
      at += escape.length - 1;
    }
  }
  return "";
}

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? "";
}
