import { type Class, type JsonSchema, toSchemaDocument } from "@shapewright/binding";
import { documentForTarget, targetRefPrefix } from "@shapewright/rules";
import { inNode } from "./in-node.js";
import { classes, type Direction, DIRECTIONS } from "./targeted-schemas.js";

type OpenApi = "openapi-3.0" | "openapi-3.1";

interface Verdict {
  readonly valid: boolean;
  readonly errors?: unknown;
}

interface Schemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly names: ReadonlyMap<Class, string>;
}

const silent = { report: () => {} };

/** Written for the target at once, and written first and rewritten then. */
const WAYS = {
  "by the option target": (target: OpenApi, direction: Direction): Schemas =>
    toSchemaDocument(classes, { target, direction, diagnostics: silent }),
  "by documentForTarget": (target: OpenApi, direction: Direction): Schemas => {
    const refPrefix = targetRefPrefix(target);
    const { schemas, names } = toSchemaDocument(classes, {
      refPrefix,
      direction,
      diagnostics: silent,
    });
    return { schemas: documentForTarget(schemas, target, { direction }).schemas, names };
  },
} as const;

const VERSIONS = { "openapi-3.0": "3.0.3", "openapi-3.1": "3.1.0" } as const;

function documentWith(target: OpenApi, { schemas, names }: Schemas): object {
  const paths = [...names.values()].map((name) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const content = { "application/json": { schema } };
    const post = {
      requestBody: { required: true, content },
      responses: { "200": { description: "What was sent.", content } },
    };
    return [`/${encodeURIComponent(name)}`, { post }] as const;
  });
  return {
    openapi: VERSIONS[target],
    info: { title: "The example service", version: "1.0.0" },
    paths: Object.fromEntries(paths),
    components: { schemas },
  };
}

const cases = (["openapi-3.0", "openapi-3.1"] as const).flatMap((target) =>
  Object.entries(WAYS).flatMap(([way, write]) =>
    DIRECTIONS.map((direction) => ({ target, way, direction, ...write(target, direction) })),
  ),
);

const valid = cases.map((one) => documentWith(one.target, one));
/** The same with a reference that leads nowhere, and with a schema that the version does not know. */
const invalid = cases.flatMap(({ target, schemas, names }) =>
  [{ $ref: "#/components/schemas/Nowhere" }, { type: "text" }].map((broken) =>
    documentWith(target, { schemas: { ...schemas, Broken: broken }, names }),
  ),
);

const verdicts = inNode("openapi-validator.mjs", [...valid, ...invalid]) as readonly Verdict[];

test.each(cases.map((one, index) => ({ ...one, verdict: verdicts[index] })))(
  "a document of $target with all classes, written $way, is valid in the direction $direction",
  ({ verdict, schemas, names }) => {
    expect(names.size).toBe(classes.length);
    expect(names.size).toBeGreaterThanOrEqual(89);
    expect(Object.keys(schemas).length).toBeGreaterThanOrEqual(names.size);
    expect(verdict).toEqual({ valid: true });
  },
);

test("documents with a broken schema are not valid", () => {
  // The schema of 3.1 documents leaves schema objects to their dialect, so a wrong type is seen in 3.0 alone.
  const expected = cases.flatMap(({ target }) => [false, target === "openapi-3.1"]);
  expect(verdicts.slice(cases.length).map(({ valid }) => valid)).toEqual(expected);
});
