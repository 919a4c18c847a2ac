import { defineConfig, mergeConfig } from "vitest/config";
import { everywhere } from "./vitest.config.js";

/** For `npm run mutation`, which names the tests: those that load what is mutated, and no server. */
export default mergeConfig(
  everywhere,
  defineConfig({ test: { include: JSON.parse(process.env.PAYSTUB_MUTATION_TESTS ?? "[]") } }),
);
