import { classTransformerReader } from "./class-transformer/reader.js";
import { classValidatorReader, classValidatorReaderWith } from "./class-validator/reader.js";
import { customRows } from "./class-validator/rows/custom-rows.js";
import type { CustomRow } from "./class-validator/rows/row.js";
import type { DeclareShape } from "../facts/declaration.js";
import { designTypeReader } from "./design-type/reader.js";
import { hostDeclarationReader } from "./host-declaration/reader.js";
import { initializerReader } from "./initializer/reader.js";
import { jsonSchemaDecoratorReader } from "./json-schema-decorator/reader.js";
import { nestSwaggerReader } from "./nest-swagger/reader.js";
import { ownReader } from "./own/reader.js";
import type { Reader } from "./reader.js";

/** Every reader. Where two know the order of members, the earlier one is asked first. */
export const READERS: readonly Reader[] = [
  hostDeclarationReader(undefined),
  ownReader,
  classValidatorReader,
  classTransformerReader,
  nestSwaggerReader,
  jsonSchemaDecoratorReader,
  designTypeReader,
  initializerReader,
];

/** Every reader, with what the user says of classes and of rules of their own. */
export function readersWith(
  rows: readonly CustomRow[],
  declare: DeclareShape | undefined,
): readonly Reader[] {
  const [, ...others] = READERS;
  const withRows = classValidatorReaderWith(customRows(rows));
  return [
    hostDeclarationReader(declare),
    ...others.map((reader) => (reader === classValidatorReader ? withRows : reader)),
  ];
}
