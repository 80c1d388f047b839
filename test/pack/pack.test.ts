import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "..", "..");
const scratch = mkdtempSync(join(tmpdir(), "shapewright-pack-"));
const tarballs = join(scratch, "tarballs");

const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const libraries = ["class-validator", "class-transformer", "reflect-metadata"].map(
  (name) => `${name}@${devDependencies[name]}`,
);

function run(cwd: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd, encoding: "utf8" });
}

beforeAll(() => {
  mkdirSync(tarballs);
  for (const name of readdirSync(join(root, "packages"))) {
    run(join(root, "packages", name), "npm", "pack", "--silent", "--pack-destination", tarballs);
  }
});

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

describe.each(["module", "commonjs"])(
  "the packed packages in an empty project of type %s",
  (type) => {
    const project = join(scratch, type);

    beforeAll(() => {
      cpSync(join(__dirname, "consumer"), project, { recursive: true });
      writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type }));
      const packages = readdirSync(tarballs).map((name) => join(tarballs, name));
      const quietly = ["--prefer-offline", "--no-audit", "--no-fund"];
      run(project, "npm", "install", ...quietly, ...packages, ...libraries);
    });

    test("write the schema of a class and bind its arguments", () => {
      expect(JSON.parse(run(project, process.execPath, `${type}.js`))).toEqual([
        {
          type: "object",
          properties: { name: { type: "string" } },
          required: ["name"],
          additionalProperties: false,
        },
        { ok: true, value: { name: "Ada" } },
        "greet",
        "function",
      ]);
    });

    test("have types that a strict project accepts", () => {
      const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
      expect(run(project, process.execPath, compiler, "--project", ".")).toBe("");
    });

    test("bring the command", () => {
      expect(run(project, "npx", "--no-install", "shapewright", "--help")).toContain("shapewright");
    });
  },
);
