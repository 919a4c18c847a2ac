import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Cell,
  faultCells,
  inTurns,
  SENSIBLE_FAULTS,
  wanted,
} from "../../mocks/checks/matrix/cells.js";
import type { CellOutcome } from "../../mocks/checks/matrix/judge.js";
import { skippedCell } from "../../mocks/checks/matrix/judge.js";
import { notBegun, quickest } from "../../mocks/checks/matrix/planned.js";
import { type Plan, schedule, TimeLeft } from "../../mocks/checks/matrix/schedule.js";
import { Evidence, RunEvidence } from "../../mocks/checks/run/evidence.js";
import { formatRule, shellLine } from "../../mocks/checks/run/rules.js";
import { readFaultRule } from "../../mocks/cli/fault-option.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { SandboxFacts } from "../../mocks/observe/facts.js";
import { faults } from "../../spec/generated/faults.js";
import { type OperationId, operations } from "../../spec/generated/operations.js";

/** An account of a run that called some operations, and in which some things happened. */
function accountOf(
  called: readonly OperationId[],
  events: readonly DomainEvent[] = [],
): RunEvidence {
  const account = new RunEvidence();
  const { request, event: tell } = account.observer;
  for (const [n, operationId] of called.entries()) {
    const texts = {
      requestBody: null,
      responseBody: null,
      explanation: null,
      code: null,
      refusal: null,
      position: null,
      cut: [],
    };
    const place = { method: "POST", path: "/", status: 200, tolerated: [], faults: [] };
    request?.("shop", { id: n + 1, at: 0, operationId, ...place, ...texts });
  }
  for (const [n, event] of events.entries()) tell?.("shop", { seq: n + 1, event });
  return account;
}

const at = 0;
const target = "http://127.0.0.1:9/paid";
const PAID: readonly DomainEvent[] = [
  { type: "invoice-paid", at, transactionNo: "1", method: "mada", via: "page", cardEnding: null },
  {
    type: "callback-redirected",
    ...{ at, callbackId: "cb-1", about: { kind: "paid", transactionNo: "1" }, target },
  },
];
const EVERYTHING: readonly DomainEvent[] = [
  ...PAID,
  {
    type: "callback-scheduled",
    ...{ at, callbackId: "cb-2", about: { kind: "canceled", transactionNo: "2" }, target },
  },
  { type: "invoice-refunded", at, transactionNo: "1", refundId: 1, reason: null, by: "tester" },
  { type: "charge-succeeded", at, recurringId: "r", cycle: 1, attempt: 1, amount: 100 },
  {
    type: "orders-settled",
    ...{ at, settlementNumber: "STL-1", by: "tester", amount: 0, bank: "B", iban: "I", lines: [] },
  },
];
const ALL = operations.map(({ id }) => id);
const TIMES = { limitMs: 1500, expectedMs: 1000 };

test("tests that a process had not reached run again, unless a test of their cell had begun", () => {
  const bodyOf = (sandbox: string, cell: Cell) => ({
    ...{ sandbox, cell, test: sandbox },
    ...TIMES,
  });
  const [one, other, third] = faultCells(accountOf(["addInvoice"])) as [Cell, Cell, Cell];
  const bodies = [bodyOf("1", one), bodyOf("2", one), bodyOf("3", other), bodyOf("4", third)];
  const facts = ["1", "3"].map((sandbox) => ({ sandbox, test: null }) as SandboxFacts);
  const outcome = { test: "1", ended: "passed" } as const;
  const evidence = new Evidence(facts, [{ sandbox: "1", outcome }]);
  const names = notBegun(bodies, { evidence }).map(({ sandbox }) => sandbox);
  expect(names).toEqual(["1", "2", "4"]);
});

test("as many processes share the tests as pay for their starts", () => {
  const bodies = (many: number) => Array.from({ length: many }, () => ({ expectedMs: 1600 }));
  const [light, heavy] = [200, 8000];
  expect(quickest(bodies(250), light, 2)).toBe(8);
  expect(quickest(bodies(250), heavy, 2)).toBe(8);
  expect(quickest(bodies(60), heavy, 2)).toBe(4);
  expect(quickest(bodies(8), heavy, 2)).toBe(2);
  expect(quickest(bodies(1), heavy, 2)).toBe(1);
});

