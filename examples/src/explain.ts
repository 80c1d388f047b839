import { ApiProperty } from "@nestjs/swagger";
import { explain, formatExplanation } from "@shapewright/binding";
import { Expose, Transform } from "class-transformer";
import { IsEmail, IsInt, IsOptional, IsPhoneNumber, MaxLength, Min } from "class-validator";

// #region dto
export class InviteMember {
  @ApiProperty({ description: "Where the invitation goes", maxLength: 60 })
  @Expose({ name: "e_mail" })
  @Transform(({ value }: { value: string }) => value.trim())
  @IsEmail()
  @MaxLength(80)
  email!: string;

  @IsOptional()
  @IsPhoneNumber()
  phone?: string;

  @IsInt()
  @Min(1)
  seats!: number;
}

export const explanation = explain(InviteMember);

export const text = formatExplanation(explanation);
// #endregion
