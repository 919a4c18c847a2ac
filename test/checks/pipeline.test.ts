import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Cell } from "../../mocks/checks/matrix/cells.js";
import { stable } from "../../mocks/checks/matrix/judge.js";
import { matrixReport } from "../../mocks/checks/matrix/report.js";
import {
  compared,
  type MatrixCell,
  type MatrixData,
  type MatrixFinding,
  matrixDataIn,
  merged,
} from "../../mocks/checks/matrix/result.js";
import { sharedOut } from "../../mocks/checks/matrix/shards.js";
import type { FaultOption } from "../../mocks/checks/run/rules.js";
import { commentText } from "../../mocks/report/comment.js";
import { githubAnnotations, markdownText } from "../../mocks/report/github.js";
import { jsonText, type Report } from "../../mocks/report/report.js";
import { terminalText } from "../../mocks/report/terminal.js";
import { command, configured, folder, paystub } from "../support/command-line.js";

const finding = (
  key: string,
  cells: readonly string[] = ["hang on addInvoice"],
): MatrixFinding => ({
  ...{
    key,
    name: `${key} under ${cells[0]}`,
    cells,
    tests: [],
    message: "It is wrong.",
    details: [],
  },
});

const cell = (name: string, more: Partial<MatrixCell> = {}): MatrixCell => ({
  ...{
    matrix: "faults",
    name,
    row: name.split(" on ")[0] ?? "",
    column: name.split(" on ")[1] ?? "",
  },
  ...{ verdict: "survived" },
  ...more,
});

const data = (
  cells: readonly MatrixCell[],
  findings: readonly MatrixFinding[] = [],
  unclear: readonly MatrixFinding[] = [],
): MatrixData => ({
  ...{ kinds: ["faults"], plain: { tests: 2, operations: 1, notes: [] } },
  ...{ cells, findings, unclear },
});

const reportOf = (given: MatrixData, known = {}): Report =>
  matrixReport({ title: "paystub run", data: given, cases: new Map(), plain: [] }, known);

const HANG = cell("hang on addInvoice", { verdict: "bug", keys: ["bug late"] });
const LOST = cell("lost-reply on addInvoice");

test.each([
  ["TypeError: no order ORD-17 at 10:24:01", "TypeError: no order # at #:#:#"],
  ["GET /orders/17", "GET /orders/#"],
  ["http://127.0.0.1:40101/paid", "http://#:#/paid"],
])("what a key takes from %j holds no number, time or port", (text, kept) => {
  expect(stable(text)).toBe(kept);
});

describe("held against a baseline", () => {
  const now = data([HANG, LOST], [finding("bug late"), finding("bug new")]);

  test("a finding is new, known, accepted, fixed, or not tried again", () => {
    const gone = [finding("bug gone", [LOST.name]), finding("bug elsewhere", ["cut on payByCard"])];
    const baseline = data([], [finding("bug late"), ...gone]);
    const accepted = { "bug new": "It is a demo.", "bug never": "Long ago." };
    const { fresh, known, fixed, untried, unmet, ...rest } = compared(now, { baseline, accepted });
    expect([fresh, known, fixed, untried].map((all) => all.map(({ key }) => key))).toEqual([
      [],
      ["bug late"],
      ["bug gone"],
      ["bug elsewhere"],
    ]);
    expect(rest.accepted).toMatchObject([{ key: "bug new", reason: "It is a demo." }]);
    expect(unmet).toEqual(["bug never"]);
    const { notes } = reportOf(now, { baseline, accepted: { "bug latte": "Spilled." } });
    expect(notes).toContain(
      "The baseline lacks 2 cells that ran. What only they show counts as new.",
    );
    expect(notes).toContain(
      'Accepted, but not found: bug latte. Did you mean bug late? If not, remove it from "accepted" in paystub.json.',
    );
  });

  test("only a new one fails, and a cell with a known one does not", () => {
    const known = reportOf(now, { baseline: data([], now.findings) });
    expect([known.passed, known.summary]).toEqual([
      true,
      "1 bug in 2 cells: 1 with a bug, 1 survived. Findings: 0 new, 2 known, 0 fixed.",
    ]);
    const failed = reportOf(now, { baseline: data([], [finding("bug late")]) });
    expect(failed.passed).toBe(false);
    expect(
      failed.sections.map(({ name, cases }) => [name, cases.map((one) => one.status)]),
    ).toEqual([
      ["Findings", ["failed"]],
      ["Known findings", ["warning"]],
      ["Under faults", ["skipped", "skipped"]],
    ]);
  });

  test("a comment on a report without findings of a matrix lists what failed", () => {
    const cases = Array.from({ length: 9 }, (_, n) => ({
      name: `c${n}`,
      status: "failed" as const,
    }));
    const sections = [{ name: "Pacts", cases }];
    const text = commentText({ title: "paystub verify", passed: false, summary: "No.", sections });
    expect(text.split("\n").slice(-3, -1)).toEqual(["- c4", "- and 4 more"]);
  });

  test("a comment has at most ten lines", () => {
    const many = Array.from({ length: 9 }, (_, n) => finding(`bug ${n}`));
    const text = commentText(
      reportOf(data([HANG], many), {
        baseline: data([], [finding("bug 0"), finding("bug gone", [])]),
        accepted: { "bug 1": "Known @all." },
      }),
    );
    expect(text.trimEnd().split("\n")).toHaveLength(10);
    expect(text).toContain(
      "New&#58; bug 4 under hang on addInvoice. It is wrong. &#40;and 4 more&#41;",
    );
    expect(text).toContain("Fixed&#58; bug gone");
  });
});

