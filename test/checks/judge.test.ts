import { describe, expect, test } from "vitest";
import { type Cell, faultCells } from "../../mocks/checks/matrix/cells.js";
import { claimOf } from "../../mocks/checks/matrix/claim.js";
import {
  type CellOutcome,
  type CellRun,
  groupedFindings,
  judgeAmounts,
  judgeCell,
  keyOf,
} from "../../mocks/checks/matrix/judge.js";
import { Evidence, RunEvidence } from "../../mocks/checks/run/evidence.js";
import type { CommandRun } from "../../mocks/checks/run/gather.js";
import { TestsUnderWay } from "../../mocks/checks/run/gather.js";
import type { FollowedInvoice, SandboxFacts } from "../../mocks/observe/facts.js";
import type { InvariantFacts, Shown } from "../../mocks/observe/invariants/evidence.js";
import type { InvariantId } from "../../mocks/observe/invariants/invariants.js";
import type { Injection } from "../../mocks/observe/record.js";
import { Counts } from "../../mocks/observe/totals.js";
import type { TestOutcome } from "../../spec/generated/control.types.js";
import { callbackKinds } from "../../spec/generated/faults.js";
import { operations } from "../../spec/generated/operations.js";
import { entryWith } from "../support/observed.js";

/** Every cell that a run can lead to. */
const CELLS: readonly Cell[] = (() => {
  const traffic = new RunEvidence();
  for (const { id } of operations) traffic.counts.add(`operation/${id}/200`);
  for (const kind of callbackKinds) traffic.counts.add(`callback-about/${kind}`);
  traffic.counts.add("event/invoice-paid");
  return faultCells(traffic);
})();

