import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { findViolations, type PackageRules, type SourceText } from "./architecture/find-violations";

const PACKAGES: readonly PackageRules[] = [
  {
    name: "@shapewright/rules",
    directory: "packages/rules",
    mayImport: [],
    nodeOnlyIn: ["conformance/"],
    levels: [
      ["json/"],
      ["keywords.ts"],
      ["key-order.ts"],
      ["diagnostics.ts"],
      ["type-shape/"],
      ["dialects/"],
      ["options.ts"],
      ["constraints/"],
      ["members/"],
      ["expansion.ts", "node-in-place.ts", "root-form.ts"],
      ["definitions/"],
      ["node-budget.ts"],
      ["nodes/"],
      ["task.ts"],
      ["task-context.ts"],
      ["write-*.ts"],
      ["tool/"],
      ["targets/"],
      ["index.ts"],
      ["conformance/"],
    ],
  },
  {
    name: "@shapewright/binding",
    directory: "packages/binding",
    mayImport: ["@shapewright/rules", "reflect-metadata", "class-validator", "class-transformer"],
    levels: [
      ["facts/"],
      ["decorators/", "merge/"],
      ["peers.ts"],
      ["readers/"],
      ["graph/"],
      ["cache/"],
      ["options.ts", "warnings.ts"],
      ["read-shape.ts", "settle-written.ts", "write-for-target.ts"],
      ["explain/", "settle-document.ts"],
      ["to-*.ts", "explain.ts", "nest-validation-pipe.ts", "host-run.ts"],
      ["reading.ts"],
      ["operations.ts", "tool/"],
      ["index.ts"],
      ["index.mts"],
    ],
    apart: [["readers/", "merge/"]],
  },
  {
    name: "@shapewright/arguments",
    directory: "packages/arguments",
    mayImport: ["@shapewright/rules", "@shapewright/binding", "ajv"],
    levels: [
      [
        "json.ts",
        "problem.ts",
        "closest.ts",
        "expectations.ts",
        "equal.ts",
        "base64.ts",
        "multiple.ts",
      ],
      ["options.ts", "take-arguments.ts"],
      ["text-keywords.ts", "plan.ts"],
      ["variants.ts", "checking-schema.ts", "collect/"],
      ["compile-check.ts"],
      ["prepare.ts", "to-host.ts", "merge-problems.ts", "host/"],
      ["build.ts", "fast/"],
      ["kernel.ts"],
      ["kept.ts"],
      ["bind-arguments.ts", "format-problems.ts"],
      ["standard-schema.ts", "checking.ts"],
      ["index.ts"],
      ["index.mts"],
    ],
  },
  {
    name: "@shapewright/mcp",
    directory: "packages/mcp",
    mayImport: [
      "@shapewright/rules",
      "@shapewright/binding",
      "@shapewright/arguments",
      "@modelcontextprotocol/sdk",
    ],
    levels: [
      ["tool.ts", "options.ts", "sender.ts", "no-arguments.ts"],
      ["output.ts"],
      ["catalog.ts"],
      ["call.ts"],
      ["result.ts"],
      ["sdk-*.ts"],
      ["register-tools.ts"],
      ["index.ts"],
      ["index.mts"],
    ],
  },
  {
    name: "@shapewright/nestjs",
    directory: "packages/nestjs",
    mayImport: [
      "@shapewright/rules",
      "@shapewright/binding",
      "@shapewright/mcp",
      "@nestjs/common",
      "@nestjs/core",
    ],
    levels: [
      ["as-tool.ts", "nest-metadata.ts", "pipes.ts", "options.ts", "call-service.ts"],
      ["parameters.ts", "routes.ts"],
      ["read-endpoint.ts"],
      ["nest-tools.ts"],
      ["index.ts"],
      ["index.mts"],
    ],
  },
  {
    name: "shapewright",
    directory: "packages/cli",
    mayImport: ["@shapewright/rules", "@shapewright/binding", "commander", "diff", "picocolors"],
    levels: [["output/"], ["commands/"], ["main.ts"]],
  },
];

const root = join(__dirname, "..");

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(root, directory, "package.json"), "utf8")) as Manifest;
}

function readSources(directory: string): readonly SourceText[] {
  const src = `${directory}/src`;
  if (!existsSync(join(root, src))) return [];
  return readdirSync(join(root, src), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.[mc]?ts$/.test(path))
    .map((path) => `${src}/${path.replaceAll("\\", "/")}`)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

describe("the architecture", () => {
  test("has rules for every package", () => {
    const onDisk = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
    expect(PACKAGES.map(({ directory }) => directory).sort()).toEqual(onDisk.sort());
  });

  for (const rules of PACKAGES) {
    const files = readSources(rules.directory);

    test(`holds in the ${files.length} source files of ${rules.directory}`, () => {
      const { name, dependencies, peerDependencies } = readManifest(rules.directory);
      const declared = Object.keys({ ...dependencies, ...peerDependencies });
      expect(name).toBe(rules.name);
      expect(findViolations({ rules, declared, files })).toEqual([]);
    });
  }
});
