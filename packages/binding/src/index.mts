// The package in ESM: one copy of it serves both formats, so that what is cached and which peers were found is shared.
export { toInputSchema } from "./index.js";
export { toTypeShape } from "./index.js";
export type { TypeShapeReading } from "./index.js";
export type { InputSchemaOptions, ShapeOptions } from "./index.js";
export type { Class } from "./index.js";
export type { BindingCode } from "./index.js";
export type { HostOptions, HostTransformOptions, HostValidatorOptions } from "./index.js";
export {
  ArrayOf,
  Binary,
  Decimal,
  Describe,
  Enum,
  ExclusiveMax,
  ExclusiveMin,
  Format,
  Integer,
  MapOf,
  Max,
  MaxLength,
  Min,
  MinLength,
  MultipleOf,
  Name,
  Nullable,
  OfType,
  Optional,
  Pattern,
  ReadOnly,
  Required,
} from "./index.js";
export type {
  ArrayOfOptions,
  Choice,
  ClassOrMemberDecorator,
  MemberDecorator,
  TypeFunction,
} from "./index.js";
export { EscalatedDiagnosticsError } from "./index.js";
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
} from "./index.js";
