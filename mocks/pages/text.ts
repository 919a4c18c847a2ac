const LABELS: ReadonlyMap<string, string> = new Map([
  ["mada", "mada"],
  ["visaMastercard", "Visa / Mastercard"],
  ["amex", "American Express"],
  ["tamara", "Tamara"],
  ["stcpay", "STC Pay"],
  ["urpay", "urpay"],
  ["tabby", "tabby"],
]);

/** The name of a payment method as customers know it; one that is unknown keeps its own. */
export function methodLabel(method: string): string {
  return LABELS.get(method) ?? method;
}

/** The methods that ask for a card number; the others are paid in a wallet or an app. */
export const CARD_METHODS: readonly string[] = ["mada", "visaMastercard", "amex"];

/** Made when it is first wanted: to make one takes a seventh of the time of a start. */
let instantFormat: Intl.DateTimeFormat | undefined;

/** An ISO instant for people, in UTC since the page cannot know the zone of its reader. */
export function instantText(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  instantFormat ??= new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return `${instantFormat.format(at)} UTC`;
}

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
