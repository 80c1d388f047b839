export { toInputSchema } from "./to-input-schema.js";
export { toTypeShape } from "./to-type-shape.js";
export type { TypeShapeReading } from "./to-type-shape.js";
export type { InputSchemaOptions, ShapeOptions } from "./options.js";
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
} from "./decorators/index.js";
export type {
  ArrayOfOptions,
  Choice,
  ClassOrMemberDecorator,
  MemberDecorator,
  TypeFunction,
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
