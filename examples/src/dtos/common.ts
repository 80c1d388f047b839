import { type Type as ClassType } from "@nestjs/common";
import { ApiProperty, ApiPropertyOptional, ApiSchema } from "@nestjs/swagger";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsDefined,
  IsEnum,
  IsHexadecimal,
  IsIn,
  IsInt,
  IsISO31661Alpha2,
  IsLatitude,
  IsLongitude,
  IsMimeType,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Cents, CurrencyCode, Line, OptionalText, UpperCase } from "./decorators.js";

export const SORT_DIRECTIONS = ["asc", "desc"] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** One page of a list; everything arrives as text. */
export class PageQuery {
  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  page = 1;

  @ApiPropertyOptional({ minimum: 1, maximum: 100, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  pageSize = 20;

  @IsOptional()
  @IsIn(SORT_DIRECTIONS)
  direction: SortDirection = "asc";

  get offset(): number {
    return (this.page - 1) * this.pageSize;
  }
}

/** For lists that grow while they are read. */
export class CursorQuery {
  @ApiPropertyOptional({ description: "Where the last page ended" })
  @IsOptional()
  @IsString()
  @MaxLength(512)
  after?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit = 50;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** A page of anything: `class ProductPage extends pageOf(ProductView) {}`. */
export function pageOf<T extends object>(Item: ClassType<T>): ClassType<Page<T>> {
  @ApiSchema({ name: `${Item.name}Page` })
  class PageOfItems implements Page<T> {
    @ApiProperty({ type: [Item] })
    @IsArray()
    @ValidateNested({ each: true })
    @Type(() => Item)
    readonly items!: readonly T[];

    @ApiProperty({ minimum: 0 })
    @IsInt()
    @Min(0)
    readonly total!: number;
  }
  return PageOfItems;
}

/** Changes to many at once; each of them fails or succeeds by itself. */
export function bulkOf<T extends object>(
  Item: ClassType<T>,
  most = 100,
): ClassType<{ readonly items: readonly T[]; readonly dryRun?: boolean }> {
  class BulkOfItems {
    @IsDefined()
    @IsArray()
    @ArrayMinSize(1)
    @ArrayMaxSize(most)
    @ValidateNested({ each: true })
    @Type(() => Item)
    readonly items!: readonly T[];

    @IsOptional()
    @IsIn([true, false])
    readonly dryRun?: boolean;
  }
  return BulkOfItems;
}

export class IdList {
  @ApiProperty({ format: "uuid", isArray: true })
  @IsUUID("4", { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @ArrayUnique()
  ids!: string[];
}

export class Money {
  @Cents()
  readonly amount: number;

  @CurrencyCode()
  readonly currency: string;

  constructor(amount: number, currency: string) {
    this.amount = amount;
    this.currency = currency;
  }

  get text(): string {
    return `${(this.amount / 100).toFixed(2)} ${this.currency}`;
  }
}

export class GeoPoint {
  @ApiProperty({ minimum: -90, maximum: 90 })
  @IsLatitude()
  latitude!: number;

  @ApiProperty({ minimum: -180, maximum: 180 })
  @IsLongitude()
  longitude!: number;
}

/** As GeoJSON has them: rings of points of two numbers. */
export class Area {
  @IsIn(["Polygon"])
  type!: "Polygon";

  @ApiProperty({
    type: "array",
    items: { type: "array", items: { type: "array", items: { type: "number" } } },
  })
  @IsArray()
  @ArrayMinSize(1)
  coordinates!: number[][][];
}

export enum AddressKind {
  Home = "home",
  Work = "work",
  Billing = "billing",
}

export class Address {
  @IsEnum(AddressKind)
  kind: AddressKind = AddressKind.Home;

  @Line("Street and number")
  street!: string;

  @OptionalText(120)
  addition?: string;

  @Line("City", 80)
  city!: string;

  @IsString()
  @Length(3, 10)
  postcode!: string;

  @ApiProperty({ example: "NL" })
  @UpperCase()
  @IsISO31661Alpha2()
  country!: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => GeoPoint)
  location?: GeoPoint | null;
}

/** What is known of a file once it is uploaded. */
export class FileMetadata {
  @Line("Name of the file", 255)
  name!: string;

  @IsMimeType()
  mediaType!: string;

  @IsInt()
  @Min(1)
  @Max(50 * 1024 * 1024)
  bytes!: number;

  @ApiProperty({ description: "SHA-256 in hexadecimal digits" })
  @IsHexadecimal()
  @Length(64, 64)
  checksum!: string;

  @IsOptional()
  @IsUrl({ protocols: ["https"], require_protocol: true })
  url?: string;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  seconds?: number;
}
