/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import config from "./jest.config";

/** The tests that read class-validator's rules, with the release before the one that is installed. */
const older: Config = {
  ...config,
  testMatch: [
    "<rootDir>/packages/binding/test/readers/class-validator/**/*.test.ts",
    "<rootDir>/packages/binding/test/host/**/*.test.ts",
    "<rootDir>/packages/binding/test/differential/**/*.test.ts",
  ],
  moduleNameMapper: {
    ...config.moduleNameMapper,
    "^class-validator$": "<rootDir>/node_modules/class-validator-0.14",
  },
};

export default older;
