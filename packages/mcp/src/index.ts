export type { ToolFailure } from "./catalog.js";
export type { CheckResults, ToolFault, ToolsOptions } from "./options.js";
export { registerTools } from "./register-tools.js";
export type { RegisteredTools, ToolServer } from "./register-tools.js";
export { defineSchemaTool, defineTool, toolResult } from "./tool.js";
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
} from "./tool.js";
