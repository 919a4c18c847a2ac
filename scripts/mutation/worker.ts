import type { VitestRunner } from "@vitest/runner";

/** A test that waits longer for a mutant waits for ever: these have nothing to do with a real clock. */
export const TEST_LIMIT_MS = 3_000;

/** What a test may take where nothing is mutated, on a machine that has other things to do. */
const DRY_LIMIT_MS = 60_000;

/** How the tests of a mutant are run. */
export const CONFIG: VitestRunner["config"] = {
  root: process.cwd(),
  setupFiles: [],
  name: undefined,
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 1, hooks: "stack", setupFiles: "list" },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: DRY_LIMIT_MS,
  hookTimeout: DRY_LIMIT_MS,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

/** What Vitest asks of the worker that it believes to be in. */
export const WORKER = {
  config: { ...CONFIG, expect: {}, fakeTimers: {}, snapshotOptions: {} },
  environment: { name: "node" },
  ctx: {},
  durations: {},
};

/** How `expect` begins each test. */
export const FRESH = {
  assertionCalls: 0,
  isExpectingAssertions: false,
  isExpectingAssertionsError: null,
  expectedAssertionsNumber: null,
  expectedAssertionsNumberErrorGen: null,
};
