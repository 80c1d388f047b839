// The package in ESM: one copy of it serves both formats, so that what was compiled of a class is shared.
export { bindArguments, bindArgumentsAsync, checkArguments } from "./index.js";
export type { Bound, Checked, ClassOf } from "./index.js";
export { formatProblems } from "./index.js";
export type { ArgumentsOptions, PatternRunner } from "./index.js";
export type { Problem, ProblemCode } from "./index.js";
export { Standard, standard, toStandardSchema } from "./index.js";
export type {
  StandardIssue,
  StandardJsonSchemaOptions,
  StandardOptions,
  StandardProps,
  StandardResult,
  StandardSchema,
} from "./index.js";
