import { Exclude, Expose, Transform, Type } from "class-transformer";
import {
  Allow,
  getMetadataStorage,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  MetadataStorage,
  Min,
  Validate,
  ValidateNested,
  ValidatorConstraint,
} from "class-validator";
import { ArrayOf, Describe, MaxLength as OwnMaxLength, OfType, toTypeShape } from "../../src";
import type { Class, TypeShapeReading } from "../../src";
import { readGraph } from "../../src/graph/read-graph";
import { peers } from "../../src/peers";
import { READERS } from "../../src/readers";

/** A class to read, and what happens to its metadata after it was read. */
interface LateChange {
  readonly cls: Class;
  readonly change: () => unknown;
  /** Puts back what later tests need. */
  readonly undo?: () => unknown;
}

const STORE = "classValidatorMetadataStorage";

function withoutStore(): () => unknown {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, STORE)!;
  Reflect.deleteProperty(globalThis, STORE);
  return () => Object.defineProperty(globalThis, STORE, descriptor);
}

function ruleMap(): Map<unknown, object[]> {
  return (getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, object[]> })
    .validationMetadatas;
}

type EntryMap = Map<unknown, Map<string | undefined, unknown>>;

function transformerStorage() {
  return peers.classTransformerStorage() as unknown as {
    _typeMetadatas: EntryMap;
    _exposeMetadatas: EntryMap;
  };
}

