import { copyJson } from "../json/copy-json.js";
import { equalJson } from "../json/equal-json.js";
import type { JsonSchema, JsonValue } from "../json/json.js";
import { isOwnedObject } from "../json/json.js";
import type { ProducedType } from "../keywords.js";
import type { EnumFacts, EnumFactsOf, WireForm } from "../type-shape/index.js";
import type { NodeRule } from "./node-rule.js";

interface FormRule<F extends WireForm> {
  write(facts: EnumFactsOf<F>): JsonSchema;
  produces(facts: EnumFactsOf<F>): ProducedType | undefined;
}

/** R5 to R9, and the wire form `json`. A value is listed once, however often it is declared. */
const FORMS: { readonly [F in WireForm]: FormRule<F> } = {
  string: {
    produces: () => "string",
    write: (facts) => typed("string", facts.combinable, facts.names),
  },
  integer: {
    produces: () => "integer",
    write: (facts) => typed("integer", facts.combinable, facts.numbers),
  },
  unresolved: {
    produces: () => undefined,
    write: (facts) => ({
      anyOf: [
        typed("string", facts.combinable, facts.names),
        typed("integer", facts.combinable, facts.numbers),
      ],
    }),
  },
  json: {
    produces: (facts) => commonType(facts.values),
    write: (facts) => typed(commonType(facts.values), facts.combinable, facts.values),
  },
};

export const enumeration: NodeRule<"enum"> = {
  produces: ({ enumFacts }) => formRule(enumFacts).produces(enumFacts),
  write({ enumFacts }, { settings }) {
    const schema = formRule(enumFacts).write(enumFacts);
    return settings.direction === "output" ? withLabels(schema, enumFacts.labels) : schema;
  },
};

function formRule<F extends WireForm>(facts: EnumFactsOf<F>): FormRule<F> {
  return FORMS[facts.wireForm];
}

/** R7. Flags combine, so a list would refuse every legal combination: only the type is written. */
function typed(
  type: ProducedType | undefined,
  combinable: boolean | undefined,
  values: readonly JsonValue[],
): JsonSchema {
  return {
    ...(type === undefined ? {} : { type: type === "map" ? "object" : type }),
    ...(combinable === true ? {} : { enum: distinct(values).map(copyJson) }),
  };
}

function distinct(values: readonly JsonValue[]): readonly JsonValue[] {
  const scalars = new Set<JsonValue>();
  return values.filter((value, index) => {
    if (typeof value === "object" && value !== null) {
      return values.findIndex((other) => equalJson(other, value)) === index;
    }
    return !scalars.has(value) && scalars.add(value);
  });
}

/** The one type that covers every value but null. */
function commonType(values: readonly JsonValue[]): ProducedType | undefined {
  const types = new Set(values.filter((value) => value !== null).map(typeOfValue));
  if (types.has("number")) types.delete("integer");
  const [type, ...others] = types;
  return others.length === 0 ? type : undefined;
}

function typeOfValue(value: Exclude<JsonValue, null>): ProducedType {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "object" ? "object" : (typeof value as "string" | "boolean");
}

/** On output, the choices with their labels; a list where every label merely repeats its value. */
function withLabels(schema: JsonSchema, labels: EnumFacts["labels"] = {}): JsonSchema {
  const { enum: values, anyOf: branches, ...rest } = schema;
  if (Array.isArray(branches)) {
    return {
      anyOf: branches.map((branch) =>
        isOwnedObject(branch) ? withLabels(branch, labels) : branch,
      ),
    };
  }
  if (!Array.isArray(values)) return schema;
  const choices = values.map((value) => {
    const wire = typeof value === "string" ? value : JSON.stringify(value);
    return { value, wire, label: Object.hasOwn(labels, wire) ? labels[wire] : undefined };
  });
  if (choices.every(({ wire, label }) => label === undefined || label === wire)) return schema;
  return {
    ...rest,
    oneOf: choices.map(({ value, label }) => ({
      const: value,
      ...(label === undefined ? {} : { title: label }),
    })),
  };
}