describe("the variations after a plain run", () => {
  test("contain every fault that an integration should survive, if everything happened", () => {
    const cells = faultCells(accountOf(ALL, EVERYTHING));
    const tried = new Set(cells.map(({ rule }) => rule?.fault));
    expect([...tried].sort()).toEqual([...SENSIBLE_FAULTS].sort());
  });

  test("are valid rules of the mock, for one use or to the end", () => {
    expect.hasAssertions();
    for (const { rule, lasts } of faultCells(accountOf(ALL, EVERYTHING))) {
      expect(rule?.times).toBe(lasts ? undefined : 1);
      expect(rule && readFaultRule(formatRule(rule))).toEqual([rule]);
    }
  });

  test("affect only operations that the tests called and the fault fits", () => {
    expect.hasAssertions();
    const called = fc.subarray(ALL);
    fc.assert(
      fc.property(called, (ids) => {
        for (const { column, rule } of faultCells(accountOf(ids))) {
          expect(ids).toContain(column);
          const fitting: readonly string[] | null = rule ? faults[rule.fault].operations : null;
          expect(fitting?.includes(column) ?? true).toBe(true);
        }
      }),
    );
  });

  test("contain faults of callbacks and payments only if there were some", () => {
    const places = (events: readonly DomainEvent[]) =>
      faultCells(accountOf([], events)).map(({ name }) => name);
    expect(places([])).toEqual([]);
    expect(places(PAID)).toContain("declined-payment on payments");
    expect(places(PAID)).toContain("callback-doubled on paid callbacks");
    expect(places(PAID)).not.toContain("callback-doubled on canceled callbacks");
    expect(places(PAID)).not.toContain("callback-after-cancel on canceled callbacks");
    expect(places(PAID)).not.toContain("charge-fails on payments");
    expect(places(EVERYTHING)).toContain("callback-doubled on canceled callbacks");
    expect(places(EVERYTHING)).toContain("callback-after-cancel on canceled callbacks");
  });

  test("outlast a client that retries, in a cell of their own", () => {
    const names = faultCells(accountOf(["getInvoice"])).map(({ name }) => name);
    expect(names).toContain("status 500 on getInvoice");
    expect(names).toContain("status 500 on getInvoice, lasting");
    // One that only takes time would add up.
    expect(names).not.toContain("hang on getInvoice, lasting");
  });

  test("are narrowed by their place and by their duration", () => {
    const cells = faultCells(accountOf(["addInvoice", "getInvoice"]));
    const names = wanted(cells, ["lost-reply", "lasting"]).map(({ name }) => name);
    expect(names).toEqual([
      "lost-reply on addInvoice, lasting",
      "lost-reply on getInvoice, lasting",
    ]);
  });
});

function cellAt(column: string, rank: number): Cell {
  const name = `${column}${rank}`;
  return {
    ...{ matrix: "faults", name, row: name, column, names: [] },
    ...{ rank, delayMs: 0, lasts: false, reach: "sandbox" },
  };
}

test("cells alternate, the most informative of each place first", () => {
  const given = [cellAt("a", 9), cellAt("a", 2), cellAt("a", 1), cellAt("b", 0), cellAt("c", 3)];
  expect(inTurns(given).map(({ name }) => name)).toEqual(["b0", "a1", "c3", "a2", "a9"]);
});

describe("the schedule", () => {
  test("does not run cells that prove nothing according to the plain run", async () => {
    const { plan, reported } = planWith({});
    const outcomes = await schedule(
      cells.map((one) => (one.name === "b" ? { ...one, skip: "unmet-switch" as const } : one)),
      plan,
    );
    expect(outcomes[1]).toMatchObject({ verdict: "not-exercised" });
    expect(reported[1]).toBe("2 b not-exercised");
  });

  const cell = (name: string): Cell => {
    const place = { row: name, column: "any", names: [name] };
    return {
      matrix: "faults",
      name,
      ...place,
      rank: 0,
      delayMs: 0,
      lasts: false,
      reach: "sandbox",
    };
  };
  const cells = ["a", "b", "c", "d", "e"].map(cell);

  /** A plan whose runs end when the work in hand is done. */
  function planWith(part: Partial<Plan>) {
    const reported: string[] = [];
    let [running, most] = [0, 0];
    const plan: Plan = {
      jobs: 1,
      estimateMs: () => 100,
      objection: () => undefined,
      begin: () => undefined,
      async run(one): Promise<CellOutcome> {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return { ...skippedCell(one, { code: "survived" }), verdict: "survived" };
      },
      report: ({ cell: { name }, verdict }, done) => {
        reported.push(`${done} ${name} ${verdict}`);
      },
      ...part,
    };
    return { plan, reported, most: () => most };
  }

  test("takes no longer than the budget, and confirms what it found beyond it", () => {
    const leftBy = (budgetEndsMs: number) => {
      const left = new TimeLeft(budgetEndsMs);
      left.add(60_000, "first");
      left.add(2000, "again");
      return left.ms;
    };
    expect(leftBy(Number.POSITIVE_INFINITY)).toBe(62_000);
    expect(leftBy(0)).toBe(2000);
  });

  test("runs one cell after another, and reports the rest", async () => {
    const { plan, reported, most } = planWith({});
    const outcomes = await schedule(cells, plan);
    expect(outcomes.map((one) => one.cell.name)).toEqual(["a", "b", "c", "d", "e"]);
    expect(reported).toEqual(
      ["a", "b", "c", "d", "e"].map((name, n) => `${n + 1} ${name} survived`),
    );
    expect(most()).toBe(1);
  });

  test("runs up to the allowed number side by side", async () => {
    const { plan, most } = planWith({ jobs: 2 });
    expect(await schedule(cells, plan)).toHaveLength(5);
    expect(most()).toBe(2);
  });

  test("leaves out cells with an objection, and continues with shorter ones", async () => {
    const objection = ({ name }: Cell) =>
      name === "b" ? ({ code: "no-budget", budgetMs: 1 } as const) : undefined;
    const { plan, reported } = planWith({ objection });
    const outcomes = await schedule(cells, plan);
    expect(outcomes[1]).toMatchObject({
      verdict: "skipped",
      decisive: { reason: { code: "no-budget" } },
    });
    expect(reported[1]).toBe("2 b skipped");
    expect(outcomes.filter(({ verdict }) => verdict === "survived")).toHaveLength(4);
  });
});

test("a command line is quoted so that a shell reads the same words", () => {
  const word = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\0", ""));
  const words = ["it's", "", "a b", "$HOME", "`x`", "\\", "*", "~", "!", "a\nb", "-n", "ü"];
  const all = [...words, ...fc.sample(word, 300)];
  const { stdout } = spawnSync("sh", ["-c", `printf '%s\\0' ${shellLine(all)}`], {
    encoding: "utf8",
  });
  expect(stdout.split("\0").slice(0, -1)).toEqual(all);
});
