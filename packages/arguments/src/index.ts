export { bindArguments, bindArgumentsAsync, checkArguments } from "./bind-arguments.js";
export type { Bound, Checked, ClassOf } from "./bind-arguments.js";
export { formatProblems } from "./format-problems.js";
export type { ArgumentsOptions, PatternRunner } from "./options.js";
export type { Problem, ProblemCode } from "./problem.js";
export { Standard, standard, toStandardSchema } from "./standard-schema.js";
export type {
  StandardIssue,
  StandardJsonSchemaOptions,
  StandardOptions,
  StandardProps,
  StandardResult,
  StandardSchema,
} from "./standard-schema.js";
