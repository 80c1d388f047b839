import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject } from "../../json/json.js";
import type { Path } from "../../json/path.js";
import { within } from "../../json/path.js";
import { nameIn } from "../definition-name.js";
import { labelOf } from "../label.js";
import { placesIn } from "../places.js";
import type { Rewriting } from "../rewriting.js";
import type { Step } from "../step.js";

/** How much of each a schema may have. */
export interface SizeLimits {
  readonly properties: number;
  /** Objects inside one another, the root being the first. */
  readonly levels: number;
  /** Characters of all names of properties and definitions, and of all choices. */
  readonly characters: number;
  /** Choices of all enums together. */
  readonly choices: number;
  /** From how many choices on one enum's texts are counted, and how many characters they may have. */
  readonly longEnum: { readonly choices: number; readonly characters: number };
}

/** What is counted of a schema, at one place. */
interface Counted {
  readonly path: Path | undefined;
  readonly properties: number;
  readonly characters: number;
  readonly choices: number;
}

/** Fails where a schema has more of something than its consumer takes, and names where most of it is. */
export function withinLimits(limits: SizeLimits): Step {
  return (rewriting) => {
    const counted = countPlaces(rewriting.root);
    for (const what of ["properties", "characters", "choices"] as const) {
      const total = counted.reduce((sum, place) => sum + place[what], 0);
      if (total > limits[what]) tellMost(counted, what, total, limits[what], rewriting);
    }
    checkLongEnums(rewriting, limits);
    checkLevels(rewriting, limits.levels);
  };
}

function countPlaces(root: OwnedJsonObject): readonly Counted[] {
  return [...placesIn(root)].map(({ schema, path }) => {
    const names = namesOf(schema["properties"]);
    const values = choicesOf(schema);
    const texts = [...names, ...namesOf(schema["$defs"]), ...values.map(textOf)];
    return { path, properties: names.length, choices: values.length, characters: lengthOf(texts) };
  });
}

function namesOf(map: OwnedJson | undefined): readonly string[] {
  return isOwnedObject(map) ? Object.keys(map) : [];
}

function choicesOf({ enum: values, const: only }: OwnedJsonObject): readonly OwnedJson[] {
  if (Array.isArray(values)) return values;
  return only === undefined ? [] : [only];
}

function textOf(value: OwnedJson): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

const CALLED = {
  properties: "properties",
  characters: "characters of names and choices",
  choices: "choices of enums",
} as const;

/** Sums up what stands under each member of the root, and under each definition. */
function tellMost(
  counted: readonly Counted[],
  what: keyof typeof CALLED,
  total: number,
  limit: number,
  rewriting: Rewriting,
): void {
  const parts = new Map<string, { readonly path: Path; amount: number }>();
  for (const place of counted) {
    const part = topOf(place.path);
    if (part === undefined) continue;
    const key = `${part.parent === undefined ? "" : String(part.parent.step)}/${String(part.step)}`;
    const known = parts.get(key);
    if (known === undefined) parts.set(key, { path: part, amount: place[what] });
    else known.amount += place[what];
  }
  const largest = [...parts.values()]
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)
    .slice(0, 3)
    .map(({ path, amount }) => `${labelOf(path, rewriting.name)} (${number(amount)})`);
  const most = largest.length === 0 ? "some of its own members" : largest.join(", ");
  rewriting.fail(
    "limit",
    undefined,
    `it has ${number(total)} ${CALLED[what]}, and ${rewriting.target} takes ${number(limit)}. Cut down ${most}`,
  );
}

/** The member of the root or the definition that a place stands in. */
function topOf(path: Path | undefined): Path | undefined {
  let place = path;
  while (place?.parent?.parent !== undefined) place = place.parent;
  return place?.parent === undefined ? undefined : place;
}

function checkLongEnums(rewriting: Rewriting, { longEnum }: SizeLimits): void {
  for (const { schema, path } of rewriting.places()) {
    const texts = choicesOf(schema).filter((value) => typeof value === "string");
    if (texts.length <= longEnum.choices || lengthOf(texts) <= longEnum.characters) continue;
    rewriting.fail(
      "limit",
      path,
      `its ${number(texts.length)} choices have ${number(lengthOf(texts))} characters, and ${rewriting.target} takes ` +
        `${number(longEnum.characters)} where there are more than ${number(longEnum.choices)}. Offer fewer or shorter ones, or a text`,
    );
  }
}

interface Standing {
  readonly schema: OwnedJsonObject;
  readonly path: Path | undefined;
  readonly level: number;
  readonly inside: Inside | undefined;
}

interface Inside {
  readonly name: string;
  readonly outer: Inside | undefined;
}

/** References are followed, and not into what they stand in: recursion has no depth of its own. */
function checkLevels(rewriting: Rewriting, limit: number): void {
  const { root } = rewriting;
  const definitions = isOwnedObject(root["$defs"]) ? root["$defs"] : {};
  const open: Standing[] = [{ schema: root, path: undefined, level: 0, inside: undefined }];
  const deepest = new Map<OwnedJsonObject, number>();
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { schema, inside, path } = place;
    const level = place.level + (schema["type"] === "object" || isObjectList(schema) ? 1 : 0);
    // One that was met as deep before leads to nothing new.
    if ((deepest.get(schema) ?? -1) >= level) continue;
    deepest.set(schema, level);
    if (level > limit) {
      rewriting.fail(
        "limit",
        path,
        `it stands ${String(level)} objects deep, and ${rewriting.target} takes ${String(limit)}. Leave it out, or flatten what it is in`,
      );
      return;
    }
    const name = nameIn(schema);
    const target = name === undefined ? undefined : definitions[name];
    if (name !== undefined && isOwnedObject(target) && !isInside(inside, name)) {
      open.push({ schema: target, path, level, inside: { name, outer: inside } });
    }
    for (const [keyword, held] of Object.entries(schema)) {
      if (keyword === "$defs") continue;
      for (const [step, child] of childrenOf(keyword, held)) {
        open.push({ schema: child, path: within(path, keyword, ...step), level, inside });
      }
    }
  }
}

function isObjectList({ type }: OwnedJsonObject): boolean {
  return Array.isArray(type) && type.includes("object");
}

function isInside(place: Inside | undefined, name: string): boolean {
  for (let inside = place; inside !== undefined; inside = inside.outer) {
    if (inside.name === name) return true;
  }
  return false;
}

function childrenOf(
  keyword: string,
  held: OwnedJson,
): readonly (readonly [readonly (string | number)[], OwnedJsonObject])[] {
  if (keyword === "items" && isOwnedObject(held)) return [[[], held]];
  if (keyword === "anyOf" && Array.isArray(held)) {
    return held.flatMap((branch, index) =>
      isOwnedObject(branch) ? [[[index], branch] as const] : [],
    );
  }
  if (keyword !== "properties" || !isOwnedObject(held)) return [];
  return Object.entries(held).flatMap(([name, schema]) =>
    isOwnedObject(schema) ? [[[name], schema] as const] : [],
  );
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
