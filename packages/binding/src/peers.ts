/* eslint-disable @typescript-eslint/no-require-imports --
   An optional package is asked for when it is needed and may be missing: neither is possible with `import`. The literal
   name inside a `try` is what bundlers take as optional. */

import type * as classTransformer from "class-transformer";
import type * as classValidator from "class-validator";

/** What class-validator exports; never part of this package's own types, which must do without it. */
export type ClassValidator = typeof classValidator;

/** What class-transformer exports; never part of this package's own types, which must do without it. */
export type ClassTransformer = typeof classTransformer;

/** One of class-transformer's maps: by class, then by member; `undefined` stands for the class itself. */
export type ByClassAndMember<T> = ReadonlyMap<object, ReadonlyMap<string | undefined, T>>;

interface TransformerEntry {
  readonly target: object;
  readonly propertyName: string | undefined;
}

export interface TypeEntry extends TransformerEntry {
  readonly reflectedType: unknown;
  readonly typeFunction: (options?: unknown) => unknown;
  readonly options?: {
    readonly discriminator?: {
      readonly property: string;
      readonly subTypes: readonly { readonly name: string; readonly value: unknown }[];
    };
    readonly keepDiscriminatorProperty?: boolean;
  };
}

/** One run of class-validator over an object, as `validateSync` does it. */
export interface ValidationExecutor {
  ignoreAsyncValidations: boolean;
  readonly awaitingPromises: readonly Promise<unknown>[];
  execute(object: object, schema: undefined, errors: object[]): void;
  stripEmptyErrors(errors: readonly object[]): readonly object[];
}

export type ValidationExecutorClass = new (
  validator: object,
  options: object,
) => ValidationExecutor;

/** The options of `@Expose`, `@Exclude` and `@Transform` that say when they apply. */
export interface EntryScope {
  readonly groups?: readonly string[];
  readonly since?: number;
  readonly until?: number;
  readonly toClassOnly?: boolean;
  readonly toPlainOnly?: boolean;
}

export interface ExposeEntry extends TransformerEntry {
  readonly options?: EntryScope & { readonly name?: string };
}

export interface ExcludeEntry extends TransformerEntry {
  readonly options?: EntryScope;
}

export interface TransformEntry extends TransformerEntry {
  readonly transformFn: (params: unknown) => unknown;
  readonly options?: EntryScope;
}

/** class-transformer's store as far as it is read: kept in a file of its own, which the package exports nowhere. */
export interface ClassTransformerStorage {
  readonly _typeMetadatas: ByClassAndMember<TypeEntry>;
  readonly _exposeMetadatas: ByClassAndMember<ExposeEntry>;
  readonly _excludeMetadatas: ByClassAndMember<ExcludeEntry>;
  readonly _transformMetadatas: ByClassAndMember<readonly TransformEntry[]>;
}

/**
 * The optional packages, each looked for once, when it is first asked for; `undefined` where it is not installed. An
 * installed package that fails to load throws: that is no reason to read a class as if it had no rules.
 */
export const peers = {
  classValidator: once((): ClassValidator | undefined => {
    try {
      return require("class-validator") as ClassValidator;
    } catch (error) {
      demandMiss("class-validator", error);
      return undefined;
    }
  }),

  /** The part of class-validator that its `validateSync` runs, which tells whether a rule answers later. */
  validationExecutor: once((): ValidationExecutorClass | undefined => {
    try {
      return executorIn(require("class-validator/cjs/validation/ValidationExecutor.js"));
    } catch (error) {
      demandMiss("class-validator/cjs/validation/ValidationExecutor.js", error);
      return undefined;
    }
  }),

  classTransformer: once((): ClassTransformer | undefined => {
    try {
      return require("class-transformer") as ClassTransformer;
    } catch (error) {
      demandMiss("class-transformer", error);
      return undefined;
    }
  }),

  classTransformerStorage: once((): ClassTransformerStorage | undefined => {
    try {
      return storageIn(require("class-transformer/cjs/storage.js"));
    } catch (error) {
      demandMiss("class-transformer/cjs/storage.js", error);
      return undefined;
    }
  }),
} as const;

/** A copy of class-transformer that was loaded from somewhere else. */
export interface TransformerCopy {
  readonly directory: string;
  readonly storage: ClassTransformerStorage;
}

const STORAGE_FILE = /^(.*[\\/]class-transformer)[\\/]cjs[\\/]storage\.js$/u;

/** The copies of class-transformer that are loaded beside the one that is read; none shares its store with another. */
export function otherTransformers(): readonly TransformerCopy[] {
  const read = peers.classTransformerStorage();
  // A bundler has no cache of modules, and no second copy in it that could be found.
  const loaded = (require as { readonly cache?: NodeJS.Dict<NodeJS.Module> }).cache ?? {};
  return Object.keys(loaded).flatMap((file) => {
    // Asked of thousands of modules, most of which the pattern would walk through.
    if (!file.endsWith("storage.js")) return [];
    const directory = STORAGE_FILE.exec(file)?.[1];
    if (directory === undefined) return [];
    const storage = storageIn(loaded[file]?.exports);
    return storage === undefined || storage === read ? [] : [{ directory, storage }];
  });
}

function once<T>(load: () => T): () => T {
  let loaded: { readonly value: T } | undefined;
  return () => (loaded ??= { value: load() }).value;
}

function executorIn(loaded: unknown): ValidationExecutorClass | undefined {
  return (loaded as { readonly ValidationExecutor?: ValidationExecutorClass }).ValidationExecutor;
}

function storageIn(loaded: unknown): ClassTransformerStorage | undefined {
  return (loaded as { readonly defaultMetadataStorage?: ClassTransformerStorage } | undefined)
    ?.defaultMetadataStorage;
}

/** Throws unless the error says that the package itself is not there: a dependency of it may be what is missing. */
function demandMiss(request: string, error: unknown): void {
  if (isMiss(request, error)) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`${request} is installed but could not be loaded: ${reason}`, { cause: error });
}

function isMiss(request: string, error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, data } = error as {
    readonly code?: unknown;
    readonly message?: unknown;
    readonly data?: { readonly request?: unknown };
  };
  if (code !== "MODULE_NOT_FOUND") return false;
  // Yarn's resolver words its message differently, and names what was asked for in `data`.
  if (data?.request === request) return true;
  // The lines after the first list the requiring files, and a package's own path is among them.
  return (
    typeof message === "string" && message.split("\n", 1)[0]?.includes(`'${request}'`) === true
  );
}
