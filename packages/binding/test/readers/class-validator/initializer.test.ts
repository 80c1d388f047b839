import { Expose, Transform } from "class-transformer";
import {
  Allow,
  ArrayNotEmpty,
  IsDefined,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MinLength,
  Validate,
  ValidateIf,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { hostSays } from "./host.js";
import { factsOf, presenceAndNull } from "./read.js";

describe("a class initializer", () => {
  @ValidatorConstraint()
  class Never implements ValidatorConstraintInterface {
    validate(): boolean {
      throw new Error("A custom rule was called.");
    }
  }
  class Accepted {
    @IsString() value = "text";
  }
  class Refused {
    @MinLength(9) value = "text";
  }
  class OptionalRefused {
    @IsOptional() @MinLength(9) value = "text";
  }
  class OptionalNull {
    @IsOptional() @MinLength(9) value = null;
  }
  class LetOffNull {
    @ValidateIf((_, value) => value !== null) @MinLength(9) value = null;
  }
  class NotLetOff {
    @ValidateIf((_, value) => value !== undefined) @MinLength(9) value = null;
  }
  class NestedPrimitive {
    @IsOptional() @ValidateNested() value = "text";
  }
  class NestedEmpty {
    @ValidateNested({ each: true }) @IsDefined() value = [];
  }
  class Nothing {
    @IsString() value = undefined;
  }
  class Null {
    @IsString() value = null;
  }
  class Elements {
    @ArrayNotEmpty() @IsInt({ each: true }) value = [1, 2];
  }
  class WrongElements {
    @IsInt({ each: true }) value = [1, "2"];
  }
  class SetOfElements {
    @IsInt({ each: true }) value = new Set([1]);
  }
  class Exposed {
    @Expose() @IsString() value = "text";
  }
  class Transformed {
    @Expose()
    @Transform(({ value }: { readonly value?: unknown }) => value ?? "text")
    @IsString()
    value!: string;
  }
  class Demanding {
    @IsString() value = "text";
    constructor(given: { readonly name: string }) {
      this.value = given.name;
    }
  }
  class Getter {
    @IsString() get value(): string {
      throw new Error("An accessor was called.");
    }
  }

  test.each([
    [Accepted, {}],
    [Refused, {}],
    [OptionalRefused, {}],
    [OptionalRefused, { validator: { skipMissingProperties: true } }],
    [OptionalNull, {}],
    [LetOffNull, {}],
    [NotLetOff, {}],
    [NotLetOff, { validator: { skipNullProperties: true } }],
    [NestedPrimitive, {}],
    [NestedEmpty, {}],
    [Nothing, {}],
    [Null, {}],
    [Elements, {}],
    [WrongElements, {}],
    [SetOfElements, {}],
    [Exposed, {}],
    [Exposed, { transform: { exposeDefaultValues: true } }],
    [Accepted, { transform: { excludeExtraneousValues: true } }],
    [Exposed, { transform: { excludeExtraneousValues: true, exposeDefaultValues: true } }],
    [Transformed, {}],
  ])("%p decides over presence as in the host, under %p", (cls, host) => {
    const { required } = presenceAndNull(factsOf(cls, "value", host));
    expect({ cls: cls.name, required }).toEqual({
      cls: cls.name,
      required: hostSays(cls, host).required,
    });
  });

  test("of a constructor that throws is not known", () => {
    expect(presenceAndNull(factsOf(Demanding, "value")).required).toBe(true);
  });

  test("is not read from an accessor, which may give one to the host", () => {
    expect(presenceAndNull(factsOf(Getter, "value")).required).toBe(false);
  });

  test("is what the prototype holds, but no method", () => {
    class Dto {
      declare kind: string;
      @IsDefined() method(): void {}
    }
    Object.defineProperty(Dto.prototype, "kind", { value: "a", writable: true });
    IsIn(["a"])(Dto.prototype, "kind");
    expect(presenceAndNull(factsOf(Dto, "kind")).required).toBe(false);
    expect(presenceAndNull(factsOf(Dto, "method")).required).toBe(true);
  });

  test("is taken to pass what is not asked", () => {
    class Dto {
      @IsString() @Validate(Never) value = "text";
      @MinLength(9) @Validate(Never) short = "text";
    }
    expect(presenceAndNull(factsOf(Dto, "value")).required).toBe(false);
    // Another rule refuses it for sure.
    expect(presenceAndNull(factsOf(Dto, "short")).required).toBe(true);
  });

  test("is looked for only where some rule may refuse it", () => {
    let made = 0;
    class Counting {
      @IsOptional() optional = "text";
      @Allow() allowed = "text";
      @IsOptional() @IsString() asked = "text";
      constructor() {
        made += 1;
      }
    }
    factsOf(Counting, "optional");
    factsOf(Counting, "allowed");
    expect(made).toBe(0);
    factsOf(Counting, "asked");
    expect(made).toBe(1);
  });

  test("is found where another member's transform fails on absence", () => {
    class Dto {
      @IsString() plain = "text";
      @IsString() none!: string;
      @Expose() @IsString() exposed = "text";
      @Expose()
      @Transform(({ value }: { readonly value: string }) => value.trim())
      @IsString()
      other!: string;
    }
    expect(presenceAndNull(factsOf(Dto, "plain")).required).toBe(false);
    expect(presenceAndNull(factsOf(Dto, "none")).required).toBe(true);
    // Whether `@Expose` wipes it is not known then: nothing is claimed that may be false.
    expect(presenceAndNull(factsOf(Dto, "exposed")).required).toBe(false);
  });
});
