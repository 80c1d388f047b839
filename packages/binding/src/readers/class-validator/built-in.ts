import { peers } from "../../peers.js";
import { copiesOf, leavingAsTheyWere } from "./arguments.js";
import { rows } from "./rows/index.js";
import type { Row, RowRule } from "./rows/row.js";
import {
  withPrivateStorage,
  type ConstraintMetadata,
  type RuleMetadata,
  type ValidatorStorage,
} from "./storage.js";

/** A rule of class-validator's own, which may be asked about any value. */
export class BuiltIn implements RowRule {
  readonly row: Row;
  readonly arguments: readonly unknown[];
  readonly #constraintCls: ConstraintClass;

  constructor(row: Row, constraintCls: ConstraintClass, given: readonly unknown[]) {
    this.row = row;
    this.arguments = given;
    this.#constraintCls = constraintCls;
  }

  // Bound, as rows take it from the rule.
  get accepts(): (value: unknown) => boolean {
    const asked = instanceOf(this.#constraintCls);
    return (value) => verdict(asked, this.arguments, value) === true;
  }
}

/** A rule that is not asked: one of the author's or of another library, or one that waits for something. */
export interface Opaque {
  /** Why it is not asked: a noun. */
  readonly opaque: "a custom rule" | "an asynchronous rule";
}

const CUSTOM: Opaque = { opaque: "a custom rule" };
const ASYNCHRONOUS: Opaque = { opaque: "an asynchronous rule" };

/** Values of every kind JSON has, and what is asked of a member that is not there. */
const PROBES: readonly unknown[] = [
  ...[undefined, null, "", "text", "1", 0, 1, -1, 1.5, true],
  ...[Object.freeze([]), Object.freeze({})],
];

/**
 * Whether a rule is the built-in whose name it bears: anyone can register a rule under a built-in's name, and a custom
 * one may have side effects. It has to sit in the wrapper that the installed library makes, give the default message that
 * the built-in gives with the same arguments, and then answer samples as that does: nothing is called of a rule that
 * fails an earlier part.
 */
export function recognise(metadata: RuleMetadata, storage: ValidatorStorage): BuiltIn | Opaque {
  const { constraintCls } = metadata;
  // What the rule's class was registered as is all that may change after the rule was made.
  const registered =
    constraintCls === undefined ? [] : storage.getTargetValidatorConstraints(constraintCls);
  const known = recognised.get(metadata);
  if (known?.registered === registered[0] && known?.count === registered.length) return known.as;
  const as = recogniseAnew(metadata, registered);
  recognised.set(metadata, { as, registered: registered[0], count: registered.length });
  return as;
}

interface Recognised {
  readonly as: BuiltIn | Opaque;
  readonly registered: ConstraintMetadata | undefined;
  readonly count: number;
}

const recognised = new WeakMap<RuleMetadata, Recognised>();

function recogniseAnew(
  metadata: RuleMetadata,
  registered: readonly ConstraintMetadata[],
): BuiltIn | Opaque {
  const { constraintCls, name } = metadata;
  const custom = CUSTOM;
  if (constraintCls === undefined) return custom;
  if (registered.some((constraint) => constraint.async === true)) {
    return ASYNCHRONOUS;
  }
  const row = name === undefined ? undefined : rows.get(name);
  if (row === undefined || registered.length !== 1 || registered[0]?.name !== name) return custom;

  const given = metadata.constraints ?? [];
  const reference = referenceFor(row, given);
  if (reference?.text !== sourceText(constraintCls)) return custom;
  const asked = instanceOf(constraintCls);
  if (reference.message !== withoutEach(messageOf(asked, given), metadata)) return custom;
  const agrees = probesFor(row, given).every(
    (probe, at) => verdict(asked, given, probe) === reference.verdict(at, probe),
  );
  if (!agrees) return custom;
  return new BuiltIn(row, constraintCls, given);
}

type ConstraintClass = NonNullable<RuleMetadata["constraintCls"]>;

interface ConstraintInstance {
  validate(value: unknown, ruleArguments: unknown): unknown;
  defaultMessage(ruleArguments: unknown): unknown;
}

/** What the installed library makes of a rule with the same arguments, and how that answers. */
class Reference {
  readonly text: string;
  readonly message: unknown;
  readonly #known: ConstraintInstance;
  readonly #given: readonly unknown[];
  readonly #verdicts: unknown[] = [];

