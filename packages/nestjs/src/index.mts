// The package in ESM: one copy of it serves both formats.
export { AsTool } from "./index.js";
export type { AsToolOptions } from "./index.js";
export { nestTools } from "./index.js";
export type { LeftOutEndpoint, NestTools } from "./index.js";
export type { EndpointInfo, NestToolsOptions } from "./index.js";