test("cells that are unclear for one reason are listed once: the first names in a terminal, all in a file", () => {
  const cells = Array.from({ length: 8 }, (_, n) => cell(`f${n} on c`, { verdict: "unclear" }));
  const names = cells.map(({ name }) => name);
  const given = data(cells, [], [finding("unclear late", names)]);
  const cases = new Map(names.map((name) => [name, { name, status: "warning" } as const]));
  const report = matrixReport({ title: "paystub run", data: given, cases, plain: [] });
  expect([report.passed, report.summary]).toEqual([true, "0 bugs in 8 cells: 8 unclear."]);
  const also = `also under: ${names.slice(1, 7).join("; ")}; `;
  expect(terminalText(report)).toContain(`${also}and 1 more\n`);
  for (const text of [markdownText(report), githubAnnotations(report)]) {
    expect(text.match(/It is wrong\./g)).toHaveLength(1);
    expect(text).toContain(`${also}f7 on c`);
    expect(text).not.toContain("Under faults: f");
  }
});

test("what was not run comes first in the last line, and such a run has not passed", () => {
  const skipped = cell("cut on addInvoice", { verdict: "skipped", notRun: "no-budget" });
  const report = reportOf(data([LOST, skipped]));
  expect(terminalText(report).trimEnd().split("\n").at(-1)).toBe(
    "INCOMPLETE  1 of 2 cells was not run (the budget left no time). 0 bugs in 1 cell: 1 survived.",
  );
});

test("a bug that was not confirmed leaves a run incomplete", () => {
  const open = cell("cut on addInvoice", { verdict: "unclear", notRun: "unconfirmed" });
  const report = reportOf(data([LOST, open]));
  expect(report).toMatchObject({
    isPartial: true,
    summary: "1 of 2 cells was not run (again, to confirm a bug). 0 bugs in 1 cell: 1 survived.",
  });
});

test("a shard without cells has passed", () => {
  expect(reportOf(data([]))).toMatchObject({ passed: true, summary: "0 bugs in 0 cells." });
});

