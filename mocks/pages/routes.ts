import express, { type Request, type Router } from "express";
import type { Form } from "../api/body.js";
import { fromShortCode, linksOf, pathPrefix } from "../api/links.js";
import { fillPath, routePath } from "../api/path-template.js";
import { ICON_PATH, PAGE_PATHS } from "../api/paths.js";
import { KEPT_HERE } from "../api/reply.js";
import { prefixInUrl } from "../api/sandbox-url.js";
import { offeredBrands } from "../domain/invoice.js";
import { BRANDS } from "../domain/money.js";
import { OTP_WALLETS } from "../domain/otp.js";
import type { Gateway } from "../sandbox/gateway.js";
import { payByForm } from "./card-payment.js";
import { addDocs } from "./docs/routes.js";
import type { PaymentPlace } from "./links.js";
import { conclude, type PaymentContext, show } from "./payment-flow.js";
import { renderReceipt } from "./receipt.js";
import { postRecurring, showRecurring } from "./recurring.js";
import {
  type PageHandler,
  recordRequest,
  sendPage,
  sendRedirect,
  stillThere,
  withInvoice,
} from "./request.js";
import { redeemCode, resendCode, sendCode } from "./wallet-payment.js";

/** Shows the QR code of an invoice's payment page. */
export function showQrCode(gateway: Gateway, baseUrl: (request: Request) => string): PageHandler {
  return withInvoice(gateway, async (context, transactionNo) => {
    const link = context.sandbox.read((world) => {
      return linksOf(world, baseUrl(context.request)).order(transactionNo);
    });
    const png = await qrPng(link);
    context.response.set(KEPT_HERE);
    context.response.type("png").send(png);
    recordRequest(context, 200);
  });
}

/** Draws a text as a QR code. The package is loaded on first use, to keep the start quick. */
export async function qrPng(text: string): Promise<Buffer> {
  const { default: qrcode } = await import("qrcode");
  return qrcode.toBuffer(text, { type: "png", margin: 2, scale: 6, errorCorrectionLevel: "M" });
}

/** Sends the browser from the short link of an SMS to the payment page. */
export function followShortLink(gateway: Gateway): PageHandler {
  return withInvoice(
    gateway,
    (context, transactionNo) => {
      const path = fillPath(PAGE_PATHS.order, () => transactionNo);
      const { sandbox, request } = context;
      const prefix = pathPrefix(sandbox.world, prefixInUrl(request));
      sendRedirect(context, 302, prefix + path);
    },
    ({ params }) => fromShortCode(String(params.code)) ?? "",
  );
}

const DECLINED = { code: "DECLINED", message: "The payment was declined" } as const;

/**
 * Shows the payment page: with a card of the tests filled in, at the step of 3-D Secure of one, or asking for the code of
 * a wallet.
 */
export function showPayment(gateway: Gateway, place: PaymentPlace): PageHandler {
  return withInvoice(gateway, (context, transactionNo) => {
    const opened = { ...context, place, transactionNo };
    const [card, session] = [queried(context.request, "card"), queried(context.request, "otp")];
    return show(opened, { card, session, challenged: queried(context.request, "challenge") });
  });
}

function queried({ query }: Request, name: string): string {
  const value = query[name];
  return typeof value === "string" ? value : "";
}

/** Pays, declines or cancels, and sends the browser on as the switch callback-channel says. */
export function postPayment(gateway: Gateway, place: PaymentPlace): PageHandler {
  return withInvoice(gateway, (context, transactionNo, form) => {
    const paying = { ...context, place, transactionNo };
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
function pay(context: PaymentContext, form: Form): Promise<void> | void {
  const { sandbox, transactionNo } = context;
  const { order } = stillThere(
    sandbox.read(({ invoices }) => invoices.get(transactionNo)),
    sandbox,
  );
  const { method: named } = form;
  const method = named === undefined ? null : BRANDS.find((brand) => brand === named);
  if (method === undefined) {
    return show(context, { notice: (words) => words.unknownMethod(String(named)) });
  }
  const wallet = OTP_WALLETS.find((brand) => brand === method);
  // A form that has no field for the number, such as that of a script, is not asked for one.
  if (wallet && form.mobile !== undefined)
    return sendCode(context, wallet, form.mobile, order.amount);
  return payByForm(context, form, method, offeredBrands(order));
}

/** Shows the receipt. */
export function showReceipt(gateway: Gateway): PageHandler {
  return withInvoice(gateway, (context, transactionNo) => {
    const { sandbox, translation } = context;
    const html = sandbox.read((world) => {
      const invoice = stillThere(world.invoices.get(transactionNo), sandbox);
      return renderReceipt(world, invoice, translation);
    });
    sendPage(context, 200, html);
  });
}

/** Creates the routes of the pages behind every URL that the mock hands out. */
export function pageRoutes(gateway: Gateway, baseUrl: (request: Request) => string): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  // Browsers ask for an icon on their own. Without an answer each page would log an error there, and
  // the journal would have a call that no client made.
  router.get(ICON_PATH, (_request, response) => {
    response.status(204).set("Cache-Control", "public, max-age=86400").end();
  });
  for (const place of ["order", "frame"] as const) {
    const path = routePath(PAGE_PATHS[place]);
    router.get(path, showPayment(gateway, place));
    router.post(path, postPayment(gateway, place));
  }
  router.get(routePath(PAGE_PATHS.receipt), showReceipt(gateway));
  router.get(routePath(PAGE_PATHS.qr), showQrCode(gateway, baseUrl));
  router.get(routePath(PAGE_PATHS.short), followShortLink(gateway));
  router.get(routePath(PAGE_PATHS.recurring), showRecurring(gateway));
  router.post(routePath(PAGE_PATHS.recurring), postRecurring(gateway));
  addDocs(router, gateway.observed, baseUrl);
  return router;
}
