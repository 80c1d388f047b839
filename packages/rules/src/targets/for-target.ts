import type { DiagnosticOptions } from "../diagnostics.js";
import { RULE_SEVERITIES, settleDiagnostics } from "../diagnostics.js";
import { copyJson } from "../json/copy-json.js";
import type { JsonObject, JsonSchema, OwnedJsonObject } from "../json/json.js";
import { isJsonObject, isOwnedObject, setOwn } from "../json/json.js";
import { pointerOf } from "../json/path.js";
import { arrange } from "../key-order.js";
import type { Direction, WriteOptions } from "../options.js";
import { checkDiagnosticForm, refuseUnknownNames, unknownValue } from "../options.js";
import type { DocumentTargetName, TargetName } from "./index.js";
import { TARGET_NAMES, TARGETS } from "./index.js";
import { placesIn } from "./places.js";
import type { RewritingForm, TargetDiagnostic } from "./rewriting.js";
import { Rewriting } from "./rewriting.js";
import type { Target } from "./target.js";
import { UnfitForTargetError } from "./unfit-for-target-error.js";

/** How a schema is rewritten for a target. */
export interface TargetOptions {
  /**
   * Whether the schema describes what a tool takes or what it gives.
   * @default "input"
   */
  readonly direction?: Direction;
  /**
   * What messages call the schema.
   * @default its title, or "The schema"
   */
  readonly name?: string;
  readonly diagnostics?: DiagnosticOptions;
}

/** A schema as a consumer takes it. */
export interface TargetedSchema {
  /** A new object on every call; its receiver may change it. */
  readonly schema: JsonSchema;
  /** What was changed, with JSON pointers into the new schema. */
  readonly diagnostics: readonly TargetDiagnostic[];
  /**
   * JSON pointers to the properties of the new schema of which null stands for a member that is not given, in the order of
   * the schema; `removeInventedNulls` takes them out of arguments. Empty but for `openai-strict`.
   */
  readonly inventedNulls: readonly string[];
  /** Whether what is given stands under the key `result`, since it is no object and the target demands one. */
  readonly isWrapped: boolean;
}

const OPTIONS = [
  "direction",
  "name",
  "diagnostics",
] as const satisfies readonly (keyof TargetOptions)[];
const DIRECTIONS: readonly Direction[] = ["input", "output"];

/**
 * Rewrites a JSON Schema (2020-12) for a consumer. What the consumer does not take is removed and said in `description`;
 * the host still checks it. The given schema is not changed.
 *
 * @throws TypeError for what is no schema object, and for an unknown target, option or value
 * @throws UnfitForTargetError when the target has no way to say what the schema says, or a limit is passed
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function forTarget(
  schema: JsonObject,
  target: TargetName,
  options: TargetOptions = {},
): TargetedSchema {
  checkTarget(target);
  checkOptions(options);
  const root = schemaOf(schema);
  const { title } = root;
  const form: RewritingForm = {
    target,
    name: options.name ?? (typeof title === "string" ? title : "The schema"),
    direction: options.direction ?? "input",
    isEntry: false,
  };
  const { rewriting, diagnostics } = rewrite(root, TARGETS[target], form);
  const paths = rewriting.pathsNow();
  const invented = [...paths].filter(([place]) => rewriting.inventedNulls.has(place));
  return {
    schema: root,
    diagnostics: settleDiagnostics(diagnostics, options.diagnostics),
    inventedNulls: invented.map(([, path]) => pointerOf(path)).sort(),
    isWrapped: rewriting.isWrapped,
  };
}

/** A document as a consumer takes it. */
export interface TargetedDocument {
  readonly schemas: Record<string, JsonSchema>;
  /** What was changed, with JSON pointers that start with the name of the schema. */
  readonly diagnostics: readonly TargetDiagnostic[];
}