const LATE_CHANGES: Readonly<Record<string, () => LateChange>> = {
  "a rule on a member that has rules": () => {
    class Dto {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        MaxLength(5)(Dto.prototype, "name");
      },
    };
  },
  "a rule on another member": () => {
    class Dto {
      @IsString() name!: string;
      declare size: number;
    }
    return {
      cls: Dto,
      change: () => {
        IsInt()(Dto.prototype, "size");
      },
    };
  },
  "the first rule on a class without any": () => {
    class Dto {
      @OfType(() => Number) size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        IsInt()(Dto.prototype, "size");
      },
    };
  },
  "the first metadata at all": () => {
    class Dto {
      declare size: number;
    }
    return {
      cls: Dto,
      change: () => {
        IsInt()(Dto.prototype, "size");
      },
    };
  },
  "a rule on a base": () => {
    class Base {
      @IsInt() size!: number;
    }
    class Dto extends Base {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        Min(1)(Base.prototype, "size");
      },
    };
  },
  "the first rule on a base of a base": () => {
    class Base {
      declare size: number;
    }
    class Middle extends Base {}
    class Dto extends Middle {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        IsInt()(Base.prototype, "size");
      },
    };
  },
  "a rule on a nested class": () => {
    class Part {
      @IsString() name!: string;
    }
    class Dto {
      @ValidateNested() @Type(() => Part) part!: Part;
    }
    return {
      cls: Dto,
      change: () => {
        MaxLength(5)(Part.prototype, "name");
      },
    };
  },
  "the first rule on a base of a nested class": () => {
    class Base {
      declare size: number;
    }
    class Part extends Base {
      @IsString() name!: string;
    }
    class Dto {
      @ValidateNested() @Type(() => Part) part!: Part;
    }
    return {
      cls: Dto,
      change: () => {
        IsInt()(Base.prototype, "size");
      },
    };
  },
  "a rule in the place of another": () => {
    class Dto {
      @IsInt() @IsOptional() size?: number;
    }
    return {
      cls: Dto,
      change: () => {
        const rules = ruleMap().get(Dto)!;
        const optional = rules.findIndex((rule) => Reflect.get(rule, "name") === "isOptional");
        rules.splice(optional, 1);
        Min(1)(Dto.prototype, "size");
      },
    };
  },
  "rules that are deleted and declared anew": () => {
    class Dto {
      @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        ruleMap().delete(Dto);
        IsString()(Dto.prototype, "size");
      },
    };
  },
  "the name of a custom rule": () => {
    class Custom {
      validate = () => true;
    }
    class Dto {
      @Validate(Custom) @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        ValidatorConstraint({ name: "evenSize" })(Custom);
      },
    };
  },
  "the name of a custom rule that had one": () => {
    class Custom {
      validate = () => true;
    }
    ValidatorConstraint({ name: "evenSize" })(Custom);
    class Dto {
      @Validate(Custom) @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        ValidatorConstraint({ name: "evenSize", async: true })(Custom);
      },
    };
  },
  "a new store of class-validator": () => {
    class Dto {
      @IsInt() size!: number;
    }
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, STORE)!;
    return {
      cls: Dto,
      change: () => Reflect.set(globalThis, STORE, new MetadataStorage()),
      undo: () => Object.defineProperty(globalThis, STORE, descriptor),
    };
  },
  "a new map in the store of class-validator": () => {
    class Dto {
      @IsInt() size!: number;
    }
    const storage = getMetadataStorage();
    const before = ruleMap();
    return {
      cls: Dto,
      change: () => Reflect.set(storage, "validationMetadatas", new Map()),
      undo: () => Reflect.set(storage, "validationMetadatas", before),
    };
  },
  "class-validator used for the first time": () => {
    class Dto {
      @OfType(() => Number) size!: number;
    }
    const undo = withoutStore();
    return {
      cls: Dto,
      change: () => {
        IsInt()(Dto.prototype, "size");
      },
      undo,
    };
  },
  "the first @Type": () => {
    class Part {
      @IsString() name!: string;
    }
    class Dto {
      @ValidateNested() part!: object;
    }
    return {
      cls: Dto,
      change: () => {
        Type(() => Part)(Dto.prototype, "part");
      },
    };
  },
  "a @Type in the place of another": () => {
    class One {
      @IsString() name!: string;
    }
    class Other {
      @IsString() title!: string;
    }
    class Dto {
      @ValidateNested() @Type(() => One) part!: object;
    }
    return {
      cls: Dto,
      change: () => {
        Type(() => Other)(Dto.prototype, "part");
      },
    };
  },
  "a @Type on a base": () => {
    class Part {
      @IsString() name!: string;
    }
    class Base {
      @ValidateNested() part!: object;
    }
    class Dto extends Base {
      @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        Type(() => Part)(Base.prototype, "part");
      },
    };
  },
  "the first @Expose": () => {
    class Dto {
      @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        Expose({ name: "len" })(Dto.prototype, "size");
      },
    };
  },
  "an @Expose in the place of another": () => {
    class Dto {
      @IsInt() @Expose({ name: "len" }) size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        Expose({ name: "length" })(Dto.prototype, "size");
      },
    };
  },
  "an @Expose in the place of another on a nested class": () => {
    class Part {
      @IsInt() @Expose({ name: "len" }) size!: number;
    }
    class Dto {
      @ValidateNested() @Type(() => Part) part!: Part;
    }
    return {
      cls: Dto,
      change: () => {
        Expose({ name: "length" })(Part.prototype, "size");
      },
    };
  },
  "an @Exclude": () => {
    class Dto {
      @IsInt() size!: number;
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        Exclude()(Dto.prototype, "size");
      },
    };
  },
  "an @Exclude in the place of another": () => {
    class Dto {
      @IsInt() @Exclude({ toPlainOnly: true }) size!: number;
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        Exclude()(Dto.prototype, "size");
      },
    };
  },
  "a @Transform": () => {
    class Dto {
      @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        Transform(({ value }) => Number(value))(Dto.prototype, "size");
      },
    };
  },
  "a second @Transform": () => {
    class Dto {
      @Transform(({ value }) => Number(value), { toPlainOnly: true }) @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        Transform(({ value }) => Number(value))(Dto.prototype, "size");
      },
    };
  },
  "@Exclude on the class": () => {
    class Dto {
      @IsInt() @Expose() size!: number;
      @IsString() name!: string;
    }
    return { cls: Dto, change: () => Exclude()(Dto) };
  },
  "@Expose on a class with @Exclude": () => {
    @Exclude()
    class Dto {
      @IsInt() size!: number;
    }
    return { cls: Dto, change: () => Expose()(Dto) };
  },
  "entries of class-transformer that are cleared and declared anew": () => {
    class Dto {
      @IsInt() @Expose({ name: "len" }) size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        const map = transformerStorage()._exposeMetadatas;
        const others = [...map].filter(([cls]) => cls !== Dto);
        map.clear();
        for (const [cls, entries] of others) map.set(cls, entries);
        Expose({ name: "length" })(Dto.prototype, "size");
      },
    };
  },
  "an entry of class-transformer that is deleted": () => {
    class Dto {
      @IsInt() @Expose({ name: "len" }) size!: number;
    }
    return {
      cls: Dto,
      change: () => transformerStorage()._exposeMetadatas.get(Dto)!.delete("size"),
    };
  },
  "a new map in the store of class-transformer": () => {
    class Dto {
      @IsInt() @Expose({ name: "len" }) size!: number;
    }
    const storage = transformerStorage();
    const before = storage._exposeMetadatas;
    return {
      cls: Dto,
      change: () => {
        storage._exposeMetadatas = new Map();
      },
      undo: () => {
        storage._exposeMetadatas = before;
      },
    };
  },
  "class-transformer found after all": () => {
    class Dto {
      @IsInt() @Expose({ name: "len" }) size!: number;
    }
    const lookup = jest.spyOn(peers, "classTransformerStorage").mockReturnValue(undefined);
    return {
      cls: Dto,
      change: () => {
        lookup.mockRestore();
      },
    };
  },
  "an own decorator on a class that has some": () => {
    class Dto {
      @OfType(() => String) name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        OwnMaxLength(5)(Dto.prototype, "name");
      },
    };
  },
  "the first own decorator": () => {
    class Dto {
      @Allow() @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        OwnMaxLength(5)(Dto.prototype, "name");
      },
    };
  },
  "the first own decorator on a base": () => {
    class Base {
      declare names: string[];
    }
    class Dto extends Base {
      @IsInt() size!: number;
    }
    return {
      cls: Dto,
      change: () => {
        ArrayOf(() => String)(Base.prototype, "names");
      },
    };
  },
  "an own decorator on a nested class": () => {
    class Part {
      @OfType(() => String) name!: string;
    }
    class Dto {
      @OfType(() => Part) part!: Part;
    }
    return {
      cls: Dto,
      change: () => {
        OwnMaxLength(5)(Part.prototype, "name");
      },
    };
  },
  "an own decorator on the class": () => {
    class Dto {
      @OfType(() => String) name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        Describe("What it is.")(Dto);
      },
    };
  },
  "an own type function that gave nothing yet": () => {
    const late: { Part?: Class } = {};
    class Dto {
      @OfType(() => late.Part!) part!: object;
    }
    class Part {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        late.Part = Part;
      },
    };
  },
  "an own type function of elements that gave nothing yet": () => {
    const late: { Part?: Class } = {};
    class Dto {
      @ArrayOf(() => late.Part!) parts!: object[];
    }
    class Part {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        late.Part = Part;
      },
    };
  },
  "a type function of @Type that threw": () => {
    const late: { Part?: Class } = {};
    class Dto {
      @ValidateNested()
      @Type(() => {
        if (late.Part === undefined) throw new ReferenceError("Cannot access 'Part'");
        return late.Part;
      })
      part!: object;
    }
    class Part {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        late.Part = Part;
      },
    };
  },
  "a type function that decorates what was read already": () => {
    let isFirst = true;
    class Part {
      @IsString() name!: string;
    }
    class Dto {
      @IsInt() size!: number;
      @ValidateNested()
      @Type(() => {
        if (isFirst) Min(1)(Dto.prototype, "size");
        isFirst = false;
        return Part;
      })
      part!: Part;
    }
    return { cls: Dto, change: () => undefined };
  },
  "another base": () => {
    class Base {
      @IsInt() size!: number;
    }
    class Dto {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => {
        Object.setPrototypeOf(Dto, Base);
        Object.setPrototypeOf(Dto.prototype, Base.prototype);
      },
    };
  },
  "another name": () => {
    class Dto {
      @IsString() name!: string;
    }
    return {
      cls: Dto,
      change: () => Object.defineProperty(Dto, "name", { value: "PartOfDto" }),
    };
  },
};

function readAnew(cls: Class): TypeShapeReading {
  const { shape, diagnostics } = readGraph(cls, READERS, {});
  return { shape, diagnostics };
}

describe("what changes after a class was read is seen:", () => {
  test.each(Object.entries(LATE_CHANGES))("%s", (_, prepare) => {
    const { cls, change, undo } = prepare();
    try {
      const before = toTypeShape(cls);
      toTypeShape(cls);
      change();
      const after = toTypeShape(cls);
      expect(after).toEqual(readAnew(cls));
      expect(after).not.toEqual(before);
    } finally {
      undo?.();
    }
  });
});