describe("shards", () => {
  const cells = Array.from(
    { length: 43 },
    (_, n): Cell => ({
      ...{ matrix: "faults", name: `f${n} on c${n % 5}`, row: `f${n}`, column: `c${n % 5}` },
      ...{ names: [], rank: 0, delayMs: n % 7 === 0 ? 3000 : 0, lasts: n % 2 === 0, reach: "run" },
    }),
  );
  const all = (given: readonly Cell[], baseline?: MatrixData) =>
    [1, 2, 3, 4].map((index) => sharedOut(given, { index, count: 4 }, baseline));

  test("together run each cell once, whatever the order of the cells", () => {
    const shares = all(cells);
    expect(new Set(shares.flat())).toEqual(new Set(cells));
    expect(shares.map(({ length }) => length)).toEqual([11, 11, 11, 10]);
    expect(shares.map((share) => share.filter(({ lasts }) => lasts).length)).toEqual([5, 6, 6, 5]);
    const turned = all([...cells].reverse()).map((share) => new Set(share));
    expect(turned).toEqual(shares.map((share) => new Set(share)));
  });

  test("have something to run, unless all is skipped", () => {
    const [one, other, ...rest] = cells.slice(0, 9);
    const skipped = rest.map((each): Cell => ({ ...each, skip: "unmet-switch" }));
    const [first = [], ...others] = all([...skipped, one, other] as readonly Cell[]);
    expect(first).toEqual([...skipped, expect.not.objectContaining({ skip: "unmet-switch" })]);
    expect(others.map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  test("take as long as each other by the times of the baseline", () => {
    const times = new Map(cells.map(({ name }, n) => [name, n < 4 ? 9000 : 100]));
    const baseline = data(
      cells.map(({ name }) => cell(name, { durationMs: times.get(name) ?? 0 })),
    );
    const sums = all(cells, baseline).map((share) =>
      share.reduce((sum, { name }) => sum + (times.get(name) ?? 0), 0),
    );
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(100);
  });

  test("keep the cells together that only together tell whether a shop compares amounts", () => {
    const ask = { operation: "getInvoice" } as const;
    const rules: readonly FaultOption[] = [
      ...(["empty-reply", "lost-reply", "hang"] as const).map((fault) => ({ fault, ...ask })),
      { fault: "invoice-wrong-amount", ...ask, times: 1 },
    ];
    const together = rules.map((rule, n) => ({ ...cells[0], name: `t${n}`, rule }) as Cell);
    const shares = all([...cells, ...together]);
    expect(shares[0]).toEqual(expect.arrayContaining(together));
    expect(shares.map(({ length }) => length)).toEqual([12, 12, 12, 11]);
  });

  test("are merged: the worst verdict counts, and a cell that none ran is named", () => {
    const other = { ...cell("cut on addInvoice"), verdict: undefined };
    const shard = (given: MatrixData) => ({ data: given, report: reportOf(given) });
    const { verdict: _, ...left } = other;
    const both = merged([
      shard({
        ...data([HANG, left], [finding("bug late")], [finding("late", ["a"])]),
        shard: "1/3",
      }),
      shard({
        ...data(
          [cell(HANG.name), LOST],
          [finding("bug late", [LOST.name])],
          [finding("late", ["b"])],
        ),
        shard: "2/3",
      }),
    ]);
    const report = matrixReport(both);
    expect(report.summary).toBe(
      "1 of 3 cells was not run (no shard ran them). 1 bug in 2 cells: 1 with a bug, 1 survived.",
    );
    expect(both.data.findings).toMatchObject([{ cells: [HANG.name, LOST.name] }]);
    expect(both.data.unclear).toMatchObject([{ cells: ["a", "b"] }]);
    expect(report.notes).toContain("Merged from 2 reports. There is no report of shard 3/3.");
    const unlike = merged([shard({ ...data([HANG, left]), shard: "1/1" })]);
    expect(unlike.notes).toEqual([
      "Merged from 1 report. The shards divided the cells differently: their plain runs or their baselines differed.",
    ]);
    expect(matrixDataIn(JSON.parse(jsonText(report)))).toEqual({ data: both.data });
  });
});

describe("in a pipeline", () => {
  /** Sends an invoice again without a look at what became of the first one. */
  const BLIND = "must((await addsInvoice().catch(() => {})) ?? (await addsInvoice()), 'none');";
  const only = [
    "--matrix",
    "faults",
    "--only",
    "lost-reply",
    "html-504",
    "reset-mid-reply",
    "once",
  ];

  test("shards, a baseline and an accepted finding make one report", async () => {
    const where = folder();
    mkdirSync(join(where, "shards"));
    const tests = command(BLIND);
    for (const shard of ["1/2", "2/2"]) {
      const file = join(where, "shards", `${shard[0]}.json`);
      const argv = [...only, "--shard", shard, "--report", file];
      expect((await paystub("run", ...argv, "--", ...tests)).code).toBe(1);
    }
    const out = join(where, "all.json");
    const merge = ["run", "--merge", join(where, "shards"), "--report", out];
    const first = await paystub(...merge);
    expect([first.code, first.out]).toEqual([1, expect.stringContaining("FAILED  1 bug in ")]);
    const report = JSON.parse(readFileSync(out, "utf8"));
    const [{ key }] = report.data.findings;
    expect(key).toBe("bug invariant no-blind-resend addInvoice");

    const known = await paystub(...merge, "--baseline", out);
    expect([known.code, known.out]).toEqual([
      0,
      expect.stringContaining("0 new, 1 known, 0 fixed"),
    ]);
    const accepted = await paystub(...merge, ...configured({ accepted: { [key]: "Ours." } }));
    expect([accepted.code, accepted.out]).toEqual([0, expect.stringContaining("(Ours.)")]);
  });

  test.each([
    ["{", "is not valid JSON"],
    ['{"version": "2"}', "its version is not 1, the one that this paystub reads"],
    ['{"version": 1}', "(it has no sections)"],
    ['{"version": 1, "sections": []}', "(it has no cells)"],
  ])("a baseline of %s is refused in one line", async (content, why) => {
    const path = join(folder(), "report.json");
    writeFileSync(path, content);
    const { code, complaints } = await paystub("run", "--merge", "x", "--baseline", path);
    expect([code, complaints.trimEnd().split("\n").length]).toEqual([2, 1]);
    expect(complaints).toContain(why);
  });

  test.each([
    ['{"version": 2}', "its version is not 1, the one that this paystub reads"],
    ['{"version": 1, "sections": [], "data": {"cells": 1}}', "data: "],
  ])("a baseline of %s is as good as none", async (content, why) => {
    const path = join(folder(), "report.json");
    writeFileSync(path, content);
    const { complaints } = await paystub("run", "--merge", "x", "--baseline", path);
    expect(complaints).toContain(`is from another version of paystub (${why}`);
    expect(complaints).toContain("), so every finding is new.\npaystub: the folder x has no");
  });

  test.each([
    ["1/4", "2/3", "a.json is shard 1/4, and b.json is shard 2/3. Keep one report of each shard"],
    ["1/4", "1/4", "a.json is shard 1/4, and b.json is shard 1/4. Keep"],
    ["1/4", undefined, "a.json is shard 1/4, and b.json is no shard. Keep"],
  ])("reports of %s and %s are not merged", async (one, other, why) => {
    const where = folder();
    const write = (name: string, shard: string | undefined) => {
      const report = { version: 1, sections: [], data: { ...data([]), shard } };
      writeFileSync(join(where, name), JSON.stringify(report));
    };
    write("a.json", one);
    write("b.json", other);
    const { code, complaints } = await paystub("run", "--merge", where);
    expect([code, complaints.trimEnd().split("\n").length]).toEqual([2, 1]);
    expect(complaints).toContain(why);
  });

  test.each([
    [["--merge", "no-such-folder"], "has no .json file. Give --merge the folder"],
    [["--merge", "package.json"], "the folder package.json cannot be read (ENOTDIR). Give --merge"],
    [["--merge", "x", "--baseline", "."], "the baseline . cannot be read (EISDIR). Give"],
    [["--shard", "5/4", "--", "x"], "It must be the number of a shard and how many there are"],
    [["--merge", "reports", "--", "npm", "test"], "--merge and a command exclude each other"],
    [["--merge", "reports", "--matrix", "faults"], "--merge and --matrix exclude each other"],
    [["--shard", "1/2", "--", "x"], "--shard needs a matrix. Add --matrix faults"],
    [["--baseline", "main.json", "--", "x"], "--baseline needs a matrix. Add --matrix faults"],
  ])("%j is a mistake", async (argv, why) => {
    const { code, complaints } = await paystub("run", ...argv);
    expect([code, complaints.trimEnd().split("\n").length]).toEqual([2, 1]);
    expect(complaints).toContain(why);
  });

  test("without a baseline yet, every finding is new", async () => {
    const argv = ["--matrix", "faults", "--only", "lost-reply", "once", "--baseline", "none.json"];
    const { code, complaints } = await paystub("run", ...argv, "--", ...command(BLIND));
    expect(code).toBe(1);
    expect(complaints).toContain("There is no baseline none.json, so every finding is new.");
  });
});
