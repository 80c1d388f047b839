import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";

import { accessing, FixtureAccessError } from "./access-error.js";

/**
 * The paths of all `*.json` in a folder and in the folders below, relative to it, with `/`, in ordinal order. Links are
 * followed, but each folder is looked into once, and none that holds the folder itself.
 *
 * @throws FixtureAccessError when there is no such folder, or one below cannot be listed
 */
export function findFixtures(folder: string): readonly string[] {
  refuseNoFolder(folder);
  const found: string[] = [];
  const root = realPath(folder);
  const visited = new Set<string>();
  const folders = [""];
  // After the real folders, so that a file is told by its own path where it has one.
  const links: string[] = [];
  for (let at = folders.pop(); at !== undefined; at = folders.pop() ?? links.shift()) {
    const path = join(folder, at);
    const real = realPath(path);
    if (visited.has(real) || (real !== root && isWithin(root, real))) continue;
    visited.add(real);
    for (const entry of entriesOf(path)) {
      const inner = at === "" ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) folders.push(inner);
      else if (entry.isSymbolicLink() && isFolder(join(folder, inner))) links.push(inner);
      else if (entry.name.endsWith(".json")) found.push(inner);
    }
    links.sort();
  }
  return found.sort();
}

function entriesOf(path: string) {
  return accessing(`Cannot list ${path}`, () => readdirSync(path, { withFileTypes: true }));
}

function realPath(path: string): string {
  return accessing(`Cannot resolve ${path}`, () => realpathSync(path));
}

function isWithin(path: string, outer: string): boolean {
  const steps = relative(outer, path);
  return !isAbsolute(steps) && steps.split(sep)[0] !== "..";
}

function refuseNoFolder(folder: string): void {
  if (isFolder(folder)) return;
  const absolute = resolve(folder);
  const told = absolute === folder ? folder : `${folder} (${absolute})`;
  throw new FixtureAccessError(
    existsSync(folder) ? `${told} is no folder.` : `There is no folder ${told}.`,
  );
}

/** A link that leads nowhere, or in a ring, is no folder. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
