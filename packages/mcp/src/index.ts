export type { ToolFailure } from "./catalog.js";
export type { CheckResults, ToolFault, ToolsOptions } from "./options.js";
export { registerTools } from "./register-tools.js";
export type { RegisteredTools, ToolServer } from "./register-tools.js";
export { defineTool, toolResult } from "./tool.js";
export type {
  ProtocolResult,
  ShapeOf,
  Tool,
  ToolAnnotations,
  ToolContext,
  ToolResult,
  ToolWithList,
  ToolWithoutOutput,
  ToolWithOutput,
} from "./tool.js";