/**
 * Rewrites the schemas of a document (`writeSchemaDocument`) for a target of documents; references between them stay.
 *
 * @throws TypeError for what is no document, and for an unknown target, option or value
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function documentForTarget(
  schemas: Readonly<Record<string, JsonObject>>,
  target: DocumentTargetName,
  options: TargetOptions = {},
): TargetedDocument {
  checkDocumentTarget(target);
  checkOptions(options);
  const given: unknown = schemas;
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new TypeError("The schemas are an object, with each schema by its name.");
  }
  const written: Record<string, JsonSchema> = {};
  const found: TargetDiagnostic[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const root = schemaOf(schema);
    const direction = options.direction ?? "input";
    const form: RewritingForm = { target, name, direction, isEntry: true };
    const { diagnostics } = rewrite(root, TARGETS[target], form);
    const start = pointerOf({ parent: undefined, step: name });
    for (const one of diagnostics) found.push({ ...one, path: `${start}${one.path}` });
    setOwn(written, name, root);
  }
  return { schemas: written, diagnostics: settleDiagnostics(found, options.diagnostics) };
}

/**
 * The options with which a schema is best written for a target, so that least has to be changed in it.
 *
 * @throws TypeError for an unknown target
 */
export function targetWriting(target: TargetName, direction: Direction = "input"): WriteOptions {
  checkTarget(target);
  return TARGETS[target].writing(direction);
}

/**
 * What stands before the name in the references of a document for a target.
 *
 * @throws TypeError for a target that is no document
 */
export function targetRefPrefix(target: DocumentTargetName): string {
  checkDocumentTarget(target);
  return TARGETS[target].refPrefix ?? "";
}

function rewrite(
  root: OwnedJsonObject,
  { steps }: Target,
  form: RewritingForm,
): { readonly rewriting: Rewriting; readonly diagnostics: readonly TargetDiagnostic[] } {
  const rewriting = new Rewriting(root, form);
  if (levelsOf(root) > MOST_LEVELS) {
    const levels = MOST_LEVELS.toLocaleString("en-US");
    rewriting.fail(
      "limit",
      undefined,
      `it is nested deeper than ${levels} levels, where no consumer follows. Flatten it`,
    );
    throw new UnfitForTargetError(form.target, rewriting.problems);
  }
  for (const step of steps) step(rewriting);
  if (rewriting.problems.length > 0) throw new UnfitForTargetError(form.target, rewriting.problems);
  for (const { schema } of placesIn(root)) arrange(schema);
  return { rewriting, diagnostics: rewriting.diagnostics() };
}

/** How deep a foreign schema may be nested: parsers and validators, which recurse, give up on a few thousand levels. */
const MOST_LEVELS = 1_000;

function levelsOf(root: OwnedJsonObject): number {
  let most = 0;
  const levels = new Map<OwnedJsonObject, number>();
  for (const { schema, holder } of placesIn(root)) {
    const level = holder === undefined ? 0 : (levels.get(holder.schema) ?? 0) + 1;
    levels.set(schema, level);
    most = Math.max(most, level);
  }
  return most;
}

function schemaOf(schema: unknown): OwnedJsonObject {
  const copy = isJsonObject(schema as JsonObject) ? copyJson(schema as JsonObject) : undefined;
  if (!isOwnedObject(copy)) throw new TypeError("The schema is an object.");
  return copy;
}

function checkTarget(target: unknown): void {
  if (!TARGET_NAMES.some((name) => name === target))
    throw unknownValue("target", target, TARGET_NAMES);
}

function checkDocumentTarget(target: unknown): void {
  checkTarget(target);
  const documents = TARGET_NAMES.filter((name) => "refPrefix" in TARGETS[name]);
  if (!documents.some((name) => name === target)) throw unknownValue("target", target, documents);
}

function checkOptions(options: TargetOptions): void {
  refuseUnknownNames("option", options, OPTIONS);
  const { direction, name, diagnostics } = options;
  if (direction !== undefined && !DIRECTIONS.includes(direction)) {
    throw unknownValue("direction", direction, DIRECTIONS);
  }
  if (name !== undefined && typeof name !== "string") throw unknownValue("name", name, ["a text"]);
  checkDiagnosticForm(diagnostics, Object.keys(RULE_SEVERITIES));
}
