import type { Claim, Level } from "./fact.js";

/** How much of a decorator its claims carry: all of it, all but rare values, or a part. */
export type Carried = "exactly" | { readonly asGuidance: string } | { readonly leftToHost: string };

/** One decorator as it stands on a member. */
export interface DecoratorUse {
  /** Its name, as facts have it. */
  readonly decorator: string;
  /** As the author wrote it, as far as that is recorded: `@MinLength(3, { each: true })`. */
  readonly text: string;
  readonly level?: Level;
  /** @default "exactly" */
  readonly carried?: Carried;
  /** What it says by itself; where this is absent, the facts that have its name. */
  readonly claims?: readonly Claim[];
  /** Why nothing of it counts: a sentence. */
  readonly ignored?: string;
}
