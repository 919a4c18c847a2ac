import { describe, expect, test } from "vitest";
import { figureOf, type Run, readRuns, retriedIn } from "../../../scripts/stability.js";

const GOOD: Run = { retried: 0 };

describe("the figure of how stable the contract tests are", () => {
  test.each<[string, readonly Run[], string]>([
    ["nothing failed", [GOOD, GOOD], "2 runs in a row, 0 failed; 0 tests were tried again"],
    ["one failed", [GOOD, { ...GOOD, failure: "why" }], "2 runs in a row, 1 failed"],
    ["tests were retried", [{ retried: 1 }, GOOD], "0 failed; 1 test was tried again"],
    ["more were", [{ retried: 1 }, { retried: 2 }], "0 failed; 3 tests were tried again"],
  ])("%s", (_, runs, said) => {
    expect(figureOf(runs)).toContain(said);
  });

  test("counts the tests that vitest tried again", () => {
    const said = " ✓ addInvoice 200 12ms (retry x1)\n ✓ addInvoice 400\n ✓ getInvoice (retry x2)";
    expect(retriedIn(said)).toBe(2);
    expect(retriedIn(" ✓ addInvoice 200 12ms")).toBe(0);
  });

  test.each<[string, string[], number]>([
    ["fifty", [], 50],
    ["as many as asked for", ["--runs", "3"], 3],
  ])("of %s runs", (_, args, runs) => {
    expect(readRuns(args)).toBe(runs);
  });

  test.each([[["--runs", "0"]], [["--runs", "many"]], [["--runs", "1.5"]]])(
    "%j is not how many",
    (args) => {
      expect(() => readRuns(args)).toThrow("Usage: npm run stability");
    },
  );
});
