import { equalJson } from "../../json/equal-json.js";
import { impliedBy } from "../../keywords.js";
import { isAnnotation, isStructure } from "../annotations.js";
import { SPOKEN_OF } from "../json-type.js";
import type { Step } from "../step.js";

/** A `const` becomes an `enum` with one member. */
export const constAsEnum: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { const: only, enum: listed } = schema;
    if (only === undefined) continue;
    delete schema["const"];
    const isListed = !Array.isArray(listed) || listed.some((value) => equalJson(value, only));
    schema["enum"] = isListed ? [only] : [];
  }
};

/** An empty list of choices is refused by validators; that nothing is taken is said in another way. */
export const withoutEmptyEnums: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    if (!Array.isArray(schema["enum"]) || schema["enum"].length > 0) continue;
    delete schema["enum"];
    schema["not"] = {};
  }
};

/** Choices say by themselves of what type they are, and nothing stands beside them but notes. */
export const choicesWithoutType: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { enum: values } = place.schema;
    if (!Array.isArray(values)) continue;
    if (values.some((value) => typeof value === "object" && value !== null)) {
      rewriting.widen(place, "enum");
      continue;
    }
    delete place.schema["type"];
    for (const keyword of Object.keys(place.schema)) {
      if (keyword === "enum" || isAnnotation(keyword) || isStructure(keyword)) continue;
      rewriting.widen(place, keyword);
    }
  }
};

/** What speaks of values of another type says nothing here. */
export const ofTheTypeAlone: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { type } = schema;
    if (typeof type !== "string") continue;
    for (const keyword of Object.keys(schema)) {
      const implied = impliedBy(keyword);
      // Of numbers a format may be meant, in other vocabularies.
      if (implied === "any" || implied === SPOKEN_OF[type] || keyword === "format") continue;
      Reflect.deleteProperty(schema, keyword);
    }
  }
};

/** Choices that are no texts are told in the description. */
export const onlyTextChoices: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { enum: listed, nullable } = place.schema;
    if (!Array.isArray(listed)) continue;
    // That null is taken is said by `nullable` alone.
    const values = listed.filter((value) => value !== null || nullable !== true);
    if (values.length > 0) place.schema["enum"] = values;
    if (values.length > 0 && values.every((value) => typeof value === "string")) continue;
    rewriting.widen(place, "enum");
  }
};
