import type { Good } from "./orders.js";

/** How the shop sees an order. */
export type OrderState = "placed" | "unclear" | "waiting" | "paid" | "canceled";

/** What stands in a note, as it is shown. */
export interface NoteFacts {
  readonly transactionNo: string;
  readonly status: string;
  readonly amount: string;
  readonly why: string;
}

/** All that the shop says, in one language. */
export interface ShopWords {
  readonly title: string;
  readonly tagline: string;
  readonly workbench: string;
  readonly lead: string;
  readonly create: string;
  readonly sandbox: string;
  readonly sandboxHint: string;
  readonly goods: string;
  readonly good: Readonly<Record<Good, string>>;
  readonly name: string;
  readonly nameValue: string;
  readonly mobile: string;
  readonly show: string;
  readonly orders: (sandbox: string) => string;
  readonly noOrders: string;
  readonly forgotten: (count: string, most: string) => string;
  readonly order: string;
  readonly amount: string;
  readonly shopSays: string;
  readonly gatewaySays: string;
  readonly states: Readonly<Record<OrderState, string>>;
  readonly standings: Readonly<
    Record<"none" | "pending" | "paid" | "canceled" | "unknown", string>
  >;
  readonly gone: string;
  readonly differs: string;
  readonly next: Readonly<Record<OrderState, string>>;
  readonly pay: string;
  readonly again: string;
  readonly check: string;
  readonly back: string;
  readonly inWorkbench: string;
  readonly history: string;
  readonly dropped: (count: string) => string;
  readonly notes: Readonly<Record<string, (facts: NoteFacts) => string>>;
  readonly source: string;
  readonly sourceLead: string;
  readonly plain: string;
  readonly unknownOrder: { readonly title: string; readonly text: string; readonly hint: string };
  readonly thanks: string;
  readonly problems: Readonly<Record<"good" | "sandbox" | "name" | "mobile", string>>;
  readonly proof: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly enter: string;
    readonly wrong: string;
    readonly wait: (seconds: string) => string;
  };
}
