import { isIP } from "node:net";
import type { Request } from "express";
import ipaddr from "ipaddr.js";
import { shorten } from "../domain/text.js";
import { type Failure, failure } from "./failures.js";
import { REJECTIONS } from "./messages.js";
import { isPagePath } from "./paths.js";

/** In place of a public URL: the links of each answer begin as its call did. */
export const FOLLOWS_CALL = "request";

/** Who may call a gateway, and from where. */
export interface AccessPolicy {
  /** Whether others than this machine can reach it. */
  readonly isShared: boolean;
  /** Whether it answers to the name in a Host header. */
  answersTo(host: string): boolean;
  /** The origin that it has for others, where that is reported. */
  readonly publicUrl: string | undefined;
  /** Whether links begin with the address that was called. */
  readonly followsCall: boolean;
}

/** What decides on it, as it is given at a start. */
export interface AccessOptions {
  /** The address or name that is bound to. */
  readonly host: string;
  readonly allowHosts?: readonly string[];
  /** An origin, or the word request: links then follow each call. */
  readonly publicUrl?: string;
}

/** Reads what was given at a start, once. */
export function accessPolicy({ host, allowHosts = [], publicUrl }: AccessOptions): AccessPolicy {
  const followsCall = publicUrl === FOLLOWS_CALL;
  const url = publicUrl === undefined || followsCall ? undefined : new URL(publicUrl);
  const named = [...allowHosts, host, ...(url ? [url.hostname] : [])].map(canonical);
  // Behind a proxy on this machine it is shared as well, though it is bound to loopback.
  const isShared = !isLoopback(host) || (url !== undefined && !isLoopback(url.hostname));
  const judge = (name: string) =>
    isLoopback(name) || (isShared && isAddress(name)) || named.some((one) => fits(one, name));
  return {
    isShared,
    answersTo: (written) => isHost(written) && judge(canonical(written)),
    publicUrl: url?.origin,
    followsCall,
  };
}

/** The parts of a request that show who called, and which address. */
export interface AddressedRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: {
    readonly remoteAddress?: string | undefined;
    /** Whether the call came by HTTPS. */
    readonly encrypted?: boolean;
  };
}

/** The address of the same port over HTTPS. */
export function httpsOf(url: string): string {
  return url.replace(/^http:/, "https:");
}

/** How the address of a call begins. */
function schemeOf({ socket }: Pick<AddressedRequest, "socket">): "http:" | "https:" {
  return socket.encrypted ? "https:" : "http:";
}

/** The origin with which links in the answer to a request begin. */
export type OriginOf = (request: AddressedRequest) => string;

/**
 * Links begin with the public URL that was given; or with the address that was called, where they follow the call; else
 * with the base URL. Without a public URL they are https where the call was.
 */
export function linkOrigins(
  { followsCall, publicUrl: given }: AccessPolicy,
  baseUrl: () => string,
): OriginOf {
  if (given !== undefined) return () => given;
  return (request) => {
    const { host } = request.headers;
    const scheme = schemeOf(request);
    const own = scheme === "http:" ? baseUrl() : httpsOf(baseUrl());
    if (!followsCall) return own;
    const called = `${scheme}//${host}`;
    const isCallable = typeof host === "string" && isHost(host) && URL.canParse(called);
    return isCallable ? new URL(called).origin : own;
  };
}

/** The origin by which a caller reaches the gateway: the address of its call, or the public URL if its host is that. */
export function calledOrigins(access: AccessPolicy, baseUrl: () => string): OriginOf {
  const { publicUrl } = access;
  const calledOf = linkOrigins({ ...access, publicUrl: undefined, followsCall: true }, baseUrl);
  return (request) => {
    const called = calledOf(request);
    const isPublic = publicUrl !== undefined && new URL(publicUrl).host === new URL(called).host;
    return isPublic ? publicUrl : called;
  };
}

/** A host and nothing else: no path, no name of a user, no text for a page. No host has a longer name. */
const HOST_FORM =
  /^(\[[0-9a-f:.]{2,45}\]|(?!.{256})[\w-]{1,63}(\.[\w-]{1,63}){0,20}\.?)(:\d{1,5})?$/i;

/** Whether a Host header holds a host, perhaps with a port, and nothing else. */
function isHost(text: string): boolean {
  return HOST_FORM.test(text);
}

/** Whether an address is this machine alone. */
export function isLoopback(host: string): boolean {
  const bare = withoutBrackets(host);
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

/** `*` matches any name, `*.example.com` each name below that one. */
function fits(pattern: string, name: string): boolean {
  if (pattern === "*") return true;
  return pattern.startsWith("*.") ? name.endsWith(pattern.slice(1)) : name === pattern;
}

/**
 * Prevents foreign web pages from driving the gateway: they could reach it by a name that was rebound to
 * its address, by posting a form to it, or by loading what it serves into themselves. Returns why a request
 * is refused.
 */
export function refuseForeign(request: Request, access: AccessPolicy): Failure | undefined {
  const { host, origin, "sec-fetch-site": site } = request.headers;
  // Every browser sends a Host, and some health checks of load balancers do not.
  const isKnown = host === undefined ? access.isShared : access.answersTo(host);
  if (!isKnown) return refuseHost(host, access);
  const called = `${schemeOf(request)}//${host}`;
  if (
    origin !== undefined &&
    origin !== "null" &&
    origin !== called &&
    origin !== access.publicUrl
  ) {
    return foreign(REJECTIONS.foreignPage(origin));
  }
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (site === "cross-site" || site === "same-site") {
    const refused = isReading ? refuseVisit(request) : "a page of another site";
    if (refused !== undefined) return foreign(REJECTIONS.foreignVisit(refused));
  }
  if (origin === "null" && !isReading) return foreign(REJECTIONS.noOrigin);
  return undefined;
}

/**
 * Another site may only redirect the browser to one of the pages, as a shop does. Everything else is refused alike,
 * whether the path exists or not, so that no picture, script, frame or object reveals it to a foreign page.
 */
function refuseVisit({ headers, path }: Request): string | undefined {
  const { "sec-fetch-mode": mode, "sec-fetch-dest": dest } = headers;
  if (mode !== "navigate") return "a page of another site";
  if (dest === "document") return isPagePath(path) ? undefined : "a link of another site";
  return `the ${shorten(dest ?? "frame")} of another site`;
}

/** Why the host that a request names is refused, or that it names none, as HTTP/1.0 allows. */
function refuseHost(host: string | undefined, { isShared }: AccessPolicy): Failure {
  const code = isShared ? "unknown-host" : "foreign-caller";
  if (host === undefined || /^(:\d*)?$/.test(host)) {
    return failure(code, REJECTIONS.noHost(host === undefined));
  }
  if (!isHost(host)) return failure("unknown-host", REJECTIONS.brokenHost(host));
  const name = shorten(host.replace(/:\d+$/, ""));
  return failure(
    code,
    isShared ? REJECTIONS.unknownHost(name) : REJECTIONS.otherMachine(host, name),
  );
}

function foreign(detail: string): Failure {
  return failure("foreign-caller", detail);
}
