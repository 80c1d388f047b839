// The package in ESM: one copy of it serves both formats.
export type { ToolFailure } from "./index.js";
export type { CheckResults, ToolFault, ToolsOptions } from "./index.js";
export { registerTools } from "./index.js";
export type { RegisteredTools, ToolServer } from "./index.js";
export { defineSchemaTool, defineTool, toolResult } from "./index.js";
export type {
  ProtocolResult,
  SchemaTool,
  ShapeOf,
  Tool,
  ToolAnnotations,
  ToolContext,
  ToolResult,
  ToolWithList,
  ToolWithoutOutput,
  ToolWithOutput,
} from "./index.js";
