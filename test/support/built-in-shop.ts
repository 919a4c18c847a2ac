import type { Answered, Client } from "./http.js";

/** An order as the shop returns it to a script. */
interface Made {
  readonly orderNumber: string;
  readonly transactionNo: string;
  readonly paymentUrl: string;
}

/** The built-in shop, as a script uses it. */
export interface ShopFront {
  orders(part?: Readonly<Record<string, string>>): Promise<Answered>;
  /** An order that must have an invoice. */
  creates(part?: Readonly<Record<string, string>>): Promise<Made>;
  /** The page of an order. */
  page(orderNumber: string): Promise<Answered>;
  /** The history of an order, a word for each note, and its state for the shop and the gateway. */
  reads(orderNumber: string): Promise<{ notes: string[]; states: string[] }>;
  /** Calls the receiver. */
  tells(orderNumber: string, transactionNo: string): Promise<Answered>;
  checks(orderNumber: string): Promise<Answered>;
  /** Asks for the invoice of an order that has none. */
  bills(orderNumber: string): Promise<Answered>;
  /** The number of the latest order. */
  latest(): Promise<string>;
}

/** The shop of a gateway whose sandbox is `shop`. `headers` go with each call. */
export function shopFront(client: Client, headers: Record<string, string> = {}): ShopFront {
  const json = { Accept: "application/json", ...headers };
  const page = (orderNumber: string) => client.get(`/_shop/orders/${orderNumber}`, headers);
  const orders: ShopFront["orders"] = (part = {}) =>
    client.post("/_shop/orders", { sandbox: "shop", ...part }, json);
  return {
    orders,
    async creates(part) {
      const { status, text, body } = await orders(part);
      if (status !== 201) throw new Error(`the shop made no invoice: ${status} ${text}`);
      return body;
    },
    page,
    async reads(orderNumber) {
      const { text } = await page(orderNumber);
      const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = ""]) => word);
      return {
        notes: all(/<li class="([\w-]+)"/g),
        states: all(/<span class="state (\w+)"/g),
      };
    },
    tells: (orderNumber, transactionNo) => {
      const asked = new URLSearchParams({ order: orderNumber, transactionNo });
      return client.get(`/_shop/callback?${asked}`, { Accept: "*/*" });
    },
    bills: (orderNumber) => client.post(`/_shop/orders/${orderNumber}/bill`, undefined, headers),
    async latest() {
      const { text } = await client.get("/_shop?sandbox=shop", headers);
      return /SHOP-\w{8}/.exec(text)?.[0] ?? "";
    },
    checks: (orderNumber) => client.post(`/_shop/orders/${orderNumber}/check`, undefined, headers),
  };
}
