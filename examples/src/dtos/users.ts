import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
} from "@nestjs/swagger";
import { Exclude, Expose, Transform, Type } from "class-transformer";
import {
  Allow,
  ArrayNotEmpty,
  ArrayUnique,
  IsBoolean,
  IsDate,
  IsEmail,
  IsEnum,
  IsIn,
  IsInt,
  IsISO8601,
  IsLocale,
  IsObject,
  IsOptional,
  IsPhoneNumber,
  IsString,
  IsTimeZone,
  IsUUID,
  Max,
  MaxDate,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Address, PageQuery, pageOf } from "./common.js";
import { Line, LowerCase, OptionalFlag, OptionalText, SplitOnComma, Trim } from "./decorators.js";

export const ROLES = ["member", "editor", "admin"] as const;
export type Role = (typeof ROLES)[number];

export enum AccountState {
  Invited = 1,
  Active = 2,
  Suspended = 9,
}

/** `as const` in place of an enum. */
export const THEMES = { Light: "light", Dark: "dark", System: "system" } as const;
export type Theme = (typeof THEMES)[keyof typeof THEMES];

export class CreateUser {
  @ApiProperty({ format: "email", maxLength: 254 })
  @Trim()
  @LowerCase()
  @IsEmail()
  email!: string;

  @Line("Full name", 80)
  name!: string;

  @ApiPropertyOptional({ enum: ROLES, isArray: true })
  @IsOptional()
  @IsIn(ROLES, { each: true })
  @ArrayNotEmpty()
  @ArrayUnique()
  roles: Role[] = ["member"];

  @IsOptional()
  @IsPhoneNumber()
  phone?: string;

  @ApiPropertyOptional({ format: "date" })
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  @MaxDate(() => new Date())
  birthday?: Date;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Address)
  addresses: Address[] = [];

  @ValidateIf((_, value) => value !== undefined)
  @IsObject()
  attributes?: Record<string, unknown>;

  @OptionalText(500)
  about?: string;
}

/** An address may not be changed here: the new one has to be confirmed. */
export class UpdateUser extends PartialType(OmitType(CreateUser, ["email", "roles"] as const)) {
  @IsOptional()
  @IsEnum(AccountState)
  state?: AccountState;
}

class UserFilter {
  @IsOptional()
  @Trim()
  @IsString()
  search?: string;

  @IsOptional()
  @SplitOnComma()
  @IsIn(ROLES, { each: true })
  roles?: Role[];

  @IsOptional()
  @Type(() => Number)
  @IsEnum(AccountState)
  state?: AccountState;

  @OptionalFlag("Those that were never active")
  dormant?: boolean;

  @IsOptional()
  @IsISO8601({ strict: true })
  createdAfter?: string;
}

export class UserSearch extends IntersectionType(PageQuery, UserFilter) {
  @IsIn(["name", "email", "createdAt"])
  sort: "name" | "email" | "createdAt" = "name";
}

export class NotificationSettings {
  @IsBoolean()
  email = true;

  @IsBoolean()
  push = true;

  @IsInt()
  @Min(0)
  @Max(23)
  quietFrom = 22;

  @IsInt()
  @Min(0)
  @Max(23)
  quietUntil = 7;
}

export class UserSettings {
  @IsEnum(THEMES)
  theme: Theme = THEMES.System;

  @IsLocale()
  locale = "en";

  @IsTimeZone()
  timeZone = "UTC";

  @ValidateNested()
  @Type(() => NotificationSettings)
  notifications: NotificationSettings = new NotificationSettings();

  @IsOptional()
  @IsObject()
  shortcuts?: Record<string, string>;
}

export class PatchSettings extends PartialType(UserSettings) {}

/** What others may know of a user. */
@Exclude()
export class UserView {
  @Expose()
  @IsUUID()
  id!: string;

  @Expose()
  @IsString()
  name!: string;

  @Expose({ groups: ["staff"] })
  @IsOptional()
  @IsEmail()
  email?: string;

  @Expose({ name: "account_state" })
  @IsEnum(AccountState)
  state!: AccountState;

  @Expose({ name: "created_at" })
  @Type(() => Date)
  @IsDate()
  createdAt!: Date;

  @Allow()
  passwordHash!: string;

  @Expose()
  get initials(): string {
    return this.name
      .split(" ")
      .map((word) => word.slice(0, 1))
      .join("");
  }
}

export class UserPage extends pageOf(UserView) {}

/** What is checked when an account is made is not what is checked when it is imported. */
export class ImportedUser {
  @IsUUID(undefined, { groups: ["update"] })
  id!: string;

  @IsEmail({}, { groups: ["create", "update"] })
  email!: string;

  @IsString({ always: true })
  name!: string;

  @Transform(({ value }: { value: unknown }) => (value === "" ? undefined : value))
  @IsOptional({ always: true })
  @IsString({ always: true })
  department?: string;
}
