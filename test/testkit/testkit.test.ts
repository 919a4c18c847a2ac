import { describe, test as plain } from "vitest";
import type { Observer } from "../../mocks/index.js";
import { type InvoiceReference, openKit } from "../../mocks/testkit/client.js";
import { expect } from "../../mocks/testkit/vitest.js";
import { clientOf } from "../support/http.js";
import { type Merchant, walletOf } from "../support/persons.js";
import { test, type Where } from "../support/testkit.js";

const START = "2026-03-01T12:00:00.000Z";

describe.each<Where>(["in this process", "elsewhere"])("a gateway %s", (where) => {
  test.override({ where });

  test("a token of the test's credentials opens the test's sandbox", async ({ gateway }) => {
    const { apiId, secretKey } = gateway;
    const client = clientOf(gateway.baseUrl);
    expect((await client.post("/api/auth", { apiId, secretKey })).status).toBe(200);
    await expect(gateway).toHaveReceived("issueMerchantToken", { apiId }, { times: 1 });
  });

  test("a statement of the shop is compared with the truth", async ({ gateway, merchant }) => {
    const number = await merchant.createsInvoice();
    const untrue = { order: "ORD-1", says: "paid", isTrue: false };
    const about = [{ id: number, status: "pending" }];
    expect(await gateway.says("ORD-1", "paid")).toMatchObject({ ...untrue, about });
    await gateway.invoice(number).pay();
    expect(await gateway.says("ORD-1", "delivered")).toMatchObject({ isTrue: true });
    await expect(gateway.says("ORD-1", "Paid" as never)).rejects.toThrow(
      "says must be one of paid, delivered, canceled, not charged, refunded",
    );
  });

  test("an invoice can be checked at each step", async ({ gateway, merchant }) => {
    const number = await merchant.createsInvoice();
    const invoice = gateway.invoice(number);
    await expect(invoice).toBePending();
    await expect(invoice).not.toBePaid();
    await expect(invoice).not.toHaveBeenCalledBack();
    await invoice.pay({ method: "mada" });
    await expect(invoice).toBePaid();
    await expect(invoice).not.toBeCanceled();
    await expect(invoice).toHaveBeenCalledBack({ times: 1, kind: "paid" });
    await expect(gateway).toHaveBeenCalledBack({ times: 1 });
    expect(merchant.shop.requestLines).toEqual([
      `GET /paid?transactionNo=${number}&orderNumber=ORD-1`,
    ]);
  });

  test("an order leads to its latest invoice", async ({ gateway, merchant }) => {
    await merchant.createsInvoice();
    const latest = await merchant.createsInvoice();
    await gateway.invoiceOfOrder("ORD-1").cancel();
    await expect(gateway.invoice(latest)).toBeCanceled();
    await expect(gateway.invoiceOfOrder("ORD-2").read()).rejects.toThrow(
      "there is no invoice of order ORD-2; there are those of ORD-1",
    );
  });

  test("waits for a callback that was sent again on a frozen clock", async ({
    gateway,
    merchant,
  }) => {
    await gateway.clock.freeze();
    const number = await merchant.createsInvoice();
    await gateway.invoice(number).pay();
    const first = await gateway.waitForCallback();
    await gateway.callbacks.resend(first.callbackId);
    const again = await gateway.waitForCallback();
    const { callbackId, at } = first;
    expect(first).toMatchObject({ attempt: 1 });
    expect(again).toMatchObject({ callbackId, at, attempt: 2, outcome: "delivered" });
  });

  test("waits for each call to the merchant once, in order", async ({ gateway, merchant }) => {
    merchant.shop.answers(500);
    const number = await merchant.createsInvoice();
    const coming = gateway.waitForCallback();
    await gateway.invoice(number).pay();
    expect(await coming).toMatchObject({ kind: "paid", outcome: "refused", status: 500 });
    await expect(gateway.invoice(number)).not.toHaveBeenCalledBack();
    await gateway.clock.advance({ by: "PT1M" });
    expect(await gateway.waitForCallback()).toMatchObject({ outcome: "delivered", status: 200 });
    await expect(gateway.invoice(number)).toHaveBeenCalledBack({ times: 1 });
    await expect(gateway.waitForCallback({ kind: "paid" }, { timeout: "1ms" })).rejects.toThrow(
      'waited 1 ms for a callback with {"kind":"paid"}, and none came; 2 before it had been ' +
        "waited for already; nothing else of the kind happened",
    );
  });

  test("reports what happened instead", async ({ gateway, merchant }) => {
    await gateway.invoice(await merchant.createsInvoice()).cancel();
    await expect(gateway.waitForCallback({ kind: "paid" }, { timeout: "1ms" })).rejects.toThrow(
      /none came; what happened instead:\n {2}canceled: GET http\S+\/canceled\S+ delivered/,
    );
  });

  test("waits for messages and one-time passwords", async ({ gateway, merchant }) => {
    await gateway.assumptions.change({ "otp-code": "generated" });
    const sms = gateway.waitForSms({ kind: "invoice" });
    const orderNumber = await merchant.createsInvoice({ smsMessage: "Pay [AMOUNT]" });
    expect((await sms).text).toMatch(/^Pay 25/);
    const wallet = walletOf({ orderUrl: gateway.baseUrl }, gateway.token);
    const mobile = { stcpayMobile: "0500000007" };
    const otp = gateway.waitForOtp({ to: mobile.stcpayMobile });
    const proof = await wallet.getsCode(orderNumber, mobile);
    const code = { ...mobile, stcpayPaymentOTP: await otp };
    expect((await wallet.pays(orderNumber, proof, code)).status).toBe(200);
    await expect(gateway.invoice(orderNumber)).toBePaid();
  });

  test("waits for a request by its content", async ({ gateway, merchant }) => {
    const coming = gateway.waitForRequest("getInvoice", { transactionNo: /^\d{13}$/ });
    const number = await merchant.createsInvoice();
    await merchant.get(`/api/getInvoice/${number}`);
    expect((await coming).path).toBe(`/api/getInvoice/${number}`);
    await expect(gateway.waitForRequest("addInvoice", { amount: 1 }, { timeout: "1ms" })) //
      .rejects.toThrow(
        /^waited 1 ms for a request of addInvoice with {"amount":1}, and none came; 1 before/,
      );
  });

  test("events that a rewind undoes can happen again", async ({ gateway, merchant }) => {
    await gateway.clock.freeze({});
    const number = await merchant.createsInvoice();
    await gateway.labels.add({ name: "unpaid" });
    await gateway.invoice(number).pay();
    await gateway.waitForCallback();
    await gateway.rewind("unpaid");
    await expect(gateway.invoice(number)).toBePending();
    await gateway.invoice(number).pay();
    expect(await gateway.waitForCallback()).toMatchObject({ transactionNo: number });
  });

  test("the account contains everything", async ({ gateway, merchant }) => {
    await gateway.faults.add({ fault: "status", status: 500, operation: "getInvoice", times: 1 });
    const number = await merchant.createsInvoice({ smsMessage: "Pay [AMOUNT]" });
    await merchant.get(`/api/getInvoice/${number}`);
    await gateway.invoice(number).pay({ method: "mada" });
    await clientOf(gateway.baseUrl).get("/api/recurringPayments");
    const account = await gateway.account();
    for (const line of [
      `sandbox ${gateway.name} of ${new URL(gateway.baseUrl).origin}`,
      /^now {3}.* Riyadh, runs with real time$/m,
      /^calls: 2\n {2}.* Riyadh POST \/api\/addInvoice 200 addInvoice\n/m,
      /GET \/api\/getInvoice\/\d+ 500 getInvoice.*fault/,
      `  ${number}, order ORD-1, 25.00 SAR: paid by mada (control)`,
      /^text messages: 1\n {2}.* Riyadh to 0509200900: Pay 25/m,
      /^callbacks: 1\n {2}callback cb-1 \(paid\) delivered: GET http/m,
      /^fault rules: 1\n {2}fault-1: .+ \(matched 1, applied 1\)$/m,
      /^calls that no sandbox took: 1\n {2}.* Riyadh GET \/api\/recurringPayments 401/m,
    ]) {
      expect(account).toMatch(line);
    }
  });

  describe("a sandbox with other start options", () => {
    test.override({
      sandboxOptions: {
        clock: START,
        assume: { "order-status-case": "upper", "auth-failure": 403, "otp-lifetime": "1m" },
        settings: { secretKey: "pinned" },
        faults: [{ fault: "status", status: 500, operation: "getInvoice", times: 1 }],
        merchants: [{ merchantShopName: "Palm Coffee" }],
        strict: true,
      },
    });

    test("differs in each respect", async ({ gateway }) => {
      expect((await gateway.clock.read()).now).toBe(START);
      expect(gateway.secretKey).toBe("pinned");
      expect(await gateway.settings.read()).toMatchObject({ strict: true, secretKey: "pinned" });
      expect((await gateway.merchants.list()).merchants).toMatchObject([
        { merchantShopName: "Palm Coffee" },
      ]);
      expect((await gateway.assumptions.read()).assumptions).toMatchObject({
        "order-status-case": "upper",
        "auth-failure": "403",
        "otp-lifetime": "PT1M",
      });
      expect((await gateway.faults.list()).faults).toMatchObject([{ fault: "status", left: 1 }]);
    });
  });

  test("a recurring payment has its callbacks, and its line in the account", async ({
    gateway,
    merchant,
  }) => {
    const recurringId = await merchant.registers();
    const payment = gateway.recurringPayment(recurringId);
    await expect(payment).not.toHaveBeenCalledBack();
    await gateway.recurring.start(recurringId);
    await expect(payment).toHaveBeenCalledBack({ kind: "charge" });
    expect(await gateway.account()).toMatch(/^recurring payments: 1\n {2}\S+: active, 1 charged/m);
  });
});

