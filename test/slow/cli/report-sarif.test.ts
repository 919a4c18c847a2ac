import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Log, Result } from "sarif";
import { describe, expect, test } from "vitest";
import type { Report } from "../../../mocks/report/report.js";
import { sarifText } from "../../../mocks/report/sarif.js";
import { VERSION } from "../../../mocks/version.js";
import { anyCharacter } from "../../support/characters.js";
import { folder, paystub } from "../../support/command-line.js";
import { FAILED_AS_A_WHOLE, MIXED, reportOf } from "../../support/reports.js";

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
  test("failures are errors, warnings warnings, what is pending a note; nothing else is reported", () => {
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
    const [result] = resultsOf(reportOf({ name: "a", status: "failed", ...(file && { file }) }));
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(uri);
  });

  test("findings without a file are distinguished by their records and their names", () => {
    const finding = (name: string) =>
      ({ name, status: "failed", record: `records/${name}.html` }) as const;
    const places = resultsOf(reportOf(finding("a b"), finding("c"))).map(({ locations }) => [
      locations?.[0]?.physicalLocation?.artifactLocation?.uri,
      locations?.[0]?.logicalLocations?.[0]?.fullyQualifiedName,
    ]);
    expect(places).toEqual([
      ["records/a%20b.html", "only/a b"],
      ["records/c.html", "only/c"],
    ]);
  });

  test("a finding is the same one wherever its line went, and another one by another name", () => {
    const print = (name: string, line: number) =>
      resultsOf(reportOf({ name, status: "failed", file: "a", line }))[0]?.partialFingerprints;
    expect(print("a", 1)).toEqual(print("a", 9));
    expect(print("a", 1)).not.toEqual(print("b", 1));
  });

  test("a report that failed as a whole is a result too", () => {
    expect(flawsOf(logOf(FAILED_AS_A_WHOLE))).toEqual([]);
    expect(resultsOf(FAILED_AS_A_WHOLE)).toMatchObject([{ level: "error" }]);
  });

  test("any text of others makes a log that can be read", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const one = {
          name: text,
          status: "failed",
          message: text,
          file: text,
          rule: text,
        } as const;
        const flaws = flawsOf(logOf(reportOf(one)));
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
  ])("the check finds that it is not so: %s", (flaw, spoil) => {
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
