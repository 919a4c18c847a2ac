import { expect, test } from "vitest";
import { eventLine, requestLine } from "../../mocks/cli/log-lines.js";
import type { EventType } from "../../mocks/domain/events.js";
import { toLocal } from "../../mocks/domain/time.js";
import type { JournalEntry } from "../../mocks/sandbox/journal.js";
import { checksLicense, registersMerchant, step } from "../support/onboarding.js";
import { SANDBOX, START, startPersons, walletOf } from "../support/persons.js";

/** The first line of each kind of event; null for those that only the log needs. */
const LINES: { readonly [Type in EventType]: RegExp | null } = {
  "sandbox-opened": /^sandbox opened$/,
  "settings-changed": /^settings changed: \{.*"callback-channel":"both".*\}$/,
  "clock-set": /^clock set, frozen$/,
  "merchants-seeded": /^1 merchants? seeded$/,
  "token-issued": /^merchant token issued for shop, until 1 Mar 2026, 15:30:00 Riyadh$/,
  "invoice-created": /^invoice \d{13} created: 25\.00 SAR, order ORD-1$/,
  "invoice-paid": /^invoice \d{13} Paid by stcpay \(wallet\)$/,
  "payment-declined": /^invoice \d{13} declined: NO_FUNDS, Empty$/,
  "invoice-refunded": /^invoice \d{13} refunded by tester: Sent back$/,
  "refund-failed": /^refund of invoice \d{13} failed$/,
  "invoice-canceled": /^invoice \d{13} Canceled by merchant$/,
  "otp-sent": /^OTP session \S+ opened for invoice \d{13}$/,
  "otp-code-rejected": /^OTP session \S+: wrong code$/,
  "license-checked": /^registration \S+ begun: license \S+$/,
  "registration-code-rejected": /^registration \S+: wrong code$/,
  "mobile-verified": /^registration \S+: mobile verified$/,
  "merchant-info-added": /^registration \S+: information of .+ added$/,
  "registration-confirmed": /^registration \S+ confirmed: it waits/,
  "merchant-activated": /^registration \S+ approved: merchant \d+ is active$/,
  "merchant-rejected": /^registration \S+ rejected: .+$/,
  "orders-settled":
    /^settlement STL-1 by tester: \d+\.\d\d SAR to Sample Bank for \d+ payments and refunds$/,
  "settlement-postponed": /^settlement postponed until .* Riyadh$/,
  "otp-used": /^OTP session \S+ used$/,
  "recurring-registered": /^recurring \S+ registered: Daily$/,
  "recurring-started": /^recurring \S+ started$/,
  "charge-succeeded": /^recurring \S+ charged 49\.50, cycle 1, attempt 2$/,
  "charge-failed": /^recurring \S+ failed to charge 49\.50, cycle 1, attempt 1: \S+, .+$/,
  "charges-arranged": /^recurring \S+: next charges fail, succeed$/,
  "recurring-completed": /^recurring \S+ completed$/,
  "recurring-ended": /^recurring \S+ ended: retries used up$/,
  "recurring-canceled": /^recurring \S+ canceled by merchant$/,
  "fault-added": /^fault rule fault-1 added: .*: the gateway never makes the callback/,
  "fault-matched": /^fault rule fault-1 \(callback-dropped\) applied$/,
  "fault-removed": /^fault rule fault-1 removed$/,
  "label-added": /^label morning put$/,
  "customer-told":
    /^customer told that ORD-9 is paid, which is not true: the service knows no such order$/,
  "sms-sent": /^SMS to 0509200900: Pay 25\.00$/,
  "callback-scheduled": null,
  "callback-dropped": /^callback \S+ dropped/,
  "callback-released": /^callback \S+/,
  "callback-redirected": /^callback \S+: the browser was sent to http:\S+\/paid/,
  "callback-attempted": /^callback \S+: GET http:\S+\/paid\?transactionNo=\d{13}/,
  "callback-answered": /^callback \S+ refused: answered 500; 2xx was expected; again at .* Riyadh$/,
  "callback-resend-asked": /^callback \S+ is sent again$/,
};

test("every kind of event has its line, or needs none", async () => {
  const lines = new Map<string, string | undefined>();
  const observer = {
    event: (...given: Parameters<typeof eventLine>) => {
      const { type } = given[1].event;
      if (!lines.has(type)) lines.set(type, eventLine(...given));
    },
  };
  const persons = await startPersons({ observer });
  try {
    await everythingHappens(persons);
  } finally {
    await persons.close();
  }
  expect([...lines.keys()].sort()).toEqual(Object.keys(LINES).sort());
  for (const [type, line] of lines) {
    const expected = LINES[type as keyof typeof LINES];
    if (expected === null) expect(line).toBeUndefined();
    else {
      expect(line).toMatch(/^\d+ \w{3} \d{4}, [\d:.]+ Riyadh \[shop\] {3}\S.*$/);
      expect(line?.replace(/^.* Riyadh \[shop\] {3}/, "")).toMatch(expected);
    }
  }
});

type Persons = Awaited<ReturnType<typeof startPersons>>;

