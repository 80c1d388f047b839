import { plainToInstance, type ClassTransformOptions } from "class-transformer";
import { validateSync, type ValidatorOptions } from "class-validator";
import type { Class } from "../../../src/facts/class.js";
import type { HostOptions } from "../../../src/facts/host-options.js";

/** What the real host says of an absent member and of null: a plain object becomes an instance, which is validated. */
export function hostSays(
  cls: Class,
  host: HostOptions = {},
): { readonly required: boolean; readonly nullable: boolean } {
  const accepts = (plain: object): boolean => {
    const made = plainToInstance(
      cls as unknown as new () => object,
      plain,
      host.transform as ClassTransformOptions,
    );
    return validateSync(made, host.validator as ValidatorOptions).length === 0;
  };
  return { required: !accepts({}), nullable: accepts({ value: null }) };
}
