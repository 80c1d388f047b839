import {
  ArrayOf,
  Decimal,
  Describe,
  Enum,
  Format,
  Integer,
  MapOf,
  Max,
  MaxLength,
  Min,
  MinLength,
  Name,
  Nullable,
  Pattern,
  ReadOnly,
  Required,
} from "@shapewright/binding";

@Describe("One line of the catalog")
export class Product {
  @ReadOnly()
  @Integer()
  id!: number;

  @Required()
  @Describe("Shown to customers")
  @MinLength(1)
  @MaxLength(120)
  name!: string;

  @Required()
  @Pattern(/^[A-Z]{2}-\d{4}$/)
  sku!: string;

  @Required()
  @Decimal()
  price!: string;

  @Min(0)
  @Max(1000)
  @Integer()
  stock!: number;

  @Enum(["draft", "published"])
  status!: "draft" | "published";

  @Nullable()
  @Format("uri")
  website!: string | null;

  @ArrayOf(() => String)
  @MinLength(1)
  categories!: string[];

  @MapOf(() => Number)
  @Name("weights_in_grams")
  weights!: Record<string, number>;
}
