import { transformSync as compileByEsbuild } from "esbuild";
import { transformSync as compileBySwc } from "@swc/core";
import * as ts from "typescript";
import type { Class } from "../src/facts/class.js";
import { toInputSchema } from "../src/index.js";

type Sources = Readonly<Record<string, string>>;
type Compile = (sources: Sources) => Sources;

const TYPESCRIPT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  ignoreDeprecations: "6.0",
  lib: ["lib.es2022.d.ts"],
  types: [],
  strict: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
};

const perFile =
  (compile: (source: string, file: string) => string): Compile =>
  (sources) =>
    Object.fromEntries(
      Object.entries(sources).map(([file, source]) => [file, compile(source, file)]),
    );

const byTranspilingWith = (options: ts.CompilerOptions): Compile =>
  perFile(
    (source, fileName) =>
      ts.transpileModule(source, {
        fileName: `${fileName}.ts`,
        compilerOptions: { ...TYPESCRIPT, ...options },
      }).outputText,
  );

const byTranspiling = byTranspilingWith({});

const byProgram =
  (options: ts.CompilerOptions = {}): Compile =>
  (sources) => {
    const compilerOptions = { ...TYPESCRIPT, ...options };
    const host = ts.createCompilerHost(compilerOptions);
    const { getSourceFile, fileExists } = host;
    const written = new Map<string, string>();
    const sourceOf = (path: string): string | undefined =>
      sources[/^\/src\/(\w+)\.ts$/u.exec(path)?.[1] ?? ""];
    host.fileExists = (path) => sourceOf(path) !== undefined || fileExists(path);
    host.directoryExists = () => true;
    host.getSourceFile = (path, ...rest) => {
      const source = sourceOf(path);
      return source === undefined
        ? getSourceFile(path, ...rest)
        : ts.createSourceFile(path, source, ts.ScriptTarget.ES2022);
    };
    host.writeFile = (path, text) => written.set(/(\w+)\.js$/u.exec(path)?.[1] ?? "", text);
    const files = Object.keys(sources).map((file) => `/src/${file}.ts`);
    ts.createProgram(files, compilerOptions, host).emit();
    return Object.fromEntries(written);
  };

const bySwcWith = (useDefineForClassFields: boolean): Compile =>
  perFile(
    (source) =>
      compileBySwc(source, {
        swcrc: false,
        module: { type: "commonjs" },
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields,
          },
        },
      }).code,
  );

const bySwc = bySwcWith(false);

const byEsbuild = perFile(
  (source) =>
    compileByEsbuild(source, {
      loader: "ts",
      format: "cjs",
      target: "es2022",
      // Else it renames a class that its own decorators refer to (`_Node`), and that is the name which is told.
      keepNames: true,
      tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    }).code,
);

const PACKAGES: ReadonlyMap<string, () => unknown> = new Map([
  ["class-validator", () => jest.requireActual("class-validator")],
  ["class-transformer", () => jest.requireActual("class-transformer")],
  ["@nestjs/mapped-types", () => jest.requireActual("@nestjs/mapped-types")],
  ["@shapewright/binding", () => jest.requireActual("../src/index.js")],
]);

/** Runs compiled CommonJS modules that import each other and the packages. */
function run(modules: Sources, entry: string): Readonly<Record<string, unknown>> {
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (file: string): Record<string, unknown> => {
    const known = loaded.get(file);
    if (known !== undefined) return known;
    const module = { exports: {} as Record<string, unknown> };
    loaded.set(file, module.exports);
    const require = (request: string): unknown =>
      request.startsWith("./") ? load(request.slice(2)) : PACKAGES.get(request)?.();
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- What a compiler wrote is to run.
    const body = new Function("module", "exports", "require", modules[file] ?? "");
    Reflect.apply(body, undefined, [module, module.exports, require]);
    // esbuild replaces the object.
    loaded.set(file, module.exports);
    return module.exports;
  };
  return load(entry);
}

function classFrom(compile: Compile, sources: Sources): Class {
  return run(compile(sources), "dto")["Dto"] as Class;
}

