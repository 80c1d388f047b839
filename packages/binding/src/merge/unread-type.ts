import type { Fact, TypeClaim } from "../facts/fact.js";
import { isConditional } from "./conditional.js";
import { elementOf, isCollection, withElement } from "./element.js";
import { isHidden } from "./host-view.js";
import type { Remark } from "./remark.js";
import { warning } from "./remark.js";

/** A type with nothing left open, and what had to be said about that. */
export interface SettledType {
  readonly type: TypeClaim;
  readonly remarks: readonly Remark[];
}

const ANY: TypeClaim = { kind: "any" };

/**
 * Settles what no source says. Where nothing is declared, every value is accepted and that is what is told; where there is
 * a declaration that could not be read, it stays `unknown`. Either is reported, unless a reader has said why already.
 */
export function settleType(type: TypeClaim | undefined, facts: readonly Fact[]): SettledType {
  if (type === undefined) return settleSilence(facts);
  const inside = innermostOf(type);
  if (isCollection(inside)) {
    return inside === type ? settleElements(type, facts) : settleInnerElements(type, facts);
  }
  if (inside.kind === "bigint" && !isDeclared(facts)) {
    return {
      type,
      remarks: [
        unreadable(
          "it is a bigint, which JSON has no form for, so it is described as a text of digits. Say what arrives with a " +
            "rule, with @OfType(() => String) or with @OfType(() => BigInt)",
        ),
      ],
    };
  }
  if (inside.kind !== "unknown") return { type, remarks: [] };
  return { type, remarks: [unreadable(`its type could not be read (${inside.reason})`)] };
}

/** What stands in the collections that the type is made of, or the first of them of which nothing says what it holds. */
function innermostOf(type: TypeClaim): TypeClaim {
  let inside = type;
  for (let next = elementOf(inside); next !== undefined; next = elementOf(inside)) inside = next;
  return inside;
}

/** Whether the author said what arrives, and not the compiler what stands in the member. */
function isDeclared(facts: readonly Fact[]): boolean {
  return facts.some(
    ({ source, claim }) => (source === "own" || source === "host") && claim.says === "type",
  );
}

function settleSilence(facts: readonly Fact[]): SettledType {
  if (isHidden(facts) || facts.some(isConditional)) return { type: ANY, remarks: [] };
  if (facts.some(({ claim }) => claim.says === "nested")) {
    const reason =
      "a nested rule names no class, and the compiler recorded none (esbuild records no types): add @Type(() => X); " +
      "if there is one, two copies of class-transformer are installed";
    return {
      type: { kind: "unknown", reason },
      remarks: [unreadable(`its type could not be read (${reason})`)],
    };
  }
  return {
    type: ANY,
    remarks: [
      unreadable(
        "nothing says its type (the compiler records none for unions, interfaces and `any`), so it is described as taking " +
          "any value. Add a rule that says it, such as @IsString(), or @OfType(() => X)",
      ),
    ],
  };
}

function settleElements(type: TypeClaim, facts: readonly Fact[]): SettledType {
  const settled = withElement(type, ANY);
  if (isHidden(facts) || facts.some(isConditional)) return { type: settled, remarks: [] };
  return {
    type: settled,
    remarks: [
      unreadable(
        "nothing says what its elements are (the compiler records none), so they are described as taking any value. " +
          "Add @ArrayOf(() => X), @MapOf(() => X), @Type(() => X), or a rule with { each: true }",
      ),
    ],
  };
}

/** `@IsArray({ each: true })` says that there are lists in the list, and nobody what those hold. */
function settleInnerElements(type: TypeClaim, facts: readonly Fact[]): SettledType {
  if (isHidden(facts) || facts.some(isConditional)) return { type, remarks: [] };
  return {
    type,
    remarks: [
      unreadable(
        "nothing says what its elements hold (a rule with { each: true } reaches no deeper), so that is described as any " +
          "value. Declare the whole of it with @Schema({ … })",
      ),
    ],
  };
}

function unreadable(message: string): Remark {
  return warning("unreadable_shape", `${message}.`);
}
