import type { Request } from "express";
import { type Form, readForm } from "../api/body.js";
import { offeredBrands } from "../domain/invoice.js";
import { BRANDS } from "../domain/money.js";
import { OTP_WALLETS } from "../domain/otp.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { payByForm } from "./card-post.js";
import { conclude, type PaymentVisit, pathsFor, returnToShop, show } from "./payment-visit.js";
import { renderReceipt } from "./receipt.js";
import { receiptView } from "./receipt-view.js";
import { renderSecondStep } from "./second-step.js";
import { missing, type PageHandler, sendPage, withInvoice } from "./visit.js";
import { redeemCode, resendCode, sendCode } from "./wallet-post.js";

const DECLINED = { code: "DECLINED", message: "The payment was declined" } as const;

/** Where a payment page stands, and how it sends browsers on. */
type Where = Pick<PaymentVisit, "place" | "alwaysRedirect">;

/**
 * Shows the payment page: with a card of the tests filled in, at the step of 3-D Secure of one, asking for
 * the code of a wallet, or on the way back to a shop that did not answer.
 */
export function showPayment(gateway: Gateway, where: Where): PageHandler {
  return withInvoice(gateway, (visit, transactionNo) => {
    const opened = { ...visit, ...where, transactionNo };
    if (queried(visit.request, "to") === "shop") return returnToShop(opened);
    const [card, session] = [queried(visit.request, "card"), queried(visit.request, "otp")];
    return show(opened, { card, session, challenged: queried(visit.request, "challenge") });
  });
}

function queried({ query }: Request, name: string): string {
  const value = query[name];
  return typeof value === "string" ? value : "";
}

/** Pays, declines or cancels, and sends the browser on as the switch callback-channel says. */
export function postPayment(gateway: Gateway, where: Where): PageHandler {
  return withInvoice(gateway, async (visit, transactionNo) => {
    const paying = { ...visit, ...where, transactionNo };
    if (needsWindow(paying)) return askForWindow(paying);
    const form = await readForm(visit.request);
    switch (form.do) {
      case "pay":
        return form.session === undefined ? pay(paying, form) : redeemCode(paying, form);
      case "resend":
        return resendCode(paying, form);
      case "decline":
        return conclude(paying, { type: "decline-payment", transactionNo, ...DECLINED });
      case "cancel":
        return conclude(paying, { type: "cancel-invoice", transactionNo, by: "customer" });
      default:
        return show(paying, { notice: ({ noAction }) => noAction.payment });
    }
  });
}

/** Pays by the method of a form; by the first one of the invoice where it names none. */
async function pay(visit: PaymentVisit, form: Form): Promise<void> {
  const { sandbox, transactionNo } = visit;
  const order = await sandbox.read(({ invoices }) => invoices.get(transactionNo)?.order);
  if (!order) return missing(visit, "invoice", { code: "invoice-unknown", transactionNo });
  const { method: named } = form;
  const method = named === undefined ? null : BRANDS.find((brand) => brand === named);
  if (method === undefined) {
    return show(visit, { notice: (words) => words.unknownMethod(String(named)) });
  }
  const wallet = OTP_WALLETS.find((brand) => brand === method);
  // A form that has no field for the number, such as that of a script, is not asked for one.
  if (wallet && form.mobile !== undefined)
    return sendCode(visit, wallet, form.mobile, order.amount);
  return payByForm(visit, form, method, offeredBrands(order));
}

/** Shows the receipt. */
export function showReceipt(gateway: Gateway): PageHandler {
  return withInvoice(gateway, async (visit, transactionNo) => {
    const { words } = visit.tongue;
    const view = await visit.sandbox.read((world) => {
      const invoice = world.invoices.get(transactionNo);
      return invoice && receiptView(world, invoice, words);
    });
    if (!view) return missing(visit, "invoice", { code: "invoice-unknown", transactionNo });
    sendPage(visit, 200, renderReceipt(view, visit.tongue));
  });
}

/**
 * Whether a form may have been pressed through a page that nobody named: what lies over a frame leads
 * the customer's finger. Over http a browser does not tell whether there is a frame, so where any page
 * may show it there may always be one.
 */
function needsWindow({ place: { name, frames }, request }: PaymentVisit): boolean {
  const dest = request.headers["sec-fetch-dest"];
  if (name === "order" || dest === "document") return false;
  return frames.includes("*") || (frames.length === 0 && dest !== undefined);
}

/** The second step: the payment page in a window of its own, where the customer sees whose it is. */
async function askForWindow(visit: PaymentVisit): Promise<void> {
  const { frames } = visit.place;
  const { action } = await pathsFor({ ...visit, place: { name: "order", frames: [] } });
  sendPage(visit, 200, renderSecondStep(action, visit.tongue), { frames });
}
