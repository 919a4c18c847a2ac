import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { describe, expect, test } from "vitest";
import { addReportOptions, conclude, type ReportFlags } from "../../../mocks/cli/reporting.js";
import { CheckFailed, UsageError } from "../../../mocks/cli/usage.js";
import type { Report } from "../../../mocks/report/report.js";
import { folder, paystub } from "../../support/command-line.js";
import { MIXED, reportOf } from "../../support/reports.js";

/** Concludes a report and gives what was printed, and what was thrown. */
async function concluded(report: Report, flags: ReportFlags) {
  const out: string[] = [];
  const thrown = await conclude(report, flags, (text) => out.push(text)).catch((error) => error);
  return { out: out.join(""), thrown };
}

test("a report that passed is printed, and no more", async () => {
  const { out, thrown } = await concluded(reportOf({ name: "a", status: "passed" }), {});
  expect(out).toContain("PASSED  Reported. (1 passed)");
  expect(thrown).toBeUndefined();
});

test("a report that failed is printed before its failure is reported", async () => {
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
  const file = join(folder(), "file");
  writeFileSync(file, "in the way");
  const junit = join(file, "report.xml");
  const { out, thrown } = await concluded(MIXED, { junit });
  expect(out).toContain("sends an OTP");
  expect(thrown).toBeInstanceOf(UsageError);
  expect(thrown.message).toContain("give --junit a file that can be");
});

describe("what could not be written in the end is refused before the start", () => {
  const RUN = ["run", "--allow-no-calls", "--", process.execPath, "-e"];
  const COMMANDS: readonly (readonly [string, ...string[]])[] = [
    ["run", ...RUN.slice(1), ""],
    ["explore", "--shop", "none.mjs"],
    ["verify", "--pacts", "none"],
    ["conform", "--base-url", "http://127.0.0.1:1"],
    ["breaking", "none.yaml"],
    ["lint", "none.yaml"],
    ["coverage", "none"],
  ];
  const place = () => {
    const file = join(folder(), "file");
    writeFileSync(file, "in the way");
    return file;
  };

  test.each(COMMANDS)("by paystub %s", async (name, ...rest) => {
    const path = join(place(), "report.xml");
    const { code, out, complaints } = await paystub(name, "--junit", path, ...rest);
    const why = `the file ${path} cannot be written (ENOTDIR); give --junit a file that can be`;
    expect([code, out, complaints]).toEqual([2, "", `paystub: ${why}\n`]);
  });

  test.each(["junit", "html", "sarif", "coverage", "record"])("by run --%s", async (option) => {
    const ran = join(folder(), "ran");
    const script = `require("node:fs").writeFileSync(${JSON.stringify(ran)}, "")`;
    const [name = "", ...rest] = RUN;
    const refused = (path: string) => paystub(name, `--${option}`, path, ...rest, script);
    expect(await refused(join(place(), "within"))).toMatchObject({ code: 2, out: "" });
    const { code, complaints } = await refused("");
    expect([code, complaints]).toEqual([2, `paystub: --${option} was given an empty value\n`]);
    expect(existsSync(ran)).toBe(false);
  });

  test("two reports have a file each", async () => {
    const junit = join(folder(), "report");
    const html = join(junit, "..", "report");
    const { code, complaints } = await paystub(
      "lint",
      "none.yaml",
      "--junit",
      junit,
      "--html",
      html,
    );
    const why = `two reports cannot be written to ${junit}; give each a file of its own`;
    expect([code, complaints]).toEqual([2, `paystub: ${why}\n`]);
  });

  test("a folder is no file, and what is only missing is made in the end", async () => {
    const here = folder();
    const refused = await paystub("lint", "none.yaml", "--html", here);
    expect(refused.complaints).toContain(`the file ${here} cannot be written (EISDIR)`);
    const junit = join(here, "reports", "new", "run.xml");
    expect((await paystub("run", "--junit", junit, ...RUN.slice(1), "")).code).toBe(0);
    expect(readFileSync(junit, "utf8")).toContain("<testsuites");
  });
});

test.runIf(process.platform === "linux")("a place that takes no folders is reported", async () => {
  const { thrown } = await concluded(MIXED, { junit: "/proc/nowhere/report.xml" });
  expect(thrown.message).toMatch(/cannot be written \((ENOENT|EACCES)\); give --junit/);
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
