import * as fc from "fast-check";
import type {
  JsonObject,
  JsonValue,
  TargetName,
  TypeShape,
  WriteOptions,
} from "../../src/index.js";
import { TARGET_NAMES, targetWriting, writeInputSchema, writeSchema } from "../../src/index.js";
import { linkedTypeShapes } from "../properties/linked-shapes.js";
import { valuesNear } from "../properties/values-near.js";
import { hostSchemas } from "./hosts-schemas.js";
import { smallSchemas } from "./small-schemas.js";
import { valuesOf } from "./values-of.js";

/** A schema with values of which it takes some. */
export interface Case {
  readonly target: TargetName;
  readonly schema: JsonObject;
  /** The same with whatever its dangling references may lead to. */
  readonly whole: JsonObject;
  readonly values: readonly JsonValue[];
}

const targets = fc.constantFrom(...TARGET_NAMES);

/** Schemas of hosts; for strict consumers mostly such as say of each place what it is. */
export const hostCases: fc.Arbitrary<Case> = fc
  .tuple(targets, fc.nat(3), fc.nat(2))
  .chain(([target, rarely, plainly]) =>
    hostSchemas({
      isTyped: target.endsWith("-strict") && rarely > 0,
      isPlain: plainly === 0,
    }).chain((given) =>
      valuesOf(given.whole, 8).map((values): Case => ({ target, ...given, values })),
    ),
  );

/** Few parts in few combinations. */
export const smallCases: fc.Arbitrary<Case> = fc
  .tuple(targets, smallSchemas)
  .chain(([target, given]) =>
    valuesOf(given.whole, 16).map((values): Case => ({ target, ...given, values })),
  );

const shapes = fc.boolean().chain((verbatim) => linkedTypeShapes({ verbatim }));

/** Without most of what strict consumers have no way to say. */
function fitForStrict(shape: TypeShape): TypeShape {
  const text = JSON.stringify(shape, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const rest = { ...(value as Record<string, unknown>) };
    delete rest["additional"];
    const isOpen = ["any", "unknown", "map", "verbatim"].includes(String(rest["kind"]));
    return isOpen ? { kind: "scalar", scalar: "string" } : rest;
  });
  return JSON.parse(text) as TypeShape;
}

/** Written schemas, foreign parts among them: as the target has them written, and in both dialects. */
export const writtenCases: fc.Arbitrary<Case> = fc
  .tuple(targets, shapes, fc.nat(3))
  .chain(([target, given, form]) => {
    const shape = target.endsWith("-strict") ? fitForStrict(given) : given;
    const schema = written(target, shape, form);
    return valuesNear(shape, 3).map((values): Case => ({ target, schema, whole: schema, values }));
  });

function written(target: TargetName, shape: TypeShape, form: number): JsonObject {
  const own = targetWriting(target);
  if (form === 1) {
    // A tool's arguments are the members of a class.
    const input = isClass(shape) ? shape : { ...shape, root: { kind: "ref", ref: "C" } as const };
    if (isClass(input)) return writeInputSchema(input, "reject", { ...own, maxNodes: 300 }).schema;
  }
  const forms: readonly WriteOptions[] = [own, own, { dialect: "flat" }, { dialect: "referenced" }];
  return writeSchema(shape, { ...forms[form], maxNodes: 300 }).schema;
}

function isClass({ root, types }: TypeShape): boolean {
  return root.kind === "ref" && types[root.ref]?.wrapper !== true;
}

/** Written schemas of which OpenAI's strict mode takes most. */
export const strictCases = shapes.map(fitForStrict).chain((shape) => {
  const schema = written("openai-strict", shape, 0);
  return valuesNear(shape, 3).map((values) => ({ schema, whole: schema, values }));
});
