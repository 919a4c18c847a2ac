import type { Request } from "express";
import { forkQuery, fromShortCode, linksOf } from "../api/links.js";
import { PAGE_PATHS } from "../api/paths.js";
import { KEPT_HERE } from "../api/reply.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { type PageHandler, recordVisit, sendRedirect, withInvoice } from "./visit.js";

/** Shows the QR code of an invoice's payment page. */
export function showQrCode(gateway: Gateway, baseUrl: (request: Request) => string): PageHandler {
  return withInvoice(gateway, async (visit, transactionNo) => {
    const link = await visit.sandbox.read((world) => {
      return linksOf(world, baseUrl(visit.request)).order(transactionNo);
    });
    const png = await qrPng(link);
    visit.response.set(KEPT_HERE);
    visit.response.type("png").send(png);
    recordVisit(visit, 200);
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
    async (visit, transactionNo) => {
      const path = PAGE_PATHS.order.replace(/\{\w+\}/, transactionNo);
      sendRedirect(visit, 302, path + (await visit.sandbox.read(forkQuery)));
    },
    ({ params }) => fromShortCode(String(params.code)) ?? "",
  );
}
