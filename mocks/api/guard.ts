import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { shorten } from "../domain/shown.js";
import type { Failure } from "./failures.js";

/** Hosts that were judged already: clients send the same one with every request. */
const judged = new Map<string, boolean>();
const JUDGED_MAX = 100;

/** No host has a longer name. */
const HOST_LENGTH_MAX = 255;

/** Whether an address is this machine alone. */
export function isLoopback(host: string): boolean {
  if (host.length > HOST_LENGTH_MAX) return false;
  const known = judged.get(host);
  if (known !== undefined) return known;
  if (judged.size >= JUDGED_MAX) judged.clear();
  const verdict = judge(host);
  judged.set(host, verdict);
  return verdict;
}

function judge(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  if (/(^|\.)localhost$/i.test(bare)) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "loopback";
}

/**
 * Keeps web pages that a developer visits from driving the gateway: they could reach it by a name that
 * was rebound to this machine, or by posting a form to it. Returns why a request is refused.
 */
export function refuseForeign(
  { headers, method }: IncomingMessage,
  boundToLoopback: boolean,
): Failure | undefined {
  const { host = "", origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  if (boundToLoopback && !isLoopback(hostName(host))) {
    return foreign(
      `the Host header ${shorten(host)} is not this machine; call localhost or 127.0.0.1`,
    );
  }
  if (origin !== undefined && origin !== "null" && origin !== `http://${host}`) {
    return foreign(`a page of ${shorten(origin)} may not call the gateway`);
  }
  const reading = method === "GET" || method === "HEAD";
  // A link from the shop to its payment page is the one thing that may come from another site.
  const navigation = reading && mode === "navigate";
  if ((site === "cross-site" || site === "same-site") && !navigation) {
    return foreign("a page of another site may not call the gateway");
  }
  if (origin === "null" && !reading) return foreign("a page without an origin may not call it");
  return undefined;
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, "");
}

function foreign(detail: string): Failure {
  return { status: 403, code: "foreign-caller", title: "Foreign caller", detail };
}
