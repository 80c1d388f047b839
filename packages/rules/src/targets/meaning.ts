import type { JsonValue } from "../json/json.js";
import { isJsonObject } from "../json/json.js";

type Meaning = (value: JsonValue) => string | undefined;

/** A sentence for each keyword that a reader of a description can act on. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ["minLength", (value) => `At least ${counted(value, "character")}.`],
  ["maxLength", (value) => `At most ${counted(value, "character")}.`],
  ["minItems", (value) => `At least ${counted(value, "item")}.`],
  ["maxItems", (value) => `At most ${counted(value, "item")}.`],
  ["uniqueItems", (value) => (value === true ? "No two items are equal." : undefined)],
  ["minProperties", (value) => `At least ${counted(value, "key")}.`],
  ["maxProperties", (value) => `At most ${counted(value, "key")}.`],
  ["minimum", (value) => `Not less than ${shown(value)}.`],
  ["maximum", (value) => `Not greater than ${shown(value)}.`],
  ["exclusiveMinimum", (value) => `Greater than ${shown(value)}.`],
  ["exclusiveMaximum", (value) => `Less than ${shown(value)}.`],
  ["multipleOf", (value) => `A multiple of ${shown(value)}.`],
  ["pattern", (value) => `Matches the pattern ${raw(value)}`],
  ["format", (value) => `Format: ${raw(value)}.`],
  ["contentEncoding", (value) => `Encoded as ${raw(value)}.`],
  ["contentMediaType", (value) => `Media type: ${raw(value)}.`],
  ["enum", (value) => `One of ${listed(value)}.`],
  ["const", (value) => `Always ${shown(value)}.`],
  ["default", (value) => `Default: ${shown(value)}.`],
  ["example", (value) => `Example: ${shown(value)}.`],
  ["examples", (value) => `Examples: ${listed(value)}.`],
  ["title", (value) => `${raw(value)}.`],
  ["deprecated", (value) => (value === true ? "Deprecated." : undefined)],
  ["readOnly", (value) => (value === true ? "Read-only." : undefined)],
  ["writeOnly", (value) => (value === true ? "Write-only." : undefined)],
  ["not", excluded],
  ["prefixItems", (value) => `Items by position: ${shown(value)}.`],
  ["additionalProperties", further],
  ["propertyNames", (value) => `Keys: ${saidInside(value)}.`],
  ["patternProperties", (value) => `Keys by pattern: ${shown(value)}.`],
  ["contains", (value) => `At least one item is: ${saidInside(value)}.`],
  ["dependentRequired", (value) => `Keys that demand others: ${shown(value)}.`],
  ["allOf", all],
  ["$comment", () => undefined],
]);

/** What a keyword says, as a sentence for a description; `undefined` where a reader would learn nothing. */
export function meaningOf(keyword: string, value: JsonValue): string | undefined {
  if (isDeep(value)) return undefined;
  const meaning = MEANINGS.get(keyword);
  return meaning === undefined ? `${keyword}: ${shown(value)}.` : meaning(value);
}

/** How many levels a value may have that is shown: deeper ones no reader follows, and the stack has no room for. */
const LEVELS = 100;

function isDeep(value: JsonValue): boolean {
  const open: (readonly [JsonValue, number])[] = [[value, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [held, level] = next;
    if (typeof held !== "object" || held === null) continue;
    if (level >= LEVELS) return true;
    for (const inner of Object.values(held as object) as JsonValue[]) open.push([inner, level + 1]);
  }
  return false;
}

/** A value as JSON, if that is short. */
export function shownBriefly(value: JsonValue, longest: number): string | undefined {
  const text = isDeep(value) ? undefined : shown(value);
  return text === undefined || text.length > longest ? undefined : text;
}

function counted(value: JsonValue, what: string): string {
  return `${shown(value)} ${what}${value === 1 ? "" : "s"}`;
}

function shown(value: JsonValue): string {
  return JSON.stringify(value);
}

function raw(value: JsonValue): string {
  return typeof value === "string" ? value : shown(value);
}

function listed(value: JsonValue): string {
  return Array.isArray(value)
    ? value.map((item: JsonValue) => shown(item)).join(", ")
    : shown(value);
}

function excluded(value: JsonValue): string | undefined {
  if (!isJsonObject(value)) return undefined;
  // Choices may say of what type they are as well.
  const [only, ...others] = Object.keys(value).filter((keyword) => keyword !== "type");
  if (only === "enum" && others.length === 0) return `None of ${listed(value["enum"] ?? [])}.`;
  return Object.keys(value).length === 0 ? "No value is taken." : `Not: ${shown(value)}.`;
}

function further(value: JsonValue): string | undefined {
  if (typeof value === "boolean") return undefined;
  return `The value under every other key: ${saidInside(value)}.`;
}

function all(value: JsonValue): string | undefined {
  const sentences = Array.isArray(value)
    ? value.map((branch: JsonValue) => saidInside(branch))
    : [];
  return sentences.length === 0 ? undefined : sentences.join(". ").replace(/\.*$/u, ".");
}

/** What a schema inside says, by the sentences of its keywords where each has one. */
export function saidInside(value: JsonValue): string {
  if (isDeep(value)) return "…";
  if (!isJsonObject(value)) return shown(value);
  const sentences = Object.entries(value).map(([keyword, content]) =>
    keyword !== "not" && MEANINGS.has(keyword) ? meaningOf(keyword, content) : undefined,
  );
  const isSaid = sentences.length > 0 && sentences.every((sentence) => sentence !== undefined);
  return isSaid ? sentences.join(" ").replace(/\.$/u, "") : shown(value);
}

/** Adds a sentence to a description, once. */
export function withSentence(description: JsonValue | undefined, sentence: string): string {
  if (typeof description !== "string" || description.trim() === "") return sentence;
  if (description.includes(sentence)) return description;
  const ends = /[.!?…:;)\]]\s*$/u.test(description);
  return `${description.trimEnd()}${ends ? "" : "."} ${sentence}`;
}
