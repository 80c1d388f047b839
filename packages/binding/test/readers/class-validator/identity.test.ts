import {
  buildMessage,
  IsInt,
  isInt,
  IsString,
  registerDecorator,
  Validate,
  ValidateBy,
  validateSync,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { claimsOf, codesOf, factsOf, presenceAndNull } from "./read.js";

let calls: string[] = [];
beforeEach(() => {
  calls = [];
});

@ValidatorConstraint({ name: "isInt" })
class ClassNamedIsInt implements ValidatorConstraintInterface {
  constructor() {
    calls.push("made");
  }
  validate(): boolean {
    calls.push("validate");
    return true;
  }
  defaultMessage(): string {
    calls.push("message");
    return "$property must be an integer number";
  }
}

@ValidatorConstraint({ name: "isDefined" })
class CustomConstraint implements ValidatorConstraintInterface {
  validate(): boolean {
    calls.push("validate");
    return true;
  }
}

function registered(name: string, rest: object = {}): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: () => {
          calls.push("validate");
          return true;
        },
      },
      ...rest,
    });
  };
}

/** The message of the built-in, and a verdict of its own. */
const Imitation = (): PropertyDecorator =>
  ValidateBy({
    name: "isInt",
    validator: {
      validate: (value) => value === undefined || isInt(value),
      defaultMessage: buildMessage((each) => `${each}$property must be an integer number`),
    },
  });

class Dto {
  @Validate(ClassNamedIsInt) byClass!: unknown;
  @Validate(CustomConstraint) byClassNamedAsTheWrapper!: unknown;
  @registered("isInt") byRegistration!: unknown;
  @registered("isInt", { validator: ClassNamedIsInt }) byRegisteredClass!: unknown;
  @registered("isDefined") asDefined!: unknown;
  @registered("isDefined", { validator: ClassNamedIsInt }) asDefinedByClass!: unknown;
  @registered("nowhere") unknownName!: unknown;
  @registered("isInt", { async: true }) asynchronous!: unknown;
  @registered("") unnamed!: unknown;
  @registered("isOptional") asOptional!: unknown;
  @registered("toString") asToString!: unknown;
}

const MEMBERS: readonly string[] = [
  ...["byClass", "byClassNamedAsTheWrapper", "byRegistration", "byRegisteredClass"],
  ...["asDefined", "asDefinedByClass", "unknownName", "asynchronous", "unnamed", "asOptional"],
  ...["asToString"],
];

describe("a custom rule under a built-in's name", () => {
  test.each(MEMBERS)("is never called, and claims nothing: %s", (member) => {
    const facts = factsOf(Dto, member);
    expect(calls).toEqual([]);
    expect(presenceAndNull(facts)).toEqual({ required: false, nullable: true });
    expect(codesOf(facts)).toEqual(["untranslated_constraint"]);
    expect(claimsOf("remark", facts)[0]).toMatchObject({ severity: "info" });
    expect(facts).toHaveLength(3);
  });

  test("is told from the built-in beside it", () => {
    class Both {
      @registered("isInt") @IsInt() value!: number;
    }
    const facts = factsOf(Both, "value");
    expect(calls).toEqual([]);
    expect(presenceAndNull(facts)).toEqual({ required: true, nullable: false });
    expect(claimsOf("type", facts)).toEqual([{ says: "type", type: { kind: "integer" } }]);
    expect(codesOf(facts)).toEqual(["untranslated_constraint"]);
  });

  test("is found out by its answers where it gives the built-in's message", () => {
    class Imitating {
      @Imitation() value!: number;
    }
    expect(codesOf(factsOf(Imitating, "value"))).toEqual(["untranslated_constraint"]);
    expect(presenceAndNull(factsOf(Imitating, "value")).required).toBe(false);
  });

  test("is found out where it waits without having said so", async () => {
    class Waiting {
      @ValidateBy({
        name: "isInt",
        validator: {
          validate: () => Promise.reject(new Error("no")),
          defaultMessage: buildMessage((each) => `${each}$property must be an integer number`),
        },
      })
      value!: number;
    }
    expect(codesOf(factsOf(Waiting, "value"))).toEqual(["untranslated_constraint"]);
    // An answer that nobody awaits would end the process here.
    await new Promise((resolve) => setImmediate(resolve));
  });

  test("says that it waits, where it does", () => {
    const [remark] = claimsOf("remark", factsOf(Dto, "asynchronous"));
    expect(remark?.message).toContain("an asynchronous rule");
  });

  test("is named by its class where it has no name", () => {
    @ValidatorConstraint()
    class IsPalindrome implements ValidatorConstraintInterface {
      validate(): boolean {
        return true;
      }
    }
    class Named {
      @Validate(IsPalindrome) value!: string;
    }
    expect(factsOf(Named, "value").at(-1)).toMatchObject({ decorator: "IsPalindrome" });
  });
});

describe("a built-in", () => {
  test("is known by any message and context the author gives it", () => {
    class Worded {
      @IsInt({ message: "no", context: { a: 1 } }) value!: number;
      @IsInt({ message: () => "no", each: true }) values!: number[];
    }
    expect(codesOf(factsOf(Worded, "value"))).toEqual([]);
    expect(codesOf(factsOf(Worded, "values"))).toEqual([]);
    expect(presenceAndNull(factsOf(Worded, "value"))).toEqual({ required: true, nullable: false });
  });

  test("is known inside a composed decorator", () => {
    const Composed = (): PropertyDecorator => (target, property) => {
      for (const decorate of [IsString(), IsInt({ each: true })]) decorate(target, property);
    };
    class Dto {
      @Composed() value!: string;
    }
    expect(claimsOf("type", factsOf(Dto, "value"))).toHaveLength(1);
    expect(claimsOf("type", factsOf(Dto, "value"), "each")).toHaveLength(1);
  });
});

test("the custom rules of this test do run in the host", () => {
  validateSync(new Dto());
  expect(calls.length).toBeGreaterThan(0);
});
