import "reflect-metadata";
import { ValidationPipe, type ValidationPipeOptions } from "@nestjs/common";
import { nestValidationPipe, toInputSchema } from "@shapewright/binding";
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

/** How the application validates. */
const options = {
  groups: ["create"],
  always: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  transformOptions: { exposeDefaultValues: true },
} satisfies ValidationPipeOptions;

export const pipe = new ValidationPipe(options);

export const schemaOptions = nestValidationPipe(options);

/** With the group "create", `name` is required; with "update" it would not be. */
export const inputSchema = toInputSchema(SaveRoom, schemaOptions);
