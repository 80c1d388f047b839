import { anthropicStrict } from "./anthropic-strict.js";
import { draft07 } from "./draft-07.js";
import { geminiOpenApi } from "./gemini-openapi.js";
import { gemini } from "./gemini.js";
import { mcp } from "./mcp.js";
import { openaiStrict } from "./openai-strict.js";
import { openapi30 } from "./openapi-3.0.js";
import { openapi31 } from "./openapi-3.1.js";
import type { Target } from "./target.js";

/** Every target by its public name. */
export const TARGETS = {
  mcp,
  "openai-strict": openaiStrict,
  "anthropic-strict": anthropicStrict,
  gemini,
  "gemini-openapi": geminiOpenApi,
  "draft-07": draft07,
  "openapi-3.0": openapi30,
  "openapi-3.1": openapi31,
} as const satisfies Readonly<Record<string, Target>>;

/** The public name of a target. */
export type TargetName = keyof typeof TARGETS;

/** The names of all targets. */
export const TARGET_NAMES: readonly TargetName[] = Object.keys(TARGETS) as TargetName[];

/** The names of the targets that are documents, in which schemas refer to one another. */
export type DocumentTargetName = "draft-07" | "openapi-3.0" | "openapi-3.1";
