import { RuleType } from "../storage.js";
import type { Stated } from "./row.js";

/** A decorator that the host treats in a way of its own; the reader knows each by what it is. */
export interface SystemRow {
  readonly type: string;
  /** The recorded name, where one type has several decorators. */
  readonly name?: string;
  readonly decorator: `@${string}`;
  readonly stated: Stated;
}

/** In the order in which they are looked up: the one without a name takes what is left of its type. */
export const systemRows: readonly SystemRow[] = [
  {
    type: RuleType.conditional,
    name: "isOptional",
    decorator: "@IsOptional",
    stated: "exactly",
  },
  {
    type: RuleType.conditional,
    decorator: "@ValidateIf",
    stated: {
      asGuidance: "a condition that lets off more than absence and null takes all claims away",
    },
  },
  { type: RuleType.nested, decorator: "@ValidateNested", stated: "exactly" },
  { type: RuleType.whitelist, decorator: "@Allow", stated: "exactly" },
  { type: RuleType.promise, decorator: "@ValidatePromise", stated: "exactly" },
];
