import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import fc from "fast-check";
import { Marked } from "marked";
import type { Log, Result } from "sarif";
import { describe, expect, test, vi } from "vitest";
import { addReportOptions, conclude, type ReportFlags } from "../../../mocks/cli/reporting.js";
import { CheckFailed, UsageError } from "../../../mocks/cli/usage.js";
import { markdownText } from "../../../mocks/report/github.js";
import type { Case, Report } from "../../../mocks/report/report.js";
import { sarifText } from "../../../mocks/report/sarif.js";
import { VERSION } from "../../../mocks/version.js";
import { anyCharacter } from "../../support/characters.js";
import { folder, paystub } from "../../support/command-line.js";
import { FAILED_AS_A_WHOLE, MIXED, reportOf as reportWith } from "../../support/reports.js";

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

describe("--github in a job", () => {
  test("adds to the summary of the step, and reports when it cannot", async () => {
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
      /cannot be written \((EEXIST|ENOTDIR)\). Let GITHUB_STEP_SUMMARY name a file/,
    );
    vi.unstubAllEnvs();
  });
});

/** Concludes a report and gives what was printed, and what was thrown. */
async function concluded(report: Report, flags: ReportFlags) {
  const out: string[] = [];
  const thrown = await conclude(report, flags, (text) => out.push(text)).catch((error) => error);
  return { out: out.join(""), thrown };
}

test("a passed report is only printed", async () => {
  const { out, thrown } = await concluded(reportWith({ name: "a", status: "passed" }), {});
  expect(out).toContain("PASSED  Reported. (1 passed)");
  expect(thrown).toBeUndefined();
});

test("a failed report is printed before its failure", async () => {
  const { out, thrown } = await concluded(MIXED, {});
  expect(out).toContain("FAILED   sends an OTP");
  expect(thrown).toBeInstanceOf(CheckFailed);
});

test("JSON replaces the text", async () => {
  const { out } = await concluded(MIXED, { json: true });
  expect(JSON.parse(out)).toMatchObject({ version: 1, passed: false });
});

test("files and annotations are added", async () => {
  const [junit, html] = [join(folder(), "report.xml"), join(folder(), "report.html")];
  const { out } = await concluded(MIXED, { junit, html, github: true });
  expect(readFileSync(junit, "utf8")).toContain("<testsuites");
  expect(readFileSync(html, "utf8")).toContain("<!doctype html>");
  expect(out).toMatch(/^::stop-commands::.*sends an OTP.*\n::error file=/s);
});

test("a file that cannot be written is a mistake of the caller, who still gets the report", async () => {
  const file = join(folder(), "file");
  writeFileSync(file, "in the way");
  const junit = join(file, "report.xml");
  const { out, thrown } = await concluded(MIXED, { junit });
  expect(out).toContain("sends an OTP");
  expect(thrown).toBeInstanceOf(UsageError);
  expect(thrown.message).toContain("Give --junit another file");
});

describe("an output that cannot be written is refused before the start", () => {
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
    const why = `the file ${path} cannot be written (ENOTDIR). Give --junit another file`;
    expect([code, out, complaints]).toEqual([2, "", `paystub: ${why}\n`]);
  });

  test.each(["junit", "html", "sarif", "coverage", "record"])("by run --%s", async (option) => {
    const ran = join(folder(), "ran");
    const script = `require("node:fs").writeFileSync(${JSON.stringify(ran)}, "")`;
    const [name = "", ...rest] = RUN;
    const refused = (path: string) => paystub(name, `--${option}`, path, ...rest, script);
    expect(await refused(join(place(), "within"))).toMatchObject({ code: 2, out: "" });
    const { code, complaints } = await refused("");
    expect([code, complaints]).toEqual([2, `paystub: --${option} is empty. Give it a value\n`]);
    expect(existsSync(ran)).toBe(false);
  });

  test("two reports need a file each", async () => {
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
    const why = `you gave two reports the file ${junit}. Give each its own`;
    expect([code, complaints]).toEqual([2, `paystub: ${why}\n`]);
  });

  test("a folder is no file, and a missing folder is created at the end", async () => {
    const here = folder();
    const refused = await paystub("lint", "none.yaml", "--html", here);
    expect(refused.complaints).toContain(`the file ${here} cannot be written (EISDIR)`);
    const junit = join(here, "reports", "new", "run.xml");
    expect((await paystub("run", "--junit", junit, ...RUN.slice(1), "")).code).toBe(0);
    expect(readFileSync(junit, "utf8")).toContain("<testsuites");
  });
});

