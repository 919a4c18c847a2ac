import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test as plain, vi } from "vitest";
import type { DomainEvent, LoggedEvent } from "../../../mocks/domain/events.js";
import { startGateway } from "../../../mocks/index.js";
import { ITEMS, MOVE_LINE_EVENTS } from "../../../mocks/observe/coverage/items.js";
import { coverageReport } from "../../../mocks/observe/coverage/report.js";
import { CoverageTally, countsOf } from "../../../mocks/observe/coverage/tally.js";
import { coverageView, percentOf, without } from "../../../mocks/observe/coverage/view.js";
import { MOVES } from "../../../mocks/observe/lives.js";
import { statusId } from "../../../mocks/observe/totals.js";
import { htmlPage } from "../../../mocks/report/html.js";
import type { Report } from "../../../mocks/report/report.js";
import { terminalText } from "../../../mocks/report/terminal.js";
import { openKit } from "../../../mocks/testkit/client.js";
import { switches } from "../../../spec/generated/assumptions.js";
import type { CoverageView } from "../../../spec/generated/control.types.js";
import { faults, testValues } from "../../../spec/generated/faults.js";
import { operations } from "../../../spec/generated/operations.js";
import { folder, NO_CALLS, paystub } from "../../support/command-line.js";
import { logOfFullLife } from "../../support/full-life.js";
import { clientOf } from "../../support/http.js";
import { eventsIn } from "../../support/logs.js";
import { attempt, created, paid, scheduled } from "../../support/observed.js";
import { test } from "../../support/persons.js";

const NONE = new CoverageTally().counts;

/** How often things were reached, by the ids of items. */
function reachedBy(events: readonly DomainEvent[]): Readonly<Record<string, number>> {
  const logged = events.map((event, n): LoggedEvent => ({ seq: n + 1, event }));
  return countsOf(logged, [], 0).reached;
}

describe("the list of coverage items", () => {
  plain(
    "contains every status of every operation, transition, fault, option and test value, once",
    () => {
      const rows: readonly { readonly options: readonly object[] }[] = Object.values(switches);
      const options = rows.flatMap((row) => row.options);
      const statuses = operations.flatMap((operation) => operation.statuses);
      const count = statuses.length + MOVES.length + Object.keys(faults).length + options.length;
      expect(ITEMS).toHaveLength(count + testValues.length);
      expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length);
    },
  );

  plain("has a snippet for each, and the table of transitions names only existing ones", () => {
    const { items } = coverageView(NONE);
    expect(
      items.filter(({ snippet }) => snippet === "" || / {2}# \w+-\w+: by/.test(snippet)),
    ).toEqual([]);
    const events = new Set(MOVES.map(({ event }) => event));
    expect(MOVE_LINE_EVENTS.filter((event) => !events.has(event))).toEqual([]);
  });

  plain("explains what is not expected: items that only faults, testers or a choice cause", () => {
    const { items, expected } = coverageView(NONE);
    const why = (id: string) => items.find((item) => item.id === id)?.why;
    expect(why("operation/addInvoice/500")).toContain("Only a fault causes this answer");
    expect(why("switch/order-status-case/mixed")).toContain("It is the default");
    expect(why("callback/held/callback-released")).toContain("Only a fault causes it");
    expect(why("fault/double-commit")).toContain("no client can see it");
    expect(why("invoice/pending/invoice-paid")).toBeNull();
    expect(items.filter((item) => item.expected)).toHaveLength(expected);
  });
});

