import { IsArray, IsDefined, IsOptional, IsString, ValidateNested } from "class-validator";
import { claimsOf, codesOf, factsOf } from "./read.js";

describe("@ValidateNested", () => {
  class Child {
    @IsString() name!: string;
  }
  class Dto {
    @ValidateNested() alone!: Child;
    @ValidateNested({ each: true }) several!: Child[];
    @ValidateNested() @IsOptional() optional!: Child;
    @ValidateNested() @IsDefined() defined!: Child;
    @ValidateNested({ each: true }) @IsArray() list!: Child[];
    @ValidateNested() initialised = new Child();
  }

  test.each([
    ["alone", false, ["unenforced_presence"]],
    ["several", false, ["unenforced_presence"]],
    ["optional", false, []],
    ["defined", true, []],
    ["list", true, []],
    ["initialised", false, []],
  ])("%s: required is %p", (member, required, codes) => {
    const facts = factsOf(Dto, member);
    expect(claimsOf("presence", facts)).toEqual([{ says: "presence", required }]);
    expect(codesOf(facts)).toEqual(codes);
  });

  test("is said of the value or of its elements, of which none may be null", () => {
    expect(claimsOf("nested", factsOf(Dto, "alone"))).toHaveLength(1);
    const facts = factsOf(Dto, "several");
    expect(claimsOf("nested", facts)).toEqual([]);
    expect(claimsOf("nested", facts, "each")).toHaveLength(1);
    expect(claimsOf("null", facts, "each")).toEqual([{ says: "null", accepted: false }]);
    const skipping = factsOf(Dto, "several", { validator: { skipNullProperties: true } });
    expect(claimsOf("null", skipping, "each")).toEqual([{ says: "null", accepted: true }]);
  });

  test("names the remedy", () => {
    const [remark] = claimsOf("remark", factsOf(Dto, "alone"));
    expect(remark).toMatchObject({ severity: "warning" });
    expect(remark?.message).toContain("@IsDefined()");
    expect(remark?.message).toContain("@IsOptional()");
  });
});
