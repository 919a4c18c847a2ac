import { type Form, readForm } from "../api/body.js";
import { forkQuery, PAGE_PATHS } from "../api/links.js";
import { rulesStruck } from "../api/request-faults.js";
import type { Command } from "../domain/decide.js";
import { BRANDS } from "../domain/money.js";
import { explain } from "../domain/refusal.js";
import type { WorldView } from "../domain/world.js";
import { redirectUrl } from "../runtime/callback-request.js";
import type { Gateway } from "../runtime/gateway.js";
import { renderPaymentPage } from "./payment.js";
import { paymentView, receiptView } from "./present.js";
import { renderReceipt } from "./receipt.js";
import {
  asSentence,
  missing,
  type PageHandler,
  type SandboxVisit,
  sendPage,
  sendRedirect,
  withInvoice,
} from "./visit.js";

/** Where the payment page stands: by itself, or in the frame of an app. */
export type PaymentPlace = "order" | "frame";

const DECLINED = { code: "DECLINED", message: "The payment was declined" } as const;

/** Shows the payment page. */
export function showPayment(gateway: Gateway, place: PaymentPlace): PageHandler {
  return withInvoice(gateway, (visit, transactionNo) => show(visit, place, transactionNo));
}

/** Pays, declines or cancels, and sends the browser on as the switch callback-channel says. */
export function postPayment(gateway: Gateway, place: PaymentPlace): PageHandler {
  return withInvoice(gateway, async (visit, transactionNo) => {
    const { sandbox, request } = visit;
    const command = commandIn(await readForm(request), transactionNo);
    if (typeof command === "string") return show(visit, place, transactionNo, command);
    const { refusal, events } = await sandbox.execute(command);
    const outcome = { ...visit, faults: rulesStruck(sandbox, events), refusal };
    if (refusal) return show(outcome, place, transactionNo, asSentence(explain(refusal)));
    const away = events.find((event) => event.type === "callback-redirected");
    const to =
      away?.type === "callback-redirected"
        ? await sandbox.read((world) => redirectUrl(world, away))
        : request.originalUrl;
    sendRedirect(outcome, 303, to);
  });
}

/** Shows the receipt. */
export function showReceipt(gateway: Gateway): PageHandler {
  return withInvoice(gateway, async (visit, transactionNo) => {
    const view = await visit.sandbox.read((world) => {
      const invoice = world.invoices.get(transactionNo);
      return invoice && receiptView(world, invoice);
    });
    if (!view) return missing(visit, "invoice", { code: "invoice-unknown", transactionNo });
    sendPage(visit, 200, renderReceipt(view));
  });
}

/** The payment page, with why the last form was refused if it was. */
async function show(
  visit: SandboxVisit,
  place: PaymentPlace,
  transactionNo: string,
  notice: string | null = null,
): Promise<void> {
  const view = await visit.sandbox.read((world) => {
    const invoice = world.invoices.get(transactionNo);
    return invoice && paymentView(world, invoice, pathsOf(world, place, transactionNo), notice);
  });
  if (!view) return missing(visit, "invoice", { code: "invoice-unknown", transactionNo });
  const framable = place === "frame";
  const html = renderPaymentPage(view, { frame: framable });
  const { formTargets } = view;
  sendPage(visit, notice === null ? 200 : 409, html, { formTargets, framable });
}

function pathsOf(world: WorldView, place: PaymentPlace, transactionNo: string) {
  const at = (path: string) => path.replace(/\{\w+\}/, transactionNo) + forkQuery(world);
  const { qr, receipt } = PAGE_PATHS;
  return { action: at(PAGE_PATHS[place]), qr: at(qr), receipt: at(receipt) };
}

/** What a posted form asks for, or what is wrong with it. */
function commandIn(form: Form, transactionNo: string): Command | string {
  switch (form.do) {
    case "pay": {
      const { method: named, cardNumber = null } = form;
      const method = named === undefined ? null : BRANDS.find((brand) => brand === named);
      if (method === undefined) return `There is no way to pay called ${String(named)}.`;
      return { type: "pay-invoice", transactionNo, method, via: "page", cardNumber };
    }
    case "decline":
      return { type: "decline-payment", transactionNo, ...DECLINED };
    case "cancel":
      return { type: "cancel-invoice", transactionNo, by: "customer" };
    default:
      return "The form did not say whether to pay, decline or cancel.";
  }
}
