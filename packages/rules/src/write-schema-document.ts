import { DEFINITIONS } from "./definitions/local-reference.js";
import { planDocument } from "./definitions/plan.js";
import { VerbatimDefinitions } from "./definitions/verbatim.js";
import type { Diagnostic } from "./diagnostics.js";
import { DiagnosticCollector, settleDiagnostics } from "./diagnostics.js";
import type { JsonSchema, OwnedJson } from "./json/json.js";
import { isOwnedObject, setOwn } from "./json/json.js";
import type { WriteOptions, WriteSettings } from "./options.js";
import { settingsOf, unknownValue } from "./options.js";
import type { SharedContext } from "./task-context.js";
import type { TypeShape } from "./type-shape/index.js";
import { assertTypeShape } from "./type-shape/index.js";
import { DocumentWriter } from "./write-document.js";

/** What a document of definitions has besides the options of a schema. */
export interface DocumentForm {
  /**
   * What stands before the name of a definition in every reference; ends with a slash.
   * @default "#/$defs/"
   */
  readonly refPrefix?: string;
  /**
   * Whether the listed types of an input refuse keys that they do not declare. One that another type of the document refers
   * to is left as it is: its one definition must hold for a member too.
   * @default false
   */
  readonly closeListed?: boolean;
}

/** How a document of definitions is written. */
export interface SchemaDocumentOptions extends WriteOptions, DocumentForm {}

/** Many types as schemas that refer to one another. */
export interface WrittenDocument {
  /** The schema of each type by its name, in ascending order of the names. */
  readonly schemas: Record<string, JsonSchema>;
  /** The name of each type that has a schema, by its key in `types`. */
  readonly names: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes object types and all that they lead to as one document of definitions, such as `components.schemas` of OpenAPI 3.1:
 * one schema for each, by a name that is unique, and a reference wherever a type is used.
 *
 * @param listed the keys in `types` that have a schema whatever they are
 * @throws InvalidTypeShapeError when the types are none, with a JSON pointer for each problem
 * @throws TypeError for an unknown option or value, for choices without references, and for a key that is not there
 * @throws EscalatedDiagnosticsError when a diagnostic has a code that the options escalate
 */
export function writeSchemaDocument(
  types: TypeShape["types"],
  listed: readonly string[],
  options: SchemaDocumentOptions = {},
): WrittenDocument {
  const { refPrefix = DEFINITIONS, closeListed = false, ...writing } = options;
  const settings = documentSettings(writing);
  checkForm(refPrefix, closeListed);
  assertTypeShape({ root: { kind: "any" }, types });
  const missing = listed.find((key) => !Object.hasOwn(types, key));
  if (missing !== undefined) throw new TypeError(`No object type has the key "${missing}".`);

  const plan = planDocument(types, new Set(listed), settings, closeListed);
  const verbatim = new VerbatimDefinitions(plan.definitions.values(), refPrefix);
  const shared: SharedContext = { settings, plan, verbatim, rootNull: "declared", refPrefix };
  const diagnostics = new DiagnosticCollector();
  const writer = new DocumentWriter(shared, diagnostics);
  const written = writer.writeDefinitions(plan.listed);
  writer.reportSuffixedNames();
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, schema] of Object.entries(written)) setOwn(schemas, name, schemaOf(schema));
  return {
    schemas,
    names: plan.definitions,
    diagnostics: settleDiagnostics(diagnostics.diagnostics, writing.diagnostics),
  };
}

/** A document is made of references, so the choices that keep none are refused by name. */
function documentSettings(options: WriteOptions): WriteSettings {
  const settings = settingsOf(options);
  const { references } = settings.dialect;
  if (references === "shared") return settings;
  if (options.references !== undefined) throw unknownValue("references", references, ["shared"]);
  throw new TypeError(
    `The dialect "${String(options.dialect)}" keeps no references, of which a document is made. Leave it out, and choose ` +
      `what else it states by nullability, defaults, closing, freeForm and unreadable; or write each schema by itself.`,
  );
}

function checkForm(refPrefix: unknown, closeListed: unknown): void {
  if (typeof refPrefix !== "string" || !refPrefix.endsWith("/")) {
    throw unknownValue("refPrefix", refPrefix, [
      'a text that ends with a slash, such as "#/components/schemas/"',
    ]);
  }
  if (typeof closeListed !== "boolean") {
    throw unknownValue("closeListed", closeListed, ["true", "false"]);
  }
}

/** A definition of a foreign schema may be a boolean, and is told as R1 tells it. */
function schemaOf(definition: OwnedJson | undefined): JsonSchema {
  if (isOwnedObject(definition)) return definition;
  return definition === false ? { not: {} } : {};
}
