import type { JsonObject, JsonSchema, TargetName, TargetOptions } from "../../src/index.js";
import { forTarget, UnfitForTargetError } from "../../src/index.js";

/** What a target makes of a schema, and what it tells of that: the effect, the keyword and where. */
export function changes(
  schema: JsonObject,
  target: TargetName,
  options?: TargetOptions,
): { readonly schema: JsonSchema; readonly told: readonly string[] } {
  const result = forTarget(schema, target, options);
  const told = result.diagnostics.map(
    ({ effect, keyword, path }) => `${effect} ${keyword ?? "all"} ${path || "/"}`,
  );
  return { schema: result.schema, told };
}

/** What a target makes of a schema that stands under a demanded member of a closed object. */
export function memberChanges(
  member: JsonObject,
  target: TargetName,
): { readonly schema: unknown; readonly told: readonly string[] } {
  const given = {
    type: "object",
    properties: { a: member },
    required: ["a"],
    additionalProperties: false,
  };
  const { schema, told } = changes(given, target);
  const { a, ...others } = schema["properties"] as JsonObject;
  expect(others).toEqual({});
  // A target that does not close objects tells so at the root.
  return { schema: a, told: told.filter((line) => line.includes("/properties/a")) };
}

/** The reasons for which a target cannot take a schema: `code path: message`. */
export function reasons(
  schema: JsonObject,
  target: TargetName,
  options?: TargetOptions,
): readonly string[] {
  try {
    forTarget(schema, target, options);
  } catch (error) {
    if (!(error instanceof UnfitForTargetError)) throw error;
    return error.problems.map(({ code, path, message }) => `${code} ${path || "/"}: ${message}`);
  }
  return [];
}

/** What a target is to make of a schema. */
export interface Row {
  readonly name: string;
  readonly target: TargetName;
  readonly given: JsonObject;
  readonly schema: JsonObject;
  readonly told: readonly string[];
}
