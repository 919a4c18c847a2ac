import type { Request } from "express";
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
import { renderSecondStep } from "./second-step.js";
import {
  asSentence,
  missing,
  type PageHandler,
  type SandboxVisit,
  sendPage,
  sendRedirect,
  withInvoice,
} from "./visit.js";

/** Where the payment page stands: by itself, or simple for an app, which may show it in a frame. */
export interface PaymentPlace {
  readonly name: "order" | "frame";
  /** Origins whose pages may show it in a frame. */
  readonly frames: readonly string[];
}

const DECLINED = { code: "DECLINED", message: "The payment was declined" } as const;

/** Shows the payment page. */
export function showPayment(gateway: Gateway, place: PaymentPlace): PageHandler {
  return withInvoice(gateway, (visit, transactionNo) => show(visit, place, transactionNo));
}

/** Pays, declines or cancels, and sends the browser on as the switch callback-channel says. */
export function postPayment(gateway: Gateway, place: PaymentPlace): PageHandler {
  return withInvoice(gateway, async (visit, transactionNo) => {
    const { sandbox, request } = visit;
    if (needsWindow(place, request)) return askForWindow(visit, place, transactionNo);
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
  const html = renderPaymentPage(view, { frame: place.name === "frame" });
  const { formTargets } = view;
  sendPage(visit, notice === null ? 200 : 409, html, { formTargets, frames: place.frames });
}

/**
 * Whether a form may have been pressed through a page that nobody named: what lies over a frame leads
 * the customer's finger. Over http a browser does not tell whether there is a frame, so where any page
 * may show it there may always be one.
 */
function needsWindow({ name, frames }: PaymentPlace, { headers }: Request): boolean {
  const dest = headers["sec-fetch-dest"];
  if (name === "order" || dest === "document") return false;
  return frames.includes("*") || (frames.length === 0 && dest !== undefined);
}

/** The second step: the payment page in a window of its own, where the customer sees whose it is. */
async function askForWindow(
  visit: SandboxVisit,
  { frames }: PaymentPlace,
  transactionNo: string,
): Promise<void> {
  const href = await visit.sandbox.read((world) => pathOf(world, "order", transactionNo));
  sendPage(visit, 200, renderSecondStep(href), { frames });
}

function pathsOf(world: WorldView, { name }: PaymentPlace, transactionNo: string) {
  const at = (page: keyof typeof PAGE_PATHS) => pathOf(world, page, transactionNo);
  return { action: at(name), qr: at("qr"), receipt: at("receipt") };
}

function pathOf(world: WorldView, page: keyof typeof PAGE_PATHS, transactionNo: string): string {
  return PAGE_PATHS[page].replace(/\{\w+\}/, transactionNo) + forkQuery(world);
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
