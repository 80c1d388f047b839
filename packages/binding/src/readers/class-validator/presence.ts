import type { Direction } from "@shapewright/rules";
import type { Class } from "../../facts/class.js";
import type { Claim } from "../../facts/fact.js";
import type { HostOptions } from "../../facts/host-options.js";
import { judge } from "./ask.js";
import { initialOf } from "../initial-value.js";
import type { MemberRules } from "./member-rules.js";

/** A member, the class it is read on, and the rules that the host holds it to there. */
export interface AskedMember {
  readonly cls: Class;
  readonly member: string;
  readonly host: HostOptions;
  readonly direction: Direction;
  readonly rules: MemberRules;
}

/** A claim with the decorator that it comes from. */
export interface Said {
  readonly decorator: string;
  readonly claim: Claim;
}

/**
 * Whether the host refuses the member's absence: it then judges what the initializer leaves in its place, so that one
 * that its own rules refuse is refused on an optional member too (`@IsOptional() @IsEmail() email = ""`).
 */
export function presenceOf(asked: AskedMember): readonly Said[] {
  const { cls, member, host, direction, rules } = asked;
  // Making an instance runs the author's code: only where some rule can refuse what it leaves.
  const mayRefuse = rules.checks.length > 0 || rules.nested.length > 0;
  const initial = mayRefuse ? initialOf(cls, member, host) : "none";
  if (typeof initial === "object") {
    const left = judge(rules, initial.value, host.validator);
    return left.verdict === "refused"
      ? [presence(left.decorator, true)]
      : [presence("the initializer", false), ...(direction === "output" ? [FILLED] : [])];
  }
  const absence = judge(rules, undefined, host.validator);
  switch (absence.verdict) {
    case "let off":
      return [presence(absence.decorator, false)];
    case "unknown":
      return [presence(rules.first, false)];
    case "accepted":
      return [
        presence(rules.first, false),
        ...(initial === "none" ? unenforcedPresence(rules) : []),
      ];
    case "refused":
      return initial === "none"
        ? [presence(absence.decorator, true)]
        : [presence("the initializer", false)];
  }
}

/** An instance has what its initializer leaves in it. */
const FILLED: Said = { decorator: "the initializer", claim: { says: "always-present" } };

function presence(decorator: string, required: boolean): Said {
  return { decorator, claim: { says: "presence", required } };
}

function unenforcedPresence({ nested }: MemberRules): readonly Said[] {
  const decorator = nested[0]?.decorator;
  if (decorator === undefined) return [];
  const message =
    `${decorator}() accepts an absent member: class-validator looks only into a value that is there. ` +
    `Add @IsDefined() to demand one, or @IsOptional() to say that none is needed.`;
  return [
    {
      decorator,
      claim: { says: "remark", code: "unenforced_presence", severity: "warning", message },
    },
  ];
}
