import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import { describe, expect, test, vi } from "vitest";
import { conclude } from "../../../mocks/cli/reporting.js";
import { markdownText } from "../../../mocks/report/github.js";
import type { Case, Report } from "../../../mocks/report/report.js";
import { folder } from "../../support/command-line.js";

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
  test("tells the verdict, then what failed, then warnings, and nothing of what passed", () => {
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

  test("text of others is text: no element, link, heading, mention or command comes of it", () => {
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

describe("--github in a job", () => {
  test("adds to the summary of the step, and says what is wrong where it cannot", async () => {
    const file = join(folder(), "summary.md");
    vi.stubEnv("GITHUB_STEP_SUMMARY", file);
    const passed: Report = {
      title: "paystub lint",
      passed: true,
      summary: "all well",
      sections: [],
    };
    await conclude(passed, { github: true }, () => undefined);
    await conclude(passed, { github: true }, () => undefined);
    expect(readFileSync(file, "utf8").match(/\*\*PASSED\*\* all well/g)).toHaveLength(2);

    vi.stubEnv("GITHUB_STEP_SUMMARY", join(file, "summary.md"));
    await expect(conclude(passed, { github: true }, () => undefined)).rejects.toThrow(
      /cannot be written \((EEXIST|ENOTDIR)\); let GITHUB_STEP_SUMMARY name a file/,
    );
    vi.unstubAllEnvs();
  });
});