describe("the observer of a kit", () => {
  plain("receives everything, beside the kit's own recording", async () => {
    const heard = new Set<string>();
    const observer: Observer = {
      event: () => heard.add("event"),
      request: () => heard.add("request"),
      ended: () => heard.add("ended"),
      rewound: () => heard.add("rewound"),
      reset: () => heard.add("reset"),
    };
    const kit = await openKit({ observer });
    const gateway = await kit.sandbox("a test with an observer", { faults: [{ fault: "hang" }] });
    const { baseUrl, token } = gateway;
    const headers = { authorization: `Bearer ${token}` };
    const client = new AbortController();
    const { signal } = client;
    const call = fetch(`${baseUrl}/api/getInvoice/1`, { headers, signal });
    const isAborted = expect(call).rejects.toThrow();
    await expect.poll(() => heard.has("request")).toBe(true);
    client.abort();
    await isAborted;
    await expect.poll(() => heard.has("ended")).toBe(true);
    await expect(gateway).toHaveReceived("getInvoice", {}, { times: 1 });
    await gateway.rewind(1);
    await gateway.dispose();
    await kit.close();
    expect([...heard].sort()).toEqual(["ended", "event", "request", "reset", "rewound"]);
  });
});

describe("a failed matcher explains itself", () => {
  const complaint = async (assertion: Promise<void>): Promise<string> =>
    assertion.then(
      () => "nothing to complain about",
      (error: Error) => error.message,
    );

  test("why an invoice is not paid, and why it is", async ({ gateway, merchant }) => {
    const invoice = gateway.invoice(await merchant.createsInvoice());
    expect(await complaint(expect(invoice).toBePaid())).toMatch(
      /^expected invoice \d+ to be paid, but invoice \d+ is pending: it is neither paid nor canceled, .+; what happened:\n {2}.* Riyadh invoice \d+ created/,
    );
    await invoice.pay({ method: "mada" });
    expect(await complaint(expect(invoice).not.toBePaid())).toMatch(
      /^expected invoice \d+ not to be paid, but invoice \d+ is paid: it was paid by mada/,
    );
  });

  test("the calls that happened instead", async ({ gateway, merchant }) => {
    expect(await complaint(expect(gateway).toHaveReceived("addInvoice"))).toBe(
      "expected sandbox a-test-of-the-toolkit to have received addInvoice; " +
        "calls like that: 0; it received: nothing at all",
    );
    await merchant.createsInvoice();
    const wanted = { orderNumber: "ORD-2" };
    expect(await complaint(expect(gateway).toHaveReceived("addInvoice", wanted))).toMatch(
      /received addInvoice with {"orderNumber":"ORD-2"}; calls like that: 0; it received:\n {2}POST \/api\/addInvoice 200 addInvoice {"orderNumber":"ORD-1"/,
    );
    const never = expect(gateway).not.toHaveReceived("addInvoice", ({ amount }) => amount === 25);
    expect(await complaint(never)).toMatch(
      /not to have received addInvoice that the given function accepts; calls like that: 1;/,
    );
  });

  test("which callbacks there are", async ({ gateway, merchant }) => {
    merchant.shop.answers(503);
    const invoice = gateway.invoice(await merchant.createsInvoice());
    const times = { times: 1, kind: "paid" } as const;
    expect(await complaint(expect(invoice).toHaveBeenCalledBack(times))).toMatch(
      /^expected the merchant of invoice \d+ to have been called back with kind paid once; calls that it took: 0; the callbacks: there is none$/,
    );
    await invoice.pay();
    expect(await complaint(expect(gateway).toHaveBeenCalledBack())).toMatch(
      /^expected the merchant to have been called back; calls that it took: 0; the callbacks:\n {2}callback cb-1 \(paid\) waiting: GET .+503/,
    );
  });

  test("its subject", async ({ gateway }) => {
    const wrong = "ORD-1" as unknown as InvoiceReference;
    expect(await complaint(expect(wrong).toBePaid())).toBe(
      "toBePaid is for gateway.invoice(transactionNo), but expect was given something else",
    );
    const mistyped = "addInvoce" as "addInvoice";
    expect(await complaint(expect(gateway).toHaveReceived(mistyped))).toBe(
      "there is no operation addInvoce. Did you mean addInvoice?",
    );
  });
});

test("a browser that is redirected to the shop counts as a call", async ({ gateway, merchant }) => {
  const number = await merchant.createsInvoice();
  const form = {
    body: new URLSearchParams({ do: "pay" }),
    headers: { Origin: new URL(gateway.baseUrl).origin },
  };
  await clientOf(gateway.baseUrl).send("POST", `/pay/order/${number}`, form);
  expect(await gateway.waitForCallback()).toMatchObject({ kind: "paid", outcome: "redirected" });
  await expect(gateway.invoice(number)).toHaveBeenCalledBack({ times: 1 });
});

test("webhooks count only on request", async ({ gateway, merchant }) => {
  await gateway.settings.change({ webhook: { url: `${merchant.shop.url}/hook`, headers: {} } });
  await gateway.invoice(await merchant.createsInvoice()).pay();
  await expect(gateway).toHaveBeenCalledBack({ times: 1 });
  await expect(gateway).toHaveBeenCalledBack({ times: 1, kind: "webhook" });
  expect((await gateway.waitForCallback({ kind: "webhook" })).url).toMatch(/\/hook$/);
  expect((await gateway.waitForCallback()).kind).toBe("paid");
});

describe.each<Where>(["in this process", "elsewhere"])("a kit %s", (where) => {
  test.override({ where });

  test("opens no sandbox once it is closed", async ({ kit }) => {
    await kit.close();
    const reported = 'the kit is closed, and opens no sandbox for "late"';
    await expect(kit.sandbox("late")).rejects.toThrow(reported);
    await expect(kit.run("late", () => undefined)).rejects.toThrow(reported);
  });
});

/** A verdict over what the journal no longer has, or has in part, is an error and no pass. */

const KEPT_MAX = 1000;
const DROPPED = { name: "IncompleteEvidence", message: /has dropped the oldest 1 of its requests/ };
const CUT = { name: "IncompleteEvidence", message: /holds only the beginning of #\d+, too long/ };

const incomplete = ({ name, message }: typeof DROPPED) =>
  expect.objectContaining({ name, message: expect.stringMatching(message) });

/** Fills the journal with calls that are not looked for. */
async function fills({ get }: Merchant, transactionNo: string): Promise<void> {
  const batch = Array.from({ length: 50 }, () => `/api/getInvoice/${transactionNo}`);
  for (let sent = 0; sent < KEPT_MAX; sent += batch.length) {
    await Promise.all(batch.map((path) => get(path)));
  }
}

const long = (orderNumber: string) => ({
  orderNumber,
  products: Array(40).fill({ title: "Book", price: 25, qty: 1, description: "x".repeat(2000) }),
});

describe.each<Where>(["in this process", "elsewhere"])("a gateway %s", (where) => {
  test.override({ where });

  test("gives no verdict on a call that may have been dropped", async ({ gateway, merchant }) => {
    await fills(merchant, await merchant.createsInvoice());
    const received = () => expect(gateway);
    await expect(received().not.toHaveReceived("addInvoice")) //
      .rejects.toEqual(incomplete(DROPPED));
    await expect(received().toHaveReceived("addInvoice")).rejects.toEqual(incomplete(DROPPED));
    for (const times of [KEPT_MAX, KEPT_MAX + 1]) {
      await expect(received().toHaveReceived("getInvoice", {}, { times })) //
        .rejects.toEqual(incomplete(DROPPED));
      await expect(received().not.toHaveReceived("getInvoice", {}, { times })) //
        .rejects.toEqual(incomplete(DROPPED));
    }
    await received().toHaveReceived("getInvoice");
    await received().not.toHaveReceived("getInvoice", {}, { times: KEPT_MAX - 1 });
    await received().not.toHaveReceived("getInvoice", {}, { times: KEPT_MAX + 2 });
    await expect(received().not.toHaveReceived("getInvoice")) //
      .rejects.toThrow(/calls like that: at least 1000; it received/);
    await expect(gateway.waitForRequest("addInvoice", {}, { timeout: "1ms" })) //
      .rejects.toEqual(incomplete(DROPPED));
    expect(await gateway.account()).toMatch(
      /^calls: 1000, and 1 before them that are no longer kept\n {2}… 900 earlier$/m,
    );
  });

  test("gives no verdict on the fields of a cut body", async ({ gateway, merchant }) => {
    await merchant.createsInvoice(long("ORD-LONG"));
    const fields = { orderNumber: "ORD-LONG" };
    const received = () => expect(gateway);
    await expect(received().toHaveReceived("addInvoice", fields)) //
      .rejects.toEqual(incomplete(CUT));
    await expect(received().not.toHaveReceived("addInvoice", { orderNumber: "ORD-2" })) //
      .rejects.toEqual(incomplete(CUT));
    await expect(received().not.toHaveReceived("addInvoice", () => true)) //
      .rejects.toEqual(incomplete(CUT));
    await expect(gateway.waitForRequest("addInvoice", fields, { timeout: "1ms" })) //
      .rejects.toEqual(incomplete(CUT));
    await received().toHaveReceived("addInvoice", {}, { times: 1, status: 200 });
    await received().not.toHaveReceived("addInvoice", fields, { status: 400 });
    await received().not.toHaveReceived("cancelInvoice", { transactionNo: "1" });
    await merchant.createsInvoice({ orderNumber: "ORD-2" });
    await received().toHaveReceived("addInvoice", { orderNumber: "ORD-2" });
    await expect(received().toHaveReceived("addInvoice", { orderNumber: "ORD-2" }, { times: 1 })) //
      .rejects.toEqual(incomplete(CUT));
    expect(await gateway.account()).toMatch(
      /200 addInvoice .*\(kept in part: requestBody, responseBody\)$/m,
    );
  });

  test("reports calls without a sandbox that it no longer has", async ({ kit, gateway }) => {
    const nobody = clientOf(gateway.baseUrl);
    const batch = Array.from({ length: 50 }, () => "/api/recurringPayments");
    for (let sent = 0; sent <= KEPT_MAX; sent += batch.length) {
      await Promise.all(batch.map((path) => nobody.get(path)));
    }
    expect(await gateway.account()).toMatch(
      /^calls that no sandbox took: 1000, and 50 before them that are no longer kept$/m,
    );
    const later = await kit.sandbox("a later test");
    expect(await later.account()).not.toContain("calls that no sandbox took");
    await later.dispose();
  });
});
