import { ApiProperty } from "@nestjs/swagger";
import { IsInt, IsOptional, IsString } from "class-validator";
import { toInputSchema } from "../../../src/index.js";
import { nestSwaggerReader } from "../../../src/readers/nest-swagger/reader.js";
import { members, told } from "../../host/read.js";
import { documentOf } from "./document.js";

enum Role {
  Admin = "admin",
  User = "user",
}

class Child {
  name!: string;
  static _OPENAPI_METADATA_FACTORY() {
    return { name: { required: true, type: () => String, minLength: 2 } };
  }
}

/** As the compiler plugin leaves a class behind: `secret` has `@ApiHideProperty`. */
class Order {
  name!: string;
  count?: number;
  children!: Child[];
  role!: Role;
  roles!: Role[];
  secret!: string;
  place!: object;
  static _OPENAPI_METADATA_FACTORY() {
    return {
      name: {
        required: true,
        type: () => String,
        description: "What it is called",
        pattern: "/^a/",
      },
      count: { required: false, type: () => Number, default: 3, minimum: 1 },
      children: { required: true, type: () => [Child] },
      role: { required: true, enum: Role },
      roles: { required: true, enum: Role, isArray: true },
      place: {
        required: true,
        type: () => ({
          street: { required: true, type: () => String },
          all: { type: () => [String] },
        }),
      },
    };
  }
}

describe("what the compiler plugin leaves with a class", () => {
  test("is read by itself, in the order of declaration, without what it leaves out", () => {
    expect(toInputSchema(Order, { references: "never" })).toEqual({
      type: "object",
      additionalProperties: false,
      properties: {
        name: { type: "string", description: "What it is called", pattern: "/^a/" },
        count: { type: "number", minimum: 1 },
        children: {
          type: "array",
          items: {
            type: "object",
            properties: { name: { type: "string", minLength: 2 } },
            required: ["name"],
          },
        },
        role: { type: "string", enum: ["admin", "user"] },
        roles: { type: "array", items: { type: "string", enum: ["admin", "user"] } },
        place: {
          type: "object",
          properties: {
            street: { type: "string" },
            all: { type: "array", items: { type: "string" } },
          },
          required: ["street"],
        },
      },
      required: ["name", "children", "role", "roles", "place"],
    });
  });

  test("is the same once the package has written it into the metadata", () => {
    class Dto {
      @ApiProperty() list!: Child[];
      @IsOptional() @IsString() note?: string;
      static _OPENAPI_METADATA_FACTORY() {
        return {
          list: { required: true, type: () => [Child] },
          note: { required: true, type: () => String },
        };
      }
    }
    const before = toInputSchema(Dto);
    const warned = told(Dto).warnings;
    documentOf(Dto);
    expect(Reflect.getMetadata("swagger/apiModelProperties", Dto.prototype, "note")).toMatchObject({
      required: true,
    });
    expect(toInputSchema(Dto)).toEqual(before);
    expect(told(Dto).warnings).toEqual(warned);
  });

  test("gives way to a decorator, but for the type that the compiler wrote there", () => {
    class Dto {
      @ApiProperty({ description: "Of the decorator", required: false }) list!: Child[];
      @ApiProperty({ type: "string" }) stated!: number;
    }
    Object.assign(Dto, {
      _OPENAPI_METADATA_FACTORY: () => ({
        list: { required: true, type: () => [Child], description: "Of the comment" },
        stated: { required: true, type: () => Number },
      }),
    });
    expect(members(Dto).get("list")).toMatchObject({
      description: "Of the decorator",
      required: false,
      type: { kind: "array", items: { kind: "ref" } },
    });
    expect(members(Dto).get("stated")).toMatchObject({ type: { scalar: "string" } });
  });

  test("is of each class of a lineage by itself", () => {
    class Derived extends Order {
      declare name: string;
      extra!: boolean;
      static override _OPENAPI_METADATA_FACTORY(): ReturnType<
        typeof Order._OPENAPI_METADATA_FACTORY
      > {
        return {
          extra: { required: true, type: () => Boolean },
          name: { required: false },
        } as never;
      }
    }
    class Silent extends Order {}
    expect(nestSwaggerReader.ownMembers(Derived)).toEqual(["extra", "name"]);
    expect(nestSwaggerReader.ownMembers(Silent)).toEqual([]);
    expect(members(Derived).get("name")).toMatchObject({
      required: false,
      description: "What it is called",
    });
    expect([...members(Silent).keys()]).toEqual([...members(Order).keys()]);
  });

  test("says nothing of presence in so many words, which a rule could contradict", () => {
    class Dto {
      @IsOptional() @IsInt() count?: number;
      @IsInt() filled = 1;
      static _OPENAPI_METADATA_FACTORY() {
        return {
          count: { required: true, type: () => Number },
          filled: { required: true, type: () => Number, default: 1 },
        };
      }
    }
    expect(told(Dto)).toMatchObject({ warnings: [], properties: { count: { type: "integer" } } });
  });

  test.each<[string, unknown]>([
    [
      "throws",
      () => {
        throw new Error("not yet");
      },
    ],
    ["gives nothing", () => undefined],
    ["gives a promise", async () => Promise.resolve({})],
    ["gives lists", () => [1]],
    ["gives members that are no objects", () => ({ other: null, text: "x", list: [] })],
    ["is none", "text"],
  ])("that %s takes nothing else down", (_, factory) => {
    class Dto {
      @ApiProperty() name!: string;
    }
    Object.assign(Dto, { _OPENAPI_METADATA_FACTORY: factory });
    expect(toInputSchema(Dto)).toMatchObject({
      properties: { name: { type: "string" } },
      required: ["name"],
    });
  });

  test("may name a member in any way", () => {
    class Dto {
      static _OPENAPI_METADATA_FACTORY() {
        return JSON.parse(
          '{"__proto__": {"type": "string"}, "constructor": {"type": "number"}}',
        ) as object;
      }
    }
    expect([...members(Dto).keys()]).toEqual(["__proto__", "constructor"]);
  });
});
