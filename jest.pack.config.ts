/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

import base from "./jest.config";

const config: Config = {
  ...base,
  testMatch: ["<rootDir>/test/pack/**/*.test.ts"],
  testPathIgnorePatterns: [],
  testTimeout: 180_000,
};

export default config;
