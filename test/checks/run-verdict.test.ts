import { describe, expect, onTestFinished, test } from "vitest";
import { RunEvidence } from "../../mocks/checks/run/evidence.js";
import { judgeGateway } from "../../mocks/checks/run/judge.js";
import type { Gate } from "../../mocks/checks/run/options.js";
import { gatewayCounts, gatewaySections, stillOpenNotes } from "../../mocks/checks/run/report.js";
import { configured, ran } from "../support/command-line.js";
import { openShop } from "../support/servers.js";

/** The verdict on what a gateway saw, and its report. */
function verdictOf(evidence: RunEvidence, gates: readonly Gate[]) {
  const verdict = judgeGateway(evidence, gates, {});
  return {
    passed: verdict.broken.length === 0,
    sections: gatewaySections(evidence, verdict),
    counts: gatewayCounts(evidence, verdict),
  };
}

test("lists calls by operation and status, pages and wrong paths separately", async () => {
  const { section, report } = await ran(
    [],
    `const no = await addsInvoice();
     await addsInvoice({ amount: 1 });
     await reads(no);
     await fetch(PAYSTUB_BASE_URL + "/pay/order/" + no);
     await ask("/api/addInvoise", {});
     await control("/no-such-thing");`,
  );
  expect(section("Calls").tables?.[0]?.rows).toEqual([
    ["addInvoice", "2", "200 (1), 400 (1)"],
    ["getInvoice", "1", "200 (1)"],
    ["(pages)", "1", "200 (1)"],
    ["(no operation)", "1", "404 (1)"],
  ]);
  expect(report.summary).toMatch(/^The command ended with exit code 0: 5 calls, 1 contract viol/);
});

test("a false statement of a test fails the run without a gate", async () => {
  const { code, cases, report } = await ran(
    [],
    `await addsInvoice();
     await mine("/statements", { order: "ORD-1", says: "not charged" });
     await mine("/statements", { order: "ORD-1", says: "paid" });`,
  );
  expect([code, report.passed]).toEqual([1, false]);
  expect(cases("Invariants")).toMatchObject({
    "statements-true: What the shop tells its customers is true": "failed",
  });
});

test("counts calls beyond the journal's limit", async () => {
  const { section } = await ran(
    [],
    'for (let n = 0; n < 11; n++) await Promise.all(Array.from({ length: 100 }, () => reads("1")));',
  );
  expect(section("Calls").tables?.[0]?.rows).toEqual([["getInvoice", "1100", "404 (1100)"]]);
});

test("includes a sandbox that was deleted", async () => {
  const { cases } = await ran(
    [],
    `await addsInvoice({ amount: "25" });
     await addsInvoice({ amount: "26" });
     await fetch(PAYSTUB_CONTROL_URL + "/sandboxes/shop", { method: "DELETE" });`,
  );
  expect(cases("Tolerated deviations")).toEqual({ "addInvoice tolerated 2 times": "warning" });
});

const VIOLATIONS = [
  ['ask("/api/addInvoice", {})', "addInvoice"],
  ['ask("/api/addInvoise?x=1", {})', "POST /api/addInvoise"],
  ['ask("/api/addInvoice")', "GET /api/addInvoice"],
  ['ask("/rest/partner/getMyMerchants", undefined, {})', "getMyMerchants"],
  [
    'ask("/api/recurringPayments", undefined, { Authorization: "Basic x" })',
    "listRecurringPayments",
  ],
  ['ask("/api/cancelInvoice", JSON.parse(\'{"__proto__": 1}\'))', "cancelInvoice"],
  ['fetch(PAYSTUB_BASE_URL + "/api/auth", { method: "POST", body: "a=b" })', "issueMerchantToken"],
] as const;

test("lists contract violations with their counts", async () => {
  const calls = VIOLATIONS.map(([call]) => `await ${call}; await ${call};`);
  const { cases } = await ran([], calls.join("\n"));
  const expected = VIOLATIONS.map(([, where]) => [`${where} refused 2 times`, "warning"]);
  expect(cases("Contract violations")).toEqual(Object.fromEntries(expected));
});