test.runIf(process.platform === "linux")("a place that allows no folders is reported", async () => {
  const { thrown } = await concluded(MIXED, { junit: "/proc/nowhere/report.xml" });
  expect(thrown.message).toMatch(/cannot be written \((ENOENT|EACCES)\). Give --junit/);
});

test("JSON and annotations exclude each other", async () => {
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

const SPEC = join(import.meta.dirname, "../../../spec/openapi.yaml");

/** What a reader of SARIF must have, by the published schema and by what GitHub takes. */
function flawsOf(value: unknown): readonly string[] {
  const log = value as Log;
  const flaws: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || flaws.push(what));
  must(log.version === "2.1.0", "the version is 2.1.0");
  must(URL.canParse(log.$schema ?? ""), "$schema is a URL");
  must(Array.isArray(log.runs) && log.runs.length === 1, "there is one run");
  for (const { tool, results = [], automationDetails } of log.runs ?? []) {
    must(Boolean(tool?.driver?.name), "the driver has a name");
    must(tool?.driver?.version === VERSION, "the driver has its version");
    for (const { shortDescription, help } of tool?.driver?.rules ?? []) {
      must(Boolean(shortDescription?.text && help?.text), "rules say what they are");
    }
    must(/^\S+\/$/.test(automationDetails?.id ?? ""), "the run has a category");
    const ids = tool?.driver?.rules?.map(({ id }) => id) ?? [];
    must(new Set(ids).size === ids.length, "rules are distinct");
    for (const result of results) flaws.push(...flawsOfResult(result, ids));
  }
  return flaws;
}

function flawsOfResult(result: Result, ids: readonly string[]): readonly string[] {
  const {
    ruleId = "",
    ruleIndex = -1,
    level = "",
    message,
    locations,
    partialFingerprints,
  } = result;
  const { artifactLocation, region } = locations?.[0]?.physicalLocation ?? {};
  const holds: Readonly<Record<string, boolean>> = {
    "ruleId and ruleIndex are of one rule": ids[ruleIndex] === ruleId && ruleId !== "",
    "level is known": ["error", "warning", "note"].includes(level),
    "message has a text": Boolean(message?.text),
    "there is a file": Boolean(artifactLocation?.uri),
    "uri is one": URL.canParse(artifactLocation?.uri ?? "", "file:///root/"),
    "uri is encoded": /^[\x21-\x7e]+$/.test(artifactLocation?.uri ?? ""),
    "lines begin at 1": (region?.startLine ?? 1) >= 1,
    "it has a name of its own": Boolean(locations?.[0]?.logicalLocations?.[0]?.fullyQualifiedName),
    "it has a fingerprint": Object.values(partialFingerprints ?? {}).every(Boolean),
  };
  return Object.entries(holds).flatMap(([what, does]) => (does ? [] : [what]));
}

const logOf = (report: Report): Log => JSON.parse(sarifText(report, VERSION));
const resultsOf = (report: Report) => logOf(report).runs[0]?.results ?? [];

describe("as SARIF", () => {
  test("failures are errors, warnings warnings, and pending cases notes; nothing else is reported", () => {
    expect(flawsOf(logOf(MIXED))).toEqual([]);
    expect(
      resultsOf(MIXED).map(({ level, ruleId, message }) => [level, ruleId, message.text]),
    ).toEqual([
      [
        "error",
        "paystub-verify",
        "web-shop: sends an OTP\nThe status is 400 where 200 was expected.\nexpected 200\n" +
          'came 400 {"error":"total"}\n  and more',
      ],
      ["note", "paystub-verify", "web-shop: is reported by webhook\nNot built yet."],
      [
        "warning",
        "paystub-verify",
        '<b>&"app"</b>: reads 100% of, it: all\nLine one\r\nline, two: 5%',
      ],
    ]);
  });

  test.each([
    ["pacts/web shop.json", "pacts/web%20shop.json"],
    ["pacts\\shop.json", "pacts/shop.json"],
    ["/tmp/ä.json", "file:///tmp/%C3%A4.json"],
    ["https://broker.example/pacts/a b", "https://broker.example/pacts/a%20b"],
    [undefined, "."],
  ])("the place %s is the URI %s", (file, uri) => {
    const [result] = resultsOf(reportWith({ name: "a", status: "failed", ...(file && { file }) }));
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(uri);
  });

  test("findings without a file differ by their records and their names", () => {
    const finding = (name: string) =>
      ({ name, status: "failed", record: `records/${name}.html` }) as const;
    const places = resultsOf(reportWith(finding("a b"), finding("c"))).map(({ locations }) => [
      locations?.[0]?.physicalLocation?.artifactLocation?.uri,
      locations?.[0]?.logicalLocations?.[0]?.fullyQualifiedName,
    ]);
    expect(places).toEqual([
      ["records/a%20b.html", "only/a b"],
      ["records/c.html", "only/c"],
    ]);
  });

  test("a finding stays the same on another line, and differs with another name", () => {
    const print = (name: string, line: number) =>
      resultsOf(reportWith({ name, status: "failed", file: "a", line }))[0]?.partialFingerprints;
    expect(print("a", 1)).toEqual(print("a", 9));
    expect(print("a", 1)).not.toEqual(print("b", 1));
  });

  test("a report that fails as a whole is a result too", () => {
    expect(flawsOf(logOf(FAILED_AS_A_WHOLE))).toEqual([]);
    expect(resultsOf(FAILED_AS_A_WHOLE)).toMatchObject([{ level: "error" }]);
  });

  test("any text of others gives a valid log", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const one = {
          name: text,
          status: "failed",
          message: text,
          file: text,
          rule: text,
        } as const;
        const flaws = flawsOf(logOf(reportWith(one)));
        expect(flaws.filter((flaw) => !/^ruleId|^there is a file|^uri/.test(flaw))).toEqual([]);
      }),
    );
  });

  test.each<[string, (log: Log) => unknown]>([
    ["the version is 2.1.0", (log) => ({ ...log, version: "2.0.0" })],
    ["the driver has its version", (log) => withDriver(log, { version: undefined })],
    [
      "rules say what they are",
      (log) => withDriver(log, { rules: [{ id: "paystub-verify", name: "x" }] }),
    ],
    ["it has a name of its own", (log) => withResult(log, { locations: [{}] })],
    ["the driver has a name", (log) => ({ ...log, runs: [{ ...log.runs[0], tool: {} }] })],
    ["message has a text", (log) => withResult(log, { message: {} as never })],
    ["level is known", (log) => withResult(log, { level: "failure" as never })],
    ["there is a file", (log) => withResult(log, { locations: [] })],
    ["ruleId and ruleIndex are of one rule", (log) => withResult(log, { ruleId: "other" })],
  ])("the check detects an invalid log: %s", (flaw, spoil) => {
    expect(flawsOf(spoil(logOf(MIXED)))).toContain(flaw);
  });
});

function withDriver(log: Log, part: object): unknown {
  const [run] = log.runs;
  const driver = { ...run?.tool.driver, ...part };
  return { ...log, runs: [{ ...run, tool: { driver } }] };
}

function withResult(log: Log, part: Partial<Result>): unknown {
  const [run] = log.runs;
  return { ...log, runs: [{ ...run, results: [{ ...run?.results?.[0], ...part }] }] };
}

test("lint writes it, with the rules of the findings", async () => {
  const copy = join(folder(), "openapi.yaml");
  const { writeFileSync } = await import("node:fs");
  writeFileSync(
    copy,
    readFileSync(SPEC, "utf8").replace("x-assumption: merchant-token", "x-assumption: none"),
  );
  const sarif = join(copy, "../lint.sarif");
  const { code } = await paystub("lint", copy, "--sarif", sarif);
  const log: Log = JSON.parse(readFileSync(sarif, "utf8"));
  expect({ code, flaws: flawsOf(log) }).toEqual({ code: 1, flaws: [] });
  expect(log.runs[0]?.results).toMatchObject([
    { ruleId: "paystub-assumption-rows", locations: [{ physicalLocation: { region: {} } }] },
  ]);
});
