import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Ajv2020 } from "ajv/dist/2020.js";

import fixtureSchema from "@shapewright/rules/spec/fixture.schema.json";
import shapeSchema from "@shapewright/rules/spec/type-shape.schema.json";

import { runFixtures, updateFixtures } from "../../src/conformance";

const folder = join(__dirname, "..", "..", "..", "..", "fixtures");
const matchesSchema = new Ajv2020({ schemas: [shapeSchema] }).compile(fixtureSchema);
const { results } = runFixtures(folder);

test("there are fixtures", () => {
  expect(results.length).toBeGreaterThan(0);
});

describe.each(results)("$file", ({ file, kind, problems }) => {
  test("passes", () => {
    expect(problems).toEqual([]);
  });

  test("validates against the fixture schema", () => {
    matchesSchema(JSON.parse(readFileSync(join(folder, file), "utf8")));
    expect(matchesSchema.errors).toBeNull();
  });

  test("lies in the folder of its kind, under a name in kebab case", () => {
    expect(file).toMatch(new RegExp(`^${kind ?? "no kind"}/[a-z0-9]+(-[a-z0-9]+)*\\.json$`));
  });
});

test("the update has nothing to rewrite: `npm run fixtures:update`", () => {
  const copy = mkdtempSync(join(tmpdir(), "shapewright-repository-"));
  try {
    cpSync(folder, copy, { recursive: true });
    expect(updateFixtures(copy).updated).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
