import type { BoundClass, HostOptions } from "@shapewright/binding/reading";
import type { Settings } from "../options.js";
import type { Plan } from "../plan.js";
import { emptyInstance } from "../plan.js";

/** The options of class-validator under which what it accepts, and what it leaves of an instance, is what the rules say. */
const HARMLESS = new Set([
  "whitelist",
  "forbidNonWhitelisted",
  "forbidUnknownValues",
  "stopAtFirstError",
  "dismissDefaultMessages",
  "enableDebugMessages",
  "validationError",
]);

/** Whether an instance may be built by setting its members, and nobody has to be asked about it. */
export function isEligible(plan: Plan, { shape: { host = {} } }: Settings): boolean {
  const classes = [...plan.classes.values()];
  const isOwn = classes.every(({ isHostMade }) => !isHostMade);
  const isKnown = classes.every(
    ({ isHostMade, isPlain, hostRules }) => isHostMade && isPlain && hostRules !== undefined,
  );
  return (
    (isOwn || (isKnown && areHarmless(host))) &&
    classes.every((bound) => areSetPlainly(bound, isOwn, host))
  );
}

/** Whether class-validator leaves an instance that it takes as it is. */
function leavesInstances({ validator = {} }: HostOptions): boolean {
  return validator.whitelist !== true && validator.forbidNonWhitelisted !== true;
}

/** Whether an instance of which every rule is implied need not be shown to class-validator. */
export function asksNothing(host: HostOptions): boolean {
  return areHarmless(host) && leavesInstances(host);
}

function areHarmless({ validator = {}, transform = {} }: HostOptions): boolean {
  return (
    Object.values(transform).every((value) => value === undefined) &&
    Object.entries(validator).every(([name, value]) => value === undefined || HARMLESS.has(name))
  );
}

const NEVER_SET = new Set(["__proto__", "constructor", "prototype"]);

/** Whether setting members of an instance does nothing but that. */
function areSetPlainly({ cls, members }: BoundClass, isOwn: boolean, host: HostOptions): boolean {
  const made = emptyInstance(cls);
  if (made === undefined || Object.getPrototypeOf(made) !== cls.prototype) return false;
  if (!Object.isExtensible(made)) return false;
  const strips = !isOwn && !leavesInstances(host);
  const ruled = new Set(members.filter(({ isRuled }) => isRuled).map(({ property }) => property));
  if (strips && !members.every(({ isRuled }) => isRuled)) return false;
  if (strips && !Object.keys(made).every((key) => ruled.has(key))) return false;
  return members.every(
    ({ property, wireName }) =>
      !NEVER_SET.has(property) && !NEVER_SET.has(wireName) && isSetPlainly(made, property),
  );
}

/** No accessor, no method, nothing read-only stands where the member is set. */
function isSetPlainly(made: object, property: string): boolean {
  for (let holder: unknown = made; typeof holder === "object" && holder !== null;) {
    const found = Object.getOwnPropertyDescriptor(holder, property);
    if (found !== undefined) return found.writable === true && typeof found.value !== "function";
    holder = Object.getPrototypeOf(holder);
  }
  return true;
}
