import type { Class } from "../../facts/class.js";
import {
  watchedAnswer,
  watchedEntry,
  watchedList,
  watchedProperty,
  type Watched,
} from "../watched.js";
import { currentStorage, type RuleMetadata, type ValidatorStorage } from "./storage.js";

/** What a reading of the class's own rules rests on; `undefined` where the store keeps them in a way not known here. */
export function watchRules(cls: Class): readonly Watched[] | undefined {
  const store = watchedAnswer(currentStorage);
  const storage = currentStorage();
  if (storage === undefined) return [store];
  const map = storage.validationMetadatas;
  if (!(map instanceof Map)) return undefined;
  const rules = (map as ReadonlyMap<unknown, readonly RuleMetadata[]>).get(cls);
  return [
    store,
    watchedProperty(storage, "validationMetadatas" satisfies keyof ValidatorStorage),
    watchedEntry(map, cls),
    ...(rules === undefined ? [] : [watchedList(rules)]),
    ...(rules ?? []).flatMap(({ constraintCls }) => watchConstraint(storage, constraintCls)),
  ];
}

/** What a custom rule's class was registered as: its own decorator may run after the rule's. */
function watchConstraint(
  storage: ValidatorStorage,
  constraintCls: RuleMetadata["constraintCls"],
): readonly Watched[] {
  if (constraintCls === undefined) return [];
  const registered = storage.getTargetValidatorConstraints(constraintCls);
  if (registered.length > 0) return [watchedList(registered)];
  return [watchedAnswer(() => storage.getTargetValidatorConstraints(constraintCls).length)];
}
