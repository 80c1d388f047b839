/** The declared name that a misspelt one was most likely meant to be. */
export function closest(name: string, declared: readonly string[]): string | undefined {
  const most = Math.min(3, Math.floor(name.length / 3) + 1);
  if (name.length > 100) return undefined;
  let found: string | undefined;
  let least = most + 1;
  for (const candidate of declared) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const distance = plain(candidate) === plain(name) ? 0 : edits(name, candidate);
    if (distance < least) {
      least = distance;
      found = candidate;
    }
  }
  return found;
}

/** `user_id` and `userId` are the same to whoever misspells them. */
function plain(name: string): string {
  return name.replaceAll(/[-_ ]/g, "").toLowerCase();
}

/** How many letters have to be changed, put in or taken out (Levenshtein). */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
