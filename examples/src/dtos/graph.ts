import { IntersectionType, OmitType, PartialType, PickType } from "@nestjs/mapped-types";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsEnum,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from "class-validator";

export class StringFilter {
  @IsOptional()
  @IsString()
  equals?: string;

  @IsOptional()
  @IsString()
  @MinLength(2)
  contains?: string;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  @ArrayMaxSize(100)
  in?: string[];
}

export class NumberFilter {
  @IsOptional()
  @IsNumber()
  equals?: number;

  @IsOptional()
  @IsNumber()
  gte?: number;

  @IsOptional()
  @IsNumber()
  lte?: number;
}

export class ArticleWhere {
  @IsOptional()
  @ValidateNested()
  @Type(() => StringFilter)
  title?: StringFilter;

  @IsOptional()
  @ValidateNested()
  @Type(() => NumberFilter)
  views?: NumberFilter;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ArticleWhere)
  AND?: ArticleWhere[];

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => ArticleWhere)
  OR?: ArticleWhere[];

  @IsOptional()
  @ValidateNested()
  @Type(() => ArticleWhere)
  NOT?: ArticleWhere;
}

export enum SortOrder {
  asc = "asc",
  desc = "desc",
}

export class ArticleOrderBy {
  @IsOptional()
  @IsEnum(SortOrder)
  title?: keyof typeof SortOrder;

  @IsOptional()
  @IsEnum(SortOrder)
  views?: keyof typeof SortOrder;
}

export class FindArticles {
  @IsOptional()
  @ValidateNested()
  @Type(() => ArticleWhere)
  where?: ArticleWhere;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ArticleOrderBy)
  orderBy?: ArticleOrderBy[];

  @IsOptional()
  @IsInt()
  @Min(0)
  skip?: number;

  @IsInt()
  @Min(1)
  @Max(100)
  take = 10;
}

export class TagRef {
  @IsUUID()
  id!: string;
}

export class TagInput {
  @IsString()
  @MaxLength(30)
  label!: string;
}

export class TagsInput {
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => TagRef)
  connect?: TagRef[];

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => TagInput)
  create?: TagInput[];
}

export class CreateArticle {
  @IsString()
  @MinLength(3)
  title!: string;

  @IsString()
  body!: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => TagsInput)
  tags?: TagsInput;

  @ValidateIf((_, value) => value !== null)
  @IsUUID()
  authorId!: string | null;
}

export class UpdateArticle extends IntersectionType(
  TagRef,
  PartialType(OmitType(CreateArticle, ["authorId"] as const)),
) {
  @IsOptional()
  @IsBoolean()
  isPinned?: boolean;
}

export class ArticleTitle extends PickType(CreateArticle, ["title"] as const) {
  /** A shorter one than in the article itself. */
  @MaxLength(60)
  declare title: string;
}

/** The cells of a table, row by row. */
export class TableBlock {
  @IsArray()
  @ArrayMinSize(1)
  @IsArray({ each: true })
  rows!: string[][];

  @IsDefined()
  @IsInt({ each: true })
  widths!: number[];
}
