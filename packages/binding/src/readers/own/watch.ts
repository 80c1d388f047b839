import { recordLists } from "../../decorators/records.js";
import { lineage, type Class } from "../../facts/class.js";
import { watchedAnswer, watchedList, type Watched } from "../watched.js";
import { mappedFromAny } from "../mapped-from.js";

/**
 * What a reading of the class's own records rests on, and of those that follow a member into a mapped type. A list is never
 * replaced, so that one that is there is held.
 */
export function watchRecords(cls: Class): readonly Watched[] {
  const owners = new Set([cls, ...mappedFromAny(cls).flatMap(lineage)]);
  return [...owners].flatMap((owner) =>
    recordLists.map((listOf) => {
      const list = listOf(owner);
      return list === undefined ? watchedAnswer(() => listOf(owner)) : watchedList(list);
    }),
  );
}
