import { createHash } from "node:crypto";
import { PAGE_HEADERS } from "../api/reply.js";
import { STYLE } from "./style.js";

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
  /** Whether the answer to a form may redirect to a shop, which may redirect on to any other place. */
  readonly leadsToShop?: boolean;
  /** The stylesheet in the page, where it is not the common one. */
  readonly style?: string;
}

/** The security headers of a page: nothing runs, is stored, or comes from elsewhere. */
export function pageHeaders(options: PageHeaderOptions = {}): Record<string, string> {
  return { ...PAGE_HEADERS, "Content-Security-Policy": policy(options) };
}

function policy({ leadsToShop = false, style }: PageHeaderOptions): string {
  styleSource ??= sourceOf(STYLE);
  return [
    "default-src 'none'",
    `style-src ${style === undefined ? styleSource : sourceOf(style)}`,
    "img-src 'self'",
    // Chromium applies form-action to every redirect after a post too, so the shop has to be in it.
    `form-action 'self'${leadsToShop ? " http: https:" : ""}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
