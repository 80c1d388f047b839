// One measurement in a process of its own: node bench/schema-process.mjs catalog 1000
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { toInputSchema, toTypeShape } from "@shapewright/binding";
import {
  checkTypeShape,
  forTarget,
  TARGET_NAMES,
  UnfitForTargetError,
  writeSchema,
} from "@shapewright/rules";
import {
  targetConstructorToSchema,
  validationMetadatasToSchemas,
} from "class-validator-jsonschema";
import { z } from "zod";
import {
  chain,
  manyUses,
  ownClass,
  ring,
  ruledClass,
  swaggerClass,
  zodObject,
} from "./schema-subjects.mjs";

const require = createRequire(import.meta.url);
// Its services are files that the package exports nowhere.
const swagger = dirname(require.resolve("@nestjs/swagger/package.json"));
const { SchemaObjectFactory } = require(`${swagger}/dist/services/schema-object-factory.js`);
const { ModelPropertiesAccessor } = require(
  `${swagger}/dist/services/model-properties-accessor.js`,
);
const { SwaggerTypesMapper } = require(`${swagger}/dist/services/swagger-types-mapper.js`);
const [kind, given = "0"] = process.argv.slice(2);
const size = Number(given);
const MEMBERS = 8;

const silent = { diagnostics: { report: () => undefined } };
const write = (cls) => toInputSchema(cls, silent);
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** Microseconds of each of many calls. */
function each(items, run) {
  return items.map((item) => {
    const start = performance.now();
    run(item);
    return (performance.now() - start) * 1_000;
  });
}

/** Microseconds of one call, over so many as take 200 ms: the least of five rounds, and their median. */
function steady(run) {
  let count = 1;
  for (let took = 0; took < 20; count *= 2) {
    const start = performance.now();
    for (let at = 0; at < count; at += 1) run(at);
    took = performance.now() - start;
  }
  const rounds = Array.from({ length: 5 }, () => {
    const start = performance.now();
    for (let at = 0; at < count * 2; at += 1) run(at);
    return ((performance.now() - start) * 1_000) / (count * 2);
  });
  return { min: Math.min(...rounds), median: median(rounds) };
}

const stats = (times) => ({
  min: Math.min(...times),
  median: median(times),
  mean: times.reduce((a, b) => a + b, 0) / times.length,
});

function heap() {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function catalog() {
  const classes = Array.from({ length: size }, (_, at) => ruledClass(`Dto${String(at)}`, MEMBERS));
  const before = heap();
  const cold = each(classes, write);
  const kilobytes = (heap() - before) / size / 1_024;
  const sample = classes.slice(0, 100);
  const results = sample.map(write);
  const texts = results.map((one) => JSON.stringify(one));
  const of = (list, run) => steady((at) => run(list[at % list.length]));
  const peers = classes.slice(-Math.min(size, size > 1_000 ? 5 : 20));
  return {
    cold: stats(cold),
    // The first classes of a process are the engine's.
    coldLater: stats(cold.slice(Math.floor(cold.length / 2))),
    kilobytes,
    warm: of(sample, write),
    warmShape: of(sample, toTypeShape),
    clone: of(results, structuredClone),
    parse: of(texts, JSON.parse),
    classValidatorJsonSchema: stats(each(peers, (cls) => targetConstructorToSchema(cls))),
    ...(size > 1_000
      ? {}
      : { all: stats(each([1, 2, 3], () => validationMetadatasToSchemas())).min / size }),
  };
}

function members() {
  const count = 20;
  const ruled = Array.from({ length: count }, (_, at) => ruledClass(`Dto${String(at)}`, size));
  const own = Array.from({ length: count }, (_, at) => ownClass(`Own${String(at)}`, size));
  const documented = Array.from({ length: count }, (_, at) =>
    swaggerClass(`Api${String(at)}`, size),
  );
  const objects = Array.from({ length: count }, () => zodObject(size));
  const factory = new SchemaObjectFactory(new ModelPropertiesAccessor(), new SwaggerTypesMapper());
  const result = write(ruledClass("First", size));
  return {
    cold: stats(each(ruled, write)),
    coldOwn: stats(each(own, write)),
    classValidatorJsonSchema: stats(each(ruled, (cls) => targetConstructorToSchema(cls))),
    swagger: stats(each(documented, (cls) => factory.exploreModelSchema(cls, {}))),
    zod: stats(each(objects, (object) => z.toJSONSchema(object))),
    warm: steady(() => write(ruled[0])),
    warmClassValidatorJsonSchema: steady(() => targetConstructorToSchema(ruled[0])),
    warmSwagger: steady(() => factory.exploreModelSchema(documented[0], {})),
    warmZod: steady(() => z.toJSONSchema(objects[0])),
    clone: steady(() => structuredClone(result)),
    parse: steady(() => JSON.parse(JSON.stringify(result))),
  };
}

function shapes() {
  const made = { chain, ring, uses: manyUses };
  const cls = made[kind](size);
  const [cold] = each([cls], write);
  return { cold, warm: steady(() => write(cls)) };
}

function rules() {
  const shape = toTypeShape(ruledClass("Wide", 50)).shape;
  const small = toTypeShape(ruledClass("Small", MEMBERS)).shape;
  const { schema } = writeSchema(small);
  const perSecond = (run, count) => (count / steady(run).min) * 1e6;
  return {
    membersPerSecond: perSecond(() => writeSchema(shape), 50),
    checkedPerSecond: perSecond(() => checkTypeShape(shape), 50),
    targets: Object.fromEntries(
      TARGET_NAMES.map((name) => {
        try {
          return [name, steady(() => forTarget(schema, name)).min];
        } catch (error) {
          if (error instanceof UnfitForTargetError) return [name, undefined];
          throw error;
        }
      }),
    ),
    written: steady(() => writeSchema(small)).min,
    checked: steady(() => checkTypeShape(small)).min,
    warmWithTarget: (() => {
      const cls = ruledClass("Targeted", MEMBERS);
      return steady(() => toInputSchema(cls, { target: "mcp", ...silent })).min;
    })(),
  };
}

const measured =
  kind === "catalog"
    ? catalog()
    : kind === "members"
      ? members()
      : kind === "rules"
        ? rules()
        : shapes();
process.stdout.write(JSON.stringify(measured));
