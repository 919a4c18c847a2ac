import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { sortedTests } from "../scripts/quick/files.js";
import { everywhere, maxWorkers } from "./vitest.config.js";

const { quick } = sortedTests(fileURLToPath(new URL("..", import.meta.url)));

/** The inner loop: what is in process and short, in threads that load the mock once for all files. */
export default mergeConfig(
  everywhere,
  defineConfig({ test: { include: [...quick], pool: "threads", isolate: false, maxWorkers } }),
);
