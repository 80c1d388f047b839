import type { JsonSchema, JsonValue } from "@shapewright/rules";
import Ajv2020, { type KeywordDefinition, type Options } from "ajv/dist/2020.js";
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
  logger: false,
};

/** Makes checks of schemas, which share the rules for texts. */
export class CheckCompiler {
  readonly #ajv: Ajv2020;

  constructor(rules: TextRules) {
    this.#ajv = new Ajv2020(OPTIONS);
    for (const definition of textKeywords(rules)) {
      this.#ajv.removeKeyword(String(definition.keyword));
      this.#ajv.addKeyword(definition);
    }
  }

  compile(schema: JsonSchema | boolean): Check {
    const validate = this.#ajv.compile(schema);
    // It keeps every schema that it has seen.
    this.#ajv.removeSchema(schema);
    return (value, context) => validate.call(context, value);
  }
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
