import { isIP } from "node:net";
import type { AttemptResult } from "../domain/callback.js";
import { isSameAddress, reachOf } from "./addresses.js";
import { blocked, unreachable } from "./attempt-results.js";

/** Which hosts may be called. */
export interface EgressRules {
  /** Host names and addresses; `*` stands for all but those of this machine. */
  readonly allow: readonly string[];
  /** Whether this machine may be called without being listed. */
  readonly allowLoopback: boolean;
}

/** Finds the address of a host name; undefined when it has none. */
export type Lookup = (name: string) => Promise<string | undefined>;

const UNLISTED = "is not on the list";

/**
 * Resolves a host once and judges what came: the address that may be called, and no other, or why
 * none may be.
 */
export async function checkedAddress(
  url: URL,
  rules: EgressRules,
  lookup: Lookup,
): Promise<string | AttemptResult> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isName = isIP(host) === 0;
  const isListed = isOn(rules.allow, host) || rules.allow.includes("*");
  const isOwnName = /(^|\.)localhost$/i.test(host);
  // A name that is neither listed nor this machine's own is not even looked up.
  if (isName && !isListed && !(isOwnName && rules.allowLoopback)) {
    return blocked(host, UNLISTED, host);
  }
  const address = isName ? await lookup(host) : host;
  if (address === undefined) return unreachable(`the name ${host} does not resolve`);
  const reach = reachOf(address);
  if (reach === "metadata") {
    return blocked(host, "is a link-local or cloud metadata address, which is never called");
  }
  if (reach === "loopback" && rules.allowLoopback) return address;
  if (reach === "elsewhere" || rules.allowLoopback) {
    return isListed ? address : blocked(host, UNLISTED, host);
  }
  // Where others reach the gateway, this would be a way into the machine for them. So it has to be
  // listed itself, by its address or as localhost: not by `*`, nor by a name whose owner points it here.
  const isMeant = isOn(rules.allow, address) || (isOwnName && isOn(rules.allow, host));
  return isMeant ? address : blocked(host, "is this machine itself", isOwnName ? host : address);
}

function isOn(allow: readonly string[], host: string): boolean {
  return allow.some((one) => one.toLowerCase() === host.toLowerCase() || isSameAddress(one, host));
}
