import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from "@nestjs/swagger";
import { IsString } from "class-validator";
import { JSONSchema } from "class-validator-jsonschema";
import type { Class } from "../../../src/facts/class.js";
import { toInputSchema } from "../../../src/index.js";

interface LateChange {
  readonly cls: Class;
  readonly change: () => void;
}

class Child {
  @ApiProperty() name!: string;
}

const CHANGES: Readonly<Record<string, () => LateChange>> = {
  "@ApiProperty on another member": () => {
    class Dto {
      @ApiProperty() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        ApiProperty({ type: "string" })(Dto.prototype, "other");
      },
    };
  },
  "@ApiProperty on a member that has one": () => {
    class Dto {
      @ApiProperty() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        ApiProperty({ minLength: 3 })(Dto.prototype, "name");
      },
    };
  },
  "@ApiProperty on a class that has none": () => {
    class Dto {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        ApiProperty({ description: "late" })(Dto.prototype, "name");
      },
    };
  },
  "@ApiProperty on a member that a base has": () => {
    class Base {
      @ApiProperty() name!: string;
    }
    class Dto extends Base {}
    return {
      cls: Dto,
      change: () => {
        ApiProperty({ description: "late" })(Dto.prototype, "name");
      },
    };
  },
  "@ApiProperty on a member of a base": () => {
    class Base {
      @ApiProperty() name!: string;
    }
    class Dto extends Base {}
    return {
      cls: Dto,
      change: () => {
        ApiProperty({ description: "late" })(Base.prototype, "name");
      },
    };
  },
  "@ApiSchema": () => {
    class Dto {
      @ApiProperty() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        ApiSchema({ description: "late" })(Dto);
      },
    };
  },
  "@ApiExtraModels": () => {
    class Dto {
      @ApiProperty({ allOf: [{ $ref: getSchemaPath(Child) }] }) child!: unknown;
    }
    return {
      cls: Dto,
      change: () => {
        ApiExtraModels(Child)(Dto);
      },
    };
  },
  "the plugin's factory": () => {
    class Dto {
      @ApiProperty() name!: string;
    }
    const factory = () => ({ name: { description: "late" } });
    return {
      cls: Dto,
      change: () => {
        Object.assign(Dto, { _OPENAPI_METADATA_FACTORY: factory });
      },
    };
  },
  "@JSONSchema on a member": () => {
    class Dto {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        JSONSchema({ description: "late" })(Dto.prototype, "name");
      },
    };
  },
  "@JSONSchema on a member that has one": () => {
    class Dto {
      @IsString() @JSONSchema({ description: "early" }) name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        JSONSchema({ description: "late" })(Dto.prototype, "name");
      },
    };
  },
  "@JSONSchema on a member of a base": () => {
    class Base {
      @IsString() name!: string;
    }
    class Dto extends Base {}
    return {
      cls: Dto,
      change: () => {
        JSONSchema({ description: "late" })(Base.prototype, "name");
      },
    };
  },
  "@JSONSchema on the class": () => {
    class Dto {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        JSONSchema({ description: "late" })(Dto);
      },
    };
  },
};

describe("a reading is not used again after", () => {
  test.each(Object.entries(CHANGES))("%s", (_, make) => {
    const { cls, change } = make();
    const quiet = { diagnostics: { report: () => undefined } };
    const before = toInputSchema(cls, quiet);
    expect(toInputSchema(cls, quiet)).toEqual(before);
    change();
    expect(toInputSchema(cls, quiet)).not.toEqual(before);
  });

  test("@JSONSchema, whatever was read in between with other options", () => {
    class Dto {
      @IsString() name!: string;
    }
    const other = { host: { transform: { version: 1 } } };
    const before = toInputSchema(Dto);
    JSONSchema({ description: "late" })(Dto.prototype, "name");
    expect(toInputSchema(Dto, other)).not.toEqual(before);
    expect(toInputSchema(Dto)).not.toEqual(before);
  });
});
