/** A place in a document as a chain towards its root: cheap to extend, turned into text only when it is told. */
export interface Path {
  readonly parent: Path | undefined;
  readonly step: string | number;
}

/** The place one or more steps further in. */
export function within(parent: Path | undefined, ...steps: readonly (string | number)[]): Path {
  let path = parent;
  for (const step of steps) path = { parent: path, step };
  if (path === undefined) throw new RangeError("A path has at least one step.");
  return path;
}

/** The JSON pointer (RFC 6901) of a place; the document itself is the empty text. */
export function pointerOf(path: Path | undefined): string {
  const steps: string[] = [];
  for (let place = path; place !== undefined; place = place.parent) {
    steps.push(escapeStep(String(place.step)));
  }
  return steps
    .reverse()
    .map((step) => `/${step}`)
    .join("");
}

/** One step as JSON pointers spell it. */
export function escapeStep(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}
