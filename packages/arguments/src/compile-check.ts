import type { JsonSchema, JsonValue } from "@shapewright/rules";
import Ajv2020, { type KeywordDefinition, type Options } from "ajv/dist/2020.js";
import { askNobody, demandKnownKeywords } from "./collect/known-keywords.js";
import { ProblemCollector } from "./collect/problem-collector.js";
import { equalPair } from "./equal.js";
import { isMultiple } from "./multiple.js";
import type { OwnedJson } from "./json.js";
import type { TextRules, TextVerdict } from "./text-keywords.js";
import { judgeLength, judgePattern, runnerOf } from "./text-keywords.js";

/** What one check found out besides its answer. */
export interface CheckContext {
  /** Whether some text is for the host to judge. */
  asksHost: boolean;
}

/** Whether a schema takes a value. */
export type Check = (value: OwnedJson, context: CheckContext) => boolean;

const OPTIONS: Options = {
  strict: false,
  validateFormats: false,
  // What an object inherits, such as `toString`, is no argument.
  ownProperties: true,
  passContext: true,
  validateSchema: false,
  // A pass over the generated code takes longer than it saves.
  code: { optimize: false },
  logger: false,
};

/** Makes checks of schemas, which share the rules for texts. */
export class CheckCompiler {
  readonly #rules: TextRules;
  readonly #canGenerate = canGenerateCode();
  #made: Ajv2020 | undefined;

  constructor(rules: TextRules) {
    this.#rules = rules;
  }

  /** Made when it is first asked: it takes some milliseconds. */
  get #ajv(): Ajv2020 {
    if (this.#made !== undefined) return this.#made;
    const ajv = new Ajv2020(OPTIONS);
    for (const definition of textKeywords(this.#rules)) {
      ajv.removeKeyword(String(definition.keyword));
      ajv.addKeyword(definition);
    }
    this.#made = ajv;
    return ajv;
  }

  /** @throws Error for a schema that is none, and, where no code can be generated, for one of a foreign kind */
  compile(schema: JsonSchema): Check {
    if (!this.#canGenerate) return interpreted(schema, this.#rules);
    const validate = this.#ajv.compile(schema);
    // It keeps every schema that it has seen.
    this.#ajv.removeSchema(schema);
    return (value, context) => validate.call(context, value);
  }
}

/** Whether the platform lets code be generated: workers and strict content policies do not. */
export function canGenerateCode(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is what is asked
    new Function("");
    return true;
  } catch {
    return false;
  }
}

/** The same verdicts, by going through the schema for each value. */
function interpreted(schema: JsonSchema, rules: TextRules): Check {
  // What cannot be judged is told when the check is made and not when a value comes.
  demandKnownKeywords(schema);
  return (value, context) => {
    const collector = new ProblemCollector(schema, rules, askNobody, 1);
    const takes = collector.collect(value).length === 0;
    context.asksHost ||= collector.asksHost;
    return takes;
  };
}

function textKeywords(rules: TextRules): readonly KeywordDefinition[] {
  const bound = (
    keyword: string,
    fitsIn: (length: number, limit: number) => boolean,
  ): KeywordDefinition => ({
    keyword,
    type: "string",
    schemaType: "number",
    compile: (limit: number) => {
      const fits = (length: number): boolean => fitsIn(length, limit);
      return function check(this: CheckContext, text: string): boolean {
        return noted(judgeLength(text, fits, rules), this);
      };
    },
  });
  return [
    {
      // ajv compares each item with each other one.
      keyword: "uniqueItems",
      type: "array",
      schemaType: "boolean",
      compile: (isAsked: boolean) => (items: readonly JsonValue[]) =>
        !isAsked || equalPair(items) === undefined,
    },
    {
      keyword: "multipleOf",
      type: "number",
      schemaType: "number",
      compile: (of: number) => (value: number) => isMultiple(value, of),
    },
    bound("minLength", (length, limit) => length >= limit),
    bound("maxLength", (length, limit) => length <= limit),
    {
      keyword: "pattern",
      type: "string",
      schemaType: "string",
      compile: (pattern: string) => {
        const runner = runnerOf(pattern, rules);
        return function check(this: CheckContext, text: string): boolean {
          return noted(judgePattern(text, runner, rules), this);
        };
      },
    },
  ];
}

function noted(verdict: TextVerdict, context: CheckContext): boolean {
  if (verdict === "ask the host") context.asksHost = true;
  return verdict === "fits" || verdict === "ask the host";
}
