import type { OwnedJsonObject } from "../../json/json.js";
import { isOwnedObject, setOwn } from "../../json/json.js";
import type { Step } from "../step.js";

/** Positions stand under `items`, and what follows them under `additionalItems`. */
export const draft07Tuples: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { prefixItems, items } = schema;
    if (!Array.isArray(prefixItems)) continue;
    delete schema["prefixItems"];
    schema["items"] = prefixItems;
    // Beside positions of 2020-12 it said nothing, and beside those of draft-07 it would.
    if (items === undefined) delete schema["additionalItems"];
    else schema["additionalItems"] = items;
  }
};

/** `dependentRequired` and `dependentSchemas` were one keyword. */
export const draft07Dependencies: Step = (rewriting) => {
  for (const { schema } of rewriting.places()) {
    const { dependentRequired, dependentSchemas, dependencies } = schema;
    if (dependentRequired === undefined && dependentSchemas === undefined) continue;
    const all: OwnedJsonObject = isOwnedObject(dependencies) ? { ...dependencies } : {};
    const names = [dependencies, dependentRequired, dependentSchemas].flatMap((given) =>
      isOwnedObject(given) ? Object.keys(given) : [],
    );
    // What two of them say of one member stands beside each other in no draft-07 keyword.
    if (new Set(names).size < names.length) continue;
    for (const given of [dependentRequired, dependentSchemas]) {
      if (!isOwnedObject(given)) continue;
      for (const [name, demanded] of Object.entries(given)) setOwn(all, name, demanded);
    }
    delete schema["dependentRequired"];
    delete schema["dependentSchemas"];
    schema["dependencies"] = all;
  }
};

const DEFINITIONS = "#/$defs/";

/** Definitions stand under `definitions`, and references lead there. */
export const definitionsKeyword: Step = (rewriting) => {
  // The references of a document lead where it says.
  if (rewriting.isEntry) return;
  for (const { schema } of rewriting.places()) {
    const { $ref } = schema;
    if (typeof $ref === "string" && $ref.startsWith(DEFINITIONS)) {
      schema["$ref"] = `#/definitions/${$ref.slice(DEFINITIONS.length)}`;
    }
  }
  const { root } = rewriting;
  const { $defs } = root;
  if ($defs === undefined) return;
  delete root["$defs"];
  root["definitions"] = $defs;
};
