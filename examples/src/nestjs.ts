import "reflect-metadata";
import { ValidationPipe } from "@nestjs/common";
import { type HostOptions, toInputSchema } from "@shapewright/binding";
import { Type } from "class-transformer";
import {
  IsDefined,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";

export class Place {
  @IsString()
  building!: string;

  @IsOptional()
  @IsInt()
  floor?: number;
}

export class SaveRoom {
  @IsDefined({ groups: ["create"] })
  @IsOptional({ groups: ["update"] })
  @IsString()
  @MinLength(1)
  name!: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(500)
  seats?: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => Place)
  place?: Place;
}

/** How the application validates. The last option is the pipe's default, but not class-validator's. */
export const host = {
  validator: {
    groups: ["create"],
    always: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
  },
  transform: { exposeDefaultValues: true },
} satisfies HostOptions;

export const pipe = new ValidationPipe({
  ...host.validator,
  transform: true,
  transformOptions: host.transform,
});

/** With the group "create", `name` is required; with "update" it would not be. */
export const inputSchema = toInputSchema(SaveRoom, { host });