function designType(cls: Class, member: string): unknown {
  const { getMetadata } = Reflect as unknown as {
    readonly getMetadata: (key: string, target: object, member: string) => unknown;
  };
  return getMetadata("design:type", cls.prototype as object, member);
}

function bytesOf(cls: Class): string {
  const report = ({ message }: { readonly message: string }): never => {
    throw new Error(message);
  };
  return JSON.stringify(toInputSchema(cls, { diagnostics: { report } }));
}

const ENUMS = `
  export enum Colour { Red = "red", Blue = "blue" }
  export enum Level { Low, High }
  export interface Settings { readonly dark: boolean }
`;

const WITH_RULES: Sources = {
  enums: ENUMS,
  item: `
    import { IsInt, Min } from "class-validator";
    export class Item { @IsInt() @Min(1) count!: number; }
  `,
  dto: `
    import { Type } from "class-transformer";
    import {
      IsBoolean, IsDate, IsDefined, IsEnum, IsIn, IsInt, IsObject, IsOptional, IsString, ValidateNested,
    } from "class-validator";
    import { Colour, Level, type Settings } from "./enums";
    import { Item } from "./item";
    export class Dto {
      @IsString() text!: string;
      @IsOptional() @IsString() nullable?: string | null;
      @IsInt() number!: number;
      @IsBoolean() flag!: boolean;
      @IsEnum(Colour) colour!: Colour;
      @IsEnum(Level) level!: Level;
      @IsOptional() @IsEnum(Level) maybe?: Level | null;
      @IsEnum(Colour, { each: true }) colours!: Colour[];
      @IsIn(["a", 1]) either!: "a" | 1;
      @IsDate() @Type(() => Date) at!: Date;
      @IsObject() settings!: Settings;
      @IsDefined() @ValidateNested() @Type(() => Item) item!: Item;
      @IsOptional() @ValidateNested() @Type(() => Item) other?: Item | null;
      @IsString({ each: true }) words!: Set<string>;
    }
  `,
};

const OWN: Sources = {
  enums: ENUMS,
  item: `
    import { Integer, Min, Required } from "@shapewright/binding";
    export class Item { @Required() @Integer() @Min(1) count!: number; }
  `,
  dto: `
    import { ArrayOf, Enum, Integer, MapOf, Nullable, OfType, Required } from "@shapewright/binding";
    import { Colour, Level } from "./enums";
    import { Item } from "./item";
    export class Dto {
      @Required() @OfType(() => String) text!: string;
      @Nullable() @OfType(() => String) nullable!: string | null;
      @Integer() number!: number;
      @OfType(() => Boolean) flag!: boolean;
      @Enum(Colour) colour!: Colour;
      @Enum(Level) level!: Level | null;
      @OfType(() => Date) at!: Date;
      @OfType(() => Buffer) bytes!: Buffer;
      @OfType(() => Item) item!: Item;
      @ArrayOf(() => Item) items!: Item[];
      @MapOf(() => Number) stock!: Map<string, number>;
    }
  `,
};

const item = { $ref: "#/$defs/Item" };
const $defs = {
  Item: {
    type: "object",
    properties: { count: { type: "integer", minimum: 1 } },
    required: ["count"],
  },
};

describe("compilers that write design:type differently", () => {
  const compilers: readonly (readonly [string, Compile])[] = [
    ["the TypeScript compiler, file by file", byTranspiling],
    ["the TypeScript compiler, as a program", byProgram()],
    ["the TypeScript compiler without strict null checks", byProgram({ strictNullChecks: false })],
    ["swc", bySwc],
  ];

  test("do so, for an imported enum and for a union with null", () => {
    const written = compilers.map(([, compile]) => {
      const cls = classFrom(compile, WITH_RULES);
      return ["colour", "level", "nullable"].map((member) => nameOf(designType(cls, member)));
    });
    expect(written).toEqual([
      ["Object", "Object", "Object"],
      ["String", "Number", "Object"],
      ["String", "Number", "String"],
      ["an object", "an object", "Object"],
    ]);
  });

  test.each(compilers)("%s: the schema of a class with rules is the same bytes", (_, compile) => {
    expect(bytesOf(classFrom(compile, WITH_RULES))).toBe(
      JSON.stringify({
        type: "object",
        properties: {
          text: { type: "string" },
          nullable: { type: "string" },
          number: { type: "integer" },
          flag: { type: "boolean" },
          colour: { type: "string", enum: ["red", "blue"] },
          level: { type: "integer", enum: [0, 1] },
          maybe: { type: "integer", enum: [0, 1] },
          colours: { type: "array", items: { type: "string", enum: ["red", "blue"] } },
          either: { enum: ["a", 1] },
          at: { type: "string", format: "date-time" },
          settings: { type: "object", additionalProperties: true },
          item,
          other: item,
          words: { type: "array", items: { type: "string" } },
        },
        required: [
          "text",
          "number",
          "flag",
          "colour",
          "level",
          "colours",
          "either",
          "at",
          "settings",
          "item",
          "words",
        ],
        additionalProperties: false,
        $defs,
      }),
    );
  });
});

