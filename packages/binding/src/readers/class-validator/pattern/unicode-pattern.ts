import {
  isAscii,
  isCaseless,
  isCaselessRange,
  otherCase,
  otherCaseOfRange,
} from "./case-folding.js";
import { LeftOut, literal, readEscape, type Atom } from "./escape.js";

/** A source that means under the flag `u` alone what the pattern means, or why there is none: a noun. */
export type UnicodePattern = { readonly source: string } | { readonly leftOut: string };

/**
 * The pattern as clients of a schema may compile it, which is with the flag `u` and no other. What means another thing
 * there is rewritten if that can be done exactly, else left out: a pattern that is nearly right refuses good values.
 */
export function unicodePattern(source: string, flags: string): UnicodePattern {
  try {
    const told = flags.includes("u") ? unicodeAlready(source, flags) : rewritten(source, flags);
    if (!compiles(told)) throw new LeftOut("a construct that the flag u does not allow");
    return { source: told };
  } catch (error) {
    if (error instanceof LeftOut) return { leftOut: error.message };
    throw error;
  }
}

function compiles(source: string): boolean {
  try {
    new RegExp(source, "u");
    return true;
  } catch {
    return false;
  }
}

function unicodeAlready(source: string, flags: string): string {
  demandFlags(flags);
  if (flags.includes("i")) throw new LeftOut("the flags i and u");
  if (flags.includes("s") && source.includes(".")) throw new LeftOut("the flag s");
  if (flags.includes("m") && /[\^$]/u.test(source)) throw new LeftOut("the flag m");
  return source;
}

function demandFlags(flags: string): void {
  if (flags.includes("y")) throw new LeftOut("the flag y");
  if (flags.includes("v")) throw new LeftOut("the flag v");
}

interface Flags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

function rewritten(source: string, flags: string): string {
  demandFlags(flags);
  const asked: Flags = {
    ignoreCase: flags.includes("i"),
    multiline: flags.includes("m"),
    dotAll: flags.includes("s"),
  };
  let told = "";
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const token = rest.startsWith("[") ? characterClass(rest, asked) : outside(rest, asked);
    told += token.source;
    at += token.length;
  }
  return told;
}

/** What stands at the start of a text, outside of a class. */
function outside(rest: string, flags: Flags): Atom {
  const kept = keptAsItIs(rest, flags);
  if (kept !== undefined) return { length: kept.length, source: kept };
  if (rest.startsWith(".")) return { length: 1, source: flags.dotAll ? "[\\s\\S]" : "." };
  if ((rest.startsWith("^") || rest.startsWith("$")) && flags.multiline) {
    throw new LeftOut("an anchor under the flag m");
  }
  if ("^$|()*+?".includes(rest.charAt(0))) return { length: 1, source: rest.charAt(0) };
  const atom = rest.startsWith("\\") ? readEscape(rest, false) : literal(1, rest.charAt(0), false);
  if (!flags.ignoreCase || atom.code === undefined || isCaseless(atom.code)) return atom;
  const other = isAscii(atom.code) ? otherCase(atom.code) : undefined;
  if (other === undefined) throw new LeftOut("the flag i on a letter beyond ASCII");
  return { length: atom.length, source: `[${atom.source}${other}]` };
}

/** What means the same with and without the flag `u`, and is more than a character. */
function keptAsItIs(rest: string, flags: Flags): string | undefined {
  if (/^\(\?[a-z]*-?[a-z]*:/u.test(rest) && !rest.startsWith("(?:")) {
    throw new LeftOut("a flag for a part of it");
  }
  const reference = /^\\(?:[1-9]\d*|k<[^>]*>)/u.exec(rest)?.[0];
  if (reference !== undefined && flags.ignoreCase) {
    throw new LeftOut("a back-reference under the flag i");
  }
  const group = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))/u.exec(rest)?.[0];
  return reference ?? group ?? /^(?:\\[bB]|\{\d+(?:,\d*)?\})/u.exec(rest)?.[0];
}

function characterClass(rest: string, flags: Flags): Atom {
  const opening = rest.startsWith("[^") ? "[^" : "[";
  let told = opening;
  let at = opening.length;
  while (at < rest.length && !rest.startsWith("]", at)) {
    const isFirst = at === opening.length;
    const from = readClassAtom(rest.slice(at), isFirst);
    at += from.length;
    // A hyphen at the end of the class stands for itself, and is read as an atom of its own.
    const isRange = rest.startsWith("-", at) && !rest.startsWith("-]", at);
    const to = isRange ? readClassAtom(rest.slice(at + 1), false) : undefined;
    if (to !== undefined) at += 1 + to.length;
    told += classPart(from, to, flags);
  }
  return { length: at + 1, source: `${told}]` };
}

function readClassAtom(rest: string, isFirst: boolean): Atom {
  if (rest.startsWith("\\")) return readEscape(rest, true);
  const text = rest.charAt(0);
  const atom = literal(1, text, true);
  // Only this one can need an escape, in the middle of a class: the author's pattern stays as it was written.
  const needsEscape = text === "-" && !isFirst && !rest.startsWith("-]");
  return needsEscape ? atom : { ...atom, source: text };
}

function classPart(from: Atom, to: Atom | undefined, flags: Flags): string {
  if (to === undefined) return from.source + (flags.ignoreCase ? folded(from, from) : "");
  // Beside a set the hyphen is no range without the flag u, and an error with it.
  if (from.isSet === true || to.isSet === true) {
    return `${classPart(from, undefined, flags)}\\-${classPart(to, undefined, flags)}`;
  }
  return `${from.source}-${to.source}${flags.ignoreCase ? folded(from, to) : ""}`;
}

/** What the flag `i` adds to a range of a class. */
function folded({ code: from }: Atom, { code: to }: Atom): string {
  if (from === undefined || to === undefined) return "";
  if (from === to && isAscii(from)) return otherCase(from) ?? "";
  if (isAscii(from) && isAscii(to)) return otherCaseOfRange(from, to);
  if (isCaselessRange(from, to)) return "";
  throw new LeftOut("the flag i on a letter beyond ASCII");
}
