import { describe, expect, test as plain } from "vitest";
import { coverageIn } from "../../../mocks/control/operations/coverage.js";
import type { DomainEvent, LoggedEvent } from "../../../mocks/domain/events.js";
import { ITEMS, MOVE_LINE_EVENTS } from "../../../mocks/observe/coverage/items.js";
import { coverageReport } from "../../../mocks/observe/coverage/report.js";
import { CoverageTally, countsOf, LogCoverage } from "../../../mocks/observe/coverage/tally.js";
import { coverageView, percentOf, without } from "../../../mocks/observe/coverage/view.js";
import { MOVES } from "../../../mocks/observe/lives.js";
import { statusId } from "../../../mocks/observe/totals.js";
import { htmlPage } from "../../../mocks/report/html.js";
import { terminalText } from "../../../mocks/report/terminal.js";
import type { Gateway } from "../../../mocks/runtime/registry/gateway.js";
import type { Sandbox } from "../../../mocks/runtime/sandbox/sandbox.js";
import { switches } from "../../../spec/generated/assumptions.js";
import { faults, testValues } from "../../../spec/generated/faults.js";
import { operations } from "../../../spec/generated/operations.js";
import { paystub } from "../../support/command-line.js";
import { logOfFullLife } from "../../support/full-life.js";
import { attempt, created, paid, scheduled } from "../../support/observed.js";
import { test } from "../../support/persons.js";

const NONE = new CoverageTally().counts;

/** How often things were reached, by the ids of items. */
function reachedBy(events: readonly DomainEvent[]): Readonly<Record<string, number>> {
  const logged = events.map((event, n): LoggedEvent => ({ seq: n + 1, event }));
  return countsOf(logged, [], 0).reached;
}

describe("what can be reached", () => {
  plain("is every status of every operation, arrow, fault, option and test value, once", () => {
    const rows: readonly { readonly options: readonly object[] }[] = Object.values(switches);
    const options = rows.flatMap((row) => row.options);
    const statuses = operations.flatMap((operation) => operation.statuses);
    const count = statuses.length + MOVES.length + Object.keys(faults).length + options.length;
    expect(ITEMS).toHaveLength(count + testValues.length);
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length);
  });

  plain("has a snippet each, and the table of arrows names none that there is not", () => {
    const { items } = coverageView(NONE);
    expect(
      items.filter(({ snippet }) => snippet === "" || / {2}# \w+-\w+: by/.test(snippet)),
    ).toEqual([]);
    const events = new Set(MOVES.map(({ event }) => event));
    expect(MOVE_LINE_EVENTS.filter((event) => !events.has(event))).toEqual([]);
  });

  plain("tells why where it is not expected: what only faults, testers or a choice bring", () => {
    const { items, expected } = coverageView(NONE);
    const why = (id: string) => items.find((item) => item.id === id)?.why;
    expect(why("operation/addInvoice/500")).toContain("Only a fault answers so");
    expect(why("switch/order-status-case/mixed")).toContain("without anybody's doing");
    expect(why("callback/held/callback-released")).toContain("Only a fault brings it about");
    expect(why("fault/double-commit")).toContain("no client can see it");
    expect(why("invoice/pending/invoice-paid")).toBeNull();
    expect(items.filter((item) => item.expected)).toHaveLength(expected);
  });
});

describe("arrows are followed", () => {
  plain("through a whole life, in which every event has its place", async () => {
    const { events } = await logOfFullLife();
    const log = events as unknown as readonly DomainEvent[];
    const logged = log.map((event, n): LoggedEvent => ({ seq: n + 1, event }));
    const { reached, unplaced } = countsOf(logged, [], 0);
    expect(unplaced).toBe(0);
    expect(Object.keys(reached).length).toBeGreaterThan(20);
  });

  plain("through an answer, by how it ended", () => {
    expect(reachedBy([created(), paid(), scheduled("cb-1"), ...attempt("cb-1", 500, 9)])).toEqual({
      "invoice/new/invoice-created": 1,
      "invoice/pending/invoice-paid": 1,
      "callback/new/callback-scheduled": 1,
      "callback/waiting/callback-attempted": 1,
      "callback/in-flight/callback-retried": 1,
    });
  });

  plain("through a rewind: what happened, happened, and what follows is counted again", () => {
    const tally = new CoverageTally();
    const watch = tally.watch();
    watch.event("shop", { seq: 1, event: created() });
    watch.event("shop", { seq: 2, event: paid() });
    watch.rewound("shop", 1);
    watch.event("shop", { seq: 2, event: paid() });
    expect(tally.counts).toMatchObject({
      reached: { "invoice/pending/invoice-paid": 2 },
      unplaced: 0,
    });
  });

  plain("of things that were never seen to begin, where there is one way only", () => {
    expect(reachedBy([paid()])).toEqual({ "invoice/pending/invoice-paid": 1 });
    const canceled = {
      type: "recurring-canceled",
      at: 0,
      recurringId: "r",
      by: "merchant",
    } as const;
    expect(countsOf([{ seq: 1, event: canceled }], [], 0)).toMatchObject({
      reached: {},
      unplaced: 1,
    });
  });
});