describe("own decorators", () => {
  const compilers: readonly (readonly [string, Compile])[] = [
    ["the TypeScript compiler, file by file", byTranspiling],
    ["the TypeScript compiler, as a program", byProgram()],
    ["the TypeScript compiler without metadata", byProgram({ emitDecoratorMetadata: false })],
    ["swc", bySwc],
    ["esbuild, which writes no metadata at all", byEsbuild],
  ];

  test("need no metadata: esbuild and a compiler without it write none", () => {
    const withNone = compilers
      .filter(([, compile]) => designType(classFrom(compile, OWN), "text") === undefined)
      .map(([name]) => name);
    expect(withNone).toEqual([
      "the TypeScript compiler without metadata",
      "esbuild, which writes no metadata at all",
    ]);
  });

  test.each(compilers)("%s: the schema is the same bytes", (_, compile) => {
    expect(bytesOf(classFrom(compile, OWN))).toBe(
      JSON.stringify({
        type: "object",
        properties: {
          text: { type: "string" },
          nullable: { type: "string" },
          number: { type: "integer" },
          flag: { type: "boolean" },
          colour: { type: "string", enum: ["red", "blue"] },
          level: { type: "integer", enum: [0, 1] },
          at: { type: "string", format: "date-time" },
          bytes: { type: "string", contentEncoding: "base64" },
          item,
          items: { type: "array", items: item },
          stock: { type: "object", additionalProperties: { type: "number" } },
        },
        required: ["text"],
        additionalProperties: false,
        $defs,
      }),
    );
  });
});

/** One source text for what the host tests hold of rules: the same classes, whichever compiler wrote them. */
const REPRESENTATIVE: Sources = {
  enums: ENUMS,
  base: `
    import { IsInt, IsOptional, IsString, Length, Max, Min } from "class-validator";
    import { Describe } from "@shapewright/binding";
    export abstract class Base {
      @IsString() @Length(2, 5) @Describe("What it is called") name!: string;
      @IsOptional() @IsInt() @Min(1) @Max(9) count?: number = 3;
    }
  `,
  node: `
    import { Type } from "class-transformer";
    import { IsArray, IsOptional, IsString, ValidateNested } from "class-validator";
    export class Node {
      @IsString() label!: string;
      @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => Node) children?: Node[];
    }
  `,
  dto: `
    import { Expose, Type } from "class-transformer";
    import {
      ArrayMinSize, IsArray, IsDefined, IsEmail, IsEnum, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Matches,
      ValidateIf, ValidateNested,
    } from "class-validator";
    import { PartialType, PickType } from "@nestjs/mapped-types";
    import { Name } from "@shapewright/binding";
    import { Base } from "./base";
    import { Colour, Level } from "./enums";
    import { Node } from "./node";
    class Parts {
      @IsEnum(Colour) @Name("shade") colour!: Colour;
      @IsEnum(Level) level!: Level;
    }
    class Child extends Base {
      @IsString() declare name: string;
      @IsUUID() id!: string;
    }
    export class Dto extends PartialType(PickType(Child, ["name", "id", "count"])) {
      @IsDefined() @ValidateNested() @Type(() => Parts) parts!: Parts;
      @IsDefined() @ValidateNested() @Type(() => Node) tree!: Node;
      @IsArray() @ArrayMinSize(1) @IsInt({ each: true }) numbers!: number[];
      @ValidateIf((_, value) => value !== undefined) @IsEmail() mail?: string;
      @Expose({ name: "plate_number" }) @Matches(/^[A-Z]+$/) plate!: string;
      @IsNotEmpty() @IsString() text!: string;
      @IsOptional() @IsArray() @IsEnum(Level, { each: true }) levels?: Level[] | null;
      @IsString() kept: string = "kept";
    }
  `,
};