function cell(name: string): Cell {
  const found = CELLS.find((one) => one.name === name);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

const STATUS = cell("status 500 on addInvoice");
const HTML = cell("html-504 on addInvoice");
const DROPPED = cell("callback-dropped on paid callbacks");
const DOUBLED = cell("callback-doubled on paid callbacks");

const PAID: FollowedInvoice = {
  ...{ name: "ORD-1", status: "paid", lastStatus: "paid", askedBy: 3 },
  ...{ isKnown: true, isAnnounced: true, isUnannounced: false, isAsked: true, isLearned: true },
  isAskedUnprompted: false,
  isMisreported: false,
};
const PENDING: FollowedInvoice = {
  ...PAID,
  ...{ status: "pending", lastStatus: "pending", isLearned: false },
};

const ONE_CALL = new Counts();
ONE_CALL.add("operation/addInvoice/200");

/** What the gateway saw of the sandbox of a test: by default, a customer paid and the shop asked. */
function sandbox(part: Partial<SandboxFacts> = {}): SandboxFacts {
  return {
    ...{ sandbox: "pays", test: "pays", invariants: new Map(), injections: [], isHeldOpen: false },
    reached: new Set(["paid"]),
    ...{ invoices: [PAID], recurring: [], counts: ONE_CALL, lives: [] },
    tokens: { isKept: true, notRenewedFor: null },
    ...part,
  };
}

/** The fault of a cell, as it met the first call. */
function met({ rule }: Cell, part: Partial<Injection> = {}): Injection {
  const target = { kind: "request", id: 1, operationId: "addInvoice" } as const;
  const injected = { id: "fault-1", fault: rule?.fault ?? "status" } as const;
  return {
    ...{ sandbox: "pays", rule: injected, step: "pays", target },
    ...{ afterRequest: 0, wasOvertaken: false, held: null },
    ...part,
  };
}

/** A run whose tests reported their ends; an outcome is missing where none did. */
function ran(
  facts: readonly SandboxFacts[],
  outcomes: readonly TestOutcome[] = [],
  part: Partial<CommandRun> = {},
): CommandRun {
  const evidence = new RunEvidence();
  const reported = outcomes.map((outcome) => ({ sandbox: outcome.test, outcome }));
  Object.defineProperty(evidence, "whole", { value: new Evidence(facts, reported) });
  const failed = outcomes.some(({ ended }) => ended === "failed");
  const ended = { exitCode: failed ? 1 : 0, signal: null, lastLines: [] };
  return { ended, durationMs: 1, evidence, ...part } as unknown as CommandRun;
}

const passed: TestOutcome = { test: "pays", ended: "passed" };
const failed = (part: Partial<TestOutcome> = {}): TestOutcome => {
  return { test: "pays", ended: "failed", thrownBy: "test", ...part };
};

/** A cell judged, whose fault met the test unless `facts` say otherwise. */
function judgedOn(
  given: Cell,
  outcome: TestOutcome | undefined,
  facts: Partial<SandboxFacts> = {},
  { plain = sandbox(), areJourneys = false, run = {} as Partial<CellRun> } = {},
): CellOutcome {
  const seen = sandbox({ injections: [met(given)], ...facts });
  return judgeCell(given, {
    plain: ran([plain], [passed]),
    ran: { ...ran([seen], outcome ? [outcome] : []), ...run },
    rules: given.rule ? [given.rule] : [],
    areJourneys,
  });
}

function verdictOn(...given: Parameters<typeof judgedOn>) {
  const { verdict, decisive } = judgedOn(...given);
  return [verdict, decisive.reason.code];
}

/** What a sandbox shows that breaks an invariant. */
function broken(id: InvariantId, part: Partial<Shown> = {}) {
  const subject = { operation: "addInvoice" };
  const what = { code: "request-cut", requests: [1], callbacks: [], step: "pays" } as const;
  const breaches = [{ ...what, subject, ...part } as Shown];
  const facts: InvariantFacts = { occasions: 1, breaches, doubts: [], none: "no-sandbox" };
  return { invariants: new Map([[id, facts]]) };
}

describe("a test that fails under a fault", () => {
  const none = { invoices: [] };

  test.each<[string, TestOutcome, Partial<SandboxFacts>, readonly string[]]>([
    [
      "is expected if the shop says in a sentence that it could not complete the order",
      failed({ expected: "Please pay.", actual: "Your order could not be completed." }),
      none,
      ["expected", "expected"],
    ],
    [
      "is expected if the shop's error is its way to report a failure",
      failed({ thrownBy: "shop", isCrash: false, name: "PaymentUnavailable" }),
      none,
      ["expected", "expected"],
    ],
    [
      "is expected if a matcher of paystub threw",
      failed({ thrownBy: "mock", expected: "paid", actual: "pending" }),
      none,
      ["expected", "asks-mock"],
    ],
    [
      "is a bug if the shop's own code crashed",
      failed({ thrownBy: "shop", isCrash: true, stack: ["dist/shop.js:7"] }),
      none,
      ["bug", "crash"],
    ],
    [
      "is a bug if the shop says paid, and no customer paid, whatever the message says",
      failed({
        message: "expected the invoice to be pending",
        expected: "pending",
        actual: "paid",
      }),
      { invoices: [PENDING] },
      ["bug", "claims-success"],
    ],
    [
      "is expected if the shop says paid, and a customer paid",
      failed({ expected: "pending", actual: "paid" }),
      {},
      ["expected", "other-end"],
    ],
    [
      "is a bug if the shop says failed, and the customer paid",
      failed({ expected: { state: "paid", tickets: 1 }, actual: { state: "failed", tickets: 0 } }),
      {},
      ["bug", "denies-payment"],
    ],
    [
      "is expected if what failed is a refund",
      failed({ expected: "refunded", actual: "failed" }),
      {},
      ["expected", "expected"],
    ],
  ])("%s", (_, outcome, facts, verdict) => {
    expect(verdictOn(HTML, outcome, facts)).toEqual(verdict);
  });

  test("is a bug if the fault hides nothing from a shop that asks", () => {
    expect(verdictOn(DOUBLED, failed({ expected: 1, actual: 2 }))).toEqual(["bug", "misled"]);
  });

  test("is a bug if it is a journey", () => {
    const journey = { areJourneys: true };
    expect(verdictOn(STATUS, failed(), {}, journey)).toEqual(["bug", "journey"]);
  });

  test("is a bug if the shop keeps its token and requested no new one after a 401", () => {
    const once = cell("empty-401 on addInvoice");
    const notRenewedFor = entryWith({ id: 3, status: 401 });
    const rejected = { tokens: { isKept: true, notRenewedFor } };
    expect(verdictOn(once, failed(), rejected)).toEqual(["bug", "token-not-renewed"]);
    const plain = sandbox({ tokens: { isKept: false, notRenewedFor: null } });
    expect(verdictOn(once, failed(), rejected, { plain })).toEqual(["expected", "expected"]);
    const lasting = cell("empty-401 on addInvoice, lasting");
    expect(verdictOn(lasting, failed(), rejected)).toEqual(["expected", "expected"]);
  });

  test("is unclear if it injects a fault of its own", () => {
    const plain = sandbox({ injections: [met(STATUS)] });
    expect(verdictOn(STATUS, failed(), {}, { plain })).toEqual(["unclear", "two-faults"]);
    // A test card is none: customers' cards are declined every day.
    const card = { id: "test-value-2", fault: "declined-payment" } as const;
    const declined = sandbox({ injections: [met(STATUS, { rule: card })] });
    const verdict = verdictOn(STATUS, failed(), {}, { plain: declined });
    expect(verdict).toEqual(["expected", "expected"]);
  });

  test("is unclear if the fault met nothing in it", () => {
    const verdict = verdictOn(STATUS, failed(), { injections: [] });
    expect(verdict).toEqual(["unclear", "unmet-failure"]);
    const cutOff = verdictOn(STATUS, failed({ isLate: true }), { injections: [] });
    expect(cutOff).toEqual(["unclear", "late-test"]);
  });

  test("is unclear if it was over its limit, and expected under a fault that lasts", () => {
    const late = failed({ isLate: true, name: "TookTooLong" });
    expect(verdictOn(STATUS, late)).toEqual(["unclear", "late-test"]);
    const lasting = verdictOn(cell("status 500 on addInvoice, lasting"), late);
    expect(lasting).toEqual(["expected", "expected"]);
  });

  test("counts by its last attempt", () => {
    const outcomes = [failed({ attempt: 1 }), { ...passed, attempt: 2 }];
    const seen = sandbox({ injections: [met(STATUS)] });
    const judged = judgeCell(STATUS, {
      plain: ran([sandbox()], [passed]),
      ran: ran([seen], outcomes, { ended: { exitCode: 0, signal: null, lastLines: [] } }),
      rules: STATUS.rule ? [STATUS.rule] : [],
      areJourneys: false,
    });
    expect(judged.verdict).toBe("survived");
  });
});

describe("a test that passes under a fault", () => {
  test("survived", () => {
    expect(verdictOn(STATUS, passed)).toEqual(["survived", "survived"]);
  });

  test("is a bug if what it asserts did not happen, and the shop did not ask", () => {
    const blind = { invoices: [{ ...PENDING, askedBy: 0 }] };
    expect(verdictOn(STATUS, passed, blind)).toEqual(["bug", "blind"]);
  });

  test("survived if the shop asked while its delayed call was still open", () => {
    const slow = cell("latency 3000 on cancelInvoice");
    const asked = { invoices: [{ ...PENDING, askedBy: 8 }] };
    const target = { kind: "request", id: 9, operationId: "cancelInvoice" } as const;
    const delayed = (wasOvertaken: boolean) => ({
      injections: [met(slow, { target, afterRequest: 7, wasOvertaken })],
    });
    const meanwhile = verdictOn(slow, passed, { ...asked, ...delayed(true) });
    expect(meanwhile).toEqual(["survived", "survived"]);
    const before = verdictOn(slow, passed, { ...asked, ...delayed(false) });
    expect(before).toEqual(["bug", "blind"]);
  });

  test("survived if the shop never learned the number to ask for", () => {
    const unknown = { invoices: [{ ...PENDING, askedBy: 0, isKnown: false }] };
    expect(verdictOn(STATUS, passed, unknown)).toEqual(["survived", "survived"]);
    const subscribed = (charges: number, isKnown: boolean) => {
      return { invoices: [], recurring: [{ name: "r-1", charges, askedBy: 0, isKnown }] };
    };
    const plain = sandbox(subscribed(1, true));
    const verdict = verdictOn(STATUS, passed, subscribed(0, false), { plain });
    expect(verdict).toEqual(["survived", "survived"]);
    const known = verdictOn(STATUS, passed, subscribed(0, true), { plain });
    expect(known).toEqual(["bug", "blind"]);
  });

  test("is a bug if the shop took the callback of a payment and never asked", () => {
    const lost = { invoices: [{ ...PAID, isLearned: false }] };
    expect(verdictOn(STATUS, passed, lost)).toEqual(["bug", "unlearned"]);
  });

  test("is unclear if only a fault that lasts kept the shop from its answer", () => {
    const unanswered = { invoices: [{ ...PAID, isLearned: false }] };
    const lasting = verdictOn(cell("lost-reply on getInvoice, lasting"), passed, unanswered);
    expect(lasting).toEqual(["unclear", "unanswered"]);
    const silent = { invoices: [{ ...PAID, isAsked: false, isLearned: false }] };
    const never = verdictOn(cell("lost-reply on getInvoice, lasting"), passed, silent);
    expect(never).toEqual(["bug", "unlearned"]);
  });

  test("is a bug if the callback was lost, and the shop that knows the number did not ask", () => {
    const unpaid = { ...PAID, isAnnounced: false, isAsked: false, isLearned: false };
    const lost = { invoices: [{ ...unpaid, isUnannounced: true }] };
    expect(verdictOn(DROPPED, passed, lost)).toEqual(["bug", "callback-alone"]);
    expect(verdictOn(DROPPED, failed(), lost)).toEqual(["bug", "callback-alone"]);
    // In the plain run it asks by itself, so it may do so later.
    const plain = sandbox({ invoices: [{ ...PAID, isAskedUnprompted: true }] });
    expect(verdictOn(DROPPED, passed, lost, { plain })).toEqual(["unclear", "never-learned"]);
    const asks = { invoices: [{ ...PAID, isAnnounced: false, isUnannounced: true }] };
    expect(verdictOn(DROPPED, passed, asks)).toEqual(["survived", "survived"]);
    // Its shop may have been closed when the callback came.
    const refused = verdictOn(STATUS, passed, { invoices: [unpaid] });
    expect(refused).toEqual(["unclear", "never-learned"]);
  });

  test("survived if the shop never asks in the plain run either", () => {
    const trusting = sandbox({ invoices: [{ ...PAID, isLearned: false }] });
    const { invoices } = trusting;
    const verdict = verdictOn(STATUS, passed, { invoices }, { plain: trusting });
    expect(verdict).toEqual(["survived", "survived"]);
  });

  test("is a bug if the customer can pay two invoices of one order", () => {
    const twins = { invoices: [PAID, PENDING] };
    expect(verdictOn(STATUS, passed, twins)).toEqual(["bug", "two-invoices"]);
    const canceled = { invoices: [PAID, { ...PENDING, status: "canceled" as const }] };
    expect(verdictOn(STATUS, passed, canceled)).toEqual(["survived", "survived"]);
  });

  test("is not exercised if the callback reached no one", () => {
    const deaf = { reached: new Set<never>() };
    const plain = sandbox(deaf);
    const verdict = verdictOn(DOUBLED, passed, deaf, { plain });
    expect(verdict).toEqual(["not-exercised", "reached-no-one"]);
  });

  test("is not exercised if the fault met nothing", () => {
    expect(verdictOn(STATUS, passed, { injections: [] })).toEqual(["not-exercised", "unmet"]);
  });
});

describe("a call that is held open under a plan", () => {
  const HANG = cell("hang on addInvoice");
  const HELD = met(HANG, { held: { isClosed: true, isOutlived: true } });
  const held = (heldTooLong: readonly Injection[], outcome = passed) =>
    verdictOn(HANG, outcome, { injections: [HELD] }, { run: { heldTooLong, clientTimeoutMs: 1 } });

  test("is a bug if its caller waited longer than a client may, however the test ended", () => {
    expect(held([HELD])).toEqual(["bug", "no-time-limit"]);
    expect(held([HELD], failed({ isLate: true }))).toEqual(["bug", "no-time-limit"]);
  });

  test("survived if it was given up, whatever another body waited for", () => {
    expect(held([met(HANG)])).toEqual(["survived", "survived"]);
  });
});

describe("a payment that the service reports with another amount", () => {
  const AMOUNT = cell("invoice-wrong-amount on getInvoice, lasting");
  const DOWN = cell("status 500 on getInvoice, lasting");
  const misreported = { invoices: [{ ...PAID, isMisreported: true }] };
  const judged = (given: Cell, outcomes: readonly TestOutcome[], facts: Partial<SandboxFacts>) =>
    judgeCell(given, {
      plain: ran([sandbox()], [passed]),
      ran: ran(
        outcomes.map(({ test }) =>
          sandbox({ sandbox: test, test, injections: [met(given, { sandbox: test })], ...facts }),
        ),
        outcomes,
      ),
      rules: given.rule ? [given.rule] : [],
      areJourneys: false,
    });
  const accepts = judged(AMOUNT, [passed], misreported);
  const verdictWith = (...others: Parameters<typeof judgeAmounts>[0]) => {
    const [{ verdict } = accepts] = judgeAmounts([accepts, ...others]);
    return verdict;
  };

  test("is no bug if the test states deliveries, and did not state this one", () => {
    const stating = (occasions: number) => {
      const facts: InvariantFacts = { occasions, breaches: [], doubts: [], none: "no-claim" };
      return { invariants: new Map([["paid-when-confirmed" as const, facts]]) };
    };
    const plain = sandbox(stating(1));
    const silent = { ...misreported, ...stating(0) };
    expect(verdictOn(AMOUNT, passed, silent, { plain })).toEqual(["survived", "survived"]);
    const stated = { ...misreported, ...stating(1) };
    expect(verdictOn(AMOUNT, passed, stated, { plain })).toEqual(["unclear", "amount-accepted"]);
  });

  test("is no bug if the test fails: the shop must not deliver, even in a journey", () => {
    const journey = { areJourneys: true };
    const verdict = verdictOn(
      AMOUNT,
      failed({ expected: "paid", actual: "failed" }),
      misreported,
      journey,
    );
    expect(verdict).toEqual(["expected", "amount-rejected"]);
  });

  test("is unclear if the test passes: it may not look at what the shop delivers", () => {
    expect(verdictWith()).toBe("unclear");
    expect(verdictWith(judged(DOWN, [passed], {}))).toBe("unclear");
    expect(verdictWith(judged(DOWN, [failed({ thrownBy: "mock" })], {}))).toBe("unclear");
  });

  test("is a bug if the same test fails when getInvoice keeps failing", () => {
    expect(verdictWith(judged(DOWN, [failed()], {}))).toBe("bug");
  });

  test("is another finding if it is the currency that the shop does not compare", () => {
    const keys = [AMOUNT, cell("invoice-wrong-amount USD on getInvoice, lasting")].map((given) => {
      const cells = [judged(given, [passed], misreported), judged(DOWN, [failed()], {})];
      const [{ findings } = accepts] = judgeAmounts(cells);
      return findings.map(keyOf);
    });
    expect(keys).toEqual([
      ["bug amount-accepted getInvoice"],
      ["bug currency-accepted getInvoice"],
    ]);
  });

  test("is no bug if another test shows that the shop compares", () => {
    const cancels = { ...failed(), test: "cancels" };
    const both = judged(AMOUNT, [passed, cancels], misreported);
    const down = judged(DOWN, [failed()], {});
    const [{ verdict } = both] = judgeAmounts([both, down]);
    expect(verdict).toBe("expected");
  });
});

describe("an invariant", () => {
  test("is a bug where the plain run keeps it, and none where the plain run breaks it too", () => {
    const facts = broken("no-blind-resend");
    expect(verdictOn(STATUS, passed, facts)).toEqual(["bug", "invariant"]);
    const plain = sandbox(broken("no-blind-resend", { requests: [7] }));
    expect(verdictOn(STATUS, passed, facts, { plain })).toEqual(["survived", "survived"]);
  });

  test("is no bug where the shop was closed before its callback came", () => {
    const facts = broken("callbacks-answered", { isUnreachable: true });
    expect(verdictOn(STATUS, passed, facts)).toEqual(["survived", "survived"]);
  });

  test("is no bug where a fault that lasts explains it", () => {
    const lasting = cell("status 500 on addInvoice, lasting");
    expect(verdictOn(lasting, passed, broken("callbacks-answered"))).toEqual([
      "survived",
      "survived",
    ]);
  });
});

describe("a command whose tests report nothing", () => {
  const FAILED = { ended: { exitCode: 1, signal: null, lastLines: [] } };
  const judgedOf = (sandboxes: readonly SandboxFacts[]) =>
    judgeCell(STATUS, {
      plain: ran([sandbox(), sandbox({ sandbox: "own", test: "own" })]),
      ran: ran(sandboxes, [], FAILED),
      rules: STATUS.rule ? [STATUS.rule] : [],
      areJourneys: false,
    });

  test("is unclear if it fails, and says how to report", () => {
    const judged = judgedOf([sandbox({ injections: [met(STATUS)] })]);
    expect([judged.verdict, judged.decisive.reason.code]).toEqual(["unclear", "unreported"]);
  });

  test("is judged by each sandbox: one that met no fault is not exercised", () => {
    const other = sandbox({ sandbox: "own", test: "own" });
    const judged = judgedOf([sandbox({ injections: [met(STATUS)] }), other]);
    expect(judged.findings.map(({ test, verdict }) => [test, verdict])).toEqual([
      ["pays", "unclear"],
      ["own", "not-exercised"],
    ]);
  });

  test("still shows what the gateway saw", () => {
    const twins = sandbox({ injections: [met(STATUS)], invoices: [PENDING, PENDING] });
    expect(judgedOf([twins]).verdict).toBe("bug");
  });
});

test("cells with one cause are one finding", () => {
  const crash = failed({ thrownBy: "shop", isCrash: true, stack: ["shop.js:7"] });
  const outcomes = [HTML, cell("truncated-json on addInvoice")].map((given) =>
    judgeCell(given, {
      plain: ran([sandbox()], [passed]),
      ran: ran([sandbox({ injections: [met(given)] })], [crash]),
      rules: given.rule ? [given.rule] : [],
      areJourneys: false,
    }),
  );
  expect(groupedFindings(outcomes)).toMatchObject([
    { cells: ["html-504 on addInvoice", "truncated-json on addInvoice"], tests: ["pays"] },
  ]);
});

describe("a key tells apart", () => {
  const keyWith = (given: Cell, facts: Partial<SandboxFacts>) =>
    keyOf(judgedOn(given, passed, facts).decisive);
  const states = (says: "paid" | "not charged", given = STATUS) => {
    return keyWith(given, broken("statements-true", { subject: { says } }));
  };

  test("false statements, by what was said and by what the fault affected", () => {
    expect(states("paid")).toBe("bug invariant statements-true addInvoice says paid");
    expect(states("not charged")).toBe("bug invariant statements-true addInvoice says not charged");
    expect(states("paid", DOUBLED)).toBe("bug invariant statements-true paid callbacks says paid");
  });

  test("a false statement from another one of the plain run", () => {
    const plain = sandbox(broken("statements-true", { subject: { says: "paid" } }));
    const canceled = broken("statements-true", { subject: { says: "canceled" } });
    expect(verdictOn(STATUS, passed, canceled, { plain })).toEqual(["bug", "invariant"]);
  });

  test("two payable invoices, by what the fault affected", () => {
    const twins = { invoices: [PAID, PENDING] };
    expect(keyWith(STATUS, twins)).toBe("bug two-invoices addInvoice");
    expect(keyWith(DOUBLED, twins)).toBe("bug two-invoices paid callbacks");
  });

  test("what a blind test missed", () => {
    const blind = { invoices: [{ ...PENDING, askedBy: 0 }] };
    expect(keyWith(STATUS, blind)).toBe("bug blind paid addInvoice");
  });
});

test("every kind of callback has its own cells", () => {
  const doubled = CELLS.filter(({ rule }) => rule?.fault === "callback-doubled");
  expect(doubled.map(({ kind }) => kind)).toEqual(callbackKinds);
});

describe("a claim is read from a status word alone", () => {
  test.each([
    ["pending", "Paid", "paid"],
    ["paid", "failed", "unpaid"],
    ["paid", "paid", undefined],
    ["pending", "not paid yet", undefined],
    ["pending", "failed", undefined],
    ["active", "paid", undefined],
    [1, 2, undefined],
    [undefined, "paid", undefined],
  ])("expected %j, got %j: %s", (wanted, given, claim) => {
    const values = { ...(wanted !== undefined && { expected: wanted }), actual: given };
    expect(claimOf(failed(values))).toBe(claim);
  });
});

test("a runner is not ended while a test is tried again beside the last one", () => {
  const tests = new TestsUnderWay(new Set(["pays", "cancels"]));
  tests.opened("pays");
  tests.opened("cancels");
  tests.ended("pays", "pays");
  tests.opened("pays-2");
  tests.ended("cancels", "cancels");
  expect(tests.areOver).toBe(false);
  tests.ended("pays-2", "pays");
  expect(tests.areOver).toBe(true);
});

test("reports of one test do not stand for another one", () => {
  const tests = new TestsUnderWay(new Set(["pays", "cancels"]));
  for (const name of ["pays", "pays-2"]) {
    tests.opened(name);
    tests.ended(name, "pays");
  }
  expect(tests.areOver).toBe(false);
});
