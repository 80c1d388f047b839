import type { Class } from "../../src/facts/class.js";
import {
  toInputSchema,
  toTypeShape,
  type HostOptions,
  type JsonSchema,
  type TypeShape,
} from "../../src/index.js";

type Member = TypeShape["types"][string]["members"][number];

/** What a class is told as. */
export interface Told {
  readonly schema: JsonSchema;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  /** As `code member`, what is only information left out. */
  readonly warnings: readonly string[];
}

export function told(cls: Class, host: HostOptions = {}): Told {
  const warnings: string[] = [];
  const schema = toInputSchema(cls, {
    host,
    diagnostics: {
      report: ({ code, severity, message }) => {
        const member = message.split(": ", 1)[0]?.split(".")[1] ?? "";
        if (severity !== "info") warnings.push(`${code} ${member}`.trim());
      },
    },
  });
  return {
    schema,
    properties: schema.properties,
    required: schema["required"] as readonly string[],
    warnings,
  };
}

/** The members of the class itself in its TypeShape, by their wire names. */
export function members(cls: Class, host: HostOptions = {}): ReadonlyMap<string, Member> {
  const { root, types } = toTypeShape(cls, { host }).shape;
  const type = root.kind === "ref" ? types[root.ref] : undefined;
  return new Map(type?.members.map((member) => [member.name, member]));
}
