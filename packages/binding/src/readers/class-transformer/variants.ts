import { isClass, type Class } from "../../facts/class.js";
import { enumFactsOf } from "../../facts/enum-values.js";
import type { BindingCode, Claim, Tag, TypeClaim } from "../../facts/fact.js";
import { exposureOf, isTransformed, type AskedExposure } from "./exposure.js";

/** The discriminator of a `@Type`, as its options hold it. */
export interface Discriminator {
  readonly property: string;
  readonly subTypes: readonly { readonly name: unknown; readonly value: unknown }[];
}

/**
 * The classes that a discriminator tells apart, one branch for each name: what the library makes of a name that it does
 * not know, or of none, is no value that the author declared.
 */
export function variantClaims(
  { property, subTypes }: Discriminator,
  isKept: boolean,
  asked: AskedExposure,
): readonly Claim[] {
  const told = asked.direction === "output" ? byClass(subTypes) : byName(subTypes);
  const variants = told.flatMap(({ name, value }): readonly TypeClaim[] => {
    if (!isTagValue(name)) return [];
    if (!isClass(value)) return [unreadable(property, name, value)];
    if (asked.direction === "input") {
      return [{ kind: "class", cls: value, tag: { property, value: name, isRemoved: !isKept } }];
    }
    return [sentVariant(value, property, name, asked)];
  });
  if (variants.length === 0) {
    const reason = `@Type lists no class that ${JSON.stringify(property)} tells from the others`;
    return [{ says: "inner-type", type: { kind: "unknown", reason } }];
  }
  const tagged = taggedBy(variants);
  const discriminator = tagged === undefined ? {} : { discriminator: tagged };
  return [
    { says: "inner-type", type: { kind: "one-of", variants, ...discriminator } },
    ...variants.flatMap((variant) =>
      variant.kind === "unknown"
        ? [
            warning(
              "unreadable_shape",
              `one of its variants could not be read (${variant.reason}).`,
            ),
          ]
        : [],
    ),
    ...(asked.direction === "input" ? repeatedNames(subTypes) : []),
  ];
}

/** The library takes the first class of a name. */
function byName(subTypes: Discriminator["subTypes"]): Discriminator["subTypes"] {
  return subTypes.filter(({ name }, place) => first(subTypes, "name", name) === place);
}

/** When an instance is sent, the library writes the first name of its class. */
function byClass(subTypes: Discriminator["subTypes"]): Discriminator["subTypes"] {
  return subTypes.filter(({ value }, place) => first(subTypes, "value", value) === place);
}

function first(
  subTypes: Discriminator["subTypes"],
  field: "name" | "value",
  wanted: unknown,
): number {
  return subTypes.findIndex((subType) => subType[field] === wanted);
}

/** The library writes the name into the instance, whose class may rename it, change it or keep it to itself. */
function sentVariant(
  cls: Class,
  property: string,
  value: Tag["value"],
  asked: AskedExposure,
): TypeClaim {
  const ofProperty = { ...asked, cls, member: property };
  const exposure = exposureOf(ofProperty);
  if ("leftOutBy" in exposure || isTransformed(ofProperty)) return { kind: "class", cls };
  return { kind: "class", cls, tag: { property: exposure.name, value, isRemoved: false } };
}

/** The key that tells all of them apart, where it is one. */
function taggedBy(variants: readonly TypeClaim[]): string | undefined {
  const properties = variants.map((variant) =>
    variant.kind === "class" ? variant.tag?.property : undefined,
  );
  const [property] = properties;
  return properties.every((each) => each === property) ? property : undefined;
}

function repeatedNames(subTypes: Discriminator["subTypes"]): readonly Claim[] {
  const repeated = subTypes.filter(
    ({ name, value }, place) =>
      first(subTypes, "name", name) !== place &&
      subTypes[first(subTypes, "name", name)]?.value !== value,
  );
  return [...new Set(repeated.map(({ name }) => name))].map((name) =>
    warning(
      "conflicting_declarations",
      `@Type gives the name ${JSON.stringify(name)} to several classes; the first is taken. Rename the others.`,
    ),
  );
}

function isTagValue(name: unknown): name is Tag["value"] {
  return enumFactsOf([name]) !== undefined;
}

function unreadable(property: string, name: Tag["value"], value: unknown): TypeClaim {
  const found = value === undefined || value === null ? String(value) : "no class";
  const reason =
    `@Type names ${found} for ${JSON.stringify(property)} ${JSON.stringify(name)}, ` +
    `most likely because two modules import each other`;
  return { kind: "unknown", reason };
}

function warning(code: BindingCode, message: string): Claim {
  return { says: "remark", code, severity: "warning", message };
}
