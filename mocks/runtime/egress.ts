import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { AttemptResult } from "../domain/callback.js";
import { blocked, unreachable } from "./attempt-results.js";

/** Finds the address of a host name; undefined when it has none. */
export type Lookup = (name: string) => Promise<string | undefined>;

/**
 * Resolves a host once and judges what came: the address that may be called, and no other, or why
 * none may be.
 */
export async function checkedAddress(
  url: URL,
  allow: readonly string[],
  lookup: Lookup,
): Promise<string | AttemptResult> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const listed = allow.some((name) => name === "*" || name.toLowerCase() === host);
  let address = host;
  if (isIP(host) === 0) {
    // A name that is neither listed nor loopback's own is not even looked up.
    if (!listed && !/(^|\.)localhost$/i.test(host)) return blocked(host, "is not on the list");
    const found = await lookup(host);
    if (found === undefined) return unreachable(`the name ${host} does not resolve`);
    address = found;
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
