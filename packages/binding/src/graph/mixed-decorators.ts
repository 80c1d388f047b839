import type { Fact } from "../facts/fact.js";
import type { Remark } from "../merge/index.js";
import { warning } from "../merge/index.js";
import { NAMES_SHARED_WITH_CLASS_VALIDATOR } from "../readers/own/shared-names.js";

/**
 * A member of a class that class-validator judges, on which only an own decorator stands that class-validator has too:
 * most likely the import is wrong, and class-validator lets everything through there.
 */
export function mixedDecorators(facts: readonly Fact[]): readonly Remark[] {
  if (facts.some(({ source }) => source === "class-validator")) return [];
  const own = facts.find(
    ({ source, decorator }) =>
      source === "own" && NAMES_SHARED_WITH_CLASS_VALIDATOR.has(decorator.slice(1)),
  );
  if (own === undefined) return [];
  return [
    warning(
      "mixed_decorators",
      `${own.decorator} is the one of @shapewright/binding, while other members have rules of class-validator, which does ` +
        `not look at this member. Import ${own.decorator.slice(1)} from class-validator, or add a rule that it checks.`,
    ),
  ];
}
