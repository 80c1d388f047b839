import { type CustomRow, toInputSchema } from "@shapewright/binding";
import { IsOptional, ValidateBy } from "class-validator";

// #region dto
/** A rule of your own, as class-validator has them. */
const IsSlug = (): PropertyDecorator =>
  ValidateBy({
    name: "isSlug",
    validator: { validate: (value) => typeof value === "string" && /^[a-z-]+$/.test(value) },
  });

/** What it means in a schema. The rule itself is not called while a class is read. */
const slug: CustomRow = {
  rule: "isSlug",
  decorator: "@IsSlug",
  stated: "exactly",
  samples: { accepts: ["a-page"], rejects: ["A page", undefined, null] },
  claims: () => [
    { says: "type", type: { kind: "string" } },
    { says: "constraints", constraints: { pattern: "^[a-z-]+$" } },
  ],
};

export class Page {
  @IsSlug()
  path!: string;

  @IsOptional()
  @IsSlug()
  parent?: string;
}

export const pageSchema = toInputSchema(Page, { rows: [slug] });
// #endregion
