import type { Context } from "../domain/context.js";
import type { WorldView } from "../domain/world.js";

/** Where the pages of an invoice are, below the base URL. */
export const PAGE_PATHS = {
  order: "/pay/order/{transactionNo}",
  frame: "/pay/frame/{transactionNo}",
  qr: "/openApi/loadOrderQRCode/{transactionNo}",
  receipt: "/receipt/{transactionNo}",
  short: "/s/{code}",
  recurring: "/pay/recurring/{recurringId}",
  check: "/api/getInvoice/{transactionNo}",
} as const;

/** Browsers ask for it on their own. */
export const ICON_PATH = "/favicon.ico";

/** Where the API reference is; that of the control API is below it. */
export const DOCS_PATH = "/_docs";

/** Where the workbench is, and below what its files are. */
export const WORKBENCH_PATHS = {
  page: "/",
  script: "/_workbench/app.js",
  style: "/_workbench/app.css",
  record: "/_workbench/record.html",
} as const;

/** The path of the workbench at a sandbox, or at one thing in it. */
export function workbenchPath(...place: readonly string[]): string {
  return `${WORKBENCH_PATHS.page}#/${place.map(encodeURIComponent).join("/")}`;
}

/** Where the built-in shop is. */
export const SHOP_PATHS = {
  page: "/_shop",
  orders: "/_shop/orders",
  order: "/_shop/orders/{orderNumber}",
  check: "/_shop/orders/{orderNumber}/check",
  bill: "/_shop/orders/{orderNumber}/bill",
  callback: "/_shop/callback",
  enter: "/_shop/enter",
  source: "/_shop/integration.ts",
} as const;

const { check: _, ...INVOICE_PAGES } = PAGE_PATHS;
const PAGES: readonly string[] = [
  ...[...Object.values(INVOICE_PAGES), DOCS_PATH, `${DOCS_PATH}/control`],
  ...Object.values(WORKBENCH_PATHS),
  ...[SHOP_PATHS.page, SHOP_PATHS.order, SHOP_PATHS.callback, SHOP_PATHS.source],
];

/** Whether a path is that of a page for people, which a link may lead to from anywhere. */
export function isPagePath(path: string): boolean {
  return PAGES.some((page) => isAt(page, path));
}

/** Whether a path is that of the built-in shop, which asks for a proof of its own. */
export function isShopPath(path: string): boolean {
  return path === SHOP_PATHS.page || path.startsWith(`${SHOP_PATHS.page}/`);
}

/** Whether a path is that of the one page that is made to be shown in a frame. */
export function isFramePath(path: string): boolean {
  return isAt(PAGE_PATHS.frame, path);
}

/** Whether a path is that of a page, whose own path may end with a parameter. */
function isAt(page: string, path: string): boolean {
  const parameter = page.indexOf("{");
  if (parameter === -1) return path === page;
  const isBelow = path.length > parameter && path.startsWith(page.slice(0, parameter));
  return isBelow && !path.includes("/", parameter);
}

/** Makes the addresses that the mock hands out. */
export interface Links {
  order(transactionNo: string): string;
  frame(transactionNo: string, clientName: string, clientMobile: string): string;
  qr(transactionNo: string): string;
  check(transactionNo: string): string;
  short(transactionNo: string): string;
  receipt(transactionNo: string): string;
  recurring(recurringId: string): string;
}

/** The links of a sandbox: on the gateway itself, or on the host of the switch invoice-url-host. */
export function linksOf(world: WorldView, ownBaseUrl: string): Links {
  const host = world.settings.assumptions["invoice-url-host"];
  const base = host === "own" ? ownBaseUrl : withoutEndSlashes(host);
  const fork = forkQuery(world);
  return {
    order: (no) => base + fill(PAGE_PATHS.order, no) + fork,
    frame: (no, name, mobile) => {
      const query = `n=${encodeURIComponent(name)}&m=${encodeURIComponent(mobile)}`;
      return `${base}${fill(PAGE_PATHS.frame, no)}?${query}${fork.replace("?", "&")}`;
    },
    qr: (no) => base + fill(PAGE_PATHS.qr, no) + fork,
    // The status check is an operation of the service, so it stays on the base URL.
    check: (no) => ownBaseUrl + fill(PAGE_PATHS.check, no),
    short: (no) => base + fill(PAGE_PATHS.short, shortCode(no)) + fork,
    receipt: (no) => base + fill(PAGE_PATHS.receipt, no) + fork,
    recurring: (id) => base + fill(PAGE_PATHS.recurring, id) + fork,
  };
}

/** A fork shares the numbers of its origin, so its pages are told apart by its name. */
export function forkQuery({ forkedFrom, name }: WorldView): string {
  return forkedFrom === null ? "" : `?sandbox=${encodeURIComponent(name)}`;
}

/** The links that an SMS can carry. */
export function smsLinks(world: WorldView, ownBaseUrl: string): Context["links"] {
  return (transactionNo, clientName, clientMobile) => {
    const links = linksOf(world, ownBaseUrl);
    return {
      web: () => links.order(transactionNo),
      qr: () => links.qr(transactionNo),
      mobile: () => links.frame(transactionNo, clientName, clientMobile),
      short: () => links.short(transactionNo),
    };
  };
}

/** The code of a short URL is the transaction number in base 36. */
export function shortCode(transactionNo: string): string {
  return Number(transactionNo).toString(36);
}

/** The transaction number of a short code; undefined when the code is none. */
export function fromShortCode(code: string): string | undefined {
  return /^[0-9a-z]{1,10}$/.test(code) ? String(Number.parseInt(code, 36)) : undefined;
}

/** Without a regular expression: one takes quadratic time over slashes that do not stand at the end. */
function withoutEndSlashes(url: string): string {
  let end = url.length;
  while (url.charAt(end - 1) === "/") end -= 1;
  return url.slice(0, end);
}

function fill(template: string, value: string): string {
  return template.replace(/\{\w+\}/, encodeURIComponent(value));
}
