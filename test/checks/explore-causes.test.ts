import { describe, expect, test } from "vitest";
import {
  type Explored,
  explore,
  type FoundFailure,
  joined,
  metAgain,
} from "../../mocks/checks/explore/explore.js";
import type { Finding } from "../../mocks/checks/explore/finding.js";
import { reportOf } from "../../mocks/checks/explore/report.js";
import type { ArmedFault, SequenceStep } from "../../mocks/checks/explore/sequence.js";
import { openSession } from "../../mocks/checks/explore/session.js";
import type { ShopCredentials } from "../../mocks/checks/explore/shop.js";
import { junitXml } from "../../mocks/report/junit.js";
import { openFlorist } from "../support/florist.js";

const start: SequenceStep = { does: "start", amount: 20, name: "Sara Al Harbi" };
const LOST: ArmedFault = { fault: "lost-reply", operation: "addInvoice" };
const BROKEN: ArmedFault = { fault: "status", status: 500, operation: "addInvoice" };
const LOST_PLAN: ArmedFault = { fault: "lost-reply", operation: "registerPayment" };
const HUNG_PLAN: ArmedFault = { fault: "hang", operation: "registerPayment" };

/** A finding that breaks a rule. */
const broken = (invariant: string): Finding => ({
  ...{ invariant, code: "not-shipped", subject: { order: 1 }, evidence: {} },
});

/** A shrunk failure: the rules that it breaks, and the steps that break them. */
function failure(rules: readonly string[], ...steps: readonly SequenceStep[]): FoundFailure {
  const [invariant = "", ...alsoBroken] = rules;
  return {
    finding: broken(invariant),
    sequence: { world: {}, steps },
    ...{ alsoBroken, alsoUnder: [], seenIn: 1, index: 0, originalLength: steps.length },
    ...{ again: 5, replays: 5, cutBy: undefined, record: undefined },
  };
}

const all = (...failures: readonly FoundFailure[]) =>
  failures.reduce<readonly FoundFailure[]>(joined, []);

describe("failures", () => {
  test("that break a common rule at one call are one finding, with the shortest sequence", () => {
    const long = failure(["two-invoices", "no-blind-resend"], start, { ...start, under: LOST });
    const short = failure(["no-blind-resend", "agreement"], { ...start, under: BROKEN });
    const [found, ...others] = all(long, short);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      finding: { invariant: "no-blind-resend" },
      alsoBroken: ["two-invoices", "agreement"],
      alsoUnder: ["lost-reply on addInvoice"],
      seenIn: 2,
    });
    expect(found?.sequence.steps).toHaveLength(1);
  });

  test("that break a common rule by one fault on two calls are one finding", () => {
    const one = failure(["no-blind-resend"], { ...start, under: LOST });
    const other = failure(["no-blind-resend"], { ...start, under: LOST_PLAN });
    expect(all(one, other)).toHaveLength(1);
  });

  test.each([
    ["have no rule in common", ["amount"], LOST],
    ["need another fault on another call", ["no-blind-resend"], HUNG_PLAN],
    ["need no fault", ["no-blind-resend"], undefined],
  ])("that %s are two findings", (_, rules, under) => {
    const one = failure(["no-blind-resend"], { ...start, under: LOST });
    const other = failure(rules, under ? { ...start, under } : start);
    expect(all(one, other)).toEqual([one, other]);
  });

  test("repeat in sequences that break the rule under the fault", () => {
    const known = failure(["two-invoices"], { ...start, under: LOST });
    const met = (rule: string, ...steps: readonly SequenceStep[]) =>
      metAgain([known], { world: {}, steps }, [broken(rule)]);
    const ahead: SequenceStep = { does: "fault", ...BROKEN };
    expect(met("two-invoices", ahead, start)).toBe(known);
    expect(met("two-invoices", { ...start, under: HUNG_PLAN })).toBeUndefined();
    expect(met("amount", ahead, start)).toBeUndefined();
  });
});

test("one bug is one block in every report, with the number of its sequences", async () => {
  const open = (credentials: ShopCredentials) =>
    openFlorist({ ...credentials, bug: "retries-add", timeoutMs: 1000 });
  const session = await openSession(async () => ({ open }), { timeoutMs: 4000 });
  const earlier = [LOST, BROKEN, LOST].map((under) => ({
    world: {},
    steps: [{ ...start, under }],
  }));
  const options = { runs: 0, seed: 1, jobs: 4, keepGoing: true, earlier };
  const explored = await explore(session, options).finally(session.close);
  expect(explored.failures).toHaveLength(1);
  const failures = explored.failures.map((one) => ({
    ...one,
    ...{ path: "f.json", reproduction: "again", beside: [] },
  }));
  const told = { explored, failures, shop: "florist", seed: 1, mended: [] };
  const report = reportOf({ ...told, uncaught: [] });
  expect(report.passed).toBe(false);
  expect(report.data).toMatchObject({ findings: [{ seenIn: 3, file: "f.json" }] });
  expect(junitXml(report).match(/<failure/g)).toHaveLength(1);
  expect(junitXml(report)).toContain("seen in: 3 of 3 sequences");
});

test.each([
  [1, true, "warning"],
  [2, false, "failed"],
])(
  "with %i of 2 sequences inconclusive, an exploration passes: %s",
  (inconclusive, passed, status) => {
    const explored: Explored = {
      ...{ runs: 2, calls: 9, inconclusive, durationMs: 1 },
      ...{ failures: [], flaky: [], unsure: [], advice: [], mended: [], unreached: [] },
      ...{ shortfall: undefined, interruptedBy: undefined },
    };
    const report = reportOf({
      ...{ explored, failures: [], shop: "florist", seed: 1, mended: [], uncaught: [] },
    });
    expect(report.passed).toBe(passed);
    expect(report.sections[0]?.cases.at(-1)?.status).toBe(status);
  },
);
