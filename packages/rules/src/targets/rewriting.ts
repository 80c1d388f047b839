import { weaken } from "../definitions/weaken.js";
import type { Diagnostic, RuleCode } from "../diagnostics.js";
import { RULE_SEVERITIES } from "../diagnostics.js";
import type { JsonValue, OwnedJsonObject } from "../json/json.js";
import type { Path } from "../json/path.js";
import { pointerOf } from "../json/path.js";
import type { Direction } from "../options.js";
import { definitionAround, nameIn } from "./definition-name.js";
import { labelOf } from "./label.js";
import { meaningOf, shownBriefly, withSentence } from "./meaning.js";
import type { Place } from "./places.js";
import { placesIn } from "./places.js";
import type { TargetProblem, TargetProblemCode } from "./unfit-for-target-error.js";

/**
 * What a change makes of a schema: it takes more than before, it takes less, or a note is no longer said by a keyword.
 * `none` where nothing was changed and something is told.
 */
export type TargetEffect = "widened" | "narrowed" | "annotation-lost" | "none";

/** The codes of what a target changes. */
export type TargetCode = Extract<RuleCode, `target_${string}`>;

/** A change that a target made, or what its consumer may refuse. */
export interface TargetDiagnostic extends Diagnostic<TargetCode> {
  readonly effect: TargetEffect;
  /** The keyword concerned, where it is one. */
  readonly keyword?: string;
}

const EFFECTS: Readonly<Record<TargetCode, TargetEffect>> = {
  target_widened: "widened",
  target_narrowed: "narrowed",
  target_null_invented: "narrowed",
  target_annotation_lost: "annotation-lost",
  target_name_refused: "none",
};

interface Change {
  readonly code: TargetCode;
  /** Where it stood when it was changed; where it stands in the end is looked up then. */
  readonly place: Place;
  readonly keyword: string | undefined;
  readonly message: string;
}

/** What a step is told of the whole. */
export interface RewritingForm {
  readonly target: string;
  readonly name: string;
  readonly direction: Direction;
  /** Whether the schema is an entry of a document: no root of its own, and its references stay. */
  readonly isEntry: boolean;
}

/** One schema while a target's steps rewrite it in place, with what they changed and what they could not. */
export class Rewriting implements RewritingForm {
  readonly root: OwnedJsonObject;
  readonly target: string;
  readonly name: string;
  readonly direction: Direction;
  readonly isEntry: boolean;
  /** Property schemas of which null stands for a member that is left out. */
  readonly inventedNulls = new Set<OwnedJsonObject>();
  /** Whether what is given stands under `result`. */
  isWrapped = false;
  readonly #changes: Change[] = [];
  /** Definitions that were written where they are used, and what they are there. */
  readonly #moved = new Map<OwnedJsonObject, OwnedJsonObject>();
  /** Definitions of which a part takes more, around whose references nothing takes less for that. */
  readonly #weakened = new Set<string>();
  readonly #problems: TargetProblem[] = [];

  constructor(root: OwnedJsonObject, form: RewritingForm) {
    this.root = root;
    this.target = form.target;
    this.name = form.name;
    this.direction = form.direction;
    this.isEntry = form.isEntry;
  }

  places(): Generator<Place> {
    return placesIn(this.root);
  }

  /** Removes a keyword without which more is accepted; its meaning goes into the description. */
  widen(place: Place, keyword: string, meaning?: string): void {
    const value = place.schema[keyword];
    if (value === undefined) return;
    const sentence = meaning ?? meaningOf(keyword, value);
    Reflect.deleteProperty(place.schema, keyword);
    if (sentence !== undefined) this.say(place.schema, sentence);
    // What is said of every other key would be said of the keys that match as well.
    if (keyword === "patternProperties") this.#forgetFurther(place.schema);
    this.widened(place, keyword, `does not take ${quoted(keyword, value)}`);
  }

  /** Tells that a place accepts more than it did. */
  widened(place: Place, keyword: string | undefined, why: string): void {
    this.#weaken(place);
    this.#changed("target_widened", place, keyword, `${this.target} ${why}, so more is accepted`);
  }

