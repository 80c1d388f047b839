import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Class,
  type Diagnostic,
  type JsonSchema,
  type JsonValue,
  type OutputSchemaOptions,
  toInputSchema,
  toOutputSchema,
  toTypeShape,
  type TypeShape,
} from "@shapewright/binding";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { instanceToPlain, plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import * as authClasses from "../src/dtos/auth.js";
import * as billingClasses from "../src/dtos/billing.js";
import * as calendarClasses from "../src/dtos/calendar.js";
import * as catalogClasses from "../src/dtos/catalog.js";
import * as commonClasses from "../src/dtos/common.js";
import * as graphClasses from "../src/dtos/graph.js";
import * as messagingClasses from "../src/dtos/messaging.js";
import * as ordersClasses from "../src/dtos/orders.js";
import * as platformClasses from "../src/dtos/platform.js";
import * as usersClasses from "../src/dtos/users.js";
import { readableJson } from "../src/readable-json.js";
import { cases as auth } from "./dtos/auth.js";
import { cases as billing } from "./dtos/billing.js";
import { cases as calendar } from "./dtos/calendar.js";
import { cases as catalog } from "./dtos/catalog.js";
import { cases as common } from "./dtos/common.js";
import type { DtoCase, Patch } from "./dtos/dto-case.js";
import { cases as graph } from "./dtos/graph.js";
import { cases as messaging } from "./dtos/messaging.js";
import { cases as orders } from "./dtos/orders.js";
import { cases as platform } from "./dtos/platform.js";
import { cases as users } from "./dtos/users.js";

/** `UPDATE_GOLDENS=1 npx jest examples/test/dtos` writes the schemas anew: read the diff. */
const isUpdating = process.env["UPDATE_GOLDENS"] === "1";

const DOMAINS = {
  auth: { classes: classesIn(authClasses), cases: auth },
  billing: { classes: classesIn(billingClasses), cases: billing },
  calendar: { classes: classesIn(calendarClasses), cases: calendar },
  catalog: { classes: classesIn(catalogClasses), cases: catalog },
  common: { classes: classesIn(commonClasses), cases: common },
  graph: { classes: classesIn(graphClasses), cases: graph },
  messaging: { classes: classesIn(messagingClasses), cases: messaging },
  orders: { classes: classesIn(ordersClasses), cases: orders },
  platform: { classes: classesIn(platformClasses), cases: platform },
  users: { classes: classesIn(usersClasses), cases: users },
} as const;

/** What is made and sent and never taken, and the bases of the variants of a union. */
const NO_ARGUMENTS = ["LedgerEntryView", "MessageContent", "Payment"];

/** What the service gives. */
const SENT = [
  "AuditEntry",
  "Conversation",
  "Invoice",
  "LedgerEntryView",
  "ProductPage",
  "UserPage",
];

const REFERENCED = { dialect: "referenced" } as const;
const FLAT = { dialect: "flat" } as const;

const ajv = addFormats(new Ajv2020({ strict: true, allowUnionTypes: true }));

const classes = Object.values(DOMAINS).flatMap((domain) => domain.classes);
const named = classes.map((cls) => [cls.name, cls] as const);
const cases = Object.values(DOMAINS).flatMap((domain) => domain.cases);

function classesIn(exported: Readonly<Record<string, unknown>>): readonly Class[] {
  return Object.entries(exported)
    .filter(([name, value]) => typeof value === "function" && /^[A-Z]/.test(name))
    .map(([, value]) => value as Class);
}

interface Written {
  readonly schema: JsonSchema;
  readonly accepts: ValidateFunction;
  readonly told: readonly Diagnostic[];
}

type SchemaOf = (cls: Class, options: OutputSchemaOptions) => JsonSchema;

function written(schemaOf: SchemaOf, cls: Class, options: OutputSchemaOptions): Written {
  const told: Diagnostic[] = [];
  const schema = schemaOf(cls, { ...options, diagnostics: { report: (one) => told.push(one) } });
  return { schema, accepts: ajv.compile(schema), told };
}

/** As a diagnostic begins: `code Class.member`, or `code Class` where it is about the class. */
function summary({ code, message }: Diagnostic): string {
  return `${code} ${message.split(": ", 1)[0]!}`;
}

/** The sample with the patch, as it comes over the wire. */
function payload({ sample }: DtoCase, patch: Patch): object {
  return JSON.parse(JSON.stringify({ ...sample, ...patch })) as object;
}

function hostAccepts(cls: Class, given: object): boolean {
  const instance = plainToInstance(cls as unknown as new () => object, given);
  return validateSync(instance, { whitelist: true }).length === 0;
}

describe("the classes of a service", () => {
  test("are many, and each of them that takes arguments has payloads", () => {
    expect(classes.length).toBeGreaterThanOrEqual(80);
    const covered = [...cases.map(({ cls }) => cls.name), ...NO_ARGUMENTS].sort();
    expect(covered).toEqual(classes.map(({ name }) => name).sort());
    for (const { accepts, refuses } of cases) {
      expect(accepts.length).toBeGreaterThanOrEqual(2);
      expect(refuses.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(named)("%s is written in each dialect and direction", (_, cls) => {
    for (const options of [REFERENCED, FLAT]) {
      expect(written(toInputSchema, cls, options).schema).toMatchObject({ type: "object" });
      expect(written(toOutputSchema, cls, options).schema).toMatchObject({ type: "object" });
    }
  });

  test.each(named)("%s says nothing of a member only where a diagnostic names it", (_, cls) => {
    const { shape, diagnostics } = toTypeShape(cls);
    const untold = placesWithoutType(shape).filter(
      (place) => !diagnostics.some(({ path }) => path === place),
    );
    expect(untold).toEqual([]);
  });

  test.each(Object.entries(DOMAINS))(
    "of %s give the schemas that are committed",
    (domain, { classes }) => {
      const file = join(__dirname, "dtos", `${domain}.json`);
      const found = Object.fromEntries(classes.map((cls) => [cls.name, golden(cls)]));
      if (isUpdating) writeFileSync(file, `${readableJson(found, 100)}\n`);
      expect(existsSync(file)).toBe(true);
      expect(found).toEqual(JSON.parse(readFileSync(file, "utf8")));
    },
  );
});

describe.each(cases.map((one) => [one.cls.name, one] as const))("%s", (_, one) => {
  const { cls, accepts, refuses, leftToHost = [], narrower = [], belowFlat = [] } = one;
  const referenced = written(toInputSchema, cls, REFERENCED);
  const flat = written(toInputSchema, cls, FLAT);
  // A member whose initializer is null is sent as null, which the dialect `referenced` does not state unless asked to.
  const sent = [FLAT, { ...REFERENCED, nullability: "accepted" } as const].map((options) =>
    written(toOutputSchema, cls, options),
  );
  const verdicts = (patch: Patch): Readonly<Record<string, boolean>> => {
    const given = payload(one, patch);
    return {
      host: hostAccepts(cls, given),
      referenced: referenced.accepts(given),
      flat: flat.accepts(given),
    };
  };

  test.each([{}, ...accepts])("is accepted with %j", (patch) => {
    expect(verdicts(patch)).toEqual({ host: true, referenced: true, flat: true });
  });

  test.each([{}, ...accepts])("is sent as the output schema says, made with %j", (patch) => {
    const instance = plainToInstance(cls as unknown as new () => object, payload(one, patch));
    const plain: unknown = JSON.parse(JSON.stringify(instanceToPlain(instance)));
    for (const { accepts } of sent) {
      accepts(plain);
      expect(accepts.errors ?? []).toEqual([]);
    }
  });

  test.each(refuses)("is refused with %j", (patch) => {
    expect(verdicts(patch)).toEqual({ host: false, referenced: false, flat: false });
  });

  if (leftToHost.length > 0) {
    test.each(leftToHost)("$given is left to the host, which $code tells", (left) => {
      expect(verdicts(left.given)).toEqual({ host: false, referenced: true, flat: true });
      const told = `${left.code} ${left.member}`;
      expect(referenced.told.map(summary)).toContain(told);
      expect(flat.told.map(summary)).toContain(told);
    });
  }

  if (narrower.length > 0) {
    test.each(narrower)("the host takes $given too: $because", ({ given, because }) => {
      const isNull = because === "null in the dialect flat alone";
      expect(verdicts(given)).toEqual({ host: true, referenced: false, flat: isNull });
      const transformed =
        because === "converted by @Transform"
          ? Object.keys(given).map((member) => `opaque_transform ${cls.name}.${member}`)
          : [];
      expect(flat.told.map(summary)).toEqual(expect.arrayContaining(transformed));
    });
  }

  if (belowFlat.length > 0) {
    test.each(belowFlat)("%j is deeper than the dialect flat is written", (patch) => {
      expect(verdicts(patch)).toEqual({ host: false, referenced: false, flat: true });
    });
  }
});

function golden(cls: Class): Readonly<Record<string, JsonValue>> {
  const input = written(toInputSchema, cls, REFERENCED);
  const told = input.told.map(summary).sort();
  if (!SENT.includes(cls.name)) return { input: input.schema, told };
  return { input: input.schema, told, output: written(toOutputSchema, cls, REFERENCED).schema };
}

type Node = TypeShape["root"];

/** The JSON pointers of the members of which, or of whose elements, no type is known. */
function placesWithoutType({ types }: TypeShape): readonly string[] {
  return Object.entries(types).flatMap(([key, { members }]) =>
    members.flatMap(({ type }, place) =>
      hasNoType(type) ? [`/types/${key}/members/${place}`] : [],
    ),
  );
}

function hasNoType(node: Node): boolean {
  switch (node.kind) {
    case "unknown":
    case "any":
      return true;
    case "array":
      return hasNoType(node.items);
    default:
      return false;
  }
}
