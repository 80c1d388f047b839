import { classTransformerReader } from "./class-transformer/reader.js";
import { classValidatorReader } from "./class-validator/reader.js";
import { designTypeReader } from "./design-type/reader.js";
import { initializerReader } from "./initializer/reader.js";
import { ownReader } from "./own/reader.js";
import type { Reader } from "./reader.js";

/** Every reader. Where two know the order of members, the earlier one is asked first. */
export const READERS: readonly Reader[] = [
  ownReader,
  classValidatorReader,
  classTransformerReader,
  designTypeReader,
  initializerReader,
];
