export { writeSchema, writeSchemas } from "./write-schema.js";
export type { WrittenSchema } from "./write-schema.js";
export { writeSchemaDocument } from "./write-schema-document.js";
export type {
  DocumentForm,
  SchemaDocumentOptions,
  WrittenDocument,
} from "./write-schema-document.js";
export { writeInputSchema } from "./tool/input-root.js";
export type { UnknownArguments } from "./tool/input-root.js";
export { writeOutputSchema } from "./tool/output-root.js";
export type { OutputForm } from "./tool/output-root.js";
export { toolInput } from "./tool/tool-input.js";
export type { ToolInput, ToolInputCode, ToolInputOptions } from "./tool/tool-input.js";
export { toolOutput } from "./tool/tool-output.js";
export type { ToolOutput } from "./tool/tool-output.js";
export { composeRequest } from "./tool/compose-request.js";
export type { ComposeCode, ComposedRequest } from "./tool/compose-request.js";
export type { ParameterCode } from "./tool/parameter-text.js";
export type {
  Endpoint,
  EndpointParameter,
  FlattenedBody,
  ParameterPlace,
  ParameterStyle,
  RequestBody,
  RequestParameter,
  RequestTemplate,
  Responses,
  ToolArguments,
  ToolError,
} from "./tool/endpoint.js";
export {
  documentForTarget,
  forTarget,
  targetRefPrefix,
  targetWriting,
} from "./targets/for-target.js";
export type { TargetedDocument, TargetedSchema, TargetOptions } from "./targets/for-target.js";
export { removeInventedNulls } from "./targets/remove-invented-nulls.js";
export type { InventedNulls } from "./targets/remove-invented-nulls.js";
export { TARGET_NAMES } from "./targets/index.js";
export type { DocumentTargetName, TargetName } from "./targets/index.js";
export type { TargetCode, TargetDiagnostic, TargetEffect } from "./targets/rewriting.js";
export { UnfitForTargetError } from "./targets/unfit-for-target-error.js";
export type { TargetProblem, TargetProblemCode } from "./targets/unfit-for-target-error.js";
export {
  ANTHROPIC_LIMITS,
  assertAnthropicStrict,
  countAnthropicStrict,
} from "./targets/anthropic-counts.js";
export type { StrictCount, StrictTool, StrictToolCount } from "./targets/anthropic-counts.js";
export { checkDiagnosticForm, refuseUnknownNames, unknownValue, WRITE_OPTIONS } from "./options.js";
export type { Direction, WriteOptions } from "./options.js";
export { DIALECTS } from "./dialects/index.js";
export type { Choices, Dialect, DialectName } from "./dialects/index.js";
export { EscalatedDiagnosticsError, RULE_SEVERITIES, settleDiagnostics } from "./diagnostics.js";
export type { Diagnostic, DiagnosticOptions, RuleCode, Severity } from "./diagnostics.js";
export { assertTypeShape, checkTypeShape, InvalidTypeShapeError } from "./type-shape/index.js";
export type { TypeShapeCheck, TypeShapeProblem } from "./type-shape/index.js";
export type {
  AnyNode,
  ArrayNode,
  BinaryNode,
  Constraints,
  Discriminator,
  EnumFacts,
  EnumNode,
  MapKey,
  MapNode,
  Member,
  NodeOf,
  ObjectType,
  RefNode,
  Scalar,
  ScalarNode,
  TupleNode,
  TypeKind,
  TypeNode,
  TypeShape,
  UnionNode,
  UnknownNode,
  VerbatimNode,
} from "./type-shape/index.js";
export type { InputSchema, JsonObject, JsonSchema, JsonValue } from "./json/json.js";
