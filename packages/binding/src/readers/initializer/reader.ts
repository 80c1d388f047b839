import type { JsonValue } from "@shapewright/rules";
import type { Class } from "../../facts/class.js";
import type { HostOptions } from "../../facts/host-options.js";
import { initialOf, initialOfAnother, type Initial } from "../initial-value.js";
import type { Reader } from "../reader.js";
import { jsonText } from "../json-text.js";

const source = "initializer";

/**
 * Reads the defaults that a class's own initializers give: what two fresh instances agree on (a random number or the time
 * is no default) and JSON can carry. It names no member: an initializer alone declares nothing.
 */
export const initializerReader: Reader = {
  source,
  ownMembers: () => [],
  knows: () => false,
  readMember(cls, member, host) {
    const value = defaultOf(cls, member, host);
    if (value === undefined) return [];
    return [
      {
        member,
        source,
        level: "value",
        decorator: "the initializer",
        claim: { says: "default", value },
      },
    ];
  },
  readClass: () => [],
};

function defaultOf(cls: Class, member: string, host: HostOptions): JsonValue | undefined {
  const first = textOf(initialOf(cls, member, host));
  if (first === undefined || first !== textOf(initialOfAnother(cls, member, host)))
    return undefined;
  return JSON.parse(first) as JsonValue;
}

function textOf(initial: Initial): string | undefined {
  return typeof initial === "object" ? jsonText(initial.value) : undefined;
}
