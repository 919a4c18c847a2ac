import fc from "fast-check";
import { expect } from "vitest";
import { control, type Real, type Reply, service } from "./real.js";
import type { Box, Invoice, Model } from "./shapes.js";
import { expectProblem, NO_INVOICE, pick, type Side, stepOf, wordOf } from "./step.js";
import { cancel, pay } from "./time.js";

/** Thousandths of a riyal that one unit is worth. */
const WORTH = { SAR: 1000, USD: 3750, EUR: 4100, GBP: 4800 } as const;
type Currency = keyof typeof WORTH;

interface Create {
  readonly side: Side;
  readonly orderNumber: string;
  readonly halalas: number;
  readonly currency: Currency;
  readonly cancelUrl: boolean;
  readonly wallet: boolean;
  readonly sms: boolean;
}

function bodyOf(real: Real, { orderNumber, halalas, currency, ...given }: Create) {
  return {
    orderNumber,
    amount: halalas / 100,
    currency,
    callBackUrl: `${real.shop}/paid`,
    ...(given.cancelUrl && { cancelUrl: `${real.shop}/canceled` }),
    clientName: "Zaid",
    clientMobile: "0509200900",
    products: [{ title: "Book", price: 1, qty: 1 }],
    supportedCardBrands: given.wallet ? ["mada", "stcpay"] : ["mada"],
    ...(given.sms && { smsMessage: "[AMOUNT]" }),
  };
}

function faultsOf(box: Box, { orderNumber, halalas, currency }: Create): string[] {
  const worth = box.options["foreign-minimum"] === "as-is" ? 1000 : WORTH[currency];
  const taken = box.invoices.some((invoice) => invoice.orderNumber === orderNumber);
  return [
    ...(halalas * worth < 500_000 ? ["amount-below-minimum"] : []),
    ...(taken && box.options["duplicate-order-number"] === "reject" ? ["order-number-taken"] : []),
  ];
}

const create = stepOf<Create>("creates", async (data, box, model, real) => {
  const reply = await service(real, box, "POST", "/api/addInvoice", bodyOf(real, data));
  const faults = faultsOf(box, data);
  if (faults.length > 0) return expectProblem(reply, 400, ...faults);
  const { orderNumber, halalas, currency } = data;
  const no = String(reply.body.transactionNo);
  const flags = { hasCancelUrl: data.cancelUrl, takesWallet: data.wallet };
  const invoice: Invoice = {
    no,
    orderNumber,
    halalas,
    currency,
    ...flags,
    created: box.now,
    status: "pending",
    declines: 0,
  };
  expectInvoice(reply, box, invoice);
  expect(no).toMatch(/^\d{13}$/);
  expect(Number(no)).toBeGreaterThanOrEqual(box.now);
  const known = model.boxes.flatMap(({ invoices }) => invoices.map((other) => other.no));
  expect(known).not.toContain(no);
  box.invoices.push(invoice);
  if (data.sms) box.sms += 1;
});

function expectInvoice(reply: Reply, box: Box, invoice: Invoice): void {
  const { no, halalas, orderNumber, currency, declines } = invoice;
  const { paymentErrors } = reply.body;
  expect({ ...reply.body, status: reply.status }).toMatchObject({
    status: 200,
    success: true,
    transactionNo: no,
    amount: halalas / 100,
    orderStatus: wordOf(box, invoice),
    foreignCurrencyRate: currency === "SAR" ? null : WORTH[currency as Currency] / 1000,
    gatewayOrderRequest: { orderNumber, currency, amount: halalas / 100 },
  });
  expect(String(paymentErrors ?? "").split("DECLINED").length - 1).toBe(declines);
}

const createBroken = stepOf<{ side: Side; field: string; value: unknown }>(
  "creates wrongly",
  async ({ field, value }, box, _model, real) => {
    const good = { orderNumber: "A", halalas: 2500, currency: "SAR" } as const;
    const flags = { side: 0, cancelUrl: true, wallet: true, sms: false } as const;
    const body = { ...bodyOf(real, { ...good, ...flags }), [field]: value };
    const reply = await service(real, box, "POST", "/api/addInvoice", body);
    expectProblem(reply, 400);
    expect(reply.body.detail).toContain(field);
  },
);

interface Pick {
  readonly side: Side;
  readonly n: number;
  /** Asked for in the other box, which must not know it. */
  readonly abroad: boolean;
}

/** The invoice that a step is about: its number, and what the asked box should know of it. */
function chosen({ n, abroad }: Pick, box: Box, model: Model) {
  const [left, right] = model.boxes;
  const home = abroad ? (box === left ? right : left) : box;
  const found = pick(home.invoices, n);
  return { no: found?.no ?? NO_INVOICE, invoice: abroad ? undefined : found };
}

