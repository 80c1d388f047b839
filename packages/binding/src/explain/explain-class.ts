import type { Class } from "../facts/class.js";
import type { ClassFact } from "../facts/fact.js";
import { declaredBy } from "../graph/declared-class.js";
import { memberNames } from "../graph/read-class.js";
import { explainMember, isOf, type ReadContext } from "./explain-member.js";
import type { ClassExplanation, DecoratorExplanation } from "./explanation.js";
import type { Place } from "./schema-at.js";

/** What became of a class that has a key among the types, and of each of its members. */
export function explainClass(key: string, cls: Class, context: ReadContext): ClassExplanation {
  const { places, readers, diagnostics } = context;
  const place = places.get(key);
  const declared = declaredBy(cls, readers);
  const names = declared === undefined ? memberNames(cls, readers) : [];
  const facts = declared === undefined ? readers.flatMap((reader) => reader.readClass(cls)) : [];
  const takenBy = new Map<string, string>();
  return {
    name: key,
    ...(place === undefined ? {} : { pointer: place.pointer }),
    ...(declared === undefined ? {} : { declaredBy: declared }),
    decorators: facts.map((fact) => explainFact(fact, place)),
    members: names.map((name) => explainMember(key, cls, name, context, takenBy)),
    diagnostics: diagnostics.filter(
      (each) => each.path === `/types/${key}` && !names.some((name) => isOf(each, key, cls, name)),
    ),
  };
}

const SAYS: Readonly<Record<ClassFact["claim"]["says"], { says: string; keyword?: string }>> = {
  name: { says: "the name of the type" },
  description: { says: "description", keyword: "description" },
  title: { says: "title", keyword: "title" },
  deprecated: { says: "deprecated", keyword: "deprecated" },
  wrapper: { says: "stands for its one member" },
  open: { says: "takes keys that it does not declare", keyword: "additionalProperties" },
  "required-by-default": { says: "its members are required unless said otherwise" },
};

function explainFact(
  { source, decorator, claim }: ClassFact,
  place: Place | undefined,
): DecoratorExplanation {
  const { says, keyword } = SAYS[claim.says];
  const isThere =
    keyword !== undefined && place !== undefined && Object.hasOwn(place.schema, keyword);
  return {
    decorator,
    source,
    outcome: "stated",
    says: [says],
    where: isThere ? [`${place.pointer}/${keyword}`] : [],
  };
}
