import type { Diagnostic, JsonObject, TypeShape, WriteOptions } from "../../index.js";
import { checkTypeShape, writeSchema } from "../../index.js";
import { isJsonObject } from "../../json/json.js";
import { compareCodes } from "../compare-codes.js";
import { compareJson } from "../compare-json.js";
import { fixtureKind } from "../fixture-kind.js";
import type { Form } from "../form.js";
import { listOf, objectOf, optional, record, required, text } from "../form.js";

interface Input {
  readonly shape: TypeShape;
  readonly options?: WriteOptions;
}

interface Expected {
  readonly schema: JsonObject;
  readonly diagnostics?: readonly string[];
  readonly defsOrder?: readonly string[];
}

interface Actual {
  readonly schema: JsonObject;
  readonly diagnostics: readonly Diagnostic[];
  readonly defsOrder: readonly string[];
}

const typeShape: Form<TypeShape> = (value, at, report): value is TypeShape => {
  const { ok, problems } = checkTypeShape(value);
  for (const { pointer, message } of problems) report({ pointer: at + pointer, message });
  return ok;
};

/** A TypeShape and what `writeSchema` gives for it. */
export const schemaSimplification = fixtureKind<Input, Expected, Actual>({
  input: record<Input>("an input", {
    shape: required(typeShape),
    // Passed on as they are: which options there are is said by the writer alone.
    options: optional(objectOf<WriteOptions>("an object of options")),
  }),
  expected: record<Expected>("an expectation", {
    schema: required(objectOf<JsonObject>("a JSON Schema object")),
    diagnostics: optional(listOf("a list of diagnostic codes", text)),
    defsOrder: optional(listOf("a list of definition names", text)),
  }),

  run({ shape, options }) {
    const { schema, diagnostics } = writeSchema(shape, options);
    const definitions = schema["$defs"];
    const defsOrder = isJsonObject(definitions) ? Object.keys(definitions) : [];
    return { schema, diagnostics, defsOrder };
  },

  compare(expected, actual) {
    return [
      ...compareJson("/expected/schema", expected.schema, actual.schema),
      ...compareCodes(expected.diagnostics, actual.diagnostics),
      ...(expected.defsOrder === undefined
        ? []
        : compareJson("/expected/defsOrder", expected.defsOrder, actual.defsOrder)),
    ];
  },

  renew({ defsOrder }, actual) {
    const codes = actual.diagnostics.map(({ code }) => code);
    return {
      schema: actual.schema,
      ...(codes.length === 0 ? {} : { diagnostics: codes }),
      ...(defsOrder === undefined ? {} : { defsOrder: actual.defsOrder }),
    };
  },
});
