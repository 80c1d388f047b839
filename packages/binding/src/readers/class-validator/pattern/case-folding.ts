/** Whether a character has one case only, so that the flag `i` changes nothing about it. */
export function isCaseless(code: number): boolean {
  const character = String.fromCharCode(code);
  return character.toLowerCase() === character && character.toUpperCase() === character;
}

export function isAscii(code: number): boolean {
  return code < 0x80;
}

/** The other case of an ASCII letter. Without the flag `u`, nothing beyond ASCII folds into it. */
export function otherCase(code: number): string | undefined {
  const character = String.fromCharCode(code);
  if (/[a-z]/u.test(character)) return character.toUpperCase();
  return /[A-Z]/u.test(character) ? character.toLowerCase() : undefined;
}

/** The letters of the other case for a range of ASCII characters, as ranges of a class: `X-c` gives `x-z` and `A-C`. */
export function otherCaseOfRange(from: number, to: number): string {
  const within = (first: string, last: string): string => {
    const start = Math.max(from, first.charCodeAt(0));
    const end = Math.min(to, last.charCodeAt(0));
    if (start > end) return "";
    const [lower, upper] = [otherCase(start) ?? "", otherCase(end) ?? ""];
    return start === end ? lower : `${lower}-${upper}`;
  };
  return within("A", "Z") + within("a", "z");
}

/** Whether the flag `i` changes nothing about any character of a range. */
export function isCaselessRange(from: number, to: number): boolean {
  for (let code = from; code <= to; code += 1) {
    if (!isCaseless(code)) return false;
  }
  return true;
}
