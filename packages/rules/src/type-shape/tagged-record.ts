import { expectedFound, quote, quoteList } from "./problems.js";
import { isPlainObject } from "./plain-object.js";
import { recordRule, required, type FieldTable, type RecordRule } from "./record.js";
import { unreadable, type Place, type Walk } from "./walk.js";

/** Records that one field tells apart, such as nodes by their `kind`. */
export interface TaggedRecord {
  readonly what: string;
  readonly tag: string;
  readonly rules: ReadonlyMap<unknown, RecordRule>;
}

/** The check of the tag itself: it chose the rule, so it holds what it should. */
export const tagField = required(() => undefined);

export function taggedRecord(
  what: string,
  tag: string,
  table: Readonly<Record<string, FieldTable>>,
): TaggedRecord {
  const rules = Object.entries(table).map(
    ([name, fields]) => [name, recordRule(`${what} of the ${tag} ${quote(name)}`, fields)] as const,
  );
  return { what, tag, rules: new Map(rules) };
}

/** The rule that the place's tag names, reported when there is none. */
export function ruleByTag(place: Place, record: TaggedRecord, walk: Walk): RecordRule | undefined {
  const { what, tag, rules } = record;
  if (!isPlainObject(place.value)) {
    walk.report("schema", expectedFound(`${what} with a ${quote(tag)}`, place.value), place);
    return undefined;
  }
  const name = walk.read(place, tag);
  const rule = rules.get(name);
  if (rule !== undefined || name === unreadable) return rule;
  if (name === undefined) {
    const message = `expected the field ${quote(tag)} of ${what}, found nothing`;
    walk.report("schema", message, place);
  } else {
    const names = quoteList(Array.from(rules.keys(), String));
    walk.report("schema", expectedFound(`one of ${names}`, name), place, tag);
  }
  return undefined;
}
