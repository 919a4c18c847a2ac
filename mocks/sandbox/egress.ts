import { isIP } from "node:net";
import type { AttemptResult } from "../domain/callback.js";
import { isSameAddress, reachOf } from "./addresses.js";
import { blocked, unreachable } from "./result.js";

/** Which hosts may be called. */
export interface EgressRules {
  /** Host names and addresses; `*` means all but those of this machine. */
  readonly allow: readonly string[];
  /** Whether this machine may be called without being listed. */
  readonly allowLoopback: boolean;
  /** The addresses of this machine's interfaces. */
  readonly interfaces?: () => readonly string[];
}

/** Finds the addresses of a host name, the one to try first in front; none when it has none. */
export type Lookup = (name: string) => Promise<readonly string[]>;

const UNLISTED = "is not on the list";

/**
 * Resolves a host once and judges all that came: the addresses that may be called, and no other, or why
 * none may be.
 */
export async function checkedAddresses(
  url: URL,
  rules: EgressRules,
  lookup: Lookup,
): Promise<readonly string[] | AttemptResult> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isName = isIP(host) === 0;
  // A name that is neither listed nor this machine's own is not even looked up.
  if (isName && !isListed(host, rules) && !(isOwnName(host) && rules.allowLoopback)) {
    return blocked(host, UNLISTED, host);
  }
  const addresses = isName ? await lookup(host) : [host];
  const judged = addresses.map((address) => ({ address, why: whyNot(host, address, rules) }));
  const allowed = judged.filter(({ why }) => why === undefined);
  if (allowed.length > 0) return allowed.map(({ address }) => address);
  return judged[0]?.why ?? unreachable(`the name ${host} does not resolve`);
}

/** Why an address of a host may not be called; undefined where it may. */
function whyNot(host: string, address: string, rules: EgressRules): AttemptResult | undefined {
  // Where others cannot call, an own interface is no way into anything that loopback is not.
  const interfaces = rules.allowLoopback ? [] : (rules.interfaces?.() ?? []);
  const reach = reachOf(address, interfaces);
  if (reach === "metadata") {
    return blocked(host, "is a link-local or cloud metadata address, which is never called");
  }
  if (reach === "loopback" && rules.allowLoopback) return undefined;
  if (reach === "elsewhere" || rules.allowLoopback) {
    return isListed(host, rules) ? undefined : blocked(host, UNLISTED, host);
  }
  const { allow } = rules;
  // Where others reach the gateway, this would be a way around what keeps them from other ports of the
  // machine. `*` is not meant for that, a name or an address that is listed is.
  if (reach === "own-interface") {
    const isNamed = isOn(allow, host) || isOn(allow, address);
    return isNamed ? undefined : blocked(host, "is this machine itself", host);
  }
  // The same of what only this machine can call. So it has to be listed itself, by its address or as
  // localhost: not by `*`, nor by a name whose owner points it here.
  if (isOn(allow, address) || (isOwnName(host) && isOn(allow, host))) return undefined;
  return blocked(host, "is this machine itself", isOwnName(host) ? host : address);
}

function isListed(host: string, { allow }: EgressRules): boolean {
  return isOn(allow, host) || allow.includes("*");
}

function isOwnName(host: string): boolean {
  return /(^|\.)localhost$/i.test(host);
}

function isOn(allow: readonly string[], host: string): boolean {
  return allow.some((one) => one.toLowerCase() === host.toLowerCase() || isSameAddress(one, host));
}
