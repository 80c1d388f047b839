import { isClass, lineage, type Class } from "../../facts/class.js";
import { metadataOf, ownMetadataOf } from "../reflect-metadata.js";
import { isText } from "../schema-objects/annotations.js";
import { settledObject, type SchemaObject } from "../schema-objects/schema-object.js";
import { KEYS } from "./keys.js";

const COMPONENTS = "#/components/schemas/";

/** The options of `@ApiSchema` on the class itself; the last use counts. */
export function schemaOptions(cls: Class): SchemaObject {
  const uses = ownMetadataOf(KEYS.schema, cls);
  const last: unknown = Array.isArray(uses) ? uses.at(-1) : undefined;
  return settledObject(last);
}

/**
 * The class that a reference into the document names (`getSchemaPath`): the class itself, a base, or one of their
 * `@ApiExtraModels`. The document as a whole may know more; a class does not.
 */
export function classNamed(cls: Class, ref: string): Class | undefined {
  const name = ref.startsWith(COMPONENTS) ? ref.slice(COMPONENTS.length) : ref;
  const bases = lineage(cls).toReversed();
  const models = bases.flatMap((owner) => {
    const listed = metadataOf(KEYS.extraModels, owner);
    return Array.isArray(listed) ? Array.from<unknown>(listed).filter(isClass) : [];
  });
  return [...models, ...bases].find((model) => modelName(model) === name);
}

function modelName(cls: Class): unknown {
  const { name } = schemaOptions(cls);
  return isText(name) ? name : Object.getOwnPropertyDescriptor(cls, "name")?.value;
}
