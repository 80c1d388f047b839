import { defineConfig, globalIgnores } from "eslint/config";
import prettier from "eslint-config-prettier/flat";
import tseslint from "typescript-eslint";

const namedExportsOnly = [
  {
    selector: "ExportAllDeclaration",
    message: "Name what is exported: internals must not leak through `export *`.",
  },
  {
    selector: "ExportDefaultDeclaration",
    message: "Use a named export.",
  },
];

const everyTestRuns = [
  {
    selector:
      "MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|failing)$/]",
    message: "Every test runs, and every test passes.",
  },
  {
    selector: "CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]",
    message: "Every test runs, and every test passes.",
  },
  {
    selector: "MemberExpression[property.name=/^toMatch(Inline)?Snapshot$/]",
    message: "Write the expected value down instead of taking a snapshot.",
  },
];

export default defineConfig(
  globalIgnores(["**/dist/", "coverage/", "packages/rules/src/type-shape/generated.ts"]),
  {
    files: ["**/*.ts", "**/*.mts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: "./tsconfig.test.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // A type that contains itself can only be written as an index signature.
      "@typescript-eslint/consistent-indexed-object-style": "off",
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: "error",
    },
  },
  {
    files: ["packages/*/src/**/*.ts", "packages/*/src/**/*.mts"],
    rules: { "no-restricted-syntax": ["error", ...namedExportsOnly] },
  },
  {
    // DTO classes carry no behaviour of their own.
    files: ["examples*/**/*.ts", "examples*/**/*.mts", "**/test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-extraneous-class": "off",
    },
  },
  {
    files: ["**/test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
      "no-restricted-syntax": ["error", ...everyTestRuns],
    },
  },
  prettier,
);