test("does not list what a good integration causes too", async () => {
  const { cases, section } = await ran(
    [],
    `await addsInvoice({ amount: 1 });
     await reads("1");
     await ask("/api/addInvoice", order(), { Authorization: "Bearer never-issued" });
     await mine("/faults", { fault: "status", status: 400, operation: "cancelInvoice" });
     await ask("/api/cancelInvoice", { transactionNo: "1" });`,
  );
  expect(cases("Contract violations")).toEqual({ none: "passed" });
  expect(section("Calls").tables?.[0]?.rows).toEqual([
    ["addInvoice", "2", "400 (1), 401 (1)"],
    ["getInvoice", "1", "404 (1)"],
    ["cancelInvoice", "1", "400 (1)"],
  ]);
});

describe("failed callbacks", () => {
  const shop = (status: number) =>
    `const shop = http.createServer((q, r) => r.writeHead(${status}).end());
     await new Promise((done) => shop.listen(0, "127.0.0.1", done));
     const callBackUrl = "http://127.0.0.1:" + shop.address().port + "/paid";`;
  const pay = "const no = await addsInvoice({ callBackUrl }); await pays(no);";

  test("are listed with their results", async () => {
    const { section } = await ran([], `${shop(500)} ${pay} shop.close();`);
    expect(section("Callbacks").cases).toMatchObject([
      {
        name: expect.stringMatching(/^paid of \d{13} in sandbox shop$/),
        status: "warning",
        message: expect.stringMatching(/\/paid: answered 500; 2xx was expected \(1 attempt\)$/),
      },
    ]);
  });

  test("exclude callbacks that reach the merchant, a browser, or succeed later", async () => {
    const { cases, report } = await ran(
      [],
      `${shop(200)} ${pay}
       const other = await addsInvoice();
       const form = new URLSearchParams({ do: "pay" });
       const page = PAYSTUB_BASE_URL + "/pay/order/" + other;
       const sent = await fetch(page, { method: "POST", body: form, redirect: "manual" });
       must(sent.status === 303, "redirect");
       await mine("/faults", { fault: "callback-dropped", times: 1 });
       await pays(await addsInvoice());
       shop.close();`,
    );
    expect(cases("Callbacks")).toEqual({ none: "passed" });
    expect(report.summary).toContain("0 callbacks of 3 failed");
  });

  test("exclude those that a later attempt repaired, and copies of a fork", async () => {
    const { report } = await ran(
      configured({ clock: "frozen" }),
      `let status = 500;
       const shop = http.createServer((q, r) => r.writeHead(status).end());
       await new Promise((done) => shop.listen(0, "127.0.0.1", done));
       const callBackUrl = "http://127.0.0.1:" + shop.address().port + "/paid";
       ${pay}
       await mine("/fork", { name: "other" });
       status = 200;
       await mine("/clock/advance", { by: "PT2M" });
       await control("/sandboxes/other/clock/advance", { by: "PT2M" });
       shop.close();`,
    );
    expect(report.summary).toContain("0 callbacks of 1 failed");
  });

  test.for([
    ["break the gate", ["--fail-on", "callbacks"], 1, "failed"],
    ["are reported without it", [], 0, "pending"],
  ] as const)("that are open when the command ends %s", async ([, gate, exit, status]) => {
    const shop = await openShop();
    onTestFinished(() => shop.close());
    shop.answers("never");
    const { code, section } = await ran(
      gate,
      `const no = await addsInvoice({ callBackUrl: "${shop.url}/paid" });
       const arrives = async () => {
         const { body } = await mine("/callbacks");
         return body.callbacks.some(({ state }) => state === "in-flight");
       };
       pays(no).catch(() => {});
       while (!(await arrives()));
       process.exit(0);`,
    );
    expect(code).toBe(exit);
    const message = expect.stringContaining(
      "under way when the command ended, so paystub cannot judge",
    );
    expect(section("Callbacks").cases).toMatchObject([{ status, message }]);
  });
});

