import type { Class } from "../../facts/class.js";
import { peers, type ByClassAndMember, type ClassTransformerStorage } from "../../peers.js";
import {
  watchedAnswer,
  watchedEntry,
  watchedList,
  watchedProperty,
  watchedValues,
  type Watched,
} from "../watched.js";

const MAPS = [
  "_typeMetadatas",
  "_exposeMetadatas",
  "_excludeMetadatas",
  "_transformMetadatas",
] as const satisfies readonly (keyof ClassTransformerStorage)[];

const classTransformer = (): unknown => peers.classTransformer();
const storageOf = (): unknown => peers.classTransformerStorage();

/** What a reading of the class's own entries rests on. An entry that takes another's place leaves every size as it was. */
export function watchEntries(cls: Class): readonly Watched[] {
  const found = [watchedAnswer(classTransformer), watchedAnswer(storageOf)];
  const storage = peers.classTransformerStorage();
  if (storage === undefined) return found;
  for (const name of MAPS) {
    const map: ByClassAndMember<unknown> = storage[name];
    const entries = map.get(cls);
    found.push(watchedProperty(storage, name), watchedEntry(map, cls));
    if (entries !== undefined) found.push(watchedValues(entries));
  }
  const lists = storage._transformMetadatas.get(cls)?.values() ?? [];
  return [...found, ...[...lists].map(watchedList)];
}
