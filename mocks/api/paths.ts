import { matchPath } from "./path-template.js";

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
  subscriptions: "/_shop/subscriptions",
  callback: "/_shop/callback",
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
  return PAGES.some((page) => matchPath(page, path));
}

/** The path of the control API on the base server. */
export const CONTROL_PATH = "/_control";

/** Where coding assistants find the tools. */
export const MCP_PATH = "/_mcp";

/** Where the mock listens unless it is configured otherwise. */
export const DEFAULT_PORT = 4010;

/** The sandbox that is meant where none is named. */
export const DEFAULT_SANDBOX = "shop";

/** The control API of a mock that was started without options. */
export const DEFAULT_CONTROL_URL = `http://127.0.0.1:${DEFAULT_PORT}${CONTROL_PATH}`;
