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
