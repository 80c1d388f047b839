import type { BoundClass } from "@shapewright/binding/reading";
import type { Plan } from "../plan.js";
import type { Problem } from "../problem.js";
import { brief, pointerTo } from "../problem.js";
import { codeOfRule } from "./codes.js";
import type { HostError } from "@shapewright/binding/reading";

type Path = readonly (string | number)[];

/** What the host said, addressed by the names that the caller sent. */
export function hostProblems(
  errors: readonly HostError[],
  plan: Plan,
  at: Path,
): readonly Problem[] {
  const { byClass } = plan;
  const found: Problem[] = [];
  const visit = (
    { target, property, value, constraints, children }: HostError,
    outer: Path,
  ): void => {
    // An object of which the host has no rules is told of without a member.
    const isNamed = typeof (property as unknown) === "string";
    const path = isNamed ? [...outer, stepOf(target, property, byClass)] : outer;
    for (const [rule, message] of Object.entries(constraints ?? {})) {
      // The message speaks of the member by the name that it has in the class.
      found.push({
        path,
        pointer: pointerTo(path),
        code: codeOfRule(rule),
        message,
        rule,
        ...(value === undefined ? {} : { received: brief(value) }),
      });
    }
    for (const child of children ?? []) visit(child, path);
  };
  for (const error of errors) visit(error, at);
  return found;
}

function stepOf(
  target: object | undefined,
  property: string,
  byClass: ReadonlyMap<unknown, BoundClass>,
): string | number {
  if (Array.isArray(target) || target instanceof Set) return Number(property);
  const bound = byClass.get(target?.constructor);
  const member = bound?.members.find((one) => one.property === property);
  return member?.wireName ?? property;
}
