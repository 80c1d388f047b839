import "reflect-metadata";
import { Type } from "class-transformer";
import { IsDefined, IsOptional, IsPostalCode, IsString, ValidateNested } from "class-validator";

/** Used twice, so it is written once. */
export class Address {
  @IsString()
  street!: string;

  @IsPostalCode("NL")
  postcode!: string;
}

/** Holds itself: a tree of any depth. */
export class Department {
  @IsString()
  name!: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Department)
  departments?: Department[];
}

export class Company {
  @IsDefined()
  @ValidateNested()
  @Type(() => Address)
  visits!: Address;

  @IsOptional()
  @ValidateNested()
  @Type(() => Address)
  invoices?: Address;

  @IsDefined()
  @ValidateNested()
  @Type(() => Department)
  board!: Department;
}
