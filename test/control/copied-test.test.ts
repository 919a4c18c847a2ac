import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect } from "vitest";
import { callAsCurl } from "../../mocks/control/copied-calls.js";
import type { SandboxHandle } from "../../mocks/index.js";
import { openKit, type TestGateway } from "../../mocks/testkit/fixture.js";
import {
  anyAnswer,
  CARDS,
  cardOf,
  once,
  type Persons,
  startPersons,
  test,
  walletOf,
} from "../support/persons.js";
import { hasProgram } from "../support/project.js";

// One of the tests plants a failure, and its account goes with the folder.
const accounts = mkdtempSync(join(tmpdir(), "paystub-accounts-"));
const kit = await openKit({ accounts });
afterAll(async () => {
  await kit.close();
  rmSync(accounts, { recursive: true });
});

/** Runs a copied test in this process, against a sandbox of its own. */
async function runs(text: string): Promise<void> {
  const clock = /openKit\(\{ clock: "([^"]+)" \}\)/.exec(text)?.[1];
  const code = text.replace(/^(import|const kit|after\().*$/gm, "");
  const found: (() => Promise<unknown>)[] = [];
  const fake = {
    run: (_name: string, body: (gateway: TestGateway) => Promise<void>) =>
      kit.run("copied", body, clock === undefined ? {} : { clock }),
  };
  new Function("assert", "test", "kit", code)(
    assert,
    (_title: string, body: (t: object) => Promise<unknown>) => found.push(() => body({})),
    fake,
  );
  for (const body of found) await body();
  assert.equal(found.length, 1);
}

/** The test of an invoice, as the control API writes it. */
const testOf = async ({ invoices }: SandboxHandle, no: string) => (await invoices.test(no)).source;

const call = (part: object) => ({
  ...{ id: 1, at: "2026-03-01T09:00:00.000Z", operationId: "addInvoice", method: "POST" },
  ...{ path: "/api/addInvoice", status: 200, requestBody: null, responseBody: null },
  ...{ tolerated: [], faults: [], code: null, refusal: null, explanation: null },
  ...{ position: { epoch: 1, seq: 3 }, cut: [] },
  ...part,
});

describe("a call as a command line", () => {
  const at = { origin: "http://127.0.0.1:4010", sandbox: "shop" };

  test("quotes every character that a shop has sent", () => {
    const requestBody = `{"note":"it's @home $HOME \`id\`"}`;
    expect(callAsCurl(at, call({ requestBody }))).toBe(
      [
        "curl -X POST 'http://127.0.0.1:4010/api/addInvoice'",
        "-H 'Authorization: Bearer sandbox_shop'",
        "-H 'Content-Type: application/json'",
        `--data-raw '{"note":"it'\\''s @home $HOME \`id\`"}'`,
      ].join(" \\\n  "),
    );
  });

  test.for([
    ["***0002", "4000000000000002"],
    ["***1111", "4111111111111111"],
    ["***1234", "4111111111111111"],
  ] as const)("has a test card instead of a masked one: %s", ([kept, number]) => {
    const body = (card: string, securityCode: string) =>
      JSON.stringify({ amount: 25, card: { number: card, securityCode } });
    const requestBody = body(kept, "***");
    const text = callAsCurl(at, call({ operationId: "payByCard", requestBody }));
    expect(text).toContain(body(number, "123"));
  });

  test.for([
    ["token-missing", null],
    ["token-malformed", "Basic"],
    ["token-unknown", "Bearer nobody-issued-this"],
  ])("includes the refused token: %s", ([code, header]) => {
    const text = callAsCurl(at, call({ code }));
    expect(text.includes("Authorization")).toBe(header !== null);
    expect(text).toContain(header ?? "addInvoice");
  });
});

/** What a shop may send that means something to a shell, to JavaScript, or to a terminal. */
const HOSTILE = [
  `it's "quoted"`,
  "$HOME \u0024{HOME} $(echo run) `echo run`",
  "two\nlines\r\n\tand a tab",
  "back\\slash \\' \\n \\u0041 \\",
  "مرحبا \u202e 😀",
  "!history %s * ? ~ ; & | < > # @file",
  "\u0024{process.exit(1)} `\u0024{1}` */ </script>",
];

/** Runs a line as a user pastes it; its output is what curl received. */
function shell(line: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = spawn("sh", ["-c", line], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
  });
  return new Promise((resolve) => child.once("close", () => resolve(text)));
}

describe.skipIf(!hasProgram("curl"))("a call that was copied as curl makes the same call", () => {
  test.for(HOSTILE)("with %j in it", async (text, { gateway, merchant }) => {
    await merchant.addsInvoice({ clientName: text, note: text, smsMessage: text });
    const [call] = (await gateway.get("shop").requests()).requests;
    if (!call) throw new Error("there was no call");
    const line = callAsCurl({ origin: gateway.baseUrl, sandbox: "again" }, call);
    const answer = JSON.parse(await shell(line));
    const [again] = (await gateway.get("again").requests()).requests;
    expect(again?.requestBody).toBe(call.requestBody);
    expect([again?.status, answer.transactionNo === undefined]).toEqual([
      call.status,
      call.status !== 200,
    ]);
  });
});

