import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from "@nestjs/swagger";
import { Transform, Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsDateString,
  IsDefined,
  IsEmail,
  IsEnum,
  IsIn,
  IsInt,
  IsMilitaryTime,
  IsNotEmptyObject,
  IsOptional,
  IsRFC3339,
  IsString,
  IsTimeZone,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { IsAfter, Line, OptionalText, SplitOnComma } from "./decorators.js";

export enum Weekday {
  Monday = 1,
  Tuesday,
  Wednesday,
  Thursday,
  Friday,
  Saturday,
  Sunday,
}

export enum Frequency {
  Daily = "DAILY",
  Weekly = "WEEKLY",
  Monthly = "MONTHLY",
}

export class Recurrence {
  @IsEnum(Frequency)
  frequency!: Frequency;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(52)
  interval = 1;

  @ValidateIf((recurrence: Recurrence) => recurrence.frequency === Frequency.Weekly)
  @IsEnum(Weekday, { each: true })
  @ArrayMinSize(1)
  @ArrayUnique()
  weekdays?: Weekday[];

  @IsOptional()
  @IsDateString()
  until?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  count?: number | null;
}

export class Attendee {
  @IsEmail()
  email!: string;

  @IsIn(["required", "optional", "chair"])
  role: "required" | "optional" | "chair" = "required";

  @IsOptional()
  @IsBoolean()
  isRoom?: boolean;
}

export class Reminder {
  @ApiProperty({ description: "Before the start" })
  @IsInt()
  @Min(0)
  @Max(40_320)
  minutes!: number;

  @IsIn(["email", "popup"])
  by!: "email" | "popup";
}

export class CreateEvent {
  @Line("What it is about")
  title!: string;

  @IsRFC3339()
  startsAt!: string;

  @IsRFC3339()
  @IsAfter("startsAt")
  endsAt!: string;

  @IsTimeZone()
  timeZone!: string;

  @ApiPropertyOptional({ type: [Attendee] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(300)
  @ValidateNested({ each: true })
  @Type(() => Attendee)
  attendees?: Attendee[];

  @IsOptional()
  @ValidateNested()
  @IsNotEmptyObject()
  @Type(() => Recurrence)
  recurrence?: Recurrence;

  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => Reminder)
  reminders: Reminder[] = [];

  @OptionalText(8000)
  description?: string;
}

export class UpdateEvent extends PartialType(OmitType(CreateEvent, ["attendees"] as const)) {
  @IsDefined()
  @IsIn(["this", "following", "all"])
  scope!: "this" | "following" | "all";
}

export class AvailabilityQuery {
  @SplitOnComma()
  @IsEmail({}, { each: true })
  people!: string[];

  @Type(() => Date)
  @IsDate()
  from!: Date;

  @Type(() => Date)
  @IsDate()
  until!: Date;

  @Type(() => Number)
  @IsInt()
  @Min(5)
  @Max(480)
  minutes!: number;
}

/** When an office is open: for each day the spans from opening to closing. */
export class OpeningHours {
  @IsEnum(Weekday)
  weekday!: Weekday;

  @IsMilitaryTime()
  opens!: string;

  @IsMilitaryTime()
  closes!: string;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  holidays?: string[];
}

export class WorkingWeek {
  @ValidateNested({ each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique((hours: OpeningHours) => hours.weekday)
  @Type(() => OpeningHours)
  days!: OpeningHours[];

  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt()
  @Min(1)
  @Max(60)
  hours!: number;

  @IsOptional()
  @IsUUID()
  officeId?: string;
}
