import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { type AddressedRequest, type CalledAt, calledAt, callerOf } from "./called-at.js";
import { proxyRange } from "./proxy-ranges.js";

/** What stands in place of a public URL where the links of each answer begin as its call did. */
export const FOLLOWS_CALL = "request";

/** Who may call a gateway, and from where. */
export interface AccessPolicy {
  /** Whether others than this machine can reach it. */
  readonly isShared: boolean;
  /** Whether it answers to the name in a Host header. */
  answersTo(host: string): boolean;
  /** The origin that it has for others, where that is told. */
  readonly publicUrl: string | undefined;
  /** Where links follow the call: by which address a request was called. */
  readonly calledAt: ((request: AddressedRequest) => CalledAt) | undefined;
  /** The address of whoever sent a request, also from behind a trusted proxy. */
  callerOf(request: AddressedRequest): string | undefined;
  /** Origins whose pages may show the payment page in a frame; `*` for any. */
  readonly frames: readonly string[];
}

/** What decides on it, as it is given at a start. */
export interface AccessOptions {
  /** The address or name that is bound to. */
  readonly host: string;
  readonly allowHosts?: readonly string[];
  /** An origin, or the word request: links then follow each call. */
  readonly publicUrl?: string;
  /** Proxies that are believed about who sent a request, and where it was called. */
  readonly trustProxy?: readonly string[];
  readonly allowFrame?: readonly string[];
}

/** Reads what was given at a start, once. */
export function accessPolicy({
  host,
  allowHosts = [],
  publicUrl,
  trustProxy = [],
  allowFrame = [],
}: AccessOptions): AccessPolicy {
  const follows = publicUrl === FOLLOWS_CALL;
  const url = publicUrl === undefined || follows ? undefined : new URL(publicUrl);
  const proxies = trustProxy.map(proxyRange).filter((range) => range !== undefined);
  const named = [...allowHosts, host, ...(url ? [url.hostname] : [])].map(canonical);
  // Behind a proxy on this machine it is shared as well, though it is bound to loopback.
  const isBehindProxy = proxies.length > 0 || (url !== undefined && !isLoopback(url.hostname));
  const isShared = !isLoopback(host) || isBehindProxy;
  const judge = (name: string) =>
    isLoopback(name) || (isShared && isAddress(name)) || named.some((one) => fits(one, name));
  return {
    isShared,
    answersTo: remembering((written) => judge(canonical(written))),
    publicUrl: url?.origin,
    calledAt: follows ? (request) => calledAt(request, proxies) : undefined,
    callerOf: (request) => callerOf(request, proxies),
    frames: allowFrame,
  };
}

/** Hosts that are remembered once they were judged: clients send the same one with every request. */
const JUDGED_MAX = 100;

/** No host has a longer name. */
const HOST_LENGTH_MAX = 255;

function remembering(judge: (host: string) => boolean): (host: string) => boolean {
  const judged = new Map<string, boolean>();
  return (host) => {
    const known = judged.get(host);
    if (known !== undefined) return known;
    if (host.length > HOST_LENGTH_MAX) return false;
    if (judged.size >= JUDGED_MAX) judged.clear();
    const verdict = judge(host);
    judged.set(host, verdict);
    return verdict;
  };
}

/** Whether an address is this machine alone. */
export function isLoopback(host: string): boolean {
  const bare = withoutBrackets(host);
  // Nearly always it is one of these, which need no look at what addresses there are.
  if (bare === "127.0.0.1" || /(^|\.)localhost$/i.test(bare)) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === "loopback";
}

/**
 * An address in place of a name is safe: only a name can be made to lead elsewhere behind the back of a
 * browser. A machine that is called by its address may have any.
 */
function isAddress(name: string): boolean {
  return isIP(withoutBrackets(name)) !== 0;
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[|\]$/g, "");
}

/** A name as it is compared: without its port, and without the dot that may end it. */
function canonical(host: string): string {
  return host.replace(/:\d+$/, "").replace(/\.$/, "").toLowerCase();
}

/** `*` stands for any name, `*.example.com` for each below that one. */
function fits(pattern: string, name: string): boolean {
  if (pattern === "*") return true;
  return pattern.startsWith("*.") ? name.endsWith(pattern.slice(1)) : name === pattern;
}