describe("a representative set of rules", () => {
  const compilers: readonly (readonly [string, Compile])[] = [
    ["the TypeScript compiler, file by file", byTranspiling],
    ["the same, with isolatedModules", byTranspilingWith({ isolatedModules: true })],
    ["the same, with defined fields", byTranspilingWith({ useDefineForClassFields: true })],
    ["the TypeScript compiler, as a program", byProgram()],
    ["the same, with defined fields", byProgram({ useDefineForClassFields: true })],
    ["swc", bySwc],
    ["swc, with defined fields", bySwcWith(true)],
    ["the TypeScript compiler without metadata", byProgram({ emitDecoratorMetadata: false })],
    ["esbuild, which writes no metadata at all", byEsbuild],
  ];

  test.each(compilers)("%s: the schema is the same bytes", (_, compile) => {
    expect(bytesOf(classFrom(compile, REPRESENTATIVE))).toBe(
      bytesOf(classFrom(byTranspilingWith({}), REPRESENTATIVE)),
    );
  });

  test("and they are what the classes say", () => {
    const told = JSON.parse(bytesOf(classFrom(bySwc, REPRESENTATIVE))) as {
      readonly properties: Readonly<Record<string, object>>;
      readonly required: readonly string[];
    };
    expect(told.properties).toMatchObject({
      name: { type: "string", description: "What it is called" },
      id: { type: "string", format: "uuid" },
      count: { type: "integer", minimum: 1, maximum: 9 },
      tree: { $ref: "#/$defs/Node" },
      numbers: { type: "array", items: { type: "integer" }, minItems: 1 },
      plate_number: { type: "string", pattern: "^[A-Z]+$" },
      levels: { type: "array", items: { type: "integer", enum: [0, 1] } },
    });
    expect(told.required).toEqual(["parts", "tree", "numbers", "plate_number", "text"]);
  });
});

describe("a nested class without @Type", () => {
  const UNTYPED: Sources = {
    item: `
      import { IsInt } from "class-validator";
      export class Item { @IsInt() count!: number; }
    `,
    dto: `
      import { IsDefined, ValidateNested } from "class-validator";
      import { Item } from "./item";
      export class Dto { @IsDefined() @ValidateNested() item!: Item; }
    `,
  };

  const toldOf = (compile: Compile): { readonly item: unknown; readonly messages: string[] } => {
    const messages: string[] = [];
    const report = ({ message }: { readonly message: string }): void => void messages.push(message);
    const schema = toInputSchema(classFrom(compile, UNTYPED), { diagnostics: { report } });
    return { item: schema.properties["item"], messages };
  };

  test.each([
    ["the TypeScript compiler, file by file", byTranspiling],
    ["the TypeScript compiler, as a program", byProgram()],
    ["swc", bySwc],
  ])("%s: is known by the metadata, and the message names it", (_, compile) => {
    expect(toldOf(compile)).toEqual({
      item: {
        type: "object",
        properties: { count: { type: "integer" } },
        required: ["count"],
      },
      // The host makes no instance without it, whichever compiler wrote the class.
      messages: [expect.stringMatching(/^Dto\.item: .*Add @Type\(\(\) => Item\)\.$/u)],
    });
  });

  test("esbuild: is not known, and the message says why and what to add", () => {
    const { item, messages } = toldOf(byEsbuild);
    expect(item).not.toHaveProperty("properties");
    expect(messages).toEqual([
      expect.stringMatching(/^Dto\.item: .*the compiler recorded none.*: add @Type\(\(\) => X\)/u),
    ]);
  });
});

function nameOf(type: unknown): string {
  return typeof type === "function" ? type.name : "an object";
}
