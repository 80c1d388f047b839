import type { OwnedJson, OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject } from "../../json/json.js";
import { impliedBy } from "../../keywords.js";
import { isAnnotation } from "../annotations.js";
import { placesInsideOut, replaceWith } from "../places.js";
import type { Step } from "../step.js";

/** How null is said without a type of its own. */
export interface NullableForm {
  /** Whether a list of choices that may be null lists null too. */
  readonly listsNull: boolean;
  /** Whether `nullable` stands without a type, beside a choice. */
  readonly besideChoice: boolean;
}

/** Null alone, where there is no type for it. */
function onlyNull(): OwnedJsonObject {
  return { type: "object", nullable: true, enum: [null] };
}

/** A choice between something and null becomes that thing, with `nullable: true`. */
export function nullAsNullable(form: NullableForm): Step {
  return ({ root }) => {
    for (const { schema } of placesInsideOut(root)) {
      if (Array.isArray(schema["anyOf"])) foldNull(schema, schema["anyOf"], form);
    }
    if (!form.listsNull) return;
    for (const { schema } of placesInsideOut(root)) {
      if (schema["type"] !== "null") continue;
      // What speaks of texts or numbers said nothing of null.
      const said = Object.entries(schema).filter(([keyword]) => impliedBy(keyword) === "any");
      replaceWith(schema, { ...Object.fromEntries(said), ...onlyNull() });
    }
  };
}

function foldNull(schema: OwnedJsonObject, anyOf: OwnedJson[], form: NullableForm): void {
  const others = anyOf.filter((branch) => !isNull(branch));
  // Null alone is no choice, and there is none without branches.
  if (others.length === anyOf.length || others.length === 0) return;
  const [only] = others;
  const hasRoom = Object.keys(schema).every(
    (keyword) => keyword === "anyOf" || keyword === "$defs" || isAnnotation(keyword),
  );
  if (others.length === 1 && isOwnedObject(only) && hasRoom && mayBeNullable(only)) {
    delete schema["anyOf"];
    replaceWith(schema, { ...nullable(only, form), ...schema });
    return;
  }
  if (form.besideChoice) {
    // A type beside the choice refuses null already, or takes nothing else.
    if (schema["type"] === "null") return;
    schema["anyOf"] = others;
    if (schema["type"] === undefined) schema["nullable"] = true;
    return;
  }
  const first = others.find((branch) => isOwnedObject(branch) && mayBeNullable(branch));
  if (!isOwnedObject(first)) return;
  replaceWith(first, nullable(first, form));
  schema["anyOf"] = others;
}

function isNull(branch: OwnedJson): boolean {
  return isOwnedObject(branch) && branch["type"] === "null" && Object.keys(branch).length === 1;
}

/** Nothing beside the type refuses null: keywords that speak of one type pass over it, these do not. */
function mayBeNullable(schema: OwnedJsonObject): boolean {
  if (typeof schema["type"] !== "string" || schema["type"] === "null") return false;
  return !["$ref", "anyOf", "oneOf", "allOf", "not", "const", "if"].some(
    (keyword) => schema[keyword] !== undefined,
  );
}

function nullable(schema: OwnedJsonObject, { listsNull }: NullableForm): OwnedJsonObject {
  const { enum: values } = schema;
  const lists = listsNull && Array.isArray(values) && !values.includes(null);
  return { ...schema, nullable: true, ...(lists ? { enum: [...values, null] } : {}) };
}
