import { escapeStep } from "../json/path.js";

/** The pointers to the fields of an object that are none of the known ones. */
export function further(at: string, value: object, known: readonly string[]): readonly string[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${at}/${escapeStep(name)}`);
}
