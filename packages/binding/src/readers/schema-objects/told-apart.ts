import { isPlainObject } from "../../decorators/json-copy.js";
import type { Tag, TypeClaim } from "../../facts/fact.js";
import type { SchemaAsked } from "./schema-object.js";

/** The variants told apart by a key, where the author lists its values; by the names of schemas alone nothing is known. */
export function toldApart(
  variants: readonly TypeClaim[],
  discriminator: unknown,
  asked: SchemaAsked,
): TypeClaim | undefined {
  if (!isPlainObject(discriminator) || !isPlainObject(discriminator["mapping"])) return undefined;
  const { propertyName: property, mapping } = discriminator;
  if (typeof property !== "string") return undefined;
  const classes = variants.flatMap((variant) => (variant.kind === "class" ? [variant.cls] : []));
  const branches = Object.entries(mapping).flatMap(([value, ref]) => {
    const cls = typeof ref === "string" ? asked.classOf(ref) : undefined;
    const tag: Tag = { property, value, isRemoved: false };
    return cls !== undefined && classes.includes(cls) ? [{ kind: "class", cls, tag } as const] : [];
  });
  const isWhole =
    classes.length === variants.length &&
    branches.length === Object.keys(mapping).length &&
    classes.every((cls) => branches.some((branch) => branch.cls === cls));
  return isWhole ? { kind: "one-of", variants: branches, discriminator: property } : undefined;
}
