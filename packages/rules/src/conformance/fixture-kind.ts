import type { Form } from "./form.js";
import { filledText, record, required } from "./form.js";
import type { FixtureProblem, Report } from "./problem.js";

/** How the fixtures of one kind are read, run and compared. */
export interface KindRule<Input, Expected, Actual> {
  readonly input: Form<Input>;
  readonly expected: Form<Expected>;
  /** What the rules give for the input; throws what they throw. */
  readonly run: (input: Input) => Actual;
  readonly compare: (expected: Expected, actual: Actual) => readonly FixtureProblem[];
  /** The pointers to what a fixture of another SDK carries and nothing here compares. @default none */
  readonly notChecked?: (input: Input, expected: Expected) => readonly string[];
  /** What the fixture would have to expect. */
  readonly renew: (expected: Expected, actual: Actual) => Expected;
}

/** A kind of fixture, whatever its fixtures hold. */
export interface FixtureKind {
  /** Makes a fixture ready to run, or reports what is wrong with its form. */
  readonly open: (fixture: unknown, report: Report) => RunnableFixture | undefined;
}

/** A well-formed fixture. */
export interface RunnableFixture {
  /** The pointers to what nothing here compares. */
  readonly notChecked: readonly string[];
  /** Runs the fixture and compares; throws what the rules throw. */
  readonly compare: () => readonly FixtureProblem[];
  /** Runs the fixture and gives it anew with what it would have to expect; throws what the rules throw. */
  readonly renew: () => object;
}

interface Fixture<Input, Expected> {
  readonly kind: string;
  readonly description: string;
  readonly input: Input;
  readonly expected: Expected;
}

export function fixtureKind<Input, Expected, Actual>({
  input,
  expected,
  run,
  compare,
  renew,
  notChecked = () => [],
}: KindRule<Input, Expected, Actual>): FixtureKind {
  const form = record<Fixture<Input, Expected>>("a fixture", {
    kind: required(filledText),
    description: required(filledText),
    input: required(input),
    expected: required(expected),
  });
  return {
    open: (fixture, report) => {
      if (!form(fixture, "", report)) return undefined;
      return {
        notChecked: notChecked(fixture.input, fixture.expected),
        compare: () => compare(fixture.expected, run(fixture.input)),
        renew: () => ({ ...fixture, expected: renew(fixture.expected, run(fixture.input)) }),
      };
    },
  };
}
