import type { Class } from "../../facts/class.js";
import { ownMetadataOf } from "../reflect-metadata.js";
import { watchedAnswer, type Watched } from "../watched.js";
import { ownFactory } from "./factory.js";
import { KEYS } from "./keys.js";
import { listedMembers } from "./member-options.js";

/**
 * What a reading of the class's own metadata rests on. The package replaces what it keeps with each use of a decorator,
 * lists and options alike, and it lists no member again that a base has: each member that is listed is held.
 */
export function watchMetadata(cls: Class): readonly Watched[] {
  const prototype = cls.prototype as object;
  return [
    watchedAnswer(() => ownMetadataOf(KEYS.members, prototype)),
    watchedAnswer(() => ownMetadataOf(KEYS.schema, cls)),
    watchedAnswer(() => ownMetadataOf(KEYS.extraModels, cls)),
    watchedAnswer(() => ownFactory(cls)),
    ...listedMembers(cls).map((member) =>
      watchedAnswer(() => ownMetadataOf(KEYS.options, prototype, member)),
    ),
  ];
}
