import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The tests of one room, for Stryker: `scripts/mutation.ts` names them. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: JSON.parse(process.env.PAYSTUB_MUTATION_TESTS ?? "[]"),
    setupFiles: ["scripts/mutation/few-cases.ts"],
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