  constructor(constraintCls: ConstraintClass, given: readonly unknown[]) {
    this.text = sourceText(constraintCls);
    this.#known = instanceOf(constraintCls);
    this.#given = given;
    this.message = messageOf(this.#known, given);
  }

  /** Of the probe that stands there, asked once. */
  verdict(at: number, probe: unknown): unknown {
    if (at >= this.#verdicts.length) this.#verdicts[at] = verdict(this.#known, this.#given, probe);
    return this.#verdicts[at];
  }
}

/** The references of rules whose arguments are no objects, which hang on the installed library alone. */
const plainReferences = new Map<Row, Map<string, Reference>>();

/** An application has some hundred; one that makes rules of what it is sent must not fill the memory. */
const MOST_REFERENCES_OF_ROW = 256;

function referenceFor(row: Row, given: readonly unknown[]): Reference | undefined {
  if (!given.every(isPrimitive)) return newReference(row, given);
  const key = given.map(textOfPrimitive).join();
  const ofRow = plainReferences.get(row) ?? new Map<string, Reference>();
  plainReferences.set(row, ofRow);
  const known = ofRow.get(key);
  if (known !== undefined) return known;
  const made = newReference(row, given);
  if (made !== undefined && ofRow.size < MOST_REFERENCES_OF_ROW) ofRow.set(key, made);
  return made;
}

function newReference(row: Row, given: readonly unknown[]): Reference | undefined {
  const made = makeReference(row, given.slice(0, row.argumentCount));
  return made === undefined ? undefined : new Reference(made, given);
}

function isPrimitive(value: unknown): boolean {
  return (
    value === null ||
    (typeof value !== "object" && typeof value !== "function" && typeof value !== "symbol")
  );
}

/** Tells any two apart that are not the same. */
function textOfPrimitive(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return Object.is(value, -0) ? "-0" : `${typeof value} ${String(value)}`;
}

/** Made by the library's own decorator, in a store of its own. */
function makeReference(row: Row, given: readonly unknown[]): ConstraintClass | undefined {
  const library = peers.classValidator();
  if (library === undefined) return undefined;
  const decorator: unknown = Reflect.get(library, row.decorator.slice(1));
  if (typeof decorator !== "function") return undefined;
  class Asked {
    declare readonly of: unknown;
  }
  const store = new library.MetadataStorage() as unknown as ValidatorStorage;
  try {
    withPrivateStorage(store, () => {
      const decorate: unknown = Reflect.apply(decorator, undefined, copiesOf(given, undefined));
      if (typeof decorate === "function") {
        Reflect.apply(decorate, undefined, [Asked.prototype, "of"]);
      }
    });
  } catch {
    return undefined;
  }
  return store.getTargetValidationMetadatas(Asked, "", false, false)[0]?.constraintCls;
}

/**
 * The prototype stands for an instance: making one is the business of the application's container, and the library's own wrapper, which
 * is all that is asked, never looks at itself.
 */
function instanceOf(constraintCls: ConstraintClass): ConstraintInstance {
  return constraintCls.prototype as ConstraintInstance;
}

function verdict(asked: ConstraintInstance, given: readonly unknown[], value: unknown): unknown {
  return leavingAsTheyWere(given, () => {
    try {
      const answer = asked.validate(value, argumentsFor(given, value));
      // No built-in's answer; nobody awaits it.
      if (answer instanceof Promise) answer.catch(() => undefined);
      return answer;
    } catch {
      // The host throws as well, which accepts nothing.
      return false;
    }
  });
}

function messageOf(asked: ConstraintInstance, given: readonly unknown[]): unknown {
  return leavingAsTheyWere(given, () => {
    try {
      return asked.defaultMessage(argumentsFor(given, ""));
    } catch {
      return undefined;
    }
  });
}

function argumentsFor(given: readonly unknown[], value: unknown): object {
  const object = { of: value };
  return {
    value,
    constraints: copiesOf(given, value),
    targetName: "Asked",
    property: "of",
    object,
  };
}

function withoutEach(message: unknown, { each }: RuleMetadata): unknown {
  return each === true && typeof message === "string"
    ? message.replace("each value in ", "")
    : message;
}

/** With a function among the arguments, samples would have the rule call it: it is the author's. */
function probesFor(row: Row, given: readonly unknown[]): readonly unknown[] {
  if (row.hasHiddenArguments === true) return PROBES;
  if (given.some((argument) => typeof argument === "function")) return PROBES;
  return [...PROBES, ...row.samples.accepts, ...row.samples.rejects];
}

function sourceText(constraintCls: ConstraintClass): string {
  return Function.prototype.toString.call(constraintCls);
}
