import type { FixtureKind } from "../fixture-kind.js";
import { argumentMapping } from "./argument-mapping.js";
import { metadataExtraction } from "./metadata-extraction.js";
import { schemaSimplification } from "./schema-simplification.js";

/** Every kind of fixture that is run, by its name. */
export const FIXTURE_KINDS: ReadonlyMap<string, FixtureKind> = new Map([
  ["schema-simplification", schemaSimplification],
  ["metadata-extraction", metadataExtraction],
  ["argument-mapping", argumentMapping],
]);
