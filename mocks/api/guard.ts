import type { Request } from "express";
import { shorten } from "../domain/text.js";
import type { AccessPolicy } from "./access.js";
import { originOf } from "./called-at.js";
import type { Failure } from "./failures.js";
import { isFramePath, isPagePath } from "./paths.js";

/**
 * Keeps web pages that somebody visits from driving the gateway: they could reach it by a name that
 * was rebound to its address, by posting a form to it, or by loading what it serves into themselves.
 * Returns why a request is refused.
 */
export function refuseForeign(request: Request, access: AccessPolicy): Failure | undefined {
  const { host, origin, "sec-fetch-site": site } = request.headers;
  // Every browser sends a Host, and some health checks of load balancers do not.
  const isKnown = host === undefined ? access.isShared : access.answersTo(host);
  if (!isKnown) return unnamed(host, access) ?? unknownHost(host ?? "", access);
  const called = access.calledAt?.(request);
  // What a trusted proxy was called by is held to the same names, beside the Host that it sends itself:
  // a page under a rebound name could write the header too.
  const own = called && originOf(called);
  if (called?.isForwarded && !(own !== undefined && access.answersTo(called.host ?? ""))) {
    return unknownForwarded(called.host ?? "", own, access);
  }
  if (origin !== undefined && origin !== "null" && origin !== own && !isOwn(origin, host, access)) {
    return foreign(
      `a page of ${shorten(origin)} may not call the gateway; where that is its own address, give it to --public-url`,
    );
  }
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (site === "cross-site" || site === "same-site") {
    const refused = isReading ? refuseVisit(request, access) : "a page of another site";
    if (refused !== undefined) return foreign(`${refused} may not call the gateway`);
  }
  if (origin === "null" && !isReading) return foreign("a page without an origin may not call it");
  return undefined;
}

/**
 * What another site may do is send the browser to one of the pages, as a shop does, and show the mobile
 * page in a frame where it was named. All else is refused alike, whether there is anything behind the
 * path or not, so that no picture, script, frame or object tells a foreign page.
 */
function refuseVisit({ headers, path }: Request, { frames }: AccessPolicy): string | undefined {
  const { "sec-fetch-mode": mode, "sec-fetch-dest": dest } = headers;
  if (mode !== "navigate") return "a page of another site";
  if (dest === "document") return isPagePath(path) ? undefined : "a link of another site";
  const isFrame = dest === "iframe" || dest === "frame";
  if (!isFrame || !isFramePath(path)) return `the ${shorten(dest ?? "frame")} of another site`;
  return frames.length > 0 ? undefined : "without --allow-frame <origin>, a frame of another site";
}

function isOwn(origin: string, host: string | undefined, { publicUrl }: AccessPolicy): boolean {
  return origin === `http://${host}` || origin === publicUrl;
}

/** What has no origin is none that could be allowed: the proxy is to send another one. */
function unknownForwarded(host: string, origin: string | undefined, access: AccessPolicy): Failure {
  if (origin !== undefined) return unknownHost(host, access, "forwarded host");
  const isPort = Number(/:(\d+)$/.exec(host)?.[1]) > PORT_MAX;
  const why = isPort
    ? `has a port that there is not; they end at ${PORT_MAX}`
    : "is no host; it must be a name or an address, with a port or without";
  return unknown(`the forwarded host ${shorten(host)} ${why}`);
}

const PORT_MAX = 65_535;

/** Why a request is refused that says nothing of where it was sent, as HTTP/1.0 allows. */
function unnamed(host: string | undefined, { isShared }: AccessPolicy): Failure | undefined {
  if (!isUnnamed(host)) return undefined;
  const fault = host === undefined ? "the Host header is missing" : "the Host header names no host";
  const detail = `${fault}; send the host that is called, such as Host: localhost`;
  return isShared ? unknown(detail) : foreign(detail);
}

/** Whether a Host header is missing, or has no name before its port. */
export function isUnnamed(host: string | undefined): boolean {
  return host === undefined || /^(:\d*)?$/.test(host);
}

function unknownHost(host: string, { isShared }: AccessPolicy, what = "name"): Failure {
  const name = shorten(host.replace(/:\d+$/, ""));
  if (!isShared) {
    return foreign(
      `the Host header ${shorten(host)} is not this machine; call localhost or 127.0.0.1, or start it with --allow-host ${name}`,
    );
  }
  return unknown(
    `the gateway does not go by the ${what} ${name}; call it by its address, or start it with --allow-host ${name}`,
  );
}

function unknown(detail: string): Failure {
  return { status: 403, code: "unknown-host", title: "Unknown host", detail };
}

function foreign(detail: string): Failure {
  return { status: 403, code: "foreign-caller", title: "Foreign caller", detail };
}
