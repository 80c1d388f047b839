import { ApiExtraModels, ApiProperty, ApiPropertyOptional, PickType } from "@nestjs/swagger";
import { Transform, Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEAN,
  IsEnum,
  IsHexColor,
  IsIn,
  IsInstance,
  IsInt,
  IsNotEmpty,
  IsNotEmptyObject,
  IsNumber,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { bulkOf, FileMetadata, Money, PageQuery, pageOf } from "./common.js";
import { LowerCase, OptionalFlag, Slug, SplitOnComma, Trim } from "./decorators.js";

export enum ProductStatus {
  Draft = "draft",
  Published = "published",
  Retired = "retired",
}

export enum Unit {
  Piece,
  Gram,
  Millilitre,
}

/** A text in several languages, by language code. */
export class Translation {
  @IsIn(["de", "en", "fr", "nl"])
  language!: "de" | "en" | "fr" | "nl";

  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  text!: string;

  @IsOptional()
  @IsBoolean()
  isMachineMade?: boolean;
}

export class Dimensions {
  @IsNumber()
  @IsPositive()
  width!: number;

  @IsNumber()
  @IsPositive()
  height!: number;

  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @IsPositive()
  depth: number | null = null;
}

export class Variant {
  @ApiProperty({ example: "TSHIRT-RED-M" })
  @Matches(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/)
  @MaxLength(40)
  sku!: string;

  @IsOptional()
  @IsEAN()
  ean?: string;

  @ValidateNested()
  @Type(() => Money)
  @IsNotEmpty()
  price!: Money;

  @IsInt()
  @Min(0)
  stock = 0;

  @IsOptional()
  @IsHexColor()
  colour?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => Dimensions)
  dimensions?: Dimensions;

  @ApiPropertyOptional({ type: "object", additionalProperties: { type: "string" } })
  @IsObject()
  options: Record<string, string> = {};
}

export class CreateProduct {
  @Slug()
  slug!: string;

  @ApiProperty({ type: [Translation] })
  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Translation)
  names!: Translation[];

  @IsEnum(ProductStatus)
  status: ProductStatus = ProductStatus.Draft;

  @IsEnum(Unit)
  unit!: Unit;

  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => Variant)
  variants!: Variant[];

  @IsOptional()
  @ArrayUnique()
  @IsUUID("4", { each: true })
  categoryIds?: string[];

  @IsOptional()
  @IsString({ each: true })
  @Type(() => String)
  keywords?: Set<string>;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => FileMetadata)
  images?: FileMetadata[];

  @IsOptional()
  @IsNotEmptyObject({ nullable: false })
  customs?: Record<string, unknown>;
}

/** Names and descriptions by language, for the editor. */
export class ProductTexts {
  @ValidateNested({ each: true })
  @Type(() => Translation)
  @IsInstance(Map)
  names!: Map<string, Translation>;

  @IsOptional()
  @IsObject()
  descriptions?: Record<string, string>;
}

export class Category {
  @Slug()
  slug!: string;

  @IsString()
  @MaxLength(80)
  title!: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => Category)
  children?: Category[];
}

export class PriceRange {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  from?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(10_000_000)
  to?: number;
}

@ApiExtraModels(PriceRange)
export class ProductSearch extends PageQuery {
  @IsOptional()
  @Trim()
  @LowerCase()
  @IsString()
  @MaxLength(100)
  text?: string;

  @IsOptional()
  @SplitOnComma()
  @IsArray()
  @IsEnum(ProductStatus, { each: true })
  status?: ProductStatus[];

  @IsOptional()
  @ValidateNested()
  @Type(() => PriceRange)
  price?: PriceRange;

  @OptionalFlag("Those that can be delivered now")
  inStock?: boolean;

  @IsOptional()
  @IsIn(["price", "-price", "name", "-name"])
  sort?: string;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  )
  @IsUUID("4", { each: true })
  category?: string[];
}

export class PriceChange extends PickType(Variant, ["sku", "price"] as const) {
  @ValidateIf((change: PriceChange) => change.price.amount === 0)
  @IsString()
  reason?: string;
}

export class BulkPriceChange extends bulkOf(PriceChange, 500) {}

export class ProductPage extends pageOf(CreateProduct) {}