  /** Removes a keyword that says nothing of what is accepted; its meaning goes into the description, if it has one. */
  lose(place: Place, keyword: string, isSaid = true): void {
    const value = place.schema[keyword];
    if (value === undefined) return;
    const sentence = isSaid ? meaningOf(keyword, value) : undefined;
    Reflect.deleteProperty(place.schema, keyword);
    if (sentence !== undefined) this.say(place.schema, sentence);
    const where = sentence === undefined ? "is left out" : "stands in the description";
    const message = `${this.target} does not take ${quoted(keyword, value)}, which ${where}`;
    this.#changed("target_annotation_lost", place, keyword, message);
  }

  /** Tells that a place accepts less than it did. */
  narrowed(place: Place, keyword: string | undefined, why: string): void {
    this.#changed("target_narrowed", place, keyword, `${this.target} ${why}`);
  }

  /** Tells that a member has to be given, and that null stands for leaving it out. */
  inventedNull(place: Place, property: string): void {
    const message =
      `${this.target} demands every member, so null stands for leaving "${property}" out; ` +
      `take it out again with removeInventedNulls before the arguments are checked`;
    this.#changed("target_null_invented", place, "required", message);
  }

  /** Tells of a name that some consumers refuse. */
  nameRefused(place: Place, message: string): void {
    this.#changed("target_name_refused", place, "properties", message);
  }

  /** Tells that what a schema says is said by another from here on. */
  moved(from: OwnedJsonObject, to: OwnedJsonObject): void {
    this.#moved.set(from, to);
  }

  fail(code: TargetProblemCode, path: Path | undefined, message: string): void {
    const text = `${labelOf(path, this.name)}: ${message}`;
    const pointer = pointerOf(path);
    const isKnown = this.#problems.some(
      (known) => known.path === pointer && known.message === text,
    );
    if (!isKnown) this.#problems.push({ code, message: text, path: pointer });
  }

  say(schema: OwnedJsonObject, sentence: string): void {
    schema["description"] = withSentence(schema["description"], sentence);
  }

  get problems(): readonly TargetProblem[] {
    return this.#problems;
  }

  /** What was changed, each once, with the places as they are in the end. */
  diagnostics(): readonly TargetDiagnostic[] {
    const paths = this.pathsNow();
    const seen = new Set<string>();
    return this.#changes.flatMap((change): readonly TargetDiagnostic[] => {
      const { code, keyword } = change;
      const path = paths.get(this.#standingIn(paths, change.place));
      const pointer = pointerOf(path);
      const message = `${labelOf(path, this.name)}: ${change.message}.`;
      const key = `${code} ${pointer} ${message}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const said = { code, severity: RULE_SEVERITIES[code], message, path: pointer };
      return [{ ...said, effect: EFFECTS[code], ...(keyword === undefined ? {} : { keyword }) }];
    });
  }

  /** Where each schema stands now. */
  pathsNow(): ReadonlyMap<OwnedJsonObject, Path | undefined> {
    return new Map([...this.places()].map(({ schema, path }) => [schema, path]));
  }

  #changed(code: TargetCode, place: Place, keyword: string | undefined, message: string): void {
    this.#changes.push({ code, place, keyword, message });
  }

  /** The schema of a place, or the innermost around it that is still there; the root always is. */
  #standingIn(
    paths: ReadonlyMap<OwnedJsonObject, Path | undefined>,
    place: Place,
  ): OwnedJsonObject {
    let { schema, holder } = place;
    for (;;) {
      const moved = this.#moved.get(schema);
      if (moved !== undefined && paths.has(moved)) return moved;
      if (paths.has(schema) || holder === undefined) return schema;
      ({ schema, holder } = holder);
    }
  }

  /** A definition stands wherever it is referred to, and a part of it that takes more is a part there. */
  #weaken(place: Place): void {
    const open: Place[] = [place];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      weaken(part);
      const name = definitionAround(part.path);
      if (name === undefined || this.#weakened.has(name)) continue;
      this.#weakened.add(name);
      for (const other of this.places()) if (nameIn(other.schema) === name) open.push(other);
    }
  }

  #forgetFurther(schema: OwnedJsonObject): void {
    const { additionalProperties: further } = schema;
    if (further === undefined) return;
    delete schema["additionalProperties"];
    const sentence = meaningOf("additionalProperties", further);
    if (sentence !== undefined) this.say(schema, sentence);
  }
}

const LONGEST = 80;

/** A keyword with its value where that is short. */
function quoted(keyword: string, value: JsonValue): string {
  const text = shownBriefly(value, LONGEST);
  return text === undefined ? keyword : `${keyword} ${text}`;
}
