import { defineConfig, mergeConfig } from "vitest/config";
import everything from "./vitest.config.js";

/** For `npm run mutation`, which names the tests: those that load what is mutated, and no server. */
export default mergeConfig(
  { ...everything, test: { ...everything.test, include: [] } },
  defineConfig({ test: { include: JSON.parse(process.env.PAYSTUB_MUTATION_TESTS ?? "[]") } }),
);
