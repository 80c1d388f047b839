import type { Direction } from "@shapewright/rules";
import type { Class } from "../facts/class.js";
import type { DecoratorUse } from "../facts/decorator-use.js";
import type { Declaration } from "../facts/declaration.js";
import type { ClassFact, Fact, SourceName } from "../facts/fact.js";
import type { MemberHostRules } from "../facts/host-rules.js";
import type { HostOptions } from "../facts/host-options.js";
import type { Watched } from "./watched.js";

/**
 * One metadata source. A reader reports what its source says and nothing else: it never decides, never looks at
 * another source, and never throws over a contradiction. Every call reads the source anew; none alters it.
 */
export interface Reader {
  readonly source: SourceName;

  /** The members the source names on this class alone, its bases not included, in the order they were declared. */
  ownMembers(cls: Class): readonly string[];

  /** Whether the source holds anything for the class or its bases, so that its host will judge the class. */
  knows(cls: Class): boolean;

  /**
   * What the source says of one member of the class, what it inherits from the bases included: of what is sent to the
   * host, or of what the host sends. A source that makes no difference between them need not look.
   *
   * @param direction `input` where it is absent
   */
  readMember(cls: Class, member: string, host: HostOptions, direction?: Direction): readonly Fact[];

  /**
   * The decorators of the source on the member, the base's first; without the method, those that its facts name. For
   * explaining alone: reading never asks.
   */
  uses?(
    cls: Class,
    member: string,
    host: HostOptions,
    direction: Direction,
  ): readonly DecoratorUse[];

  /**
   * The member's rules as something that may be asked whether the host takes a value; `undefined` where there are none, or
   * where one of them is never asked.
   */
  verdict?(
    cls: Class,
    member: string,
    host: HostOptions,
  ): ((value: unknown) => boolean | undefined) | undefined;

  /** Whether the source does nothing to the member but what the facts say; it does not without the method. */
  isExact?(cls: Class, member: string, host: HostOptions): boolean;

  /**
   * The rules of the member that the facts do not imply, where each may be asked by itself; `as a whole` where the host has to be
   * asked about the object.
   */
  hostRules?(cls: Class, member: string, host: HostOptions): MemberHostRules | "as a whole";

  /** The rules of the member that give their answer later, as an author writes them. */
  asynchronous?(cls: Class, member: string, host: HostOptions): readonly string[];

  /** What was declared of the class as a whole: nothing else is read of it then. */
  declaration?(cls: Class): Declaration | undefined;

  /** What the source says of the class itself. */
  readClass(cls: Class): readonly ClassFact[];

  /**
   * What everything that is read of the class alone, its bases not included, rests on: a reading may be used again as long
   * as all of it holds. `undefined` where the source may change without a sign; without the method, it never changes.
   */
  watch?(cls: Class): readonly Watched[] | undefined;
}
