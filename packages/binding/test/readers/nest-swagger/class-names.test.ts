import { ApiProperty, ApiSchema } from "@nestjs/swagger";
import { IsString, ValidateNested } from "class-validator";
import { Type } from "class-transformer";
import { toInputSchema, toTypeShape } from "../../../src/index.js";

@ApiSchema({
  name: "Address",
  description: "Where it is",
  ...{ title: "The address", deprecated: true },
})
class AddressDto {
  @ApiProperty() street!: string;
}

class Address {
  @ApiProperty() zip!: string;
}

class Derived extends AddressDto {}

class Order {
  @ApiProperty() one!: AddressDto;
  @ApiProperty() other!: Address;
  @ApiProperty() derived!: Derived;
}

describe("@ApiSchema", () => {
  const { types } = toTypeShape(Order).shape;

  test("names the type of the class, and two of one name are told apart", () => {
    expect(Object.entries(types).map(([key, { name }]) => [key, name])).toEqual([
      ["Order", "Order"],
      ["Address", "Address"],
      ["Address_2", "Address"],
      ["Derived", "Derived"],
    ]);
  });

  test("describes the class, and none that is derived from it", () => {
    expect(types["Address"]).toMatchObject({
      title: "The address",
      description: "Where it is",
      deprecated: true,
    });
    expect(types["Derived"]).not.toHaveProperty("description");
  });

  test("names a class that a validator judges as well", () => {
    @ApiSchema({ name: "Street" })
    class StreetDto {
      @IsString() name!: string;
      @ValidateNested() @Type(() => StreetDto) next?: StreetDto;
    }
    expect(Object.keys(toInputSchema(StreetDto)["$defs"] ?? {})).toEqual(["Street"]);
  });

  test("lets a class take other keys where it says so", () => {
    @ApiSchema({ additionalProperties: true } as object)
    class Open {
      @ApiProperty() name!: string;
    }
    expect(toInputSchema(Open)["additionalProperties"]).toBe(true);
  });

  test.each([{ name: "" }, { name: 3 }, {}, undefined])(
    "without a name leaves the class its own: %p",
    (options) => {
      @ApiSchema(options as object)
      class Plain {
        @ApiProperty() name!: string;
      }
      expect(Object.keys(toTypeShape(Plain).shape.types)).toEqual(["Plain"]);
    },
  );
});
