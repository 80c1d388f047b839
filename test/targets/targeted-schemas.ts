import {
  type Class,
  forTarget,
  type JsonSchema,
  type TargetName,
  toInputSchema,
  toOutputSchema,
  UnfitForTargetError,
} from "@shapewright/binding";
import { targetWriting } from "@shapewright/rules";
import { instanceToPlain, plainToInstance } from "class-transformer";
import * as auth from "../../examples/src/dtos/auth.js";
import * as billing from "../../examples/src/dtos/billing.js";
import * as calendar from "../../examples/src/dtos/calendar.js";
import * as catalog from "../../examples/src/dtos/catalog.js";
import * as common from "../../examples/src/dtos/common.js";
import * as graph from "../../examples/src/dtos/graph.js";
import * as messaging from "../../examples/src/dtos/messaging.js";
import * as orders from "../../examples/src/dtos/orders.js";
import * as platform from "../../examples/src/dtos/platform.js";
import * as users from "../../examples/src/dtos/users.js";
import { cases as authCases } from "../../examples/test/dtos/auth.js";
import { cases as billingCases } from "../../examples/test/dtos/billing.js";
import { cases as calendarCases } from "../../examples/test/dtos/calendar.js";
import { cases as catalogCases } from "../../examples/test/dtos/catalog.js";
import { cases as commonCases } from "../../examples/test/dtos/common.js";
import { cases as graphCases } from "../../examples/test/dtos/graph.js";
import { cases as messagingCases } from "../../examples/test/dtos/messaging.js";
import { cases as ordersCases } from "../../examples/test/dtos/orders.js";
import { cases as platformCases } from "../../examples/test/dtos/platform.js";
import { cases as usersCases } from "../../examples/test/dtos/users.js";
import { hostileSchemas } from "./hostile-schemas.js";

export type Direction = "input" | "output";
export const DIRECTIONS: readonly Direction[] = ["input", "output"];

/** The classes of the example service. */
export const classes: readonly Class[] = [
  auth,
  billing,
  calendar,
  catalog,
  common,
  graph,
  messaging,
  orders,
  platform,
  users,
].flatMap((exported: Readonly<Record<string, unknown>>) =>
  Object.entries(exported)
    .filter(([name, value]) => typeof value === "function" && /^[A-Z]/.test(name))
    .map(([, value]) => value as Class),
);

/** A schema as a target has it, under the name of its class. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** What is given to a tool that takes a class, and what one sends that gives an instance of it. */
export interface Sample {
  readonly taken: Record<string, unknown>;
  readonly refused: readonly Record<string, unknown>[];
  readonly sent: Record<string, unknown>;
}

/** By the name of the class; three of the classes take no arguments. */
export const samples: ReadonlyMap<string, Sample> = new Map(
  [
    ...[...authCases, ...billingCases, ...calendarCases, ...catalogCases, ...commonCases],
    ...[...graphCases, ...messagingCases, ...ordersCases, ...platformCases, ...usersCases],
  ].map(({ cls, sample, refuses }): readonly [string, Sample] => {
    const wire = (patch: object): Record<string, unknown> =>
      JSON.parse(JSON.stringify({ ...sample, ...patch })) as Record<string, unknown>;
    const instance = plainToInstance(cls as unknown as new () => object, wire({}));
    const sent = JSON.parse(JSON.stringify(instanceToPlain(instance))) as Record<string, unknown>;
    return [cls.name, { taken: wire({}), refused: refuses.map(wire), sent }];
  }),
);

/** The schemas of all classes that a target can take. */
export function classSchemas(
  target: TargetName,
  direction: Direction = "input",
): readonly NamedSchema[] {
  const write = direction === "input" ? toInputSchema : toOutputSchema;
  const options = { ...targetWriting(target, direction), diagnostics: { report: () => {} } };
  return onceFor(`classes ${target} ${direction}`, () =>
    classes.flatMap((cls) => fitting(cls.name, write(cls, options), target, direction)),
  );
}

/** Hand-written schemas that a target can take, with what consumers stumble over. */
export function foreignSchemas(
  target: TargetName,
  direction: Direction = "input",
): readonly NamedSchema[] {
  return onceFor(`foreign ${target} ${direction}`, () =>
    Object.entries(hostileSchemas).flatMap(([name, schema]) =>
      fitting(name, schema, target, direction),
    ),
  );
}

const known = new Map<string, readonly NamedSchema[]>();

/** A copy for each call: some consumers change what they are given. */
function onceFor(key: string, make: () => readonly NamedSchema[]): readonly NamedSchema[] {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return structuredClone(made);
}

/** Both. */
export function allSchemas(
  target: TargetName,
  direction: Direction = "input",
): readonly NamedSchema[] {
  return [...classSchemas(target, direction), ...foreignSchemas(target, direction)];
}

function fitting(
  name: string,
  given: JsonSchema,
  target: TargetName,
  direction: Direction,
): readonly NamedSchema[] {
  try {
    return [{ name, schema: forTarget(given, target, { name, direction }).schema }];
  } catch (error) {
    if (error instanceof UnfitForTargetError) return [];
    throw error;
  }
}

/** What is said against each schema by a check that throws; nothing where all pass. */
export function complaints(
  schemas: readonly NamedSchema[],
  check: (schema: JsonSchema, name: string) => void,
): readonly string[] {
  return schemas.flatMap(({ name, schema }) => {
    try {
      check(schema, name);
      return [];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
