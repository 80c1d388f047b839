interface Changes {
  readonly input?: object;
  readonly expected?: object;
  readonly [field: string]: unknown;
}

/** A fixture that passes, with other fields of its own or of its two halves. */
export function fixture({ input, expected, ...own }: Changes = {}): object {
  return {
    kind: "schema-simplification",
    description: "A string",
    input: { shape: { root: { kind: "scalar", scalar: "string" }, types: {} }, ...input },
    expected: { schema: { type: "string" }, ...expected },
    ...own,
  };
}

const id = { name: "id", type: { kind: "scalar", scalar: "integer" } };
const members = [{ ...id, required: true, readOnly: false, constructorBound: false }];

/** Two types used twice each: two definitions. */
export const shared = {
  input: {
    shape: {
      root: {
        kind: "tuple",
        elements: ["B", "A", "B", "A"].map((key) => ({ kind: "ref", ref: key })),
      },
      types: { A: { name: "Alpha", members }, B: { name: "Beta", members } },
    },
  },
  expected: {
    schema: {
      type: "array",
      prefixItems: ["Beta", "Alpha", "Beta", "Alpha"].map((name) => ({ $ref: `#/$defs/${name}` })),
      items: false,
      minItems: 4,
      $defs: {
        Alpha: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
        Beta: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
      },
    },
  },
};

const boundary = { type: "object", additionalProperties: true };

/** Two unreadable elements: two diagnostics of one code. */
export const unreadable = {
  input: {
    shape: {
      root: { kind: "tuple", elements: [{ kind: "unknown" }, { kind: "unknown" }] },
      types: {},
    },
  },
  expected: {
    schema: { type: "array", prefixItems: [boundary, boundary], items: false, minItems: 2 },
    diagnostics: ["unreadable_shape", "unreadable_shape"],
  },
};

/** A chain of types, each the only member of the one before. */
export function chain(length: number): object {
  const types = Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const type =
        index + 1 < length
          ? { kind: "ref", ref: `T${index + 1}` }
          : { kind: "scalar", scalar: "string" };
      const next = { name: "next", type, required: true, readOnly: false, constructorBound: false };
      return [`T${index}`, { name: `T${index}`, members: [next] }];
    }),
  );
  return { root: { kind: "ref", ref: "T0" }, types };
}
