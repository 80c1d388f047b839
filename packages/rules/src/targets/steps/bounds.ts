import { typesOf } from "../json-type.js";
import type { Step } from "../step.js";

/** Exclusive bounds become inclusive: the next integer, and of other numbers the bound itself, with a note. */
export const inclusiveBounds: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { schema } = place;
    const isInteger =
      typesOf(schema).every((type) => type === "integer") && schema["type"] !== undefined;
    const { exclusiveMinimum: above, exclusiveMaximum: below, minimum, maximum } = schema;
    if (typeof above === "number") {
      const least = isInteger ? Math.floor(above) + 1 : above;
      const isTighter = typeof minimum !== "number" || minimum <= least;
      if (isInteger || (typeof minimum === "number" && minimum > above)) {
        delete schema["exclusiveMinimum"];
      } else {
        rewriting.widen(place, "exclusiveMinimum");
      }
      if (isTighter) schema["minimum"] = least;
    }
    if (typeof below === "number") {
      const most = isInteger ? Math.ceil(below) - 1 : below;
      const isTighter = typeof maximum !== "number" || maximum >= most;
      if (isInteger || (typeof maximum === "number" && maximum < below)) {
        delete schema["exclusiveMaximum"];
      } else {
        rewriting.widen(place, "exclusiveMaximum");
      }
      if (isTighter) schema["maximum"] = most;
    }
  }
};

/** Exclusive bounds as OpenAPI 3.0 has them: a boolean beside the bound. */
export const booleanBounds: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { exclusiveMinimum: above, exclusiveMaximum: below, minimum, maximum } = schema;
    if (typeof above === "number") {
      const isLooser = typeof minimum === "number" && minimum > above;
      if (isLooser) delete schema["exclusiveMinimum"];
      else Object.assign(schema, { minimum: above, exclusiveMinimum: true });
    }
    if (typeof below === "number") {
      const isLooser = typeof maximum === "number" && maximum < below;
      if (isLooser) delete schema["exclusiveMaximum"];
      else Object.assign(schema, { maximum: below, exclusiveMaximum: true });
    }
  }
};
