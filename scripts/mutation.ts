import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CACHE = "node_modules/.cache/paystub-mutation";

/** A part of the code, and the tests that judge it. */
interface Room {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** Tests here stay in their process: each of them runs hundreds of times. */
const ROOMS: Readonly<Record<string, Room>> = {
  domain: {
    mutate: ["mocks/domain/**/*.ts"],
    tests: ["test/domain/**/*.test.ts"],
  },
  faults: {
    mutate: ["mocks/faults/**/*.ts"],
    tests: ["test/faults/**/*.test.ts"],
  },
  store: {
    mutate: ["mocks/store/*.ts"],
    tests: ["test/store/**/*.test.ts"],
  },
  callbacks: {
    mutate: ["mocks/runtime/callbacks/**/*.ts"],
    tests: ["test/callbacks/**/*.test.ts"],
  },
  clock: {
    mutate: ["mocks/runtime/clock/**/*.ts"],
    tests: ["test/control/**/*.test.ts", "test/journeys/**/*.test.ts"],
  },
  sandbox: {
    mutate: ["mocks/runtime/{sandbox,log}/**/*.ts"],
    tests: ["test/{control,journeys,store}/**/*.test.ts"],
  },
  registry: {
    mutate: ["mocks/runtime/registry/**/*.ts"],
    tests: ["test/{control,journeys,store}/**/*.test.ts"],
  },
};

const USAGE = `Usage: npm run mutation -- [--again] [--only FILE]... [room]...

Changes the code of a room bit by bit and reports the changes that no test notices. Only what changed since
the last run is tried; --again tries everything.
--only limits a run to some files of the room.
Rooms: ${Object.keys(ROOMS).join(", ")}. All of them where you name none.`;

/** Stryker's configuration of a room. */
function optionsOf(name: string, room: Room, only: readonly string[]): PartialStrykerOptions {
  return {
    plugins: ["@stryker-mutator/vitest-runner"],
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
    mutate: only.length > 0 ? [...only] : [...room.mutate],
    // The compiler compares names; tests compare the texts for people where they matter.
    mutator: { excludedMutations: ["StringLiteral"] },
    // What is evaluated once, such as a table, would need a fresh process for each mutant.
    ignoreStatic: true,
    ignorePatterns: ["dist", "coverage", ".paystub", "*.png"],
    coverageAnalysis: "perTest",
    tempDirName: `${CACHE}/sandbox-${name}`,
    incremental: true,
    incrementalFile: `${CACHE}/known-${name}.json`,
    concurrency: 2,
    reporters: ["progress-append-only", "clear-text", "html"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${CACHE}/${name}.html` },
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    help: { type: "boolean", default: false },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(ROOMS);
const unknown = names.find((name) => !(name in ROOMS));
if (values.help || unknown !== undefined) {
  console.log(values.help ? USAGE : `There is no room ${unknown}.\n\n${USAGE}`);
  process.exit(values.help ? 0 : 2);
}

process.chdir(ROOT);
mkdirSync(join(ROOT, CACHE), { recursive: true });
for (const name of names) {
  const room = ROOMS[name];
  if (room === undefined) continue;
  process.env.PAYSTUB_MUTATION_TESTS = JSON.stringify(room.tests);
  await new Stryker({
    ...optionsOf(name, room, values.only),
    force: values.again,
  }).runMutationTest();
}
