import { recordLists } from "../../decorators/records.js";
import type { Class } from "../../facts/class.js";
import { watchedAnswer, watchedList, type Watched } from "../watched.js";

/** What a reading of the class's own records rests on. A list is never replaced, so that one that is there is held. */
export function watchRecords(cls: Class): readonly Watched[] {
  return recordLists.map((listOf) => {
    const list = listOf(cls);
    return list === undefined ? watchedAnswer(() => listOf(cls)) : watchedList(list);
  });
}
