import type { Claim, Level } from "../facts/fact.js";
import { describeType } from "../merge/index.js";

/** A claim in words; `undefined` for one that is no statement of its own. */
export function claimText(claim: Claim, level: Level): string | undefined {
  const of = level === "each" ? "each element: " : "";
  switch (claim.says) {
    case "type":
      return `${of}${describeType(claim.type)}`;
    case "inner-type":
      return `${describeType(claim.type)}, or each element`;
    case "presence":
      return claim.required ? "required" : "not required";
    case "null":
      return `${of}${claim.accepted ? "null accepted" : "null refused"}`;
    case "nested":
      return `${of}looked into`;
    case "constraints":
      return of + Object.entries(claim.constraints).map(constraintText).join(", ");
    case "not-empty-text":
      return `${of}not the empty text`;
    case "wire-name":
      return `named ${JSON.stringify(claim.name)}`;
    case "default":
      return `default ${JSON.stringify(claim.value)}`;
    case "read-only":
    case "write-only":
    case "description":
    case "title":
    case "examples":
    case "deprecated":
    case "labels":
    case "always-present":
      return claim.says.replace("-", " ");
    case "marking":
      return `marked ${claim.marking}`;
    case "left-out":
      return "kept out of the schema";
    case "hidden-value":
      return "may change the value before the rules see it";
    case "remark":
      return undefined;
  }
}

function constraintText([name, value]: readonly [string, unknown]): string {
  return `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`;
}
