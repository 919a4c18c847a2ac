import { join } from "node:path";
import { expect, test } from "vitest";
import { sortedTests, sortTests, testFiles } from "../scripts/quick/files.js";
import { complaint } from "../scripts/test-quick.js";

const ROOT = join(import.meta.dirname, "..");

test("every test file is in the inner loop, or left out for a reason", () => {
  const { quick, slow, idle } = sortedTests(ROOT);

  expect([...quick, ...Object.keys(slow)].sort()).toEqual(testFiles(ROOT));
  expect(quick.length).toBeGreaterThan(80);
  expect(idle).toEqual([]);
});

const FILES: Readonly<Record<string, string>> = {
  "test/new.test.ts": 'import { a } from "./support/a.js";',
  "test/support/a.ts": 'import type { b } from "./b.js";\nexport const a = 1;',
  "test/support/b.ts": 'import {\n  spawn,\n} from "node:child_process";',
  "test/types.test.ts": 'import type { spawn } from "node:child_process";',
  "test/later.test.ts": 'const { spawn } = await import("node:child_process");',
  "test/starts.test.ts": 'import { b } from "./support/b.js";',
  "test/passes-on.test.ts": 'export * from "./support/b.js";',
  "test/mocks.test.ts": 'vi.mock("node:fs");',
  "test/overrides.test.ts": "\n\ntest.override({ options: {} });",
  "test/stubs.test.ts": 'vi.stubEnv("CI", "1");',
  "test/puts-back.test.ts": 'vi.stubEnv("CI", "1"); vi.unstubAllEnvs();',
  "test/overrides-within.test.ts": "describe(() => {\n  test.override({ options: {} });",
  "test/long.test.ts": "",
};
const TESTS = Object.keys(FILES).filter((file) => file.endsWith(".test.ts"));

test("a new file is sorted by what it imports, and by the list of long ones alone where it is long", () => {
  const sorted = sortTests(TESTS, (file) => FILES[file], ["test/long.test.ts"]);

  expect(sorted).toEqual({
    quick: [
      "test/new.test.ts",
      "test/types.test.ts",
      "test/later.test.ts",
      "test/puts-back.test.ts",
      "test/overrides-within.test.ts",
    ],
    alone: ["test/mocks.test.ts", "test/overrides.test.ts", "test/stubs.test.ts"],
    together: TESTS.filter((file) => !/mocks|overrides\.|stubs/.test(file)),
    slow: {
      "test/starts.test.ts": "needs node:child_process",
      "test/passes-on.test.ts": "needs node:child_process",
      "test/mocks.test.ts": "wants its own process",
      "test/overrides.test.ts": "wants its own process",
      "test/stubs.test.ts": "wants its own process",
      "test/long.test.ts": "takes long",
    },
    idle: [],
  });
});

test("a name in the list that is no test any more, or is left out anyway, is idle", () => {
  const { idle } = sortTests(TESTS, (file) => FILES[file], [
    "test/gone.test.ts",
    "test/mocks.test.ts",
  ]);
  expect(idle).toEqual(["test/gone.test.ts", "test/mocks.test.ts"]);
});

test("a run that took too long names the longest files", () => {
  const took = (name: string, ms: number) => ({ name, startTime: 1000, endTime: 1000 + ms });
  const report = {
    testResults: [took("a", 200), took("b", 4000), ...Array(9).fill(took("c", 300))],
  };

  expect(complaint(29.9, report)).toBeUndefined();
  const lines = complaint(41.2, report)?.split("\n") ?? [];
  expect(lines[0]).toContain("took 41 s");
  expect(lines.slice(2)).toEqual(["  4.0 s  b", ...Array(4).fill("  0.3 s  c")]);
});
