import { ApiHideProperty, ApiProperty, ApiPropertyOptional, PickType } from "@nestjs/swagger";
import { Exclude, Transform } from "class-transformer";
import {
  Equals,
  IsEmail,
  IsEnum,
  IsIn,
  IsJWT,
  IsNotEmpty,
  IsNumberString,
  IsOptional,
  IsString,
  IsStrongPassword,
  IsUUID,
  Length,
  MaxLength,
  MinLength,
  ValidateIf,
} from "class-validator";
import { Line, LowerCase, SameAs, ToBoolean, Trim } from "./decorators.js";

export enum SecondFactor {
  None = "none",
  App = "app",
  Message = "message",
  RecoveryCode = "recovery_code",
}

export class Login {
  @ApiProperty({ format: "email" })
  @Trim()
  @LowerCase()
  @IsEmail()
  email!: string;

  @ApiProperty({ format: "password" })
  @IsString()
  @IsNotEmpty()
  @MaxLength(72)
  password!: string;

  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @ToBoolean()
  @IsIn([true, false])
  remember?: boolean = false;
}

export class Register extends PickType(Login, ["email"]) {
  @Line("As it is shown to others", 50)
  displayName!: string;

  @ApiProperty({ format: "password", minLength: 10 })
  @IsString()
  @MinLength(10)
  @MaxLength(72)
  @IsStrongPassword({ minLength: 10, minSymbols: 0 })
  password!: string;

  @ApiProperty({ format: "password" })
  @SameAs("password")
  passwordAgain!: string;

  @ApiProperty({ description: "The terms are accepted" })
  @Equals(true)
  terms!: boolean;

  @IsOptional()
  @IsUUID()
  invitation?: string;

  /** Set by the gateway. */
  @ApiHideProperty()
  @Exclude({ toClassOnly: true })
  remoteAddress?: string;
}

export class SecondFactorLogin {
  @IsEnum(SecondFactor)
  factor!: SecondFactor;

  @ValidateIf((login: SecondFactorLogin) => login.factor !== SecondFactor.None)
  @IsNumberString({ no_symbols: true })
  @Length(6, 6)
  code?: string;

  @IsJWT()
  challenge!: string;
}

export class RefreshTokens {
  @IsJWT()
  refreshToken!: string;

  @IsOptional()
  @IsString({ each: true })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === "string" ? value.split(" ") : value,
  )
  scope?: string[];
}

export class ChangePassword {
  @IsString()
  @IsNotEmpty()
  currentPassword!: string;

  @IsString()
  @Length(10, 72)
  newPassword!: string;

  @SameAs("newPassword")
  @IsString()
  newPasswordAgain!: string;

  @IsOptional()
  @IsIn(["all", "others", "none"])
  signOut: "all" | "others" | "none" = "others";
}

export class ForgotPassword extends PickType(Login, ["email"] as const) {
  @IsOptional()
  @IsString()
  @MinLength(2)
  locale?: string;
}
