import type { Class } from "../../facts/class.js";
import { watchedAnswer, type Watched } from "../watched.js";
import { storedOfClass, storedOfMember } from "./stored-schemas.js";

/** What readings have found on a class's members; `state` is another object after each change that was noticed. */
interface Asked {
  readonly members: Map<string, readonly unknown[]>;
  state: object;
}

const askedOf = new WeakMap<Class, Asked>();

/** Keeps in mind what a reading has found on a member: the package lists no members, so that none can be watched unasked. */
export function noteAsked(cls: Class, member: string, stored: readonly unknown[]): void {
  const asked = noted(cls);
  const earlier = asked.members.get(member);
  if (earlier !== undefined && !isSame(earlier, stored)) asked.state = {};
  asked.members.set(member, stored);
}

/** What a reading of the class rests on: what stands on it, and on each of its members that was ever read. */
export function watchSchemas(cls: Class): readonly Watched[] {
  const ofClass = storedOfClass(cls);
  return [
    watchedAnswer(() => isSame(storedOfClass(cls), ofClass)),
    watchedAnswer(() => stateOf(cls)),
  ];
}

function stateOf(cls: Class): object {
  const { members } = noted(cls);
  for (const member of members.keys()) noteAsked(cls, member, storedOfMember(cls, member));
  return noted(cls).state;
}

function noted(cls: Class): Asked {
  const asked = askedOf.get(cls) ?? { members: new Map<string, readonly unknown[]>(), state: {} };
  askedOf.set(cls, asked);
  return asked;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
