import type { Class } from "../../facts/class.js";
import type { ClassFact } from "../../facts/fact.js";
import { classClaims } from "../schema-objects/class-claims.js";
import { isText } from "../schema-objects/annotations.js";
import { schemaOptions } from "./named-models.js";

/** What `@ApiSchema` says of the class. */
export function classFacts(cls: Class): readonly ClassFact[] {
  const options = schemaOptions(cls);
  const { name } = options;
  const named = isText(name) ? [{ says: "name", name } as const] : [];
  return [...named, ...classClaims(options)].map((claim) => ({
    source: "nest-swagger",
    decorator: "@ApiSchema",
    claim,
  }));
}