describe("state transitions", () => {
  plain("count through a whole life, in which every event has its place", async () => {
    const log = eventsIn(await logOfFullLife());
    const logged = log.map((event, n): LoggedEvent => ({ seq: n + 1, event }));
    const { reached, unplaced } = countsOf(logged, [], 0);
    expect(unplaced).toBe(0);
    expect(Object.keys(reached).length).toBeGreaterThan(20);
  });

  plain("count through an answer, by its end", () => {
    expect(reachedBy([created(), paid(), scheduled("cb-1"), ...attempt("cb-1", 500, 9)])).toEqual({
      "invoice/new/invoice-created": 1,
      "invoice/pending/invoice-paid": 1,
      "callback/new/callback-scheduled": 1,
      "callback/waiting/callback-attempted": 1,
      "callback/in-flight/callback-retried": 1,
    });
  });

  plain("count through a rewind: past events stay counted, and new ones count again", () => {
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

  plain("count for things whose beginning was not observed, if there is only one way", () => {
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

test("a sandbox reports what its traffic reached", async ({ merchant, tester }) => {
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

test("coverage follows a rewind, a reset, a fork and an import", async ({
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

describe("the stored data is limited", () => {
  plain("for any calls: other keys are not counted", () => {
    const tally = new CoverageTally();
    const calls = Array.from({ length: 50 }, (_, n) => ({ operationId: `op-${n}`, status: n }));
    tally.add(countsOf([], calls, 0));
    tally.add({ ...NONE, reached: { "fault/of-tomorrow": 3 } });
    expect(tally.counts).toMatchObject({ requests: 50, reached: {} });
  });

  plain("and dropped data is reported: its transitions may be missing", () => {
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
    ["nothing was called, and nothing is expected", NONE, undefined, false],
    ["something was called, and nothing is expected", called, undefined, true],
  ])("where %s", (_where, counts, failUnder, passed) => {
    expect(of(counts, failUnder).passed).toBe(passed);
  });

  plain("says that nothing was called, and what the gates require", () => {
    expect(of(NONE, 40).summary).toContain(
      "no operation was called, so there is nothing to cover; at least 40 % was asked for",
    );
  });

  plain("rounds down: only all items are 100 %", () => {
    expect(percentOf({ expected: 3000, reached: 2999 })).toBe(99.9);
    expect(percentOf({ expected: 0, reached: 0 })).toBe(0);
  });

  plain("does not expect what an option leaves out, by kind or by name", () => {
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
  test("asks a running mock", async ({ gateway, merchant }) => {
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
    [["--leave-out", "addInvoce"], '--leave-out has no item "addInvoce". Did you mean addInvoice?'],
    [["--fail-under", "101"], "must be a percentage from 0 to 100"],
    [["--control-url", "http://127.0.0.1:9"], "Is the mock running?"],
  ])("%j is a mistake, reported in one line", async (options, reported) => {
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
    "draws the states of %s",
    (title) => {
      expect(page).toContain(`aria-label="${title} as a graph"`);
    },
  );

  plain("colors transitions by their counts, and shows the counts", () => {
    expect(page).toMatch(/class="hit"><text [^>]*>created 1,200</);
    expect(page).toMatch(/class="hit"><text [^>]*>paid 1</);
    expect(page).toMatch(/class="gap"><text [^>]*>payment-declined never</);
    expect(page).not.toMatch(/class="gap"><text [^>]*>released/);
  });

  plain("says the same as text", () => {
    expect(page).toContain(
      'aria-label="Invoices: never gone: payment-declined never, canceled never',
    );
  });
});

const FLORIST = "test/shops/florist";
const PLAIN = ["--", process.execPath, `${FLORIST}/plain-tests.mjs`] as const;
/** The sum of several folders. */
async function merged(...folders: string[]): Promise<CoverageView> {
  const { code, out, complaints } = await paystub("coverage", ...folders, "--json");
  expect(code, complaints).toBe(0);
  return (JSON.parse(out) as Report & { readonly data: CoverageView }).data;
}

const reachedIn = ({ items }: CoverageView) =>
  Object.fromEntries(items.map(({ id, count }) => [id, count]));

describe("paystub run --coverage", () => {
  test("stores what the command reached, and several runs add up", async () => {
    const kept = join(folder(), "coverage");
    const runs = [
      await paystub("run", "--json", "--coverage", kept, ...PLAIN),
      await paystub("run", "--json", "--coverage", kept, ...PLAIN),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(readdirSync(kept)).toHaveLength(2);
    expect(reachedIn(await merged(kept))).toMatchObject({
      "operation/addInvoice/200": 6,
      "invoice/pending/invoice-paid": 4,
      "session/open/otp-used": 2,
      "recurring/new/recurring-registered": 0,
    });
  });

  test("counts each folder once, whatever its name", async () => {
    const [kept, elsewhere] = [folder(), folder()];
    await paystub("run", "--coverage", kept, ...PLAIN);
    symlinkSync(kept, join(elsewhere, "link"));
    const once = await merged(kept);
    const names = [kept, `${kept}/`, `${kept}/../${basename(kept)}`, join(elsewhere, "link")];
    expect(await merged(...names)).toEqual(once);
    expect(once.requests).toBeGreaterThan(0);
  });

  test("fails under its gate, and when it cannot be written; the verdict is reported either way", async () => {
    const blocked = join(folder(), "a-file");
    const blocks = `require("node:fs").writeFileSync(${JSON.stringify(blocked)}, "")`;
    const gate = ["--coverage", folder(), "--fail-under", "90"] as const;
    const under = await paystub("run", ...gate, ...PLAIN);
    // It comes in the way meanwhile: what is there before is refused at the start.
    const idle = [...NO_CALLS, "--", process.execPath, "-e", blocks];
    const lost = await paystub("run", "--coverage", blocked, ...idle);
    expect([under.code, lost.code]).toEqual([1, 1]);
    expect(under.out).toMatch(/FAILED +\d+ of \d+ expected things .*at least 90 % was asked for/);
    expect(lost.out).toMatch(/FAILED +not kept\n +It could not be kept in .*a-file \(\w+\)/);
  });

  test("of a command without calls never passes its gate", async () => {
    const options = [...NO_CALLS, "--coverage", folder(), "--fail-under", "0"];
    const { code } = await paystub("run", ...options, "--", process.execPath, "-e", "");
    expect(code).toBe(1);
  });
});

test("of an exploration is higher than of the plain tests of the same shop", async () => {
  // Longer than this machine is ever busy.
  vi.stubEnv("FLORIST_TIMEOUT_MS", "1000");
  const [plain, explored] = [folder(), folder()];
  await paystub("run", "--coverage", plain, ...PLAIN);
  const { code, out } = await paystub(
    ...[
      "explore",
      "--shop",
      `${FLORIST}/adapter.mjs`,
      "--runs",
      "40",
      "--seed",
      "1",
      "--failures",
      folder(),
    ],
    ...["--coverage", explored],
  );
  expect(code, out).toBe(0);
  const [few, many] = [await merged(plain), await merged(explored)];
  expect(few.reached).toBeGreaterThan(10);
  // How much more it is depends on the machine: one that is busy leaves sequences inconclusive.
  expect(many.reached).toBeGreaterThan(few.reached);
  expect((await merged(plain, explored)).reached).toBeGreaterThanOrEqual(many.reached);
});

describe("the fixtures store what the tests of a worker reached", () => {
  /** A test that makes an invoice and pays it. */
  async function tested(coverage: string, controlUrl?: string): Promise<void> {
    const kit = await openKit({ coverage, ...(controlUrl !== undefined && { controlUrl }) });
    const gateway = await kit.sandbox("it is paid");
    const client = clientOf(gateway.baseUrl, gateway.token);
    const products = [{ title: "Book", price: 25, qty: 1 }];
    const order = { orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid" };
    const names = { clientName: "Zaid", clientMobile: "0509200900" };
    await client.post("/api/addInvoice", { ...order, ...names, products });
    await gateway.invoiceOfOrder("ORD-1").pay();
    await gateway.dispose();
    await kit.close();
  }
  const REACHED = { "operation/addInvoice/200": 1, "invoice/pending/invoice-paid": 1 };

  test("of a gateway of their own", async () => {
    const kept = folder();
    await tested(kept);
    expect(reachedIn(await merged(kept))).toMatchObject(REACHED);
  });

  test("and of a remote one, before it deletes its sandbox", async () => {
    const kept = folder();
    const server = await startGateway();
    await tested(kept, server.controlUrl);
    await server.close();
    expect(reachedIn(await merged(kept))).toMatchObject(REACHED);
  });
});

describe("a folder without coverage", () => {
  test.each([
    ["is not there", undefined, "there is no coverage in"],
    ["holds something else", '{"a":1}', "is not a coverage of paystub. Remove it"],
    ["holds no JSON", "{", "is not JSON. Remove it"],
    [
      "is of a later version",
      '{"paystub":"coverage","version":2}',
      "is of version 2; this paystub reads 1",
    ],
    [
      "is damaged",
      '{"paystub":"coverage","version":1,"source":"s","writtenAt":"2026-03-01","counts":{"reached":{"a":-1}}}',
      "is damaged",
    ],
  ])("%s: is reported in one line", async (_what, text, reported) => {
    const place = join(folder(), "kept");
    if (text !== undefined) {
      mkdirSync(place);
      writeFileSync(join(place, "one.json"), text);
    }
    const { code, complaints } = await paystub("coverage", place);
    expect(complaints).toContain(reported);
    expect(complaints.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });

  test("cannot be the base of a gate", async () => {
    const { code, complaints } = await paystub("run", "--fail-under", "5", "--", "true");
    expect([code, complaints]).toEqual([
      2,
      "paystub: --fail-under needs --coverage. Add --coverage <folder>\n",
    ]);
  });
});

describe("a sandbox of a running mock", () => {
  test("fails if nothing was called in it, and an unknown one is an error", async () => {
    const server = await startGateway();
    onTestFinished(() => server.close());
    await server.create({ name: "shop" });
    const asked = ["coverage", "--control-url", server.controlUrl, "--sandbox"] as const;
    const idle = await paystub(...asked, "shop");
    expect(idle.out).toMatch(/FAILED .*no operation was called, so there is nothing to cover/);
    expect(idle.code).toBe(1);
    const missing = await paystub(...asked, "nosuch");
    expect(missing.complaints).toMatch(/^paystub: .*nosuch.*\n$/);
    expect([missing.code, missing.out]).toEqual([2, ""]);
  });
});

test("a stored file holds at most a number for each item, its time, and nothing else", async () => {
  const kept = folder();
  await paystub("run", "--coverage", kept, ...PLAIN);
  const [name = ""] = readdirSync(kept);
  const text = readFileSync(join(kept, name), "utf8");
  expect(Object.keys(JSON.parse(text))).toEqual([
    "paystub",
    "version",
    "source",
    "writtenAt",
    "counts",
  ]);
  expect(text).not.toContain("Sara");
});
