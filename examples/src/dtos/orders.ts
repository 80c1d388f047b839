import {
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  OmitType,
  PartialType,
} from "@nestjs/swagger";
import { Type } from "class-transformer";
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  Equals,
  IsArray,
  IsBIC,
  IsBoolean,
  IsCreditCard,
  IsDateString,
  IsDefined,
  IsDivisibleBy,
  IsEmail,
  IsEnum,
  IsIBAN,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsNumberString,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  NotEquals,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Address, Money, PageQuery } from "./common.js";
import { IsAfter, OptionalText, Trim, UpperCase } from "./decorators.js";

export enum OrderState {
  Open = "open",
  Paid = "paid",
  Shipped = "shipped",
  Cancelled = "cancelled",
}

export enum Priority {
  Low = 1,
  Normal = 5,
  High = 10,
}

export class OrderLine {
  @Matches(/^[A-Z0-9-]{3,40}$/i)
  sku!: string;

  @IsInt()
  @Min(1)
  @Max(999)
  quantity!: number;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 4 })
  @Min(0)
  @Max(1)
  discount?: number;

  @IsOptional()
  @IsObject()
  personalisation?: Record<string, unknown>;
}

export abstract class Payment {
  @IsString()
  method!: string;

  @OptionalText(140)
  reference?: string;
}

export class CardPayment extends Payment {
  @Equals("card")
  declare method: "card";

  @IsCreditCard()
  number!: string;

  @Matches(/^(?:0[1-9]|1[0-2])\/\d{2}$/)
  expires!: string;

  @IsNumberString({ no_symbols: true })
  @Length(3, 4)
  securityCode!: string;
}

export class TransferPayment extends Payment {
  @Equals("transfer")
  declare method: "transfer";

  @IsIBAN()
  iban!: string;

  @IsOptional()
  @IsBIC()
  bic?: string;
}

export class VoucherPayment extends Payment {
  @Equals("voucher")
  declare method: "voucher";

  @Trim()
  @UpperCase()
  @IsString()
  @Length(8, 8)
  code!: string;
}

export class CreateOrder {
  @ApiProperty({ type: [OrderLine], minItems: 1 })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => OrderLine)
  lines!: OrderLine[];

  @IsDefined()
  @ValidateNested()
  @Type(() => Address)
  shipping!: Address;

  @ValidateIf((order: CreateOrder) => !order.billingIsShipping)
  @IsDefined()
  @ValidateNested()
  @Type(() => Address)
  billing?: Address;

  @IsBoolean()
  billingIsShipping = true;

  @ApiProperty({
    oneOf: [CardPayment, TransferPayment, VoucherPayment].map((cls) => ({
      $ref: getSchemaPath(cls),
    })),
  })
  @IsNotEmpty()
  @ValidateNested()
  @Type(() => Payment, {
    discriminator: {
      property: "method",
      subTypes: [
        { name: "card", value: CardPayment },
        { name: "transfer", value: TransferPayment },
        { name: "voucher", value: VoucherPayment },
      ],
    },
    keepDiscriminatorProperty: true,
  })
  payment!: CardPayment | TransferPayment | VoucherPayment;

  @ApiPropertyOptional({ enum: Priority, default: Priority.Normal })
  @IsOptional()
  @IsEnum(Priority)
  priority: Priority = Priority.Normal;

  @IsOptional()
  @IsEmail({}, { each: true })
  copyTo?: string[];

  @OptionalText(1000)
  note?: string;

  @IsOptional()
  @IsDateString()
  deliverOn?: string;
}

export class UpdateOrder extends PartialType(
  OmitType(CreateOrder, ["payment", "lines", "billing"] as const),
) {
  @IsOptional()
  @IsEnum(OrderState)
  @NotEquals(OrderState.Open)
  state?: OrderState;
}

export class OrderSearch extends PageQuery {
  @IsOptional()
  @IsEnum(OrderState, { each: true })
  state?: OrderState[];

  @IsOptional()
  @IsDateString({ strict: true })
  from?: string;

  @IsOptional()
  @IsDateString()
  @IsAfter("from")
  until?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  customer?: number;
}

export class ChangeOrderStates {
  @IsUUID("all", { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  orderIds!: string[];

  @IsIn([OrderState.Shipped, OrderState.Cancelled])
  state!: OrderState;

  @ValidateIf((change: ChangeOrderStates) => change.state === OrderState.Cancelled)
  @IsString()
  @MaxLength(300)
  reason?: string;
}

/** The parcel's size goes by the carrier's grid of five centimetres. */
export class Parcel {
  @IsInt({ each: true })
  @IsDivisibleBy(5, { each: true })
  @ArrayMinSize(3)
  @ArrayMaxSize(3)
  centimetres!: [number, number, number];

  @IsNumber()
  @Max(31.5)
  @Min(0.1)
  kilograms!: number;

  @ValidateNested()
  @Type(() => Money)
  insured?: Money;
}
