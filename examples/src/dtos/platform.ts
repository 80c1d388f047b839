import { ApiProperty, ApiPropertyOptional, IntersectionType } from "@nestjs/swagger";
import { plainToInstance, Transform, Type } from "class-transformer";
import {
  ArrayMaxSize,
  IsAlphanumeric,
  IsArray,
  IsBoolean,
  IsDate,
  IsDefined,
  IsEnum,
  IsFQDN,
  IsIn,
  IsInt,
  IsIP,
  IsJSON,
  IsNotEmpty,
  IsNotIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsPort,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from "class-validator";
import { CursorQuery, Money } from "./common.js";
import { IsAfter, OptionalFlag, OptionalText, SplitOnComma } from "./decorators.js";

export enum AuditAction {
  Create = "create",
  Update = "update",
  Delete = "delete",
}

class Since {
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  from?: Date;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  @IsAfter("from")
  until?: Date;
}

export class AuditLogQuery extends IntersectionType(CursorQuery, Since) {
  @IsOptional()
  @SplitOnComma()
  @IsEnum(AuditAction, { each: true })
  actions?: AuditAction[];

  @IsOptional()
  @IsIP()
  address?: string;

  @IsOptional()
  @Matches(/^[a-z]+:[0-9a-f-]{36}$/)
  subject?: string;

  @OptionalFlag("With what was there before")
  withChanges?: boolean;
}

/** A row of the log, with the change as a JSON column. */
export class AuditEntry {
  @IsUUID()
  id!: string;

  @IsEnum(AuditAction)
  action!: AuditAction;

  @IsObject()
  before!: Record<string, unknown>;

  @IsOptional()
  @IsObject()
  after?: Record<string, unknown> | null;

  @IsOptional()
  @IsJSON()
  context?: string;
}

export const OPERATORS = ["eq", "neq", "in", "gt", "lt"] as const;

/** A rule that holds if all, or any, of its parts do. */
export class FlagRule {
  @IsIn(["all", "any", "attribute"])
  kind!: "all" | "any" | "attribute";

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => FlagRule)
  parts?: FlagRule[];

  @IsOptional()
  @IsString()
  attribute?: string;

  @IsOptional()
  @IsIn(OPERATORS)
  operator?: (typeof OPERATORS)[number];

  @IsOptional()
  value?: string | number | boolean | string[];
}

export class SaveFeatureFlag {
  @ApiProperty({ example: "new-checkout" })
  @Matches(/^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/)
  @Length(3, 64)
  @IsNotIn(["all", "none"])
  key!: string;

  @IsBoolean()
  isEnabled!: boolean;

  @ApiPropertyOptional({ description: "In per cent", minimum: 0, maximum: 100 })
  @IsOptional()
  @IsNumber({ allowNaN: false }, { message: "must be a share in per cent" })
  @Min(0)
  @Max(100)
  rollout?: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => FlagRule)
  rule?: FlagRule;

  @IsDefined()
  defaultValue!: unknown;

  @IsOptional()
  @IsAlphanumeric("en-US", { each: true })
  owners?: string[];
}

export class Retention {
  @IsInt()
  @Min(1)
  @Max(3650)
  days!: number;

  @IsOptional()
  @IsBoolean()
  archive = false;
}

export class TenantSettings {
  @IsFQDN()
  domain!: string;

  @IsOptional()
  @IsPort()
  mailPort?: string;

  @ValidateNested({ each: true })
  @Type(() => Retention)
  retention!: Map<string, Retention>;

  @IsOptional()
  @ValidateNested({ each: true })
  @Transform(({ value }: { value: Record<string, object> }) =>
    Object.values(value).map((limit) => plainToInstance(Money, limit)),
  )
  limits?: Money[];

  @OptionalText(300)
  banner?: string;
}

/** Sent by the job that imports a file, one row at a time. */
export class ImportRow {
  @IsInt()
  @Min(1)
  line!: number;

  @IsArray()
  @IsString({ each: true })
  cells!: string[];

  @IsOptional()
  @IsNotEmpty({ each: true })
  warnings?: string[];
}
