/** A JSON object, whatever is in it. */
export type Body = Readonly<Record<string, unknown>>;

/** A request as far as the service cares. */
export interface Call {
  readonly operation: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly host: string;
  readonly token: string | undefined;
  readonly body: Body;
  /** Undefined when the text was no JSON, or came under another content type. */
  readonly fault: "broken" | "other type" | undefined;
}

/** An answer before it is written. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An object out of what may be anything. */
export function object(value: unknown): Body {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** An array out of what may be anything; an object with numbers as keys counts as one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : Object.values(object(value));
}

const MONEY =
  /"(amount|price|productCost|specificVat|foreignCurrencyRate|orderAmount|partnerMadaFeesPercentage)":(-?\d+)(?=[,}])/g;

/** JSON with a fraction part in every amount. */
export function written(value: unknown): string {
  return JSON.stringify(value).replace(MONEY, '"$1":$2.0');
}

/** The failure object of addInvoice. */
export function problem(status: number, detail: string): Reply {
  const type = `https://other.example/errors/${status}`;
  return { status, body: { detail, title: "Refused", type, status: `${status}` } };
}