const read = stepOf<Pick>("reads", async (data, box, model, real) => {
  const { no, invoice } = chosen(data, box, model);
  const reply = await service(real, box, "GET", `/api/getInvoice/${no}`);
  if (!invoice) return expectProblem(reply, 404, "invoice-unknown");
  expectInvoice(reply, box, invoice);
});

const cancelByMerchant = stepOf<Pick>("cancels", async (data, box, model, real) => {
  const { no, invoice } = chosen(data, box, model);
  const reply = await service(real, box, "POST", "/api/cancelInvoice", { transactionNo: no });
  if (!invoice) return expectProblem(reply, 404, "invoice-unknown");
  if (invoice.status !== "pending") return expectProblem(reply, 400, "invoice-closed");
  const success = box.options["cancel-success-type"] === "string" ? "true" : true;
  expect(reply).toMatchObject({ status: 200, body: { success } });
  cancel(box, invoice, "merchant");
});

type Control = Pick & { readonly deed: "pay" | "decline" | "cancel"; readonly wallet: boolean };

const byTester = stepOf<Control>("has the tester do", async (data, box, model, real) => {
  const { deed, wallet } = data;
  const { no, invoice } = chosen(data, box, model);
  const body = deed === "pay" ? { method: wallet ? "stcpay" : "mada" } : undefined;
  const reply = await control(real, box, "POST", `/invoices/${no}/${deed}`, body);
  if (!invoice) return expectProblem(reply, 404, "invoice-unknown");
  if (invoice.status !== "pending") return expectProblem(reply, 409, "invoice-closed");
  if (deed === "pay" && wallet && !invoice.takesWallet) {
    return expectProblem(reply, 409, "method-not-offered");
  }
  if (deed === "pay") pay(box, invoice, "else");
  if (deed === "cancel") cancel(box, invoice, "tester");
  if (deed === "decline") invoice.declines += 1;
  expect(reply.status).toBe(200);
  expect(reply.body.invoice).toMatchObject({ transactionNo: no, status: invoice.status });
});

type Page = {
  readonly side: Side;
  readonly n: number;
  readonly deed: "pay" | "decline" | "cancel";
};

const byCustomer = stepOf<Page>("has the customer do", async ({ n, deed }, box, _model, real) => {
  const invoice = pick(box.invoices, n);
  const path = `/pay/order/${invoice?.no ?? NO_INVOICE}`;
  const reply = await real.ask("POST", path, { form: { do: deed } });
  if (!invoice) return expect(reply.status).toBe(404);
  if (invoice.status !== "pending") return expect(reply.status).toBe(409);
  let away: string | null = null;
  if (deed === "pay") away = pay(box, invoice, "page");
  if (deed === "cancel") away = cancel(box, invoice, "customer");
  if (deed === "decline") invoice.declines += 1;
  const location = away === null ? path : `${real.shop}${away}`;
  expect(reply).toMatchObject({ status: 303, location });
});

const side = fc.constantFrom<Side>(0, 1);
const n = fc.nat(99);
const abroad = fc.nat(9).map((tenth) => tenth === 0);
const wallet = fc.constantFrom(true, true, false);
const deed = fc.constantFrom("pay", "decline", "cancel");

const halalas = fc.oneof(
  { arbitrary: fc.constantFrom(1, 104, 105, 121, 122, 133, 134, 499, 500, 501), weight: 1 },
  { arbitrary: fc.integer({ min: 500, max: 99_999 }), weight: 3 },
);

const broken = fc.constantFrom(
  { field: "orderNumber", value: undefined },
  { field: "amount", value: "much" },
  { field: "amount", value: -1 },
  { field: "callBackUrl", value: "shop" },
  { field: "clientName", value: "" },
  { field: "clientMobile", value: null },
  { field: "products", value: [] },
  { field: "currency", value: "JPY" },
  { field: "supportedCardBrands", value: ["cash"] },
);

const creates = fc
  .record({
    side,
    orderNumber: fc.constantFrom("A", "B", "C", "D", "E-1", "F.2"),
    halalas,
    currency: fc.constantFrom("SAR", "SAR", "USD", "EUR", "GBP"),
    cancelUrl: fc.boolean(),
    wallet,
    sms: fc.boolean(),
  })
  .map(create);

/** All steps of invoices. Creating is listed often: without it there is little to do. */
export const invoiceSteps = [
  creates,
  creates,
  creates,
  creates,
  fc
    .record({ side, broken })
    .map(({ side: at, broken: what }) => createBroken({ side: at, ...what })),
  fc.record({ side, n, abroad }).map(read),
  fc.record({ side, n, abroad }).map(cancelByMerchant),
  fc.record({ side, n, abroad, deed, wallet }).map(byTester),
  fc.record({ side, n, deed }).map(byCustomer),
];
