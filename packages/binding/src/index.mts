// The package in ESM: one copy of it serves both formats, so that what is cached and which peers were found is shared.
export { toInputSchema } from "./index.js";
export { toOutputSchema } from "./index.js";
export { toSchemaDocument } from "./index.js";
export type { SchemaDocument, SchemaDocumentFailure } from "./index.js";
export { toTargetSchema } from "./index.js";
export type { TargetSchema } from "./index.js";
export { toTypeShape } from "./index.js";
export type { TypeShapeReading } from "./index.js";
export type {
  ExplainOptions,
  InputSchemaOptions,
  OutputSchemaOptions,
  SchemaDocumentOptions,
  ShapeOptions,
} from "./index.js";
export { defineOperation, operationInputSchema, operationOutputSchema } from "./index.js";
export type {
  Operation,
  OperationKind,
  OperationOutputOptions,
  Reread,
  RereadKind,
} from "./index.js";
export { toToolInput } from "./index.js";
export type {
  BodyType,
  ParameterType,
  ToolEndpoint,
  ToolInputOptions,
  ToolParameter,
  ToolParameters,
} from "./index.js";
export { explain } from "./index.js";
export { formatExplanation } from "./index.js";
export type {
  ClassExplanation,
  DecoratorExplanation,
  Explanation,
  MemberExplanation,
  Outcome,
} from "./index.js";
export { nestValidationPipe } from "./index.js";
export type { NestPipeSchemaOptions, NestValidationPipeOptions } from "./index.js";
export type { Class } from "./index.js";
export type { DeclaredShape, DeclareShape } from "./index.js";
export type { BindingCode, TypeClaim } from "./index.js";
export type { ConstraintClass, CustomRow, RowClaim, RowSamples, RuleUse, Stated } from "./index.js";
export type { HostOptions, HostTransformOptions, HostValidatorOptions } from "./index.js";
export {
  ArrayOf,
  Binary,
  Decimal,
  Default,
  Deprecated,
  Describe,
  Enum,
  Example,
  ExclusiveMax,
  ExclusiveMin,
  Format,
  Integer,
  Internal,
  Labels,
  MapOf,
  Mark,
  Max,
  MaxLength,
  Min,
  MinLength,
  MultipleOf,
  Name,
  Nullable,
  OfType,
  OneOf,
  Open,
  Optional,
  Pattern,
  ReadOnly,
  Required,
  RequiredByDefault,
  Schema,
  Title,
  Wrapper,
  WriteOnly,
} from "./index.js";
export type {
  ArrayOfOptions,
  Choice,
  ClassOnlyDecorator,
  ClassOrMemberDecorator,
  Marking,
  MemberDecorator,
  OneOfOptions,
  TypeFunction,
  TypeListFunction,
} from "./index.js";
export {
  assertAnthropicStrict,
  composeRequest,
  countAnthropicStrict,
  EscalatedDiagnosticsError,
  forTarget,
  removeInventedNulls,
  UnfitForTargetError,
} from "./index.js";
export type {
  ComposedRequest,
  Diagnostic,
  DiagnosticOptions,
  DialectName,
  DocumentTargetName,
  InputSchema,
  InventedNulls,
  JsonSchema,
  JsonValue,
  RequestTemplate,
  Severity,
  StrictCount,
  StrictTool,
  TargetDiagnostic,
  TargetedSchema,
  TargetName,
  TargetOptions,
  ToolArguments,
  ToolInput,
  TypeShape,
  UnknownArguments,
} from "./index.js";
