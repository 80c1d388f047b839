import { dirname, join } from "node:path";
import type { Class } from "../../../src/facts/class.js";

/** A schema in the package's own document. */
export interface DocumentSchema {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

type Made = Readonly<Record<string, new (...args: readonly unknown[]) => object>>;

interface SchemaObjectFactory {
  exploreModelSchema(type: Class, schemas: Record<string, DocumentSchema>): string;
}

/** What writes the document, which the package exports nowhere. */
function service(file: string, name: string, ...args: readonly unknown[]): object {
  const services = join(dirname(require.resolve("@nestjs/swagger")), "services");
  const constructor = jest.requireActual<Made>(join(services, file))[name];
  if (constructor === undefined) throw new Error(`${file} exports no ${name}.`);
  return new constructor(...args);
}

/** The components that the package itself writes of a class. */
export function documentOf(cls: Class): Readonly<Record<string, DocumentSchema>> {
  const accessor = service("model-properties-accessor.js", "ModelPropertiesAccessor");
  const mapper = service("swagger-types-mapper.js", "SwaggerTypesMapper");
  const factory = service(
    "schema-object-factory.js",
    "SchemaObjectFactory",
    accessor,
    mapper,
  ) as SchemaObjectFactory;
  const schemas: Record<string, DocumentSchema> = {};
  factory.exploreModelSchema(cls, schemas);
  return schemas;
}
