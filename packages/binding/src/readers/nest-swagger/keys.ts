/**
 * Where `@nestjs/swagger` keeps what its decorators say (`dist/constants.js`): read by these keys, so that nothing of the
 * package is loaded, nor needs to be installed.
 */
export const KEYS = {
  /** On the prototype, by member: the options of `@ApiProperty`, those of inherited uses among them. */
  options: "swagger/apiModelProperties",
  /** On the prototype: the names of the members, each after a colon, those of the bases among them. */
  members: "swagger/apiModelPropertiesArray",
  /** On the class: the options of each `@ApiSchema`; the last one counts. */
  schema: "swagger/apiSchema",
  /** On the class: the classes of `@ApiExtraModels`. */
  extraModels: "swagger/apiExtraModels",
} as const;

/** The static method that the compiler plugin adds to a class. */
export const FACTORY = "_OPENAPI_METADATA_FACTORY";
