import type { Fact } from "../facts/fact.js";

/** Whether a fact says that what the rules say of the member holds at times only. */
export function isConditional({ claim }: Fact): boolean {
  return claim.says === "remark" && claim.code === "conditional_member";
}
