import type { Fact } from "../facts/fact.js";
import type { Host } from "./host-view.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** A member that is in no schema. */
export interface LeftOutMember {
  /** The decorator, or the option, that keeps it out. */
  readonly leftOutBy: string;
  readonly remarks: readonly Remark[];
}

/**
 * What is said of a member that is kept out: nothing, unless the host demands it all the same. Nobody can then send
 * arguments that it accepts.
 */
export function leftOut(leftOutBy: string, facts: readonly Fact[], host: Host): LeftOutMember {
  const demand =
    host.direction === "output"
      ? undefined
      : facts.find(
          ({ claim, source }) => claim.says === "presence" && source === "class-validator",
        );
  if (demand?.claim.says !== "presence" || !demand.claim.required)
    return { leftOutBy, remarks: [] };
  const message =
    `${leftOutBy} keeps it out of the arguments and ${demand.decorator} refuses what stands there without one, so no ` +
    `arguments are accepted. Remove one of them, or initialize the member with a value that its rules take.`;
  return { leftOutBy, remarks: [warning("unsatisfiable_member", message)] };
}

/** Whether a member is in no schema. */
export function isLeftOut(member: object): member is LeftOutMember {
  return "leftOutBy" in member;
}
