import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Report } from "../../../mocks/report/report.js";
import { buildPackage, paystub } from "../../support/command-line.js";

const TESTS = ["--", process.execPath, "--test", "test/shops/museum/plain-tests.mjs"];

beforeAll(buildPackage);

/** Runs the museum's ten ordinary tests under some cells. */
async function matrix(bug: string, only: readonly string[]) {
  vi.stubEnv("MUSEUM_BUG", bug);
  const options = ["--matrix", "faults", "--json", "--jobs", "2", "--only", ...only];
  const { code, out, complaints } = await paystub("run", ...options, ...TESTS);
  vi.unstubAllEnvs();
  if (out === "") throw new Error(complaints);
  const report: Report = JSON.parse(out);
  const found = report.sections.find(({ name }) => name === "Findings")?.cases ?? [];
  return { code, report, found };
}

/** The bugs of the museum, each with what shows it. Its tests pass with each of them while all goes well. */
describe("the matrix finds", () => {
  test.each([
    ["retries-order", ["lost-reply:addInvoice"], "no-blind-resend"],
    ["retries-membership", ["lost-reply:registerPayment"], "no-blind-resend"],
    ["believes-callback", ["callback-unpaid"], "no customer paid (T-2), and the shop did not ask"],
    ["believes-callback-number", ["callback-unpaid"], "no customer paid (T-2)"],
    ["believes-cancel", ["cancel-after-payment"], "reports a failure, but the customer paid"],
    ["issues-again", ["callback-doubled"], "more often than it happened"],
    ["closes-unreadable", ["status:getInvoice", "lasting"], "but the customer paid"],
    ["loses-wallet-payment", ["lost-reply:processPayment", "once"], "but the customer paid"],
    ["wallet-never-fails", ["status:processPayment", "once"], "no customer paid"],
    ["counts-callbacks", ["callback-doubled"], "more often than it happened"],
    ["never-gives-up", ["hang:addInvoice"], "waits without a limit"],
    ["dies-on-html", ["truncated-json:getInvoice", "lasting"], "own code threw an error"],
  ])("%s", async (bug, only, why) => {
    const { code, found } = await matrix(bug, only);
    expect(code).toBe(1);
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(why));
  });
});

test("no bug in the right museum under the same cells", async () => {
  const only = [
    "callbacks",
    "payments",
    "lost-reply",
    "status:getInvoice",
    "truncated-json:getInvoice",
  ];
  const { code, report, found } = await matrix("", only);
  expect([code, found]).toEqual([0, []]);
  expect(report.summary).toMatch(/^0 bugs in \d+ cells: \d+ expected, \d+ survived\.$/);
  expect(report.notes?.[0]).toMatch(
    /^Ran: 10 tests plainly and in \d+ cells, against 8 operations\.$/,
  );
});
