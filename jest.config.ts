/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const config: Config = {
  testMatch: [
    "<rootDir>/test/**/*.test.ts",
    "<rootDir>/packages/*/test/**/*.test.ts",
    "<rootDir>/examples/test/**/*.test.ts",
    "<rootDir>/examples/demo-api/test/**/*.test.ts",
    "<rootDir>/examples-nest-12/test/**/*.test.ts",
  ],
  // Installs from the registry: `npm run test:pack`.
  testPathIgnorePatterns: ["<rootDir>/test/pack/"],
  setupFiles: ["reflect-metadata"],
  transform: {
    "\\.m?ts$": [
      "@swc/jest",
      {
        swcrc: false,
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
          },
        },
      },
    ],
  },
  resolver: "<rootDir>/scripts/jest-resolver.cjs",
  moduleNameMapper: {
    "^fast-check$": "<rootDir>/scripts/jest-fast-check.cjs",
    "^@shapewright/rules/spec/(.*)$": "<rootDir>/packages/rules/spec/$1",
    "^@shapewright/rules/conformance$": "<rootDir>/packages/rules/src/conformance/index.ts",
    "^@shapewright/binding/reading$": "<rootDir>/packages/binding/src/reading.ts",
    "^@shapewright/arguments/checking$": "<rootDir>/packages/arguments/src/checking.ts",
    "^@shapewright/(rules|binding|arguments|mcp|nestjs)$": "<rootDir>/packages/$1/src/index.ts",
  },
  reporters: ["default", "<rootDir>/scripts/jest-summary-reporter.cjs"],
};

export default config;
