export { toInputSchema } from "./to-input-schema.js";
export { toOutputSchema } from "./to-output-schema.js";
export { toSchemaDocument } from "./to-schema-document.js";
export type { SchemaDocument, SchemaDocumentFailure } from "./to-schema-document.js";
export { toTargetSchema } from "./to-target-schema.js";
export type { TargetSchema } from "./to-target-schema.js";
export { toTypeShape } from "./to-type-shape.js";
export type { TypeShapeReading } from "./to-type-shape.js";
export type {
  ExplainOptions,
  InputSchemaOptions,
  OutputSchemaOptions,
  SchemaDocumentOptions,
  ShapeOptions,
} from "./options.js";
export { defineOperation, operationInputSchema, operationOutputSchema } from "./operations.js";
export type {
  Operation,
  OperationKind,
  OperationOutputOptions,
  Reread,
  RereadKind,
} from "./operations.js";
export { toToolInput } from "./tool/to-tool-input.js";
export type {
  BodyType,
  ParameterType,
  ToolEndpoint,
  ToolInputOptions,
  ToolParameter,
  ToolParameters,
} from "./tool/tool-endpoint.js";
export { explain } from "./explain.js";
export { formatExplanation } from "./explain/format-explanation.js";
export type {
  ClassExplanation,
  DecoratorExplanation,
  Explanation,
  MemberExplanation,
  Outcome,
} from "./explain/explanation.js";
export { nestValidationPipe } from "./nest-validation-pipe.js";
export type { NestPipeSchemaOptions, NestValidationPipeOptions } from "./nest-validation-pipe.js";
export type { Class } from "./facts/class.js";
export type { DeclaredShape, DeclareShape } from "./facts/declaration.js";
export type { BindingCode, TypeClaim } from "./facts/fact.js";
export type {
  ConstraintClass,
  CustomRow,
  RowClaim,
  RowSamples,
  RuleUse,
  Stated,
} from "./readers/class-validator/rows/row.js";
export type {
  HostOptions,
  HostTransformOptions,
  HostValidatorOptions,
} from "./facts/host-options.js";
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
} from "./decorators/index.js";
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
} from "./decorators/index.js";
export {
  assertAnthropicStrict,
  composeRequest,
  countAnthropicStrict,
  EscalatedDiagnosticsError,
  forTarget,
  removeInventedNulls,
  UnfitForTargetError,
} from "@shapewright/rules";
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
} from "@shapewright/rules";
