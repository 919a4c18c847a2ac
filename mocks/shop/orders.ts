import { SHOP_PATHS } from "../api/paths.js";
import { errorText } from "../domain/text.js";
import { randomToken } from "../sandbox/chance.js";
import type { Gateway } from "../sandbox/gateway.js";
import {
  PaymentRefused,
  Payments,
  PaymentUnclear,
  type ShopAccount,
  type ShopOrder,
  type ShopSubscription,
} from "./integration.js";

/** An event in the history of an order: its kind, and facts about it. */
export interface OrderNote {
  readonly at: number;
  readonly what: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** An order of the built-in shop with its history. */
export interface StoredOrder {
  readonly sandbox: string;
  readonly order: ShopOrder;
  /** The base URL that the customer used. */
  readonly origin: string;
  notes: readonly OrderNote[];
  /** Whether a call for an invoice is under way. */
  isBusy: boolean;
}

/** Limits of the memory: orders, and notes of each. */
export const ORDERS_MAX = 200;
export const NOTES_MAX = 50;

/** The address for callbacks of an order and for the customer who returns. */
const callbackUrl = (origin: string, orderNumber: string) =>
  `${origin}${SHOP_PATHS.callback}?${new URLSearchParams({ order: orderNumber })}`;

/** What a customer orders. */
type CustomerOrder = Pick<ShopOrder, "product" | "amount" | "name" | "mobile">;

/** The status of an order in the gateway; `unknown` if the gateway has no such invoice any more. */
export type InvoiceStanding = "none" | "pending" | "paid" | "canceled" | "unknown";

/** The result of a check; `unverified` if the service did not answer. */
type Settled = "settled" | "unverified";

/** Keeps the orders of the built-in shop in memory, and pays them through `Payments`. */
export class OrderService {
  readonly #gateway: Gateway;
  /** Where the operations are called on this machine, with the API token where one is asked for. */
  readonly #serviceUrl: () => string;
  readonly #orders = new Map<string, StoredOrder>();
  readonly #payments = new Map<string, { secretKey: string; payments: Payments }>();

  constructor(gateway: Gateway, serviceUrl: () => string) {
    this.#gateway = gateway;
    this.#serviceUrl = serviceUrl;
  }

  find(orderNumber: string): StoredOrder | undefined {
    return this.#orders.get(orderNumber);
  }

  /** Lists the orders of a sandbox, latest first. */
  list(sandbox: string): readonly StoredOrder[] {
    return [...this.#orders.values()].filter((stored) => stored.sandbox === sandbox).reverse();
  }

  /** Places an order and creates its invoice. */
  async place(sandbox: string, wanted: CustomerOrder, origin: string): Promise<StoredOrder> {
    const orderNumber = `SHOP-${randomToken().slice(0, 8).toUpperCase()}`;
    const order: ShopOrder = { orderNumber, ...wanted, state: "placed" };
    const stored: StoredOrder = { sandbox, order, origin, notes: [], isBusy: false };
    this.#note(stored, "placed", { amount: order.amount });
    this.#orders.set(orderNumber, stored);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > ORDERS_MAX && oldest !== undefined) this.#orders.delete(oldest);
    await this.bill(stored);
    return stored;
  }

  /** Creates the invoice of an order that certainly has none. */
  async bill(stored: StoredOrder): Promise<void> {
    const { order } = stored;
    if (order.state !== "placed" || stored.isBusy) return;
    stored.isBusy = true;
    try {
      const payments = this.#paymentsOf(stored.sandbox);
      const { origin } = stored;
      await payments.bill(order, callbackUrl(origin, order.orderNumber));
      if (order.paymentUrl !== undefined) {
        order.paymentUrl = this.#seenFrom(origin, order.paymentUrl);
      }
    } catch (error) {
      const [what, why] = reasonOf(error);
      this.#note(stored, what, { why });
    } finally {
      stored.isBusy = false;
    }
  }

  /** Registers a recurring payment. Rejects with `PaymentRefused` or `PaymentUnclear`. */
  async subscribe(
    sandbox: string,
    wanted: ShopSubscription,
    origin: string,
  ): Promise<{ readonly recurringId: string; readonly paymentUrl: string }> {
    const payments = this.#paymentsOf(sandbox);
    const receiver = `${origin}${SHOP_PATHS.callback}?subscription`;
    const made = await payments.subscribe(wanted, receiver);
    return { ...made, paymentUrl: this.#seenFrom(origin, made.paymentUrl) };
  }

  /** Links may follow the host of the call. The shop calls a local host, so its links are moved to the customer's. */
  #seenFrom(origin: string, paymentUrl: string): string {
    const url = new URL(paymentUrl);
    const isOwn = url.origin === new URL(this.#serviceUrl()).origin;
    return isOwn ? origin + url.pathname + url.search : paymentUrl;
  }

  /** Checks an order after a callback, after a return of the browser, or when asked. */
  async settle(
    stored: StoredOrder,
    said: "callback" | "browser" | "asks",
    transactionNo: string | undefined,
  ): Promise<Settled> {
    this.#note(stored, said, { transactionNo });
    if (transactionNo === undefined) return "settled";
    try {
      const payments = this.#paymentsOf(stored.sandbox);
      await payments.settle(stored.order, transactionNo);
      return "settled";
    } catch (error) {
      this.#note(stored, said === "callback" ? "unverified" : "unasked", {
        why: reasonOf(error)[1],
      });
      return "unverified";
    }
  }

  /** The status of the latest invoice of an order, read without a request in the journal. */
  standing({ sandbox, order }: StoredOrder): InvoiceStanding {
    const transactionNo = order.paidBy ?? order.transactionNo;
    if (transactionNo === undefined) return "none";
    const invoice = this.#gateway
      .find(sandbox)
      ?.read(({ invoices }) => invoices.get(transactionNo));
    // After a reset another order may have got the same number.
    return invoice?.order.orderNumber === order.orderNumber ? invoice.status : "unknown";
  }

  /** The client of a sandbox. It keeps its token until the credentials change. */
  #paymentsOf(name: string): Payments {
    const secretKey = this.#gateway.find(name)?.settings.secretKey ?? "any-will-do";
    const there = this.#payments.get(name);
    if (there?.secretKey === secretKey) return there.payments;
    if (this.#payments.size >= ORDERS_MAX) this.#payments.clear();
    const account: ShopAccount = { baseUrl: this.#serviceUrl(), apiId: name, secretKey };
    const payments = new Payments(account, ({ orderNumber }, what, facts = {}) => {
      const stored = this.find(orderNumber);
      if (stored) this.#note(stored, what, facts);
    });
    this.#payments.set(name, { secretKey, payments });
    return payments;
  }

  /** Adds a note, and drops the earliest ones over the limit. */
  #note(stored: StoredOrder, what: string, facts: Readonly<Record<string, unknown>>): void {
    const note = { at: this.#gateway.now(), what, facts };
    stored.notes = [...stored.notes, note].slice(-NOTES_MAX);
  }
}

/** The kind of note and the reason for a failed call. */
function reasonOf(error: unknown): readonly ["refused" | "unclear", string] {
  if (error instanceof PaymentRefused) return ["refused", error.message];
  if (error instanceof PaymentUnclear) return ["unclear", error.message];
  return ["unclear", errorText(error)];
}

/** What the shop sells, with prices in SAR. */
export const GOODS = [
  { id: "coffee", title: "Coffee beans", price: 125 },
  { id: "dates", title: "Ajwa dates", price: 48.5 },
  { id: "tea", title: "Mint tea", price: 19.99 },
] as const;