/** A day on which everything happens that can. */
async function everythingHappens({ gateway, merchant, customer, tester }: Persons): Promise<void> {
  await tester.assumptions.change({ "callback-channel": "both" });
  await tester.merchants.seed({ merchants: [{}] });
  await tester.labels.add({ name: "morning" });
  await tester.statements.add({ order: "ORD-9", says: "paid" });
  await merchant.post("/api/auth", { apiId: SANDBOX, secretKey: "k" });

  const byWallet = await merchant.createsInvoice({ smsMessage: "Pay [AMOUNT]" });
  const wallet = walletOf(gateway);
  const proof = await wallet.getsCode(byWallet);
  for (const stcpayPaymentOTP of ["00000", "12345"]) {
    merchant.shop.answers(500);
    await wallet.pays(byWallet, proof, { stcpayPaymentOTP });
  }
  await tester.settled();
  const [callback] = (await tester.callbacks.list()).callbacks;
  await tester.callbacks.resend(callback?.id ?? "");

  const byPage = await merchant.createsInvoice();
  await tester.invoices.decline(byPage, { code: "NO_FUNDS", message: "Empty" });
  await customer.submits(byPage, { do: "pay" });
  const canceled = await merchant.createsInvoice();
  await merchant.post("/api/cancelInvoice", { transactionNo: canceled });

  const daily = { type: "Daily", iterations: 1, retryCount: 1 };
  const [good, bad] = [await merchant.registers({ recurring: daily }), await merchant.registers()];
  await tester.recurring.arrangeCharges(good, { outcomes: ["fail", "succeed"] });
  await tester.recurring.arrangeCharges(bad, { outcomes: ["fail", "fail", "fail"] });
  await tester.recurring.start(good);
  await tester.recurring.start(bad);
  await tester.clock.advance({ by: "P3D" });
  await merchant.post("/api/cancelRecurring", { recurringId: await merchant.registers() });
  await faultsStrike({ merchant, tester });
  await refundsAreMade({ merchant, tester });
  const license = await checksLicense(merchant, { licenseNumber: "FL-1" });
  await step(merchant, "validate-otp", { ...license, otp: "00000" });
  await registersMerchant(merchant);
  await tester.assumptions.change({ "activation-approval": "rejected" });
  await registersMerchant(merchant, { licenseNumber: "FL-2" });
  await tester.settlements.run();
  await tester.assumptions.change({ "settlement-schedule": "daily" });
  await tester.faults.add({ fault: "settlement-late" });
  await tester.invoices.pay(await merchant.createsInvoice());
  await tester.clock.advance({ by: "P1D" });
}

/** A refund that fails, and then one that does not. */
async function refundsAreMade({ merchant, tester }: Pick<Persons, "merchant" | "tester">) {
  const paid = await merchant.createsInvoice();
  await tester.invoices.pay(paid);
  const { id } = await tester.faults.add({ fault: "refund-fails" });
  await tester.invoices.refund(paid);
  await tester.faults.remove(id);
  await tester.invoices.refund(paid, { reason: "Sent back" });
}

/** What only happens under faults. */
async function faultsStrike({ merchant, tester }: Pick<Persons, "merchant" | "tester">) {
  await tester.faults.add({ fault: "callback-dropped", times: 1 });
  await tester.invoices.pay(await merchant.createsInvoice());
  await tester.faults.clear();
  await tester.faults.add({ fault: "reply-then-rollback" });
  await merchant.addsInvoice();
  await merchant.registers();
  await tester.faults.clear();
  const transactionNo = await merchant.createsInvoice();
  await tester.faults.add({ fault: "reply-then-rollback" });
  await merchant.post("/api/cancelInvoice", { transactionNo });
  await tester.faults.clear();
  await tester.faults.add({ fault: "callback-out-of-order", times: 1 });
  for (const orderNumber of ["held", "first"]) {
    await tester.invoices.pay(await merchant.createsInvoice({ orderNumber }));
  }
  await tester.settled();
}

const CALL: JournalEntry = {
  id: 1,
  at: Date.parse(START),
  operationId: "addInvoice",
  method: "POST",
  path: "/api/addInvoice",
  status: 200,
  requestBody: null,
  responseBody: null,
  tolerated: [],
  faults: [],
  code: null,
  explanation: null,
  refusal: null,
  position: null,
  cut: [],
};

test.each([
  [CALL, "shop", "[shop] POST /api/addInvoice 200 addInvoice"],
  [
    { ...CALL, status: 400, explanation: "amount is required" },
    "shop",
    "[shop] POST /api/addInvoice 400 addInvoice — amount is required",
  ],
  [
    { ...CALL, tolerated: ["a was null", "b was a text"] },
    "shop",
    "[shop] POST /api/addInvoice 200 addInvoice (tolerated: a was null; b was a text)",
  ],
  [
    { ...CALL, status: null, faults: ["fault-1: any operation: it hangs"] },
    "shop",
    "[shop] POST /api/addInvoice no answer addInvoice (fault: fault-1: any operation: it hangs)",
  ],
  [
    { ...CALL, operationId: null, path: "/x", status: 404, explanation: "no such path" },
    null,
    "[-] POST /x 404 — no such path",
  ],
  [
    { ...CALL, cut: ["requestBody"] as const },
    "shop",
    "[shop] POST /api/addInvoice 200 addInvoice (kept in part: requestBody)",
  ],
])("a request has one line: %#", (entry, sandbox, line) => {
  expect(requestLine(sandbox, entry)).toBe(`${toLocal(START)} ${line}`);
});
