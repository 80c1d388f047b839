import { ApiProperty, ApiSchema } from "@nestjs/swagger";
import { JSONSchema } from "class-validator-jsonschema";
import { jsonSchemaDecoratorReader } from "../../../src/readers/json-schema-decorator/reader.js";
import { nestSwaggerReader } from "../../../src/readers/nest-swagger/reader.js";

const CALLS = ["getMetadata", "getOwnMetadata", "getMetadataKeys"] as const;

@ApiSchema({ description: "D" })
@JSONSchema({ description: "D" })
class Dto {
  @ApiProperty({ title: "T" }) @JSONSchema({ description: "D" }) name!: string;
}

describe("without reflect-metadata", () => {
  const kept = CALLS.map((name) => Object.getOwnPropertyDescriptor(Reflect, name));
  beforeAll(() => {
    for (const name of CALLS) Reflect.deleteProperty(Reflect, name);
  });
  afterAll(() => {
    CALLS.forEach((name, at) => Object.defineProperty(Reflect, name, kept[at] ?? {}));
  });

  test.each([
    ["@nestjs/swagger", nestSwaggerReader],
    ["class-validator-jsonschema", jsonSchemaDecoratorReader],
  ])("nothing is read of %s, and nothing fails", (_, reader) => {
    expect(reader.ownMembers(Dto)).toEqual([]);
    expect(reader.knows(Dto)).toBe(false);
    expect(reader.readMember(Dto, "name", {})).toEqual([]);
    expect(reader.readClass(Dto)).toEqual([]);
    expect(reader.watch?.(Dto)).toBeDefined();
  });
});
