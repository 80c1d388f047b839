import { Describe } from "@shapewright/binding";
import { Type } from "class-transformer";
import {
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";

/** The measured order: one item and how many of it. */
export class QuickOrder {
  @Describe("Item name")
  @IsString()
  @IsNotEmpty()
  item!: string;

  @Describe("Quantity")
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  quantity?: number;
}

export class OrderRow {
  @IsString()
  @Length(3, 12)
  sku!: string;

  @IsInt()
  @Min(1)
  count = 1;
}

export class CreateOrder {
  @IsString()
  @MinLength(2)
  customer!: string;

  @IsArray()
  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => OrderRow)
  rows!: OrderRow[];
}

/** Its own id may be another one than that of the path: a copy is moved there. */
export class ReplaceOrder extends CreateOrder {
  @IsOptional()
  @IsInt()
  id?: number;
}

export class CancelOrder {
  @IsString()
  @MinLength(3)
  reason!: string;
}

export class OrderQuery {
  @IsOptional()
  @IsIn(["open", "shipped", "cancelled"])
  status?: "open" | "shipped" | "cancelled";

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  @Type(() => Number)
  limit?: number;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  @Type(() => String)
  tag?: string[];
}

export class Payment {
  @IsIn(["card", "transfer"])
  method!: string;
}

export class CardPayment extends Payment {
  @IsString()
  @Length(4, 4)
  lastDigits!: string;
}

export class TransferPayment extends Payment {
  @IsString()
  @MinLength(15)
  iban!: string;
}

export class PayOrder {
  @ValidateNested()
  @Type(() => Payment, {
    keepDiscriminatorProperty: true,
    discriminator: {
      property: "method",
      subTypes: [
        { name: "card", value: CardPayment },
        { name: "transfer", value: TransferPayment },
      ],
    },
  })
  @IsNotEmpty()
  payment!: CardPayment | TransferPayment;
}

export class Category {
  @IsString()
  @MinLength(2)
  name!: string;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Category)
  children?: Category[];
}

/** What the service answers with. */
export class OrderView {
  @IsInt()
  id!: number;

  @IsString()
  status!: string;
}
