import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import { Expose, Transform, Type } from "class-transformer";
import {
  ArrayNotEmpty,
  IsArray,
  IsDate,
  IsDecimal,
  IsDefined,
  IsEnum,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsPositive,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinDate,
  ValidateNested,
} from "class-validator";
import { Address, Money } from "./common.js";
import { CurrencyCode, IsAfter, OptionalText } from "./decorators.js";

export enum InvoiceState {
  Draft = "DRAFT",
  Sent = "SENT",
  Paid = "PAID",
}

/** In per cent. */
export const TAX_RATES = [0, 9, 21] as const;
export type TaxRate = (typeof TAX_RATES)[number];

export class InvoiceLine {
  @ApiProperty({ maxLength: 200 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  description!: string;

  @ApiProperty({ example: "12.50", description: "Without tax" })
  @IsDecimal({ decimal_digits: "2", force_decimal: true })
  unitPrice!: string;

  @IsPositive()
  quantity = 1;

  @ApiProperty({ enum: TAX_RATES })
  @IsIn(TAX_RATES)
  taxRate!: TaxRate;
}

export class Period {
  @Type(() => Date)
  @IsDate()
  start!: Date;

  @Type(() => Date)
  @IsDate()
  @IsAfter("start")
  end!: Date;
}

export class Invoice {
  @Expose({ name: "invoice_number" })
  @Matches(/^\d{4}-\d{5}$/)
  number!: string;

  @IsEnum(InvoiceState)
  state!: InvoiceState;

  @CurrencyCode()
  currency!: string;

  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => InvoiceLine)
  lines!: InvoiceLine[];

  @Expose({ name: "bill_to" })
  @IsDefined()
  @ValidateNested()
  @Type(() => Address)
  billTo!: Address;

  @Expose({ name: "due_at" })
  @Type(() => Date)
  @IsDate()
  @MinDate(new Date("2020-01-01T00:00:00Z"))
  dueAt!: Date;

  @IsOptional()
  @ValidateNested()
  @Type(() => Period)
  period?: Period;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => CreditNote)
  creditNotes?: CreditNote[];

  @OptionalText(2000)
  terms?: string;
}

export class CreditNote {
  @IsUUID()
  id!: string;

  @IsDefined()
  @ValidateNested()
  @Type(() => Money)
  amount!: Money;

  @IsOptional()
  @ValidateNested()
  @Type(() => Invoice)
  invoice?: Invoice;
}

export class RecordPayment {
  @IsDefined()
  @ValidateNested()
  @Type(() => Money)
  amount!: Money;

  @IsISO8601({ strict: true, strictSeparator: true })
  receivedAt!: string;

  @IsOptional()
  @IsString()
  @MaxLength(35)
  transaction?: string | null;
}

export class Subscribe {
  @IsIn(["monthly", "yearly"])
  interval!: "monthly" | "yearly";

  @ApiPropertyOptional({ minimum: 1, maximum: 500 })
  @IsInt()
  @Min(1)
  @Max(500)
  seats = 1;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === "string" ? new Date(value) : value,
  )
  @IsDate()
  trialUntil?: Date;

  @IsOptional()
  @Matches(/^[A-Z]{4}\d{2}$/)
  coupon?: string;
}

/** What the entity of the ledger looks like from outside. */
export class LedgerEntryView {
  @ApiProperty()
  @Expose()
  readonly id: string;

  @ApiProperty()
  @Expose({ name: "booked_at" })
  readonly bookedAt: Date;

  @ApiProperty({ type: Money })
  @Expose()
  @Type(() => Money)
  readonly amount: Money;

  constructor(entry: { readonly id: string; readonly bookedAt: Date; readonly cents: number }) {
    this.id = entry.id;
    this.bookedAt = entry.bookedAt;
    this.amount = new Money(entry.cents, "EUR");
  }
}
