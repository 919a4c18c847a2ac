import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses of proxies whose word is taken for where a request was called. */
export type ProxyRange = (address: Address) => boolean;

/** Reads an address, a range in CIDR notation, or the word loopback; undefined where it is none. */
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

/** The address in what a proxy tells of its caller, who may have a port or stand in brackets. */
export function bareAddress(address: string): string | undefined {
  const [, bracketed, ipv4] =
    /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(address) ?? /^()([\d.]+):\d+$/.exec(address) ?? [];
  const bare = bracketed || ipv4 || address;
  return isIP(bare) === 0 ? undefined : bare;
}
