import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { AttemptResult } from "../domain/callback.js";
import { blocked, unreachable } from "./result.js";

/** Why a shared host calls nothing on its own machine. In a container, that is the container, where no shop is. */
const SELF = "is this machine itself (from a container, your shop is at host.docker.internal)";

/** Which hosts may be called. Link-local addresses, where clouds keep their metadata, never are. */
export interface EgressRules {
  /** Host names and addresses; `*` means all but this machine. */
  readonly allow: readonly string[];
  /** Whether this machine may be called without being listed. */
  readonly allowLoopback: boolean;
}

/** Finds the addresses of a host name, the one to try first in front; none when it has none. */
export type Lookup = (name: string) => Promise<readonly string[]>;

const UNLISTED = "is not on the list";

/**
 * Resolves a host once and judges each of its addresses. Returns those that may be called, or why none may be:
 * the caller connects to no other address.
 */
export async function checkedAddresses(
  url: URL,
  rules: EgressRules,
  lookup: Lookup,
): Promise<readonly string[] | AttemptResult> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isName = isIP(host) === 0;
  const isOwnName = rules.allowLoopback && /(^|\.)localhost$/i.test(host);
  // A name that is not listed is not even looked up.
  if (isName && !isOwnName && !isListed(host, rules)) return blocked(host, UNLISTED, host);
  const addresses = isName ? await lookup(host) : [host];
  const judged = addresses.map((address) => ({ address, why: whyNot(host, address, rules) }));
  const allowed = judged.filter(({ why }) => why === undefined);
  if (allowed.length > 0) return allowed.map(({ address }) => address);
  return judged[0]?.why ?? unreachable(`the name ${host} does not resolve`);
}

/** Why an address of a host may not be called; undefined where it may. */
function whyNot(host: string, address: string, rules: EgressRules): AttemptResult | undefined {
  const range = ipaddr.process(address).range();
  if (range === "linkLocal") return blocked(host, "is a link-local address, which is never called");
  if (range === "loopback" && rules.allowLoopback) return undefined;
  if (range === "loopback" || range === "unspecified") {
    // A name that others own may point to this machine, so the machine is listed itself: not by `*` or that name.
    const isNamed = isOn(rules.allow, address) || (isOn(rules.allow, host) && isOwn(host));
    return isNamed ? undefined : blocked(host, SELF, address);
  }
  return isListed(host, rules) ? undefined : blocked(host, UNLISTED, host);
}

function isOwn(host: string): boolean {
  return isIP(host) !== 0 || /(^|\.)localhost$/i.test(host);
}

function isListed(host: string, { allow }: EgressRules): boolean {
  return isOn(allow, host) || allow.includes("*");
}

function isOn(allow: readonly string[], host: string): boolean {
  return allow.some((one) => one.toLowerCase() === host.toLowerCase() || isSameAddress(one, host));
}

/** Whether two addresses are the same one, in any notation. */
function isSameAddress(one: string, other: string): boolean {
  if (!ipaddr.isValid(one) || !ipaddr.isValid(other)) return false;
  return ipaddr.process(one).toString() === ipaddr.process(other).toString();
}
