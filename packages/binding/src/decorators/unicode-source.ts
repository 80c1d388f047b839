const CLASS_SET = /^\\(?:[dDwWsS]|[pP]\{[^}]*\})/;
const BRACED_ESCAPE = /^\\[pPu]\{[^}]*\}/;
const QUANTIFIER = /^\{\d+(?:,\d*)?\}/;
const SYNTAX_CHARACTER = /[\^$\\.*+?()[\]{}|/]/;
const LETTER_OR_DIGIT = /[A-Za-z0-9]/;

/**
 * The source of a pattern in a form that compiles under the flag `u`, the only one that clients compile a pattern with.
 * What the older grammar lets pass is rewritten to what it means there: needless escapes (`\_`), lone brackets and
 * braces, a hyphen beside a set (`[\w-.]`). `undefined` where the source is invalid or has no such form.
 */
export function unicodeSource(source: string): string | undefined {
  if (compiles(source, "u")) return source;
  if (!compiles(source, "")) return undefined;
  const rewritten = rewrite(source);
  return compiles(rewritten, "u") ? rewritten : undefined;
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

function rewrite(source: string): string {
  let rewritten = "";
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const end = rest.startsWith("[") ? classEnd(rest) : undefined;
    const token = end === undefined ? outerToken(rest) : rest.slice(0, end);
    rewritten += end === undefined ? outerAtom(token) : characterClass(token);
    at += token.length;
  }
  return rewritten;
}

function outerToken(rest: string): string {
  const braced = BRACED_ESCAPE.exec(rest) ?? QUANTIFIER.exec(rest);
  if (braced !== null) return braced[0];
  return rest.slice(0, rest.startsWith("\\") ? 2 : 1);
}

function outerAtom(token: string): string {
  if (token === "{" || token === "}" || token === "]") return `\\${token}`;
  return isNeedlessEscape(token) ? token.slice(1) : token;
}

/** Letters and digits are left as they are: an escaped one that means nothing is most likely a mistake. */
function isNeedlessEscape(token: string): boolean {
  const escaped = token[1];
  return (
    token.startsWith("\\") &&
    escaped !== undefined &&
    !SYNTAX_CHARACTER.test(escaped) &&
    !LETTER_OR_DIGIT.test(escaped)
  );
}

function classEnd(rest: string): number | undefined {
  for (let at = 1; at < rest.length; at += 1) {
    if (rest[at] === "\\") at += 1;
    else if (rest[at] === "]") return at + 1;
  }
  return undefined;
}

function characterClass(token: string): string {
  const opening = token.startsWith("[^") ? "[^" : "[";
  const atoms = classAtoms(token.slice(opening.length, -1));
  let rewritten = opening;
  for (let at = 0; at < atoms.length; at += 1) {
    const from = atoms[at] ?? "";
    const to = atoms[at + 2];
    rewritten += classAtom(from);
    if (atoms[at + 1] !== "-" || to === undefined) continue;
    // Between two characters the hyphen is a range; beside a set it stands for itself.
    const isRange = !CLASS_SET.test(from) && !CLASS_SET.test(to);
    rewritten += (isRange ? "-" : "\\-") + classAtom(to);
    at += 2;
  }
  return `${rewritten}]`;
}

function classAtoms(inside: string): readonly string[] {
  const atoms: string[] = [];
  let at = 0;
  while (at < inside.length) {
    const rest = inside.slice(at);
    const atom =
      /^(?:\\[pPu]\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\c[A-Za-z]|\\?.)/su.exec(
        rest,
      )?.[0] ?? rest;
    atoms.push(atom);
    at += atom.length;
  }
  return atoms;
}

function classAtom(atom: string): string {
  if (atom === "-") return "\\-";
  return isNeedlessEscape(atom) && atom !== "\\-" ? atom.slice(1) : atom;
}
