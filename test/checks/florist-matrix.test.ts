import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../mocks/report/report.js";
import { buildPackage, COMMAND, folder } from "../support/command-line.js";

const FLORIST = join(import.meta.dirname, "../shops/florist");

beforeAll(buildPackage);

/** Runs the florist's ten ordinary tests under some cells, in its own folder as a team would. */
function matrix(bug: string, only: readonly string[], file = "plain-tests.mjs") {
  const options = ["--matrix", "faults", "--json", "--only", ...only];
  const tests = ["--", process.execPath, "--test", file];
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
  expect(report.notes).toContain(
    "All cells ran side by side in one run of the command: in a rehearsal without faults, the tests did the same as in the plain run.",
  );
});

/** A test that fails beside others. */
const ALONE = `
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { openKit } from ${JSON.stringify(pathToFileURL(join(COMMAND, "../mocks/testkit/fixture.mjs")))};

const { PAYSTUB_PLAN: plan } = process.env;
const kit = await openKit();
after(() => kit.close());
test("reads", () => kit.run("reads", async ({ baseUrl, token }) => {
  assert.equal(plan && JSON.parse(readFileSync(plan, "utf8")).sideBySide, plan && false);
  const headers = { Authorization: "Bearer " + token };
  await fetch(baseUrl + "/api/recurringPayments", { headers });
}));
`;

test("runs tests one after another that fail beside others, and says which of them did", () => {
  const file = join(folder(), "alone.test.mjs");
  writeFileSync(file, ALONE);
  const { report } = matrix("", ["status:listRecurringPayments", "once"], file);
  expect(report.summary).toMatch(/^0 bugs in [1-9]\d* cells?: /);
  expect(report.notes).toContainEqual(
    expect.stringMatching(
      /^The cells ran one after another in .* of the command: in a rehearsal without faults, "reads" failed or called differently/,
    ),
  );
});
