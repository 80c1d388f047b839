/** What an escape means to a pattern without the flag `u`, in a form that means the same with it. */
export interface Atom {
  /** How many characters of the source it takes. */
  readonly length: number;
  readonly source: string;
  /** The one character it stands for. */
  readonly code?: number;
  /** Whether it stands for a set of characters, which can be no end of a range. */
  readonly isSet?: true;
}

/** A construct that has no form of the same meaning under the flag `u`, or none that is simple: a noun. */
export class LeftOut extends Error {}

const SYNTAX_CHARACTERS = "^$\\.*+?()[]{}|/";
const CONTROLS: ReadonlyMap<string, string> = new Map([
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
]);

/** The escape at the start of a text. */
export function readEscape(rest: string, inClass: boolean): Atom {
  const escaped = rest.charAt(1);
  if ("dDsSwW".includes(escaped)) return { length: 2, source: `\\${escaped}`, isSet: true };
  const control = CONTROLS.get(escaped);
  if (control !== undefined) return character(2, `\\${escaped}`, control.charCodeAt(0));
  if (escaped === "b" && inClass) return character(2, "\\b", 8);
  const coded = /^\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4}))/u.exec(rest);
  if (coded !== null) {
    return character(coded[0].length, coded[0], Number.parseInt(coded[1] ?? coded[2] ?? "", 16));
  }
  const controlLetter = /^\\c[A-Za-z]/u.exec(rest)?.[0];
  if (controlLetter !== undefined) {
    return character(3, controlLetter, controlLetter.charCodeAt(2) % 32);
  }
  if (/^\\0(?!\d)/u.test(rest)) return character(2, "\\0", 0);
  if (/^\\\d/u.test(rest)) throw new LeftOut("an octal escape");
  // Their authors mean what they are with the flag: a character by its number, a Unicode property, a named group.
  if ("cxupPk".includes(escaped)) {
    throw new LeftOut(`\\${escaped}, which means nothing special without the flag u`);
  }
  return literal(2, escaped, inClass);
}

/** A character that stands for itself. */
export function literal(length: number, text: string, inClass: boolean): Atom {
  const needsEscape = SYNTAX_CHARACTERS.includes(text) || (inClass && text === "-");
  return character(length, needsEscape ? `\\${text}` : text, text.charCodeAt(0));
}

function character(length: number, source: string, code: number): Atom {
  if (code >= 0xd800 && code <= 0xdfff) throw new LeftOut("a character beyond the basic plane");
  return { length, source, code };
}
