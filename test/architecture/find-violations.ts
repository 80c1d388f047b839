import { posix } from "node:path";

import { type Import, readImports } from "./read-imports";

/** What one package may import, and the order of what is in its `src`. */
export interface PackageRules {
  /** The npm name. */
  readonly name: string;
  /** Relative to the repository, as in `packages/rules`. */
  readonly directory: string;
  /** Every package that the sources may name, of this workspace or not. */
  readonly mayImport: readonly string[];
  /** The layers in which `node:` modules may be named; everywhere when absent. */
  readonly nodeOnlyIn?: readonly string[];
  /**
   * The layers, lowest first: a folder ends with `/`, and `*` stands for any part of a name. A file imports from its
   * own layer and from lower ones. Layers on one level do not know each other.
   */
  readonly levels: readonly (readonly string[])[];
  /** Pairs `[from, to]` that are kept apart although `to` is the lower one. */
  readonly apart?: readonly (readonly [from: string, to: string])[];
}

/** A source file, by its path relative to the repository. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A package with its sources and the names of its dependencies and peers. */
export interface PackageSources {
  readonly rules: PackageRules;
  readonly declared: readonly string[];
  readonly files: readonly SourceText[];
}

/** Every way in which the sources of a package break its rules, one sentence each. */
export function findViolations({ rules, declared, files }: PackageSources): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  const runtimeImports = new Map<string, readonly string[]>();
  const violations: string[] = [];

  for (const { path, text } of files) {
    const runtimeTargets: string[] = [];
    if (layerOf(rules, path) === undefined) {
      violations.push(`${path}: no layer of ${rules.name} is called ${topLevelName(rules, path)}`);
    }
    for (const found of readImports(path, text)) {
      if (!found.specifier.startsWith(".")) {
        violations.push(...packageViolations(rules, declared, path, found));
        continue;
      }
      const target = resolveSource(path, found.specifier, paths);
      violations.push(...layerViolations(rules, path, target));
      if (!found.typeOnly) runtimeTargets.push(target);
    }
    runtimeImports.set(path, runtimeTargets);
  }
  const cycle = findCycle(runtimeImports);
  if (cycle !== undefined) violations.push(`import cycle: ${cycle.join(" -> ")}`);
  return violations;
}

function packageViolations(
  rules: PackageRules,
  declared: readonly string[],
  path: string,
  { specifier }: Import,
): readonly string[] {
  if (specifier.startsWith("node:")) {
    const allowed = rules.nodeOnlyIn?.includes(layerOf(rules, path)?.name ?? "") ?? true;
    return allowed ? [] : [`${path}: ${specifier} is allowed only in ${list(rules.nodeOnlyIn)}`];
  }
  const name = packageName(specifier);
  if (!rules.mayImport.includes(name)) return [`${path}: ${rules.name} may not import ${name}`];
  if (!declared.includes(name)) return [`${path}: ${name} is no declared dependency or peer`];
  return [];
}

function layerViolations(rules: PackageRules, path: string, target: string): readonly string[] {
  if (!target.startsWith(`${rules.directory}/src/`)) {
    return [`${path}: ${target} is outside the sources of ${rules.name}`];
  }
  const from = layerOf(rules, path);
  const to = layerOf(rules, target);
  if (from === undefined || to === undefined || from.name === to.name) return [];
  if (to.level > from.level) return [`${path}: ${from.name} reaches up to ${target}`];
  const apart = rules.apart?.some(([one, other]) => one === from.name && other === to.name);
  if (to.level === from.level || apart === true) {
    return [`${path}: ${from.name} may not know ${target}`];
  }
  return [];
}

interface Layer {
  readonly name: string;
  readonly level: number;
}

function layerOf(rules: PackageRules, path: string): Layer | undefined {
  const name = topLevelName(rules, path);
  for (const [level, layers] of rules.levels.entries()) {
    const layer = layers.find((pattern) => matches(pattern, name));
    if (layer !== undefined) return { name: layer, level };
  }
  return undefined;
}

/** The folder, with a slash, or the file that a path leads through right below `src`. */
function topLevelName({ directory }: PackageRules, path: string): string {
  const [first = "", ...rest] = path.slice(`${directory}/src/`.length).split("/");
  return rest.length === 0 ? first : `${first}/`;
}

function matches(pattern: string, name: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? pattern === name : name.startsWith(start) && name.endsWith(end);
}

function packageName(specifier: string): string {
  const [scope = "", name = ""] = specifier.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}

/** The source behind a relative import, which names it as it is called after the build. */
function resolveSource(path: string, specifier: string, paths: ReadonlySet<string>): string {
  const target = posix.join(posix.dirname(path), specifier);
  const source = target.replace(/\.([mc]?)js$/, ".$1ts");
  return paths.has(source) ? source : target;
}

function findCycle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    const start = trail.indexOf(path);
    if (start !== -1) return [...trail.slice(start), path];
    if (done.has(path)) return undefined;
    for (const target of imports.get(path) ?? []) {
      const cycle = walk(target, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const path of imports.keys()) {
    const cycle = walk(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

function list(layers: readonly string[] = []): string {
  return layers.length === 0 ? "no layer" : layers.join(", ");
}
