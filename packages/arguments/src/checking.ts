// What `@shapewright/mcp` is built on. It belongs to that package and may change with any release.
import type { JsonSchema, JsonValue } from "@shapewright/rules";
import { ProblemCollector } from "./collect/problem-collector.js";
import { CheckCompiler } from "./compile-check.js";
import type { OwnedJson } from "./json.js";
import { type ArgumentsOptions, settingsOf } from "./options.js";
import type { Problem } from "./problem.js";

const RULES = {
  hostDecides: false,
  maxPatternText: Number.POSITIVE_INFINITY,
  patternEngine: undefined,
};

/** How many problems of one value are told. */
const MOST = 20;

let compiler: CheckCompiler | undefined;

/**
 * A check of a value against a schema, which tells everything that is wrong; compiled when it is first asked.
 *
 * @throws (when it is first asked) Error for a schema that is none
 */
export function schemaCheck(schema: JsonSchema): (value: JsonValue) => readonly Problem[] {
  compiler ??= new CheckCompiler(RULES);
  const own = compiler;
  let takes: ((value: OwnedJson) => boolean) | undefined;
  return (value) => {
    if (takes === undefined) {
      const check = own.compile(schema);
      takes = (given) => check(given, { asksHost: false });
    }
    if (takes(value as OwnedJson)) return [];
    const ask = (part: object, held: OwnedJson): boolean =>
      own.compile({ $defs: schema["$defs"] ?? {}, allOf: [part as JsonSchema] })(held, {
        asksHost: false,
      });
    return new ProblemCollector(schema, RULES, ask, MOST).collect(value as OwnedJson);
  };
}

/**
 * Refuses what is no way to check arguments.
 *
 * @throws TypeError for an unknown option or value; the message lists the allowed ones
 */
export function checkArgumentsOptions(options: ArgumentsOptions): void {
  settingsOf(options);
}
