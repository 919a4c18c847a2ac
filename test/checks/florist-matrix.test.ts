import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../mocks/report/report.js";
import { buildPackage, COMMAND } from "../support/command-line.js";

const FLORIST = join(import.meta.dirname, "../shops/florist");

beforeAll(buildPackage);

/** Runs the florist's ten ordinary tests under some cells, in its own folder as a team would. */
function matrix(bug: string, only: readonly string[]) {
  const options = ["--matrix", "faults", "--json", "--only", ...only];
  const tests = ["--", process.execPath, "--test", "plain-tests.mjs"];
  const { stdout, stderr } = spawnSync(process.execPath, [COMMAND, "run", ...options, ...tests], {
    cwd: FLORIST,
    encoding: "utf8",
    env: { ...process.env, FLORIST_BUG: bug },
  });
  if (stdout === "") throw new Error(stderr);
  const report: Report = JSON.parse(stdout);
  const found = report.sections.find(({ name }) => name === "Findings")?.cases ?? [];
  return { report, messages: found.map(({ message }) => message) };
}

/** The florist's tests pass with each of these bugs while all goes well. */
describe("the matrix finds", () => {
  test.each([
    ["retries-add", ["lost-reply:addInvoice", "once"], "no-blind-resend"],
    ["trusts-callback", ["callback-unpaid"], "no customer paid (FLO-1), and the shop did not ask"],
    ["counts-charge-retries", ["callback-doubled"], "although this fault hides nothing"],
  ])("%s", (bug, only, why) => {
    const { report, messages } = matrix(bug, only);
    expect(report.passed).toBe(false);
    expect(messages).toContainEqual(expect.stringContaining(why));
  });
});

test("finds no bug in the right florist under the same cells, and says what its words mean", () => {
  const only = ["callback-unpaid", "callback-doubled", "lost-reply", "status:processPayment"];
  const { report, messages } = matrix("", only);
  expect(messages).toEqual([]);
  expect(report.summary).toMatch(/^0 bugs in \d+ cells: /);
  expect(report.legend).toContainEqual(expect.stringMatching(/^survived: /));
});