describe("each gate is broken by its own findings only", () => {
  const GATES = ["violations", "tolerated", "callbacks", "assumed"];

  test.each([
    ["violations", 'await ask("/api/addInvoice", {});'],
    ["tolerated", 'await addsInvoice({ amount: "25" });'],
    // A callback shows assumed behaviour too.
    ["callbacks", "await pays(await addsInvoice());", "assumed"],
    ["assumed", 'await reads("1");'],
  ])("%s", async (gate, script, other = "") => {
    const broken = await ran(["--fail-on", gate], script);
    expect([broken.code, broken.report.passed]).toEqual([1, false]);
    const others = GATES.filter((one) => one !== gate && one !== other);
    const whole = await ran(
      others.flatMap((one) => ["--fail-on", one]),
      script,
    );
    expect([whole.code, whole.report.passed]).toEqual([0, true]);
  });

  test("all of them pass for an integration that keeps to the documentation", async () => {
    const script = "must(await addsInvoice(), 'no invoice');";
    const { code, report } = await ran(["--fail-on", GATES.join(",")], script);
    expect([code, report.passed]).toEqual([0, true]);
  });
});

describe("an incomplete verdict does not pass", () => {
  const GATES = ["violations", "tolerated", "callbacks", "assumed"] as const;

  test("a command without calls has no verdict", async () => {
    const { code, report } = await ran(["--fail-on", GATES.join(",")], "");
    const found = report.sections.flatMap(({ cases }) => cases.map(({ name }) => name));
    expect(found.filter((name) => name === "not judged")).toHaveLength(GATES.length);
    expect(found).not.toContain("none");
    expect(report.summary).toMatch(
      /: nothing to judge\. The command did not call the mock\. .* set "allowNoCalls": true in paystub\.json\.$/,
    );
    expect(code).toBe(1);
  });

  test("an error of the mock breaks every gate", () => {
    const account = new RunEvidence();
    account.observer.error?.(new Error("disk full"));
    const verdict = (gates: readonly Gate[]) => verdictOf(account, gates);
    expect(GATES.map((gate) => verdict([gate]).passed)).toEqual(GATES.map(() => false));
    expect(verdict([]).passed).toBe(true);
    const errors = verdict(["assumed"]).sections.find(({ name }) => /Errors/.test(name));
    expect(errors?.cases).toMatchObject([{ name: "the mock itself failed once" }]);
  });

  test("the last test that left something open explains a runner that does not exit", () => {
    const account = new RunEvidence();
    account.addOutcome("a", { test: "a", ended: "passed", stillOpen: ["server", "worker"] });
    account.addOutcome("b", { test: "b", ended: "passed" });
    expect(stillOpenNotes(account)).toEqual([
      expect.stringMatching(
        /^After the test "a" its process still had a server and a worker thread open/,
      ),
    ]);
  });

  test("lists the first of very many findings, and that there are more", () => {
    const account = new RunEvidence();
    for (let n = 0; n < 1003; n += 1) account.violations.add("addInvoice", `code-${n}`, "why");
    account.violations.add("addInvoice", "code-0", "why");
    const { sections, counts, passed } = verdictOf(account, ["violations"]);
    const cases = sections.find(({ name }) => name === "Contract violations")?.cases ?? [];
    expect(cases).toHaveLength(1001);
    expect(cases[0]?.name).toBe("addInvoice refused 2 times");
    expect(cases.at(-1)).toMatchObject({ name: "others refused 3 times", status: "failed" });
    expect(counts).toContain("more than 1,000 contract violations");
    expect(passed).toBe(false);
  });

  test("lists a callback that was due and not sent", () => {
    const account = new RunEvidence();
    const about = { kind: "paid", transactionNo: "17" } as const;
    const [callbackId, target] = ["cb-1", "http://shop.example/paid"];
    const event = { type: "callback-scheduled", at: 1, callbackId, about, target } as const;
    account.observer.event?.("shop", { seq: 2, event });
    const { sections } = verdictOf(account, ["callbacks"]);
    expect(sections.find(({ name }) => name === "Callbacks")?.cases).toMatchObject([
      {
        status: "pending",
        message: expect.stringContaining("not sent yet when the command ended"),
      },
    ]);
  });
});

describe("assumed behaviour", () => {
  test("is listed by operation and by switch, with the option in force", async () => {
    const { section } = await ran(
      ["--assume", "order-status-case=upper"],
      `const no = await addsInvoice({ supportedCardBrands: ["tabby"], currency: "USD" });
       await addsInvoice();
       await reads(no);`,
    );
    const rows = section("Assumed behaviour that was used").tables?.[0]?.rows ?? [];
    expect(rows.map(([what]) => what)).toEqual([
      "getInvoice",
      "order-status-case=upper",
      "duplicate-order-number=accept",
      "tabby=accept",
      "foreign-minimum=converted",
    ]);
  });
});
