import { unicodePattern } from "../pattern/unicode-pattern.js";
import { bounds, leftToHost, STRING } from "./claims.js";
import type { Row, RowClaim, RowRule, RowSamples } from "./row.js";

/** A pattern, or what finds the one that holds with the arguments of one use; `undefined` where there is none. */
export type TextPattern = RegExp | ((rule: RowRule) => RegExp | undefined);

interface TextRow {
  readonly name: string;
  readonly decorator: Row["decorator"];
  /** What the rule takes, as a noun with its article. */
  readonly kind: string;
  readonly samples: RowSamples;
}

/** The row of a rule that takes texts of a kind which no keyword states. */
export function leftText(row: TextRow): Row {
  return {
    ...rowOf(row),
    stated: { leftToHost: `what makes a text ${row.kind}` },
    claims: () => [STRING],
  };
}

/** The row of a rule that takes exactly the texts of a pattern. */
export function patternText(row: TextRow & { readonly pattern: TextPattern }): Row {
  const { decorator, kind, samples } = row;
  return {
    ...rowOf(row),
    stated: "exactly",
    claims: (rule) => {
      const pattern = patternFor(row.pattern, rule);
      const isSo = (text: string): boolean => pattern?.test(text) === rule.accepts(text);
      return pattern !== undefined && textsOf(samples).every(isSo)
        ? stated(pattern)
        : [STRING, leftToHost(decorator, `what makes a text ${kind}`)];
    },
  };
}

/** The row of a rule that takes some of the texts of a pattern; the part that is left to the host is a noun. */
export function partlyPatternText(
  row: TextRow & { readonly pattern: TextPattern; readonly left: string },
): Row {
  const { samples, left } = row;
  return {
    ...rowOf(row),
    stated: { leftToHost: left },
    claims: (rule) => {
      const pattern = patternFor(row.pattern, rule);
      const isSo = (text: string): boolean => pattern?.test(text) === true || !rule.accepts(text);
      return pattern !== undefined && textsOf(samples).every(isSo) ? stated(pattern) : [STRING];
    },
  };
}

/** The row of a rule that takes codes of a list, in either case. */
export function codeText(row: TextRow & { readonly pattern: RegExp; readonly left: string }): Row {
  const { samples, left } = row;
  const { narrower = [] } = samples;
  const accepts = samples.accepts.filter((sample) => !narrower.includes(sample));
  const { claims } = partlyPatternText({ ...row, samples: { ...samples, accepts } });
  return {
    ...rowOf(row),
    stated: {
      asGuidance: `${left} is the host's to say; it also takes letters that are ASCII in upper case alone, such as \`\u017F\``,
    },
    claims,
  };
}

function rowOf({ name, decorator, samples }: TextRow): Pick<Row, "name" | "decorator" | "samples"> {
  const others = [1, true, ["text"], {}, null, undefined];
  return {
    name,
    decorator,
    samples: { ...samples, rejects: [...samples.rejects, ...others] },
  };
}

/** What an argument changes is known to no pattern but one that was made for it. */
function patternFor(pattern: TextPattern, rule: RowRule): RegExp | undefined {
  if (typeof pattern === "function") return pattern(rule);
  return rule.arguments.every((argument) => argument === undefined) ? pattern : undefined;
}

/** Another release may take other texts: what is told is what the installed one answers to the samples. */
function textsOf({ accepts, rejects }: RowSamples): readonly string[] {
  return [...accepts, ...rejects].filter((value) => typeof value === "string");
}

function stated({ source, flags }: RegExp): readonly RowClaim[] {
  const told = unicodePattern(source, flags);
  if ("leftOut" in told) throw new Error(`/${source}/${flags} has ${told.leftOut}.`);
  return [STRING, bounds({ pattern: told.source })];
}
