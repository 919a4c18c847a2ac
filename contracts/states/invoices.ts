import { CARD_DECLINED } from "../../mocks/domain/recurring.js";
import type { AddInvoiceRequest } from "../../spec/generated/openapi.types.js";
import type { Scene } from "./scene.js";
import { mustBe, type Params, state } from "./state.js";

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
export async function makeInvoice(scene: Scene, given: typeof ORDER) {
  const { supportedCardBrands, ...order } = given;
  const request = {
    ...order,
    callBackUrl: NOWHERE,
    clientName: "Sara Al Harbi",
    clientMobile: "0500000001",
    products: [{ title: "Coffee beans", price: given.amount, qty: 1 }],
    ...(supportedCardBrands.length > 0 && { supportedCardBrands }),
  };
  // A currency or brand that does not exist is for the service to refuse, in its own words.
  const body = request as AddInvoiceRequest;
  const { transactionNo } = await scene.call("addInvoice", { body });
  const { orderNumber, amount } = given;
  return { token: scene.token, transactionNo, orderNumber, amount };
}

async function checkStatus({ control }: Scene, transactionNo: string, wanted: string) {
  const { body } = await control("readInvoice", { path: { transactionNo } });
  mustBe(`invoice ${transactionNo}`, wanted, body.status);
}

/** States of invoices. */
export const invoiceStates = {
  "a pending invoice": state({
    meaning: "an invoice waits for its payment",
    params: ORDER,
    injects: INVOICE_VALUES,
    async reach(scene, params) {
      const made = await makeInvoice(scene, params);
      await checkStatus(scene, made.transactionNo, "pending");
      return made;
    },
  }),

  "a paid invoice": state({
    meaning: "the customer has paid an invoice, by `method`",
    params: { ...ORDER, method: "mada" },
    injects: INVOICE_VALUES,
    async reach(scene, { method, ...params }) {
      const made = await makeInvoice(scene, params);
      const path = { transactionNo: made.transactionNo };
      // What is no method of the invoice is for the gateway to refuse, in its own words.
      const body = { method: method as "mada" };
      await scene.control("payInvoice", { path, body });
      await checkStatus(scene, made.transactionNo, "paid");
      return made;
    },
  }),

  "a canceled invoice": state({
    meaning: "the merchant has canceled an invoice",
    params: ORDER,
    injects: INVOICE_VALUES,
    async reach(scene, params) {
      const made = await makeInvoice(scene, params);
      await scene.call("cancelInvoice", { body: { transactionNo: made.transactionNo } });
      await checkStatus(scene, made.transactionNo, "canceled");
      return made;
    },
  }),

  "an expired invoice": state({
    meaning: "an invoice was not paid in its time",
    params: ORDER,
    injects: INVOICE_VALUES,
    async reach(scene, params) {
      const made = await makeInvoice(scene, params);
      const { transactionNo } = made;
      await scene.control("moveClockToBoundary", { body: { transactionNo, boundary: "expiry" } });
      await checkStatus(scene, transactionNo, "canceled");
      return made;
    },
  }),

  "a declined invoice": state({
    meaning: "a payment of an invoice failed; the invoice is pending still, with paymentErrors set",
    params: { ...ORDER, ...CARD_DECLINED },
    injects: INVOICE_VALUES,
    async reach(scene, { code, message, ...params }) {
      const made = await makeInvoice(scene, params);
      const path = { transactionNo: made.transactionNo };
      const { body } = await scene.control("declineInvoice", { path, body: { code, message } });
      mustBe(`the number of declines`, "1", String(body.invoice.declines.length));
      await checkStatus(scene, made.transactionNo, "pending");
      return made;
    },
  }),

  "no such invoice": state({
    meaning: "`transactionNo` has the form of a transaction number, but no invoice has it",
    params: {},
    injects: ["token", "transactionNo"],
    bare: true,
    reach: async ({ token }) => ({ token, transactionNo: UNKNOWN_NUMBER }),
  }),

  "the order number is taken": state({
    meaning: "an invoice has `orderNumber`, and a second one with it is refused",
    params: { orderNumber: "ORD-TAKEN" },
    injects: ["token", "orderNumber"],
    async reach(scene, { orderNumber }) {
      await makeInvoice(scene, { ...ORDER, orderNumber });
      await scene.control("changeAssumptions", { body: { "duplicate-order-number": "reject" } });
      return { token: scene.token, orderNumber };
    },
  }),
};
