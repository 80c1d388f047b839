import "reflect-metadata";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsEmail,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";

// #region dto
export enum Priority {
  Low = "low",
  High = "high",
}

export class Attendee {
  @IsEmail()
  email!: string;

  @IsOptional()
  @IsString()
  name?: string;
}

export class CreateMeeting {
  @IsString()
  @MinLength(3)
  @MaxLength(80)
  title!: string;

  @IsInt()
  @Min(15)
  @Max(240)
  minutes = 30;

  @IsEnum(Priority)
  priority!: Priority;

  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Attendee)
  attendees!: Attendee[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(5)
  @IsString({ each: true })
  @MinLength(2, { each: true })
  tags?: string[];
}
// #endregion
