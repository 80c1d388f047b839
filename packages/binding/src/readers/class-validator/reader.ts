import { lineage } from "../../facts/class.js";
import type { MemberHostRules } from "../../facts/host-rules.js";
import type { Reader } from "../reader.js";
import { askable } from "./ask.js";
import { hostRulesOf } from "./exact.js";
import { memberFacts } from "./member-facts.js";
import { memberRules } from "./member-rules.js";
import { effectiveRules, ownNames, ownRules } from "./metadata.js";
import { NO_CUSTOM_ROWS, type CustomRows } from "./rows/custom-rows.js";
import { currentStorage } from "./storage.js";
import { ruleUses } from "./uses.js";
import { watchRules } from "./watch.js";

const NO_HOST_RULES: MemberHostRules = { letsOffUndefined: true, letsOffNull: true, rules: [] };

/** Reads the rules of class-validator, with the rows of class-validator's own rules alone. */
export const classValidatorReader = classValidatorReaderWith(NO_CUSTOM_ROWS);

/** Reads the rules of class-validator; silent where none was ever declared. */
export function classValidatorReaderWith(custom: CustomRows): Reader {
  return {
    source: "class-validator",

    ownMembers(cls) {
      const storage = currentStorage();
      return storage === undefined ? [] : ownNames(storage, cls);
    },

    knows(cls) {
      const storage = currentStorage();
      if (storage === undefined) return false;
      return [cls, ...lineage(cls)].some((each) => ownRules(storage, each).length > 0);
    },

    readMember(cls, member, host, direction = "input") {
      const storage = currentStorage();
      if (storage === undefined) return [];
      const rules = memberRules(
        effectiveRules(storage, cls, host.validator, member),
        storage,
        custom,
      );
      return rules === undefined ? [] : memberFacts({ cls, member, host, direction, rules });
    },

    uses(cls, member, host) {
      const storage = currentStorage();
      return storage === undefined ? [] : ruleUses(storage, custom, cls, member, host.validator);
    },

    verdict(cls, member, host) {
      const storage = currentStorage();
      if (storage === undefined) return undefined;
      const effective = effectiveRules(storage, cls, host.validator, member);
      const rules = memberRules(effective, storage, custom);
      return rules === undefined ? undefined : askable(rules, host.validator);
    },

    hostRules(cls, member, host) {
      const storage = currentStorage();
      if (storage === undefined) return NO_HOST_RULES;
      const effective = effectiveRules(storage, cls, host.validator, member);
      const rules = memberRules(effective, storage, custom);
      if (rules === undefined) return NO_HOST_RULES;
      return hostRulesOf(rules, effective, storage, custom) ?? "as a whole";
    },

    asynchronous(cls, member, host) {
      const storage = currentStorage();
      if (storage === undefined) return [];
      const effective = effectiveRules(storage, cls, host.validator, member);
      const rules = memberRules(effective, storage, custom);
      return (rules?.checks ?? [])
        .filter(({ opaque }) => opaque === "an asynchronous rule")
        .map(({ decorator }) => decorator);
    },

    readClass: () => [],

    watch: watchRules,
  };
}
