export { toInputSchema } from "./to-input-schema.js";
export { toOutputSchema } from "./to-output-schema.js";
export { toTypeShape } from "./to-type-shape.js";
export type { TypeShapeReading } from "./to-type-shape.js";
export type { InputSchemaOptions, OutputSchemaOptions, ShapeOptions } from "./options.js";
export { defineOperation, operationInputSchema, operationOutputSchema } from "./operations.js";
export type {
  Operation,
  OperationKind,
  OperationOutputOptions,
  Reread,
  RereadKind,
} from "./operations.js";
export { nestValidationPipe } from "./nest-validation-pipe.js";
export type { NestPipeSchemaOptions, NestValidationPipeOptions } from "./nest-validation-pipe.js";
export type { Class } from "./facts/class.js";
export type { BindingCode } from "./facts/fact.js";
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
export { EscalatedDiagnosticsError } from "@shapewright/rules";
export type {
  Diagnostic,
  DiagnosticOptions,
  DialectName,
  InputSchema,
  JsonSchema,
  JsonValue,
  Severity,
  TypeShape,
  UnknownArguments,
} from "@shapewright/rules";
