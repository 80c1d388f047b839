import "reflect-metadata";
import { Describe } from "@shapewright/binding";
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from "class-validator";

export class Order {
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