test("a sandbox tells what its traffic reached", async ({ merchant, tester }) => {
  const transactionNo = await merchant.createsInvoice();
  await tester.faults.add({ fault: "status", status: 500, operation: "getInvoice", times: 1 });
  await merchant.readsStatus(transactionNo);
  await merchant.addsInvoice({ clientName: "paystub:lost-reply" }).catch(() => undefined);
  await tester.assumptions.change({ "order-status-case": "upper" });
  await merchant.readsStatus(transactionNo);
  const { items, requests } = await tester.coverage();
  const counted = Object.fromEntries(items.map(({ id, count }) => [id, count]));
  expect(counted).toMatchObject({
    "operation/addInvoice/200": 1,
    "operation/getInvoice/500": 1,
    "operation/getInvoice/200": 1,
    "operation/getInvoice/404": 0,
    "invoice/new/invoice-created": 2,
    "invoice/pending/invoice-paid": 0,
    "fault/status": 1,
    "fault/lost-reply": 1,
    "value/clientName/paystub:lost-reply": 1,
    "switch/order-status-case/mixed": 1,
    "switch/order-status-case/upper": 1,
    "switch/order-status-case/title": 0,
  });
  expect(requests).toBe(4);
});

describe("a log that was counted is read on from there", () => {
  const changed = (option: "upper" | "mixed"): DomainEvent => {
    const change = { assumptions: { "order-status-case": option } };
    return { type: "settings-changed", at: 0, change };
  };
  const asked = (after: number) => ({ operationId: "getInvoice", status: 200, after });

  plain(
    "to the same counts as from its beginning, with the calls under their options",
    async () => {
      const [opened, ...life] = (await logOfFullLife()).events as unknown as readonly DomainEvent[];
      const changes = Array.from({ length: 1100 }, () => changed("mixed"));
      const log = [opened as DomainEvent, changed("upper"), ...life, ...changes];
      const logged = log.map((event, n): LoggedEvent => ({ seq: n + 1, event }));
      const requests = [asked(500), asked(900), asked(logged.length)];
      const whole = countsOf(logged, requests, 7);
      const followed = new LogCoverage();
      for (let n = 0; n < logged.length; n += 100) {
        followed.follow(logged.slice(n, n + 100));
        followed.counts([asked(2)], 0);
      }
      expect(followed.counts(requests, 7)).toEqual(whole);
      expect(whole.reached).toMatchObject({ "switch/order-status-case/mixed": 3 });
    },
  );

  /** A sandbox with a log of some length, which notes what is read of it. */
  function sandboxWith(count: number) {
    const reads: number[] = [];
    const place = { epoch: 1, seq: count };
    const events = async (after: number, limit: number) => {
      reads.push(after);
      const rest = Math.max(0, Math.min(limit, count - after));
      return Array.from({ length: rest }, (_, n) => ({ seq: after + n + 1, event: created() }));
    };
    return { reads, place, sandbox: { name: "shop", place, events } as unknown as Sandbox };
  }

  function gatewayWith(soon: (run: () => void) => void) {
    const journal = { page: async () => ({ requests: [], dropped: 0 }) };
    return { journal, clock: { soon } } as unknown as Gateway;
  }

  plain(
    "in slices, between which others have their turn, and once for answers side by side",
    async () => {
      let turns = 0;
      const gateway = gatewayWith((run) => {
        turns += 1;
        setImmediate(run);
      });
      const { sandbox, reads } = sandboxWith(1125);
      const views = await Promise.all([coverageIn(gateway, sandbox), coverageIn(gateway, sandbox)]);
      expect(views.map(({ events }) => events)).toEqual([1125, 1125]);
      expect([reads, turns]).toEqual([[0, 500, 1000, 1125], 2]);
    },
  );

  plain("anew where it was rewound meanwhile", async () => {
    const { sandbox, reads, place } = sandboxWith(1125);
    const rewind = (run: () => void) => {
      place.epoch = 2;
      setImmediate(run);
    };
    expect((await coverageIn(gatewayWith(rewind), sandbox)).events).toBe(1125);
    expect(reads).toEqual([0, 500, 0, 500, 1000]);
  });

  test("and what a rewind, a reset, a fork and an import made of it is reported", async ({
    gateway,
    merchant,
    tester,
  }) => {
    const no = await merchant.createsInvoice();
    await tester.labels.add({ name: "before" });
    await tester.invoices.pay(no);
    const paidIn = async (name: string) => {
      const { items } = await gateway.get(name).coverage();
      return items.find(({ id }) => id === "invoice/pending/invoice-paid")?.count;
    };
    expect(await paidIn("shop")).toBe(1);
    await gateway.fork("shop", { name: "fork", at: "before" });
    await gateway.import("copy", await tester.export());
    await gateway.rewind("shop", { to: "before" });
    expect([await paidIn("shop"), await paidIn("fork"), await paidIn("copy")]).toEqual([0, 0, 1]);
    await gateway.reset("copy");
    await gateway.create({ name: "copy" });
    expect(await paidIn("copy")).toBe(0);
  });
});

