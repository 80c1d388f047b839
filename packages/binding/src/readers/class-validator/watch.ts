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
    ...watchConstraints(storage, rules ?? []),
  ];
}

/** What the rules' own classes were registered as: the decorator of a custom one may run after the rule's. */
function watchConstraints(
  storage: ValidatorStorage,
  rules: readonly RuleMetadata[],
): readonly Watched[] {
  const asked = rules.flatMap(({ constraintCls }) =>
    constraintCls === undefined ? [] : [constraintCls],
  );
  if (asked.length === 0) return [];
  const registered = asked.map((cls) => onlyRegistered(storage, cls));
  // One fact for all of a class: a rule has a class of its own in most cases, and they are many.
  const isAsItWas = (): boolean =>
    asked.every((cls, at) => onlyRegistered(storage, cls) === registered[at]);
  return [watchedAnswer(isAsItWas)];
}

/** The registration itself where there is one, else how many there are. */
function onlyRegistered(
  storage: ValidatorStorage,
  cls: NonNullable<RuleMetadata["constraintCls"]>,
): unknown {
  const found = storage.getTargetValidatorConstraints(cls);
  return found.length === 1 ? found[0] : found.length;
}
