import { lineage, type Class } from "../../facts/class.js";
import type { Claim } from "../../facts/fact.js";
import {
  otherTransformers,
  type ClassTransformerStorage,
  type TransformerCopy,
} from "../../peers.js";

/** Looked for once a class: going over all modules for each member would cost more than reading it. */
const copies = new WeakMap<Class, readonly TransformerCopy[]>();

/** What decorators of another copy say of a member, nobody can know who reads this copy's store. */
export function otherCopyClaims(cls: Class, member: string): readonly Claim[] {
  const loaded = copies.get(cls) ?? otherTransformers();
  copies.set(cls, loaded);
  const holder = loaded.find(({ storage }) => hasEntry(storage, cls, member));
  if (holder === undefined) return [];
  const message =
    `its decorators of class-transformer come from a second copy of that package (${holder.directory}), which shares no ` +
    `metadata with the one that is read here, so that nothing is known of them. Have one copy installed (npm dedupe, or ` +
    `an override).`;
  return [{ says: "remark", code: "duplicate_metadata_store", severity: "warning", message }];
}

function hasEntry(storage: ClassTransformerStorage, cls: Class, member: string): boolean {
  const { _typeMetadatas, _exposeMetadatas, _excludeMetadatas, _transformMetadatas } = storage;
  return [_typeMetadatas, _exposeMetadatas, _excludeMetadatas, _transformMetadatas].some((map) =>
    lineage(cls).some((owner) => map.get(owner)?.has(member) === true),
  );
}