describe("a copied test passes", () => {
  test("of an order that was paid on its page", async ({ merchant, customer, tester }) => {
    const no = await merchant.createsInvoice();
    await customer.opens(no);
    await customer.submits(no, { do: "pay" });
    await merchant.reads(no);
    const text = await testOf(tester, no);
    expect(text).toContain("await gateway.invoices.pay(transactionNo");
    expect(text).not.toContain("/pay/order");
    await runs(text);
  });

  test("of an order that expired", async ({ merchant, tester }) => {
    const no = await merchant.createsInvoice();
    await tester.clock.advance({ by: "PT25H" });
    await merchant.post("/api/cancelInvoice", { transactionNo: no });
    const text = await testOf(tester, no);
    expect(text).toContain('boundary: "expiry"');
    expect(text).toContain('gateway.clock.advance({ by: "1h" })');
    await runs(text);
  });

  test("of a lost reply, with the fault", async ({ gateway, merchant, tester }) => {
    await once(tester, { fault: "lost-reply", operation: "addInvoice" });
    const client = anyAnswer(gateway.baseUrl);
    await client.post("/api/addInvoice", merchant.order()).catch(() => undefined);
    const [{ transactionNo } = { transactionNo: "" }] = (await tester.invoices.list()).invoices;
    await tester.invoices.pay(transactionNo);
    const text = await testOf(tester, transactionNo);
    expect(text).toContain('fault: "lost-reply", operation: "addInvoice", times: 1');
    expect(text).toContain("assert.equal(reply1.status, null)");
    await runs(text);
  });

  test("of a wallet payment with the second code", async ({ gateway, merchant, tester }) => {
    const no = await merchant.createsInvoice();
    const wallet = walletOf(gateway);
    await wallet.getsCode(no);
    const proof = await wallet.getsCode(no);
    await wallet.pays(no, proof, { stcpayPaymentOTP: "99999" });
    await wallet.pays(no, proof);
    await runs(await testOf(tester, no));
  });

  test("of a card payment by the API", async ({ gateway, merchant, tester }) => {
    const { body } = await merchant.post("/api/payInvoice", {
      ...merchant.order(),
      card: cardOf(CARDS.declined),
    });
    const [{ transactionNo } = { transactionNo: "" }] = (await tester.invoices.list()).invoices;
    expect(JSON.stringify(body)).toContain(transactionNo);
    await runs(await testOf(gateway.get("shop"), transactionNo));
  });

  test("of what is left after a rewind", async ({ gateway, merchant, tester }) => {
    const no = await merchant.createsInvoice();
    await tester.labels.add({ name: "ordered" });
    await merchant.post("/api/cancelInvoice", { transactionNo: no });
    await gateway.rewind("shop", { to: "ordered" });
    await tester.invoices.pay(no);
    const text = await testOf(tester, no);
    expect(text).not.toContain("cancelInvoice");
    await runs(text);
  });

  test("of a recurring payment up to its third failed charge", async ({ merchant, tester }) => {
    const id = await merchant.registers({ recurring: { type: "Weekly", retryCount: 2 } });
    await tester.recurring.start(id);
    await tester.recurring.arrangeCharges(id, { outcomes: ["fail", "fail", "fail"] });
    await tester.clock.advance({ by: "P12D" });
    const text = (await tester.recurring.test(id)).source;
    expect(text).toContain('assert.equal(payment.status, "ended")');
    await runs(text);
  });

  test("of any life", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const { close, ...persons } = await startPersons();
        try {
          const ids = await lives(persons, life);
          for (const no of ids.invoices) await runs(await testOf(persons.tester, no));
          for (const id of ids.recurring) {
            await runs((await persons.tester.recurring.test(id)).source);
          }
        } finally {
          await close();
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe("no test can be made", () => {
  const refusal = (message: RegExp) => ({ status: 409, message: expect.stringMatching(message) });

  test("if the call that created the invoice is unknown", async ({ gateway, merchant, tester }) => {
    const no = await merchant.createsInvoice();
    // The calls stay in the original.
    const fork = await gateway.fork("shop", { name: "fork" });
    await expect(fork.invoices.test(no)).rejects.toMatchObject(refusal(/no longer kept/));
    await expect(tester.invoices.test("1")).rejects.toMatchObject({ status: 404 });
  });

  test("if a body was too long to be stored", async ({ merchant, tester }) => {
    const no = await merchant.createsInvoice({ unknown: "x".repeat(70_000) });
    await expect(tester.invoices.test(no)).rejects.toMatchObject(refusal(/too long/));
  });

  test("of an invoice that names merchants", async ({ merchant, tester }) => {
    const merchants = [{ merchantId: 7001, merchantEmail: "acme@shop.example" }];
    await tester.merchants.seed({ merchants });
    const receivers = [{ key: "email", value: "acme@shop.example" }];
    const path = "/rest/partner/addMerchantInvoice/20230101";
    const { body } = await merchant.post(path, merchant.order({ receivers }));
    await expect(tester.invoices.test(body.transactionNo)).rejects.toMatchObject(
      refusal(/merchants/),
    );
  });
});

test("a copied test sets what is not as usual in its sandbox", async ({ merchant, tester }) => {
  const no = await merchant.createsInvoice();
  expect(await testOf(tester, no)).not.toContain(".change(");
  await tester.assumptions.change({ "order-status-case": "upper" });
  await tester.settings.change({ rates: { USD: 4 } });
  const text = await testOf(tester, no);
  expect(text).toMatch(/assumptions\.change\(\{\s+"order-status-case": "upper",\s+\}\)/);
  expect(text).toMatch(/settings\.change\(\{\s+rates: \{\s+USD: 4,\s+\},\s+\}\)/);
  await runs(text);
});

test("a copied test fails when the end is another", async ({ merchant, tester }) => {
  const no = await merchant.createsInvoice();
  await tester.invoices.pay(no);
  await tester.clock.advance({ by: "PT2H" });
  await tester.invoices.refund(no);
  const text = await testOf(tester, no);
  expect(text).toContain('clock: "2026-03-01T12:00:00.000Z"');
  expect(text).not.toContain(no);
  await runs(text);
  await expect(
    runs(text.replace('invoice.status, "paid"', 'invoice.status, "pending"')),
  ).rejects.toThrow();
});

/** A step of a life: what is done, to which of the things that there are, and after how long. */
const steps = fc.array(
  fc.record({
    does: fc.constantFrom(
      ...(["order", "order", "register", "register"] as const),
      ...(["pay", "page", "decline", "cancel", "refund", "refund fails", "wallet"] as const),
      ...(["read", "start", "stop", "fail", "approve", "wait", "wait", "fault"] as const),
    ),
    n: fc.nat(20),
    hours: fc.constantFrom(0, 0, 1, 23, 24, 25, 24 * 8, 24 * 40),
    fault: fc.constantFrom(
      ...(["lost-reply", "status", "html-504", "truncated-json", "empty-reply"] as const),
      ...(["reset-mid-reply", "double-commit", "callback-before-reply"] as const),
      ...(["paid-while-canceling", "reply-then-rollback", "callback-doubled"] as const),
    ),
  }),
  { minLength: 4, maxLength: 14 },
);

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** Lives these steps. Returns what there is then of which the creating call is known. */
async function lives({ gateway, merchant, customer, tester }: Persons, all: Steps) {
  const client = anyAnswer(gateway.baseUrl);
  const invoices = async () =>
    (await tester.invoices.list()).invoices.map(({ transactionNo }) => transactionNo);
  const recurring = async () =>
    (await tester.recurring.list()).recurring.map(({ recurringId }) => recurringId);
  const quietly = (job: Promise<unknown>) => job.catch(() => undefined);
  await merchant.createsInvoice({ orderNumber: "ORD-0" });
  let count = 0;
  for (const { does, n, hours, fault } of all) {
    const nos = await invoices();
    const ids = await recurring();
    const no = nos[n % nos.length] ?? "none";
    const id = ids[n % ids.length] ?? "none";
    const order = () => merchant.order({ orderNumber: `ORD-${++count}` });
    const plan = () =>
      merchant.plan({ recurring: { type: n % 2 ? "Weekly" : "Daily", iterations: n % 4 } });
    const jobs: Readonly<Record<typeof does, () => Promise<unknown>>> = {
      order: () => client.post("/api/addInvoice", order()),
      register: () => client.post("/api/registerPayment", plan()),
      pay: () => tester.invoices.pay(no),
      page: () => customer.submits(no, { do: "pay" }),
      decline: () => tester.invoices.decline(no),
      cancel: () => client.post("/api/cancelInvoice", { transactionNo: no }),
      refund: () => tester.invoices.refund(no),
      "refund fails": () => tester.invoices.refund(no, { reason: "paystub:refund-fails" }),
      wallet: () => walletOf(gateway).paysFor(no),
      read: () => client.get(`/api/getInvoice/${no}`),
      start: () => tester.recurring.start(id),
      stop: () => client.post("/api/cancelRecurring", { recurringId: id }),
      fail: () => tester.recurring.arrangeCharges(id, { outcomes: ["fail", "succeed", "fail"] }),
      approve: () => customer.approves(id, { do: "pay" }),
      wait: () => tester.clock.advance({ by: `PT${hours}H` }),
      fault: () => once(tester, fault === "status" ? { fault, status: 500 } : { fault }),
    };
    await quietly(jobs[does]());
  }
  // The second invoice of a double commit is in no reply of its creating call, even if it was paid later.
  const creating = (await tester.requests({ limit: 500 })).requests.filter(({ operationId }) => {
    return operationId === "addInvoice" || operationId === "registerPayment";
  });
  const isKnown = (key: string) => creating.some(({ responseBody }) => responseBody?.includes(key));
  return {
    invoices: (await invoices()).filter(isKnown),
    recurring: (await recurring()).filter(isKnown),
  };
}
