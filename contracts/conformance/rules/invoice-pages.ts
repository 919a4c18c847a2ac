import { answers, textAt } from "../checks.js";
import { page, Unmet } from "../planned-call.js";
import { assumed, type Check, type ConformanceRule } from "../rule.js";
import { plain } from "./calls.js";

/** Pages are opened at the host that was agreed on only. */
function ownPage(path: string) {
  return page(plain, (answer) => {
    const url = textAt(answer, path);
    const own = URL.canParse(url) && new URL(url).host === new URL(answer.url).host;
    if (own) return url;
    throw new Unmet(`${path} is at another host, which is not called: ${url}`);
  });
}

function isA(type: string): Check {
  return ({ headers }) => {
    const came = headers.get("content-type") ?? "no type";
    return came.startsWith(type) ? [] : [`expected ${type}, but ${came} came`];
  };
}

/** What is assumed of the addresses that an invoice comes with. */
export const invoicePageRules: readonly ConformanceRule[] = [
  assumed(
    "page-urls",
    "addInvoice.url",
    "url opens a page.",
    ownPage("url"),
    answers(200),
    isA("text/html"),
  ),
  assumed(
    "page-urls",
    "addInvoice.mobile-url.page",
    "mobileUrl opens a page.",
    ownPage("mobileUrl"),
    answers(200),
    isA("text/html"),
  ),
  assumed(
    "page-urls",
    "addInvoice.qr-url",
    "qrUrl is a picture.",
    ownPage("qrUrl"),
    answers(200),
    isA("image/"),
  ),
  assumed(
    "invoice-url-host",
    "addInvoice.url.host",
    "url, mobileUrl and qrUrl are at the host that was called.",
    plain,
    (answer) => {
      const host = new URL(answer.url).host;
      return ["url", "mobileUrl", "qrUrl"].flatMap((path) => {
        const url = textAt(answer, path);
        return URL.canParse(url) && new URL(url).host === host ? [] : [`${path} is at ${url}`];
      });
    },
  ),
];
