import { equalJson } from "../../json/equal-json.js";
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

/** Choices say by themselves of what type they are. */
export const choicesWithoutType: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    if (schema["enum"] !== undefined) delete schema["type"];
  }
};

/** Choices that are no texts are told in the description. */
export const onlyTextChoices: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { enum: values } = place.schema;
    if (!Array.isArray(values) || values.every((value) => typeof value === "string")) continue;
    rewriting.widen(place, "enum");
  }
};
