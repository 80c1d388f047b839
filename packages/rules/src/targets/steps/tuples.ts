import { equalJson } from "../../json/equal-json.js";
import type { OwnedJson } from "../../json/json.js";
import { isOwnedObject } from "../../json/json.js";
import { typesOf } from "../json-type.js";
import type { Step } from "../step.js";

/** Elements by position become elements of any of their schemas, as many as there may be. */
export const tuplesAsChoices: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { schema } = place;
    // Draft-07 lists the positions under `items`, and what follows under `additionalItems`.
    const isDraft07 = Array.isArray(schema["items"]);
    const positions = isDraft07 ? schema["items"] : schema["prefixItems"];
    if (!Array.isArray(positions)) continue;
    const rest = isDraft07 ? schema["additionalItems"] : schema["items"];
    delete schema["prefixItems"];
    delete schema["additionalItems"];
    const isClosed = rest === false;
    const choices = distinct(isClosed ? positions : [...positions, rest ?? true]);
    const [only, ...others] = choices;
    schema["items"] = others.length === 0 ? (only ?? {}) : { anyOf: choices.map(schemaOf) };
    if (isClosed) schema["maxItems"] = least(schema["maxItems"], positions.length);
    if (others.length === 0) continue;
    rewriting.say(schema, `Items by position: ${positions.map(brief).join(", ")}.`);
    rewriting.widened(place, "prefixItems", "has no schemas by position");
  }
};

function least(known: OwnedJson | undefined, length: number): number {
  return typeof known === "number" ? Math.min(known, length) : length;
}

function schemaOf(value: OwnedJson): OwnedJson {
  if (value === false) return { not: {} };
  return isOwnedObject(value) ? value : {};
}

function distinct(values: readonly OwnedJson[]): readonly OwnedJson[] {
  return values.filter(
    (value, index) => values.findIndex((other) => equalJson(other, value)) === index,
  );
}

/** A few words on a schema. */
function brief(schema: OwnedJson): string {
  if (!isOwnedObject(schema)) return schema === false ? "none" : "anything";
  const { title, enum: values, anyOf, $ref } = schema;
  if (typeof title === "string") return title;
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (Array.isArray(anyOf)) return anyOf.map(brief).join(" or ");
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  return typesOf(schema).join(" or ") || "anything";
}

/** Every list says what its elements are. */
export const itemsOfEveryArray: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    if (typesOf(schema).includes("array") && schema["prefixItems"] === undefined) {
      schema["items"] ??= {};
    }
  }
};
