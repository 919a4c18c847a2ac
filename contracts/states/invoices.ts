import { CARD_DECLINED } from "../../mocks/domain/recurring.js";
import type { AddInvoiceRequest } from "../../spec/generated/openapi.types.js";
import { knownBy } from "./accounts.js";
import { mustBe, type Params, type State, type StateSetup, state } from "./state.js";

/** What an invoice of a state is made of. An empty list of brands leaves the choice to the payer. */
export const ORDER = {
  orderNumber: "ORD-1",
  amount: 25.5,
  currency: "SAR",
  supportedCardBrands: [] as readonly string[],
} satisfies Params;

const UNKNOWN_NUMBER = "1000000000000";
const INVOICE_VALUES = ["token", "transactionNo", "orderNumber", "amount"] as const;

/** Nothing answers there, on purpose: what the gateway calls is no matter of these states. */
const NOWHERE = "https://merchant.example/paid";

/** Creates an invoice and hands out what identifies it. */
export async function makeInvoice(setup: StateSetup, given: typeof ORDER, product: object = {}) {
  const { orderNumber, amount, currency, supportedCardBrands } = given;
  const request = {
    ...{ orderNumber, amount, currency },
    callBackUrl: NOWHERE,
    clientName: "Sara Al Harbi",
    clientMobile: "0500000001",
    products: [{ title: "Coffee beans", price: amount, qty: 1, ...product }],
    ...(supportedCardBrands.length > 0 && { supportedCardBrands }),
  };
  // A currency or brand that does not exist is for the service to refuse, in its own words.
  const body = request as AddInvoiceRequest;
  const { transactionNo } = await setup.call("addInvoice", { body });
  return { token: setup.token, transactionNo, orderNumber, amount };
}

async function checkStatus({ control }: StateSetup, transactionNo: string, wanted: string) {
  const { body } = await control("sandbox.invoices.read", { path: { transactionNo } });
  mustBe(`invoice ${transactionNo}`, wanted, body.status);
}

/** What a partner's merchant is known by, under the keys of a refund. */
const MERCHANT: Readonly<Record<string, string>> = {
  cr: "1010000001",
  freelancer: "FL-100000001",
  mobile: "0500000009",
  email: "sara@palm-coffee.example",
  accountNo: "2000000001",
};

/** Makes a merchant that a key leads to, and an invoice that is paid. */
async function paidOrder(setup: StateSetup, given: typeof ORDER & { readonly key: string }) {
  const { key } = given;
  const { [key]: value = "" } = MERCHANT;
  // The license is that of a freelancer, unless the key is a company's.
  const keys = ["freelancer", "mobile", "email", "accountNo", key];
  const merchant = Object.assign({}, ...keys.map((one) => knownBy(one, MERCHANT[one] ?? "")));
  await setup.control("sandbox.merchants.seed", { body: { merchants: [merchant] } });
  const made = await makeInvoice(setup, given);
  await pay(setup, made);
  await checkStatus(setup, made.transactionNo, "paid");
  return { ...made, value };
}

type Made = Awaited<ReturnType<typeof makeInvoice>>;

/** A state of one invoice: what happens to it once it is created, and its status then. */
function invoiceState<Given extends typeof ORDER>(
  params: Given,
  wanted: string,
  then: (setup: StateSetup, made: Made, given: Given) => Promise<unknown>,
  product: object = {},
): State<Given, (typeof INVOICE_VALUES)[number]> {
  return state({
    params,
    injects: INVOICE_VALUES,
    async reach(setup, given) {
      const made = await makeInvoice(setup, given, product);
      await then(setup, made, given);
      await checkStatus(setup, made.transactionNo, wanted);
      return made;
    },
  });
}

/** Pays as the customer. The gateway refuses a method that the invoice does not have, in its own words. */
function pay({ control }: StateSetup, { transactionNo }: Made, method?: string) {
  const body = method === undefined ? {} : { method: method as "mada" };
  return control("sandbox.invoices.pay", { path: { transactionNo }, body });
}

/** States of invoices. */
export const invoiceStates = {
  "a pending invoice": invoiceState(ORDER, "pending", async () => undefined),

  "a paid invoice": invoiceState({ ...ORDER, method: "mada" }, "paid", (setup, made, { method }) =>
    pay(setup, made, method),
  ),

  "a settled invoice": invoiceState(
    { ...ORDER, method: "mada" },
    "paid",
    async (setup, made, { method }) => {
      await pay(setup, made, method);
      await setup.control("sandbox.settlements.run");
    },
  ),

  "a canceled invoice": invoiceState(ORDER, "canceled", ({ call }, { transactionNo }) =>
    call("cancelInvoice", { body: { transactionNo } }),
  ),

  "an expired invoice": invoiceState(ORDER, "canceled", ({ control }, { transactionNo }) =>
    control("sandbox.clock.toBoundary", { body: { transactionNo, boundary: "expiry" } }),
  ),

  "a declined invoice": invoiceState(
    { ...ORDER, ...CARD_DECLINED },
    "pending",
    async ({ control }, { transactionNo }, { code, message }) => {
      const { body } = await control("sandbox.invoices.decline", {
        path: { transactionNo },
        body: { code, message },
      });
      mustBe("the number of declines", "1", String(body.invoice.declines.length));
    },
  ),

  "a paid digital order": invoiceState(ORDER, "paid", (setup, made) => pay(setup, made), {
    isDigital: true,
  }),

  "the card is declined": state({
    params: { ...CARD_DECLINED },
    injects: ["token"],
    async reach({ control, token }, { code, message }) {
      await control("sandbox.faults.add", {
        body: { fault: "declined-payment", code, message },
      });
      return { token };
    },
  }),

  "a partner with a paid order": state({
    params: { ...ORDER, key: "email" },
    injects: [...INVOICE_VALUES, "value"],
    reach: (setup, params) => paidOrder(setup, params),
  }),

  "a partner with a refunded order": state({
    params: { ...ORDER, key: "email" },
    injects: [...INVOICE_VALUES, "value"],
    async reach(setup, params) {
      const made = await paidOrder(setup, params);
      const { transactionNo } = made;
      await setup.control("sandbox.invoices.refund", { path: { transactionNo }, body: {} });
      return made;
    },
  }),

  "no such invoice": state({
    params: {},
    injects: ["token", "transactionNo"],
    reach: async ({ token }) => ({ token, transactionNo: UNKNOWN_NUMBER }),
  }),

  "the order number is taken": state({
    params: { orderNumber: "ORD-TAKEN" },
    injects: ["token", "orderNumber"],
    async reach(setup, { orderNumber }) {
      await makeInvoice(setup, { ...ORDER, orderNumber });
      await setup.control("sandbox.assumptions.change", {
        body: { "duplicate-order-number": "reject" },
      });
      return { token: setup.token, orderNumber };
    },
  }),
};
