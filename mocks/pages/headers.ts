import { createHash } from "node:crypto";
import { KEPT_HERE } from "../api/reply.js";
import { STYLE } from "./style.js";

/** The methods that ask for a card number; the others are paid in a wallet or an app. */
export const CARD_METHODS: readonly string[] = ["mada", "visaMastercard", "amex"];

/** An address that a link may carry: http or https, nothing that a browser would run. */
export function webUrl(url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed?.protocol === "http:" || parsed?.protocol === "https:" ? parsed.href : undefined;
}

/** A path on this host, or an address that a link may carry. */
export function ownUrl(url: string): string | undefined {
  // Browsers read both "//host" and "/\host" as another host.
  return /^\/(?![/\\])/.test(url) ? url : webUrl(url);
}

/** The source with which the policy allows the one stylesheet of a page. */
function sourceOf(style: string): string {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/** That of the common one, made for the first page. */
let styleSource: string | undefined;

/** What decides the headers of a page. */
export interface PageHeaderOptions {
  /**
   * Where the answer to a form may redirect to: addresses, of which only the http(s) origin counts,
   * or the whole scheme "http:" or "https:" for a shop that redirects on to an unknown place.
   */
  readonly formTargets: readonly string[];
  /** The stylesheet in the page, where it is not the common one. */
  readonly style?: string;
}

/** The security headers of a page: nothing runs, is stored, or comes from elsewhere. */
export function pageHeaders(options: PageHeaderOptions): Record<string, string> {
  return {
    ...KEPT_HERE,
    "Content-Security-Policy": policy(options),
    // Under no-referrer a browser posts a form with "Origin: null", which looks like a foreign caller to
    // the gateway. This policy keeps the origin here and still reveals nothing to other sites.
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

function policy({ formTargets, style }: PageHeaderOptions): string {
  styleSource ??= sourceOf(STYLE);
  // Chromium applies form-action to every redirect after a post too, so the shop has to be in it.
  const targets = new Set(formTargets.flatMap(formSource));
  return [
    "default-src 'none'",
    `style-src ${style === undefined ? styleSource : sourceOf(style)}`,
    "img-src 'self'",
    ["form-action 'self'", ...targets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function formSource(target: string): readonly string[] {
  if (target === "http:" || target === "https:") return [target];
  const url = webUrl(target);
  if (url === undefined) return [];
  const { origin, protocol, hostname } = new URL(url);
  // The grammar of a policy has no IPv6 addresses, so such a shop opens its whole scheme.
  if (hostname.startsWith("[")) return [protocol];
  // The host of a URL may hold what has a meaning in a policy: a comma, a semicolon, an asterisk.
  return /^[\w.-]+$/.test(hostname) ? [origin] : [];
}
