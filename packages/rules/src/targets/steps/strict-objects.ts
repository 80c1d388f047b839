import { copyJson } from "../../json/copy-json.js";
import type { OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject, setOwn } from "../../json/json.js";
import { meaningOf } from "../meaning.js";
import type { Place } from "../places.js";
import type { Rewriting } from "../rewriting.js";
import type { Step } from "../step.js";

/**
 * Every object is closed. One that declares members and takes others as well refuses those; one that declares none cannot be
 * written.
 */
export const closedObjects: Step = (rewriting) => {
  for (const place of rewriting.places()) {
    const { schema } = place;
    if (schema["type"] !== "object") continue;
    if (isMap(schema)) failMap(place, rewriting);
    else {
      declareDemanded(schema);
      close(place, rewriting);
    }
    schema["required"] ??= [];
  }
};

/** An object that takes keys and declares none. */
function isMap({ properties, additionalProperties }: OwnedJsonObject): boolean {
  const isDeclared = isOwnedObject(properties) && Object.keys(properties).length > 0;
  if (isDeclared || additionalProperties === false) return false;
  return properties === undefined || additionalProperties !== undefined;
}

/** A member that is demanded without being declared takes values of every kind: the next step names it. */
function declareDemanded(schema: OwnedJsonObject): void {
  const { required, additionalProperties: further } = schema;
  const properties = isOwnedObject(schema["properties"]) ? schema["properties"] : {};
  for (const name of Array.isArray(required) ? required : []) {
    if (typeof name !== "string" || Object.hasOwn(properties, name)) continue;
    setOwn(properties, name, isOwnedObject(further) ? copyJson(further) : {});
  }
  schema["properties"] = properties;
}

function failMap({ path }: Place, rewriting: Rewriting): void {
  rewriting.fail(
    "map",
    path,
    `it takes keys that are not declared, and ${rewriting.target} knows only declared ones. Declare a class with its members, or ` +
      `a list of key and value, or leave it out of the tool`,
  );
}

function close(place: Place, rewriting: Rewriting): void {
  const { schema } = place;
  const { additionalProperties: further } = schema;
  schema["additionalProperties"] = false;
  if (further === false) return;
  const said = further === undefined ? undefined : meaningOf("additionalProperties", further);
  const why = said === undefined ? "" : ` (${said.replace(/\.$/u, "")})`;
  rewriting.narrowed(
    place,
    "additionalProperties",
    `closes every object, so keys that are not declared are refused here${why}`,
  );
}

/** Every place says of what kind its values are. */
export const typedPlaces: Step = (rewriting) => {
  for (const { schema, path } of rewriting.places()) {
    if (KINDS.some((keyword) => schema[keyword] !== undefined)) continue;
    rewriting.fail(
      "untyped",
      path,
      `it takes values of every kind, and ${rewriting.target} demands one. Declare its type, or leave it out of the tool`,
    );
  }
};

const KINDS = ["type", "enum", "const", "anyOf", "$ref"];
