import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The parts of a request that show which address the client called. */
export interface AddressedRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The address that a caller called, as far as it is reported. */
export interface CalledAt {
  readonly host: string | undefined;
  readonly isSecure: boolean;
  /** Whether a proxy reported it in place of the request itself. */
  readonly isForwarded: boolean;
}

/**
 * Reads it from the headers of a trusted proxy, or else from the Host. Such a header from any other sender
 * is ignored.
 */
export function calledAt(
  { headers, socket }: AddressedRequest,
  trusted: readonly ProxyRange[],
): CalledAt {
  const host = textOf(headers.host);
  const own = { host, isSecure: false, isForwarded: false };
  if (!isProxyTrusted(socket.remoteAddress, trusted)) return own;
  const hop = outermost(hopsOf(headers), trusted);
  if (hop === undefined) return own;
  const isForwarded = Boolean(hop.host);
  const isSecure = hop.proto?.toLowerCase() === "https";
  return { host: isForwarded ? hop.host : host, isSecure, isForwarded };
}

/**
 * The address of the caller: the one that a trusted proxy reports, or else that of the peer. If both kinds
 * of headers name different callers, one of them came from the caller, so neither is trusted.
 */
export function callerOf(
  { headers, socket }: AddressedRequest,
  trusted: readonly ProxyRange[],
): string | undefined {
  const peer = socket.remoteAddress;
  if (!isProxyTrusted(peer, trusted)) return peer;
  const reported = [forwardedHops(headers), olderHops(headers)]
    .map((hops) => outermost(hops ?? [], trusted))
    .flatMap((hop) => (hop ? [bareAddress(hop.from ?? "")] : []));
  return (new Set(reported).size === 1 && reported[0]) || peer;
}

/** What has this form is a host and nothing else: no path, no name of a user, no text for a page. */
const HOST_FORM = /^(\[[0-9a-f:.]{2,45}\]|[\w-]{1,63}(\.[\w-]{1,63}){0,20}\.?)(:\d{1,5})?$/i;

/** Whether a Host header holds a host, perhaps with a port, and nothing else. */
export function isHost(text: string): boolean {
  return HOST_FORM.test(text);
}

/** The origin that links begin with; undefined where what was called is no host. */
export function originOf({ host, isSecure }: CalledAt): string | undefined {
  if (host === undefined || !isHost(host)) return undefined;
  const written = `${isSecure ? "https" : "http"}://${host}`;
  return URL.canParse(written) ? new URL(written).origin : undefined;
}

/** The origin with which links in the answer to a request begin. */
export type OriginOf = (request: AddressedRequest) => string;

/** Links begin with the origin that was called, where they follow the call; else with the public URL. */
export function linkOrigins(
  read: ((request: AddressedRequest) => CalledAt) | undefined,
  publicUrl: () => string,
): OriginOf {
  if (!read) return publicUrl;
  return (request) => originOf(read(request)) ?? publicUrl();
}

/** What one proxy reported: who called it, and by which address. */
interface Hop {
  readonly from: string | undefined;
  readonly host: string | undefined;
  readonly proto: string | undefined;
}

/**
 * Each proxy appends what it received, so the last entry is trusted, and the one before it as long as the
 * later caller is a trusted proxy too. Anyone may have written the earlier ones.
 */
function outermost(hops: readonly Hop[], trusted: readonly ProxyRange[]): Hop | undefined {
  let at = hops.length - 1;
  while (at > 0 && isProxyTrusted(hops[at]?.from, trusted)) at -= 1;
  return hops[at];
}

/** `Forwarded` (RFC 7239) where there is one, else the older headers, of which each is a list. */
function hopsOf(headers: AddressedRequest["headers"]): readonly Hop[] {
  return forwardedHops(headers) ?? olderHops(headers);
}

function forwardedHops(headers: AddressedRequest["headers"]): readonly Hop[] | undefined {
  const forwarded = textOf(headers.forwarded);
  if (forwarded === undefined) return undefined;
  return isWhole(forwarded) ? listed(forwarded).map(hopIn) : [];
}

function olderHops(headers: AddressedRequest["headers"]): readonly Hop[] {
  const older = (name: string) => textOf(headers[`x-forwarded-${name}`])?.split(",") ?? [];
  const from = older("for").map(trimmed);
  const hosts = older("host").map(trimmed);
  const protos = older("proto").map(trimmed);
  const many = Math.max(from.length, hosts.length, protos.length);
  // Some proxies write a list and some only what they heard last: they meet at the end.
  const ofHop = (list: readonly string[], hop: number) =>
    list[Math.max(0, list.length - many + hop)];
  return Array.from({ length: many }, (_, hop) => ({
    from: ofHop(from, hop),
    host: ofHop(hosts, hop),
    proto: ofHop(protos, hop),
  }));
}

const trimmed = (text: string) => text.trim();

/** No proxies need more, and a longer text would take its time. */
const HEADER_LENGTH_MAX = 2000;

/** A quote that a caller left open would swallow what the proxy adds: nothing of it is believed. */
function isWhole(text: string): boolean {
  const quotes = text.match(/\\.|"/g)?.filter((found) => found === '"') ?? [];
  return text.length <= HEADER_LENGTH_MAX && quotes.length % 2 === 0;
}

/** The parts between commas outside quotes. */
function listed(text: string): string[] {
  const parts = text.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? [];
  return parts.map(trimmed).filter((part) => part !== "");
}

function hopIn(element: string): Hop {
  const reported = new Map<string, string>();
  for (const [, name = "", quoted, plain = ""] of element.matchAll(
    /(?:^|;)\s*([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;"]*))/g,
  )) {
    reported.set(name.toLowerCase(), (quoted?.replace(/\\(.)/g, "$1") ?? plain).trim());
  }
  return { from: reported.get("for"), host: reported.get("host"), proto: reported.get("proto") };
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.join(",");
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses of proxies whose word is taken for where a request was called. */
export type ProxyRange = (address: Address) => boolean;

/** Reads an address, a range in CIDR notation, or the word loopback; undefined if it is none of these. */
export function proxyRange(text: string): ProxyRange | undefined {
  if (text === "loopback") return (address) => address.range() === "loopback";
  if (ipaddr.isValidCIDR(text)) return within(ipaddr.parseCIDR(text));
  if (isIP(text) === 0) return undefined;
  const one = ipaddr.process(text);
  return within([one, one.kind() === "ipv4" ? 32 : 128]);
}

function within([start, bits]: [Address, number]): ProxyRange {
  const kind = start.kind();
  // An address of one kind is in no range of the other, and the library throws where it is asked.
  return (address) => address.kind() === kind && address.match(start as never, bits);
}

/** Whether the word of an address is taken. */
export function isProxyTrusted(
  address: string | undefined,
  ranges: readonly ProxyRange[],
): boolean {
  if (address === undefined || ranges.length === 0) return false;
  const bare = bareAddress(address);
  if (bare === undefined) return false;
  const parsed = ipaddr.process(bare);
  return ranges.some((isIn) => isIn(parsed));
}

/** The address in a proxy's entry for its caller, which may have a port or be in brackets. */
export function bareAddress(address: string): string | undefined {
  const [, bracketed, ipv4] =
    /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(address) ?? /^()([\d.]+):\d+$/.exec(address) ?? [];
  const bare = bracketed || ipv4 || address;
  return isIP(bare) === 0 ? undefined : bare;
}
