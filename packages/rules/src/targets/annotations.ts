/** Keywords that say nothing of what is accepted. A format and an encoding are asked by some validators. */
const ANNOTATIONS = new Set([
  "title",
  "description",
  "default",
  "examples",
  "example",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$comment",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
]);

/** Keywords that only name things, or say which dialect is meant. */
const STRUCTURE = new Set([
  "$schema",
  "$id",
  "$anchor",
  "$dynamicAnchor",
  "$recursiveAnchor",
  "$vocabulary",
  "$defs",
  "definitions",
]);

/** Whether a keyword names things and says nothing of a value. */
export function isStructure(keyword: string): boolean {
  return STRUCTURE.has(keyword);
}

/** Whether a keyword is a note for whoever reads the schema. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword);
}
