import { isIP } from "node:net";
import { isLoopback } from "../api/access.js";

/** A host whose calls reach the mock: in place of its base URL, or of its order URL. */
export interface InterceptedHost {
  readonly name: string;
  readonly place: "base" | "order";
}

/** Why a host cannot be intercepted. */
export type HostProblem = "no-host" | "address" | "own-machine";

/** A name of labels between dots. */
const HOST_FORM =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;

/** Reads `api.payments.example`, or `orders.payments.example=order` for the host of the order URL. */
export function interceptedHost(text: string): InterceptedHost | { readonly problem: HostProblem } {
  const isOrder = text.endsWith("=order");
  const name = canonicalHost(isOrder ? text.slice(0, -"=order".length) : text);
  if (isLoopback(name)) return { problem: "own-machine" };
  if (isIP(name.replace(/^\[|\]$/g, "")) !== 0) return { problem: "address" };
  // Clients read a name of digits, such as 192.168.1, as an address.
  if (!HOST_FORM.test(name) || /(^|\.)\d+$/.test(name)) return { problem: "no-host" };
  return { name, place: isOrder ? "order" : "base" };
}

/** A name as hosts are compared: in lower case, and without the dot that may end it. */
export function canonicalHost(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}

/** Names below which a country registers domains, such as com.sa and co.uk. */
const REGISTRIES: readonly string[] = ["ac", "co", "com", "edu", "gov", "med", "net", "org", "sch"];

/** The domain that one owner registered, as far as the name shows it. */
export function domainOf(host: string): string {
  const labels = host.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && REGISTRIES.includes(second) ? -3 : -2).join(".");
}

/** The intercepted host whose domain a name belongs to. */
export function siblingOf(name: string, hosts: readonly InterceptedHost[]): string | undefined {
  const found = hosts.find((host) => `.${name}`.endsWith(`.${domainOf(host.name)}`));
  return found?.name;
}

/** Options of the mock behind these hosts: it answers to their names, and may need an order URL of its own. */
export function optionsBehind(
  hosts: readonly InterceptedHost[],
  { allowHosts = [], orderPort = 0 }: { allowHosts?: readonly string[]; orderPort?: number },
) {
  const hasOrder = hosts.some(({ place }) => place === "order");
  return {
    allowHosts: [...allowHosts, ...hosts.map(({ name }) => name)],
    ...(hasOrder && { orderPort }),
  };
}
