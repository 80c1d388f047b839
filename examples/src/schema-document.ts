import { toSchemaDocument } from "@shapewright/binding";
import { Type } from "class-transformer";
import { ArrayNotEmpty, IsDefined, IsInt, IsString, Min, ValidateNested } from "class-validator";

// #region dto
export class Address {
  @IsString()
  street!: string;

  @IsString()
  city!: string;
}

export class Customer {
  @IsString()
  name!: string;

  @IsDefined()
  @ValidateNested()
  @Type(() => Address)
  address!: Address;
}

export class Item {
  @IsString()
  sku!: string;

  @IsInt()
  @Min(1)
  count!: number;
}

export class PlaceOrder {
  @IsDefined()
  @ValidateNested()
  @Type(() => Address)
  deliverTo!: Address;

  @ArrayNotEmpty()
  @ValidateNested({ each: true })
  @Type(() => Item)
  items!: Item[];
}

const { schemas, names, failures } = toSchemaDocument([Customer, PlaceOrder], {
  refPrefix: "#/components/schemas/",
});
for (const { index, error } of failures) throw new Error(`Class ${index}`, { cause: error });

/** The body of a request by its class. */
function bodyOf(cls: typeof Customer | typeof PlaceOrder): object {
  const schema = { $ref: `#/components/schemas/${names.get(cls) ?? cls.name}` };
  return { required: true, content: { "application/json": { schema } } };
}

export const openApi = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1.0.0" },
  paths: {
    "/customers": { post: { requestBody: bodyOf(Customer), responses: {} } },
    "/orders": { post: { requestBody: bodyOf(PlaceOrder), responses: {} } },
  },
  components: { schemas },
};
// #endregion
