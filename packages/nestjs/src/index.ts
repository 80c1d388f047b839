export { AsTool } from "./as-tool.js";
export type { AsToolOptions } from "./as-tool.js";
export { nestTools } from "./nest-tools.js";
export type { LeftOutEndpoint, NestTools } from "./nest-tools.js";
export type { EndpointInfo, NestToolsOptions } from "./options.js";
