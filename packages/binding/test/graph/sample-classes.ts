import { Expose, Transform, Type } from "class-transformer";
import {
  Allow,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsDefined,
  IsEnum,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNotIn,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import type { Class } from "../../src/facts/class.js";
import {
  ArrayOf,
  Binary,
  Decimal,
  Describe,
  Enum,
  MapOf,
  Name,
  Nullable,
  OfType,
  Pattern,
  ReadOnly,
  Required,
} from "../../src/index.js";

enum Level {
  Low,
  High,
}

@Describe("A point on the map.")
class Point {
  @Required() @OfType(() => Number) x!: number;
  @Decimal() y!: string;
}

class Node {
  @IsOptional() @ValidateNested({ each: true }) @Type(() => Node) children?: Node[];
  @IsDefined() @Type(() => Point) unlooked!: Point;
  @ValidateNested() untyped!: object;
}

class Everything {
  @Describe("A text.") @IsString() @MinLength(1) @Matches(/^a/) @Matches(/b$/) text!: string;
  @IsEnum(Level) level!: Level;
  @IsIn(["a", 1.5, null]) mixed!: unknown;
  @IsInt() @Min(5) @Max(1) crossed!: number;
  @IsNotIn(["x"]) @IsNotEmpty() open!: unknown;
  @IsString({ each: true }) oneOrMany!: unknown;
  @IsArray() @ArrayUnique() @IsIn(["a", "b", null], { each: true }) choices!: string[];
  @IsDate() never!: Date;
  @Expose({ name: "wire" }) @IsBoolean() renamed!: boolean;
  @Transform(({ value }) => value as unknown) @IsString() opaque!: string;
  @ValidateIf((o: Everything) => o.level === Level.Low) @IsString() conditional!: string;
  @Allow() anything!: unknown;
  @ValidateNested() @Type(() => Node) node!: Node;
  @Nullable() @ArrayOf(() => Point, { nullable: true }) points!: (Point | null)[] | null;
  @MapOf(() => Number) stock!: Map<string, number>;
  @Binary() bytes!: Buffer;
  @Enum([1, 2.5, null]) rate!: number | null;
  @Pattern(/x/) @Name("x-y") @OfType(() => String) dashed!: string;
  @ReadOnly() @OfType(() => String) id!: string;
  @OfType((): Class => {
    throw new Error("not yet");
  })
  broken!: object;
}

class Nothing {}

/** Classes that between them make every kind of node and most diagnostics. */
export const SAMPLE_CLASSES: readonly Class[] = [Everything, Node, Point, Nothing];
