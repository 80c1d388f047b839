import { defineDecorator, type MemberDecorator } from "./define.js";
import { misuse, valueText } from "./misuse.js";
import type { MemberPlace } from "./place.js";
import { unicodeSource } from "./unicode-source.js";

/** The flags that change what a pattern matches, each with what to write instead. */
const REFUSED_FLAGS: ReadonlyMap<string, string> = new Map([
  ["i", "Spell both cases out, as in [Aa]."],
  ["m", "Write the line ends out, as in (?:^|\\n)."],
  ["s", "Write [^] for a dot that takes line ends too."],
  ["v", "Write the pattern for the flag u."],
  ["y", "Begin the pattern with ^ instead."],
]);

/**
 * A regular expression that the string must match somewhere; anchor it with `^` and `$` to match all of it. It may be
 * repeated: each pattern must match. Clients compile it with the flag `u` and no other.
 *
 * @throws TypeError when the pattern does not compile under the flag `u`, or has a flag that changes what it matches
 * @example
 * class Order {
 *   @Pattern(/^[A-Z]{2}-\d{4}$/) code!: string;
 * }
 */
export const Pattern: (pattern: RegExp | string) => MemberDecorator = defineDecorator(
  "Pattern",
  (place, pattern: RegExp | string) => ({ source: sourceOf(place, pattern) }),
);

function sourceOf(place: MemberPlace, pattern: unknown): string {
  const text = isRegExp(pattern) ? `/${pattern.source}/${pattern.flags}` : valueText(pattern);
  const given = isRegExp(pattern) ? pattern.source : pattern;
  if (typeof given !== "string" || given === "") {
    throw misuse(place, `was given ${text}. Give a regular expression or its source text.`);
  }
  if (isRegExp(pattern)) refuseFlags(place, text, pattern.flags);
  const source = unicodeSource(given);
  if (source === undefined) {
    throw misuse(
      place,
      `was given ${text}, which does not compile under the flag u: ${compileError(given)}. ` +
        `Clients compile a pattern with that flag: change what it names.`,
    );
  }
  return source;
}

function refuseFlags(place: MemberPlace, text: string, flags: string): void {
  for (const [flag, remedy] of REFUSED_FLAGS) {
    if (!flags.includes(flag)) continue;
    throw misuse(
      place,
      `was given ${text}, but a schema's pattern has no flags: clients compile it with the flag u alone, so that ` +
        `without the flag ${flag} it would match something else. ${remedy}`,
    );
  }
}

function compileError(source: string): string {
  try {
    new RegExp(source, "u");
    return "";
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^Invalid regular expression: /, "").replace(`/${source}/u: `, "");
  }
}

// Not `instanceof`: a test runner and a worker have a RegExp of their own.
function isRegExp(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === "[object RegExp]";
}
