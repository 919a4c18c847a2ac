import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { expect, test } from "vitest";
import { addReportOptions, conclude, type ReportFlags } from "../mocks/cli/reporting.js";
import { CheckFailed, UsageError } from "../mocks/cli/usage.js";
import type { Report } from "../mocks/report/report.js";
import { folder } from "./support/command-line.js";
import { MIXED, reportOf } from "./support/reports.js";

/** Concludes a report and gives what was printed, and what was thrown. */
async function concluded(report: Report, flags: ReportFlags) {
  const out: string[] = [];
  const thrown = await conclude(report, flags, (text) => out.push(text)).catch((error) => error);
  return { out: out.join(""), thrown };
}

test("a report that passed is printed, and no more", async () => {
  const { out, thrown } = await concluded(reportOf({ name: "a", status: "passed" }), {});
  expect(out).toContain("PASSED  Told. (1 passed)");
  expect(thrown).toBeUndefined();
});

test("a report that failed is printed before its failure is told", async () => {
  const { out, thrown } = await concluded(MIXED, {});
  expect(out).toContain("FAILED   sends an OTP");
  expect(thrown).toBeInstanceOf(CheckFailed);
});

test("JSON takes the place of the text", async () => {
  const { out } = await concluded(MIXED, { json: true });
  expect(JSON.parse(out)).toMatchObject({ version: 1, passed: false });
});

test("files and annotations come on top", async () => {
  const [junit, html] = [join(folder(), "report.xml"), join(folder(), "report.html")];
  const { out } = await concluded(MIXED, { junit, html, github: true });
  expect(readFileSync(junit, "utf8")).toContain("<testsuites");
  expect(readFileSync(html, "utf8")).toContain("<!doctype html>");
  expect(out).toMatch(/^::stop-commands::.*sends an OTP.*\n::error file=/s);
});

test("a file that cannot be written is a mistake of the caller, who has the report all the same", async () => {
  const junit = join(folder(), "none", "report.xml");
  const { out, thrown } = await concluded(MIXED, { junit });
  expect(out).toContain("sends an OTP");
  expect(thrown).toBeInstanceOf(UsageError);
  expect(thrown.message).toContain("give --junit a file in a folder that exists");
});

test("JSON and annotations do not mix", async () => {
  const command = addReportOptions(new Command("check"))
    .exitOverride()
    .configureOutput({
      writeErr: () => undefined,
    });
  await expect(command.parseAsync(["--json", "--github"], { from: "user" })).rejects.toThrow(
    "'--json' cannot be used with option '--github'",
  );
  expect(command.helpInformation()).toContain("Report options:");
});
