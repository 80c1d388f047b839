import { lineage, type Class } from "../../facts/class.js";
import type { HostOptions } from "../../facts/host-options.js";
import { OncePerReading } from "../../facts/one-reading.js";
import type { MemberHostRules } from "../../facts/host-rules.js";
import type { Reader } from "../reader.js";
import { askable } from "./ask.js";
import { hostRulesOf } from "./exact.js";
import { memberFacts } from "./member-facts.js";
import { memberRules, type MemberRules } from "./member-rules.js";
import { effectiveRules, ownNames, ownRules } from "./metadata.js";
import { NO_CUSTOM_ROWS, type CustomRows } from "./rows/custom-rows.js";
import { currentStorage, type RuleMetadata } from "./storage.js";
import { ruleUses } from "./uses.js";
import { watchRules } from "./watch.js";

/** The rules of a member, as they are recorded and as they are known. */
interface Read {
  readonly host: HostOptions;
  readonly effective: readonly RuleMetadata[];
  readonly rules: MemberRules | undefined;
}

const NO_HOST_RULES: MemberHostRules = { letsOffUndefined: true, letsOffNull: true, rules: [] };

/** Reads the rules of class-validator, with the rows of class-validator's own rules alone. */
export const classValidatorReader = classValidatorReaderWith(NO_CUSTOM_ROWS);

/** Reads the rules of class-validator; silent where none was ever declared. */
export function classValidatorReaderWith(custom: CustomRows): Reader {
  const read = new OncePerReading((_: Class) => new Map<string, Read>());
  const ofMember = (cls: Class, member: string, host: HostOptions): Read => {
    const ofClass = read.get(cls);
    const known = ofClass.get(member);
    if (known?.host === host) return known;
    const storage = currentStorage();
    const effective =
      storage === undefined ? [] : effectiveRules(storage, cls, host.validator, member);
    const rules = storage === undefined ? undefined : memberRules(effective, storage, custom);
    const found = { host, effective, rules };
    ofClass.set(member, found);
    return found;
  };
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
      const { rules } = ofMember(cls, member, host);
      return rules === undefined ? [] : memberFacts({ cls, member, host, direction, rules });
    },

    uses(cls, member, host) {
      const storage = currentStorage();
      return storage === undefined ? [] : ruleUses(storage, custom, cls, member, host.validator);
    },

    verdict(cls, member, host) {
      const { rules } = ofMember(cls, member, host);
      return rules === undefined ? undefined : askable(rules, host.validator);
    },

    hostRules(cls, member, host) {
      const storage = currentStorage();
      const { rules, effective } = ofMember(cls, member, host);
      if (storage === undefined || rules === undefined) return NO_HOST_RULES;
      return hostRulesOf(rules, effective, storage, custom) ?? "as a whole";
    },

    asynchronous(cls, member, host) {
      const { rules } = ofMember(cls, member, host);
      return (rules?.checks ?? [])
        .filter(({ opaque }) => opaque === "an asynchronous rule")
        .map(({ decorator }) => decorator);
    },

    readClass: () => [],

    watch: watchRules,
  };
}
