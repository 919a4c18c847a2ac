import type { Context } from "../domain/context.js";
import type { WorldView } from "../domain/world.js";
import { PAGE_PATHS } from "./paths.js";
import { sandboxPath } from "./sandbox-url.js";

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
  const path = sandboxPath(world.name);
  const own = ownBaseUrl.endsWith(path) ? ownBaseUrl.slice(0, -path.length) : ownBaseUrl;
  const prefix = pathPrefix(world, NAMES_A_SANDBOX.test(ownBaseUrl) ? path : "");
  const base = (host === "own" ? own : withoutEndSlashes(host)) + prefix;
  return {
    order: (no) => base + fill(PAGE_PATHS.order, no),
    frame: (no, name, mobile) => {
      const client = `n=${encodeURIComponent(name)}&m=${encodeURIComponent(mobile)}`;
      return `${base}${fill(PAGE_PATHS.frame, no)}?${client}`;
    },
    qr: (no) => base + fill(PAGE_PATHS.qr, no),
    // The status check is an operation of the service, so it stays on the base URL.
    check: (no) => own + prefix + fill(PAGE_PATHS.check, no),
    short: (no) => base + fill(PAGE_PATHS.short, shortCode(no)),
    receipt: (no) => base + fill(PAGE_PATHS.receipt, no),
    recurring: (id) => base + fill(PAGE_PATHS.recurring, id),
  };
}

const NAMES_A_SANDBOX = /\/s\/[^/]+$/;

/**
 * The beginning of paths in a sandbox: that of the called URL. A fork shares the numbers of its origin, so its paths
 * always name it.
 */
export function pathPrefix({ name, forkedFrom }: WorldView, called: string): string {
  return called === "" && forkedFrom !== null ? sandboxPath(name) : called;
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

/** The transaction number of a short code, or undefined if the code is invalid. */
export function fromShortCode(code: string): string | undefined {
  return /^[0-9a-z]{1,10}$/.test(code) ? String(Number.parseInt(code, 36)) : undefined;
}

/** Without a regular expression: one takes quadratic time for slashes that are not at the end. */
function withoutEndSlashes(url: string): string {
  let end = url.length;
  while (url.charAt(end - 1) === "/") end -= 1;
  return url.slice(0, end);
}

/** Each of these paths ends with its only parameter, and an answer has five: cheaper than to look for parameters. */
function fill(template: string, value: string): string {
  return template.slice(0, template.indexOf("{")) + encodeURIComponent(value);
}
