import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import { afterEach, describe, expect, test, vi } from "vitest";
import { conclude, type ReportFlags } from "../../mocks/cli/reporting.js";
import { CheckFailed, UsageError } from "../../mocks/cli/usage.js";
import { markdownText } from "../../mocks/report/github.js";
import type { Case, Report } from "../../mocks/report/report.js";
import { folder, NO_CALLS, paystub, terminal } from "../support/command-line.js";
import { MIXED, reportOf as reportWith } from "../support/reports.js";

afterEach(() => void vi.unstubAllEnvs());

const HOSTILE =
  "<img src=x onerror=a()> | `x` **b** @team #1 [l](http://e) \u202e ::error::x\n\n# big";

function reportOf(cases: readonly Case[], passed = false): Report {
  const tables = [{ title: HOSTILE, columns: ["a", HOSTILE], rows: [["1", HOSTILE]] }];
  return { title: HOSTILE, passed, summary: HOSTILE, sections: [{ name: HOSTILE, cases, tables }] };
}

const caseOf = (status: Case["status"], name: string = status): Case => ({
  name,
  status,
  message: HOSTILE,
  file: "spec.yaml",
  line: 3,
});

describe("a report as Markdown", () => {
  test("contains the verdict, then failures, then warnings, and no passed cases", () => {
    const text = markdownText(
      reportOf([caseOf("passed"), caseOf("warning"), caseOf("failed"), caseOf("skipped")]),
    );
    expect(text).toContain("**FAILED**");
    expect(text).toContain("(1 failed, 1 warning, 1 skipped, 1 passed)");
    const heads = [...text.matchAll(/<summary>(failed|warning|passed|skipped):/g)].map(
      ([, s]) => s,
    );
    expect(heads).toEqual(["failed", "warning"]);
    expect(text).toContain("at spec.yaml:3");
  });

  test("says how much it leaves out", () => {
    const cases = Array.from({ length: 1000 }, (_, n) => caseOf("failed", `case ${n}`));
    const text = markdownText(reportOf(cases));
    expect(text).toContain("And 900 more; the other reports have them all.");
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  });

  test("escapes text of others: it creates no element, link, heading, mention or command", () => {
    const source = markdownText(reportOf([caseOf("failed", HOSTILE)]));
    const page = new Marked({ gfm: true }).parse(source) as string;
    const elements = new Set([...page.matchAll(/<(\w+)/g)].map(([, name]) => name));
    expect([...elements].sort()).toEqual(
      [
        "details",
        "h3",
        "p",
        "pre",
        "strong",
        "summary",
        "table",
        "tbody",
        "td",
        "th",
        "thead",
        "tr",
      ].sort(),
    );
    expect(source).not.toMatch(/^\s*::/m);
    expect(source).not.toContain("\u202e");
    expect(source).not.toContain("@team");
  });
});

/** Concludes a report and gives what was printed, and what was thrown. */
async function concluded(report: Report, flags: ReportFlags) {
  const out: string[] = [];
  const thrown = await conclude(report, flags, terminal(out)).catch((error) => error);
  return { out: out.join(""), thrown };
}

describe("in a job of GitHub Actions", () => {
  test("a report adds annotations, and its summary to that of the step", async () => {
    const file = join(folder(), "summary.md");
    vi.stubEnv("GITHUB_ACTIONS", "true").stubEnv("GITHUB_STEP_SUMMARY", file);
    await concluded(reportWith(), {});
    const { out } = await concluded(MIXED, {});
    expect(readFileSync(file, "utf8").match(/\*\*(PASSED|FAILED)\*\*/g)).toHaveLength(2);
    expect(out).toMatch(/^::stop-commands::.*sends an OTP.*\n::error file=/s);
    const json = await concluded(MIXED, { json: true });
    expect(JSON.parse(json.out)).toMatchObject({ passed: false });

    vi.stubEnv("GITHUB_STEP_SUMMARY", join(file, "summary.md"));
    const { thrown } = await concluded(MIXED, {});
    expect(thrown.message).toMatch(
      /cannot be written \((EEXIST|ENOTDIR)\). Let GITHUB_STEP_SUMMARY name a file/,
    );
  });
});

test("each file has the form of its ending", async () => {
  const report = ["report.xml", "report.html", "report.json"].map((name) => join(folder(), name));
  const { out, thrown } = await concluded(MIXED, { report });
  const [xml = "", html = "", json = ""] = report.map((path) => readFileSync(path, "utf8"));
  expect(xml).toContain("<testsuites");
  expect(html).toContain("<!doctype html>");
  expect(JSON.parse(json)).toMatchObject({ version: 1, passed: false });
  expect(out).not.toContain("::error");
  expect(out).toContain("FAILED   sends an OTP");
  expect(thrown).toBeInstanceOf(CheckFailed);
});

test("a file that cannot be written is a mistake of the caller, who still gets the report", async () => {
  const file = join(folder(), "file");
  writeFileSync(file, "in the way");
  const { out, thrown } = await concluded(MIXED, { report: [join(file, "report.xml")] });
  expect(out).toContain("sends an OTP");
  expect(thrown).toBeInstanceOf(UsageError);
  expect(thrown.message).toContain("Give --report another file");
});

describe("an output that cannot be written is refused before the start", () => {
  const RUN = ["run", ...NO_CALLS, "--", process.execPath, "-e"];
  const place = () => {
    const file = join(folder(), "file");
    writeFileSync(file, "in the way");
    return file;
  };

  test.each([
    ["run", ...RUN.slice(1), ""],
    ["explore", "--shop", "none.mjs"],
    ["verify", "--pacts", "none"],
  ])("by paystub %s", async (name, ...rest) => {
    const path = join(place(), "report.xml");
    const { code, out, complaints } = await paystub(name, "--report", path, ...rest);
    const why = `the file ${path} cannot be written (ENOTDIR). Give --report another file`;
    expect([code, out, complaints]).toEqual([2, "", `paystub: ${why}\n`]);
  });

  test.each(["report", "record"])("by run --%s", async (option) => {
    const ran = join(folder(), "ran");
    const script = `require("node:fs").writeFileSync(${JSON.stringify(ran)}, "")`;
    const [name = "", ...rest] = RUN;
    const refused = (path: string) => paystub(name, `--${option}`, path, ...rest, script);
    expect(await refused(join(place(), "within.xml"))).toMatchObject({ code: 2, out: "" });
    expect(await refused("")).toMatchObject({ code: 2, out: "" });
    expect(existsSync(ran)).toBe(false);
  });

  test("another ending is refused, and a missing folder is created at the end", async () => {
    const here = folder();
    const run = (path: string) => paystub("run", "--report", path, ...RUN.slice(1), "");
    expect((await run(join(here, "run.sarif"))).complaints).toContain("must end in .xml (JUnit)");
    const xml = join(here, "reports", "new", "run.xml");
    expect((await run(xml)).code).toBe(0);
    expect(readFileSync(xml, "utf8")).toContain("<testsuites");
  });
});
