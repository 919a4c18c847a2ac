import { onTestFinished } from "vitest";
import { checksLicense, registersMerchant, step } from "./onboarding.js";
import { anyAnswer, once, type Persons, SANDBOX, startPersons, walletOf } from "./persons.js";

/** The log of a sandbox in which everything happened that can happen. */
export async function logOfFullLife(): Promise<string> {
  const { close, ...persons } = await startPersons();
  onTestFinished(close);
  await livesFully(persons);
  return persons.tester.export();
}

/** Lets everything happen that can happen. */
export async function livesFully(persons: Persons): Promise<void> {
  const { tester, merchant } = persons;
  await tester.assumptions.change({
    "callback-channel": "both",
    "invoice-url-host": "https://a.example",
  });
  const webhook = { url: `${merchant.shop.url}/hook`, headers: { "X-Key": "1" } };
  await tester.settings.change({ webhook, rates: { USD: 3.7 } });
  await merchant.post("/api/auth", { apiId: SANDBOX, secretKey: "any" });
  await invoices(persons);
  await wallets(persons);
  await recurring(persons);
  await onboarding(persons);
  await settlements(persons);
  await faults(persons);
  await tester.labels.add({ name: "later" });
  await tester.statements.add({ order: "ORD-1", says: "paid" });
  await tester.merchants.seed({ merchants: [{ merchantId: 7, relationshipStatus: "Suspended" }] });
  await tester.clock.advance({ by: "PT25H" });
  await tester.clock.advance({ by: "P2D", callbacks: "skip" });
}

async function invoices({ merchant, customer, tester }: Persons): Promise<void> {
  const product = { title: "Book", price: 12.5, qty: 2, isDigital: true, productCost: 3 };
  const rich = { supportedCardBrands: ["mada"], products: [product], note: "n", currency: "USD" };
  const [paid, declined, canceled] = [
    await merchant.createsInvoice({ ...rich, smsMessage: "[CLIENT_NAME] [WEB_URL]" }),
    await merchant.createsInvoice({ clientEmail: "a@b.example", displayPending: true }),
    await merchant.createsInvoice(),
  ];
  merchant.shop.answers(500);
  await tester.invoices.pay(paid, { cardNumber: "4111111111111111" });
  await customer.submits(declined, { do: "decline" });
  await customer.submits(declined, { do: "pay" });
  await merchant.post("/api/cancelInvoice", { transactionNo: canceled });
  await tester.invoices.refund(declined, { reason: "paystub:refund-fails" });
  await tester.invoices.refund(declined, { reason: "Sent back" });
  const [callback] = (await tester.callbacks.list()).callbacks;
  await tester.callbacks.resend(callback?.id ?? "");
}

async function wallets({ gateway, merchant }: Persons): Promise<void> {
  const wallet = walletOf(gateway);
  const invoice = await merchant.createsInvoice();
  const proof = await wallet.getsCode(invoice);
  await wallet.pays(invoice, proof, { stcpayPaymentOTP: "54321" });
  await wallet.pays(invoice, proof);
}

async function recurring({ merchant, customer, tester }: Persons): Promise<void> {
  const arranged = { outcomes: ["succeed", "fail"] } as const;
  const custom = { type: "Custom", intervalDays: 1, iterations: 9, retryCount: 0 };
  const ends = await merchant.registers({ recurring: custom });
  await tester.recurring.arrangeCharges(ends, arranged);
  await tester.recurring.start(ends);
  const completes = await merchant.registers({ recurring: { type: "Weekly", iterations: 1 } });
  await customer.approves(completes, { do: "pay" });
  const canceled = await merchant.registers({ recurring: { type: "Monthly", iterations: 0 } });
  await tester.recurring.start(canceled);
  await tester.recurring.cancel(canceled);
  const goesOn = await merchant.registers({ recurring: { type: "Daily", iterations: 0 } });
  await tester.recurring.start(goesOn);
}

async function onboarding({ merchant, tester }: Persons): Promise<void> {
  const proof = await checksLicense(merchant, { licenseNumber: "FL-1" });
  await step(merchant, "validate-otp", { ...proof, otp: "00000" });
  await registersMerchant(merchant);
  await tester.assumptions.change({ "activation-approval": "rejected" });
  await registersMerchant(merchant, { licenseNumber: "FL-2" });
}

async function settlements({ merchant, tester }: Persons): Promise<void> {
  const settlementWebhook = { url: `${merchant.shop.url}/settled`, headers: { "X-Key": "1" } };
  await tester.settings.change({ settlementWebhook });
  const paid = await merchant.createsInvoice();
  await tester.invoices.pay(paid);
  await tester.settlements.run();
  await tester.assumptions.change({ "settlement-schedule": "daily" });
  await tester.invoices.refund(paid);
  await tester.clock.advance({ by: "P1D" });
}

async function faults({ gateway, merchant, tester }: Persons): Promise<void> {
  const client = anyAnswer(gateway.baseUrl);
  const add = () => client.post("/api/addInvoice", merchant.order());
  await once(tester, { fault: "reply-then-rollback", operation: "addInvoice" });
  await add();
  const canceled = await merchant.createsInvoice();
  await once(tester, { fault: "reply-then-rollback", operation: "cancelInvoice" });
  await client.post("/api/cancelInvoice", { transactionNo: canceled });
  await once(tester, { fault: "reply-then-rollback", operation: "registerPayment" });
  await client.post("/api/registerPayment", merchant.plan());
  for (const fault of ["callback-dropped", "callback-wrong-amount", "callback-forged"] as const) {
    await once(tester, { fault });
    await tester.invoices.pay(await merchant.createsInvoice());
  }
  await once(tester, { fault: "callback-out-of-order", where: { kind: "paid" } });
  await tester.invoices.pay(await merchant.createsInvoice());
  await tester.invoices.pay(await merchant.createsInvoice());
  const span = { from: "2026-03-01T12:00:00Z", until: "2027-03-01T12:00:00Z" } as const;
  await tester.faults.add({ fault: "latency", maxMs: 5, probability: 0.5, every: 2, ...span });
  await tester.faults.add({ fault: "status", status: 500, operation: "getInvoice", nth: 9 });
  await tester.faults.remove("fault-1");
}
