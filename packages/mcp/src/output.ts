import type { Problem } from "@shapewright/arguments";
import { schemaCheck } from "@shapewright/arguments/checking";
import type { Class } from "@shapewright/binding";
import { toOutputSchema } from "@shapewright/binding";
import type { ShapeOptions } from "@shapewright/binding/reading";
import { className } from "@shapewright/binding/reading";
import type { Diagnostic, JsonSchema, JsonValue } from "@shapewright/rules";
import { forTarget, targetWriting } from "@shapewright/rules";
import { Sender } from "./sender.js";

/** What a tool gives: how it is described, made and checked. */
export interface Output {
  /** The schema of an object, for clients of 2025; what is none stands under `result`. */
  readonly wrapped: JsonSchema;
  /** The schema of what is given, whatever it is. */
  readonly natural: JsonSchema;
  readonly isWrapped: boolean;
  readonly sender: Sender;
  check(value: JsonValue): readonly Problem[];
}

/**
 * The output of a tool whose class is read.
 *
 * @param found receives what there was to say of the class
 * @throws TypeError for what is no class; UnfitForTargetError for one that cannot be described
 */
export function outputOf(
  cls: Class,
  isList: boolean,
  shape: ShapeOptions,
  found: Diagnostic[],
): Output {
  const report = (told: Diagnostic): void => void found.push(told);
  const written = toOutputSchema(cls, {
    ...shape,
    ...targetWriting("mcp", "output"),
    list: isList,
    diagnostics: { report },
  });
  const { schema, isWrapped, diagnostics } = forTarget(written, "mcp", {
    direction: "output",
    name: className(cls),
  });
  // That a list stands under `result` is how the protocol has it, and nothing to mend.
  found.push(...diagnostics.filter(({ path, code }) => path !== "" || code !== "target_narrowed"));
  const natural = isWrapped ? unwrapped(schema) : schema;
  return {
    wrapped: schema,
    natural,
    isWrapped,
    sender: new Sender(cls, shape),
    check: schemaCheck(natural),
  };
}

/** What stands under `result`, with the definitions that it refers to. */
function unwrapped({ properties, $defs }: JsonSchema): JsonSchema {
  const { result } = properties as { readonly result: JsonSchema };
  return { ...result, ...($defs === undefined ? {} : { $defs }) };
}
