import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { AttemptResult, Sent } from "../domain/callback.js";

/** Makes the calls that leave the gateway: the one file with an outgoing connection. */
export interface CallbackClient {
  /** Never throws: a call that could not be made is an outcome like any other. */
  send(request: Sent): Promise<AttemptResult>;
  /** Breaks off the calls under way. */
  close(): void;
}

export interface EgressPolicy {
  /** Host names and addresses that may be called besides loopback; `*` lifts the list. */
  readonly allow: readonly string[];
  /** How long a merchant may take to answer, in milliseconds. */
  readonly timeoutMs: number;
}

export const defaultEgress: EgressPolicy = { allow: [], timeoutMs: 10_000 };

const USER_AGENT = "paystub";

/** a callback client that calls over HTTP under a policy. */
export function httpCallbackClient(policy: EgressPolicy): CallbackClient {
  const closing = new AbortController();
  return {
    async send(request) {
      const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
      if (!url || !/^https?:$/.test(url.protocol)) return unreachable(`no URL: ${request.url}`);
      const address = await checkedAddress(url, policy);
      if (typeof address !== "string") return address;
      return call(request, url, address, policy.timeoutMs, closing.signal);
    },
    close: () => closing.abort(),
  };
}

/** Resolves a host once and judges what came; the caller connects to exactly that address. */
async function checkedAddress(url: URL, policy: EgressPolicy): Promise<string | AttemptResult> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const listed = policy.allow.some((name) => name === "*" || name.toLowerCase() === host);
  let address = host;
  if (isIP(host) === 0) {
    // A name that is neither listed nor loopback's own is not even looked up.
    if (!listed && !/(^|\.)localhost$/i.test(host)) return blocked(host, "is not on the list");
    const found = await lookup(host).catch(() => undefined);
    if (!found) return unreachable(`the name ${host} does not resolve`);
    address = found.address;
  }
  if (ipaddr.process(address).range() === "loopback") return address;
  const reached = reachedBy(address);
  if (reached.range() === "linkLocal" || METADATA.includes(reached.toString())) {
    return blocked(host, "is a link-local or cloud metadata address, which is never called");
  }
  return listed ? address : blocked(host, "is not on the list");
}

/** Metadata services that live outside the link-local range. */
const METADATA: readonly string[] = ["100.100.100.200", "192.0.0.192", "fd00:ec2::254"];

/** The address that is reached in the end: IPv4 can be written, and translated to, as IPv6. */
function reachedBy(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const parsed = ipaddr.process(address);
  const translated = parsed instanceof ipaddr.IPv6 && parsed.range() === "rfc6052";
  return translated ? new ipaddr.IPv4(parsed.toByteArray().slice(-4)) : parsed;
}

function call(
  { method, url: written, headers, body }: Sent,
  url: URL,
  address: string,
  timeoutMs: number,
  closing: AbortSignal,
): Promise<AttemptResult> {
  const pinned: LookupFunction = (_host, options, found) => {
    const family = isIP(address);
    if (options.all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
  const agent = url.protocol === "https:" ? https : http;
  const length = body === null ? {} : { "Content-Length": Buffer.byteLength(body) };
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([late, closing]);
  return new Promise((resolve) => {
    const request = agent.request(
      url,
      {
        method,
        lookup: pinned,
        signal,
        agent: false,
        headers: { "User-Agent": USER_AGENT, ...headers, ...length },
      },
      (response) => {
        response.resume();
        const status = response.statusCode ?? 0;
        resolve(answered(status, response.headers.location));
      },
    );
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (late.aborted) resolve(timedOut(timeoutMs));
      else resolve(unreachable(`${error.code ?? error.message} at ${written}`));
    });
    request.end(body ?? undefined);
  });
}

function answered(status: number, location: string | undefined): AttemptResult {
  if (status >= 200 && status < 300) {
    return { outcome: "delivered", status, detail: `answered ${status}` };
  }
  const redirect = location ? `, a redirect to ${location} that is not followed` : "";
  return { outcome: "refused", status, detail: `answered ${status}${redirect}; 2xx was expected` };
}

function timedOut(timeoutMs: number): AttemptResult {
  return { outcome: "timeout", status: null, detail: `no answer within ${timeoutMs} ms` };
}

function unreachable(detail: string): AttemptResult {
  return { outcome: "unreachable", status: null, detail };
}

function blocked(host: string, why: string): AttemptResult {
  const detail = `not called: ${host} ${why}; allow it with --allow-egress ${host}`;
  return { outcome: "blocked", status: null, detail };
}