describe("what is kept is bounded", () => {
  plain("whatever is called: what is no item is not counted", () => {
    const tally = new CoverageTally();
    const calls = Array.from({ length: 50 }, (_, n) => ({ operationId: `op-${n}`, status: n }));
    tally.add(countsOf([], calls, 0));
    tally.add({ ...NONE, reached: { "fault/of-tomorrow": 3 } });
    expect(tally.counts).toMatchObject({ requests: 50, reached: {} });
  });

  plain("and what was let go is reported: its arrows may be missing", () => {
    const view = coverageView({ ...NONE, requests: 1, dropped: 2, unplaced: 3 });
    const text = terminalText(coverageReport(view, { source: "the sandbox" }));
    expect(text).toContain("2 older calls are no longer kept");
    expect(text).toContain("3 events of things that are no longer followed");
  });
});

describe("the verdict", () => {
  const called = { ...NONE, requests: 1, reached: { [statusId("addInvoice", 200)]: 1 } };
  const of = (counts: typeof NONE, failUnder?: number) =>
    coverageReport(coverageView(counts), {
      source: "it",
      ...(failUnder !== undefined && { failUnder }),
    });

  plain.each([
    ["too little was reached", called, 50, false],
    ["enough was reached", called, 0.1, true],
    ["nothing was called, though nothing was asked for either", NONE, 0, false],
    ["nothing was called, and nobody asks for anything", NONE, undefined, false],
    ["something was called, and nobody asks for anything", called, undefined, true],
  ])("where %s", (_where, counts, failUnder, passed) => {
    expect(of(counts, failUnder).passed).toBe(passed);
  });

  plain("says that nothing was called, and what was asked for", () => {
    expect(of(NONE, 40).summary).toContain(
      "no operation was called, so there is nothing to cover; at least 40 % was asked for",
    );
  });

  plain("rounds down: nothing is whole but the whole", () => {
    expect(percentOf({ expected: 3000, reached: 2999 })).toBe(99.9);
    expect(percentOf({ expected: 0, reached: 0 })).toBe(0);
  });

  plain("no longer expects what is left out, by kind or by name", () => {
    const view = coverageView(called);
    const left = without(view, ["recurring", "getInvoice"]);
    const gone = view.items.filter(({ kind, of: name, expected }) => {
      return expected && (kind === "recurring" || name === "getInvoice");
    });
    expect(gone.length).toBeGreaterThan(3);
    expect(left.expected).toBe(view.expected - gone.length);
  });
});

describe("paystub coverage", () => {
  test("asks a mock that runs", async ({ gateway, merchant }) => {
    await merchant.createsInvoice();
    const asked = ["coverage", "--control-url", gateway.controlUrl] as const;
    const { code, out } = await paystub(...asked);
    expect(code).toBe(0);
    expect(out).toMatch(/addInvoice +200 \(1\) +400, 401/);
    expect(out).toContain("never: pending → paid by invoice-paid");
    expect(out).toContain("paystub pay <transactionNo>");
    expect((await paystub(...asked, "--fail-under", "99")).code).toBe(1);
    const { out: json } = await paystub(...asked, "--json");
    expect(JSON.parse(json).data).toMatchObject({ requests: 1 });
  });

  plain.each([
    [["--leave-out", "addInvoce"], "--leave-out knows no addInvoce; did you mean addInvoice?"],
    [["--fail-under", "101"], "It must be a share in percent, from 0 to 100."],
    [["--control-url", "http://127.0.0.1:9"], "is the mock running?"],
  ])("%j is a mistake, reported in a line", async (options, reported) => {
    const { code, complaints } = await paystub("coverage", ...options);
    expect(complaints).toContain(reported);
    expect(complaints.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });
});

describe("the page", () => {
  const counts = {
    ...NONE,
    requests: 3,
    reached: { "invoice/new/invoice-created": 1200, "invoice/pending/invoice-paid": 1 },
  };
  const page = htmlPage(coverageReport(coverageView(counts), { source: "it" }));

  plain.each(["Invoices", "Wallet sessions", "Recurring payments", "Callbacks"])(
    "draws the life of %s",
    (title) => {
      expect(page).toContain(`aria-label="${title} as a graph"`);
    },
  );

  plain("colours arrows by whether they were gone, and tells how often", () => {
    expect(page).toMatch(/class="hit"><text [^>]*>created 1,200</);
    expect(page).toMatch(/class="hit"><text [^>]*>paid 1</);
    expect(page).toMatch(/class="gap"><text [^>]*>payment-declined never</);
    expect(page).not.toMatch(/class="gap"><text [^>]*>released/);
  });

  plain("says the same to whoever cannot see it", () => {
    expect(page).toContain(
      'aria-label="Invoices: never gone: payment-declined never, canceled never',
    );
  });
});
