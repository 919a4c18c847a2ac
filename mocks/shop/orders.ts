import type { Request } from "express";
import { errorText } from "../domain/text.js";
import { SandboxGone } from "../sandbox/errors.js";
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
  /** How many notes were dropped. */
  dropped: number;
  /** Whether a call for an invoice is under way. */
  isBusy: boolean;
}

/** Limits of the memory: orders, and notes of each. */
export const ORDERS_MAX = 200;
export const NOTES_MAX = 50;

/** Adds a note, and drops the earliest ones over the limit. */
function addNote(stored: StoredOrder, notes: OrderNote): void {
  const all = [...stored.notes, notes];
  stored.dropped += Math.max(0, all.length - NOTES_MAX);
  stored.notes = all.slice(-NOTES_MAX);
}

/** What the shop needs from its gateway. */
export interface ShopEnvironment {
  readonly gateway: Gateway;
  /** The base URL for the operations: this listener, with the API token if it needs one. */
  readonly baseUrl: () => string;
  /** The base URL that the browser of a request uses. */
  readonly publicUrl: (request: Request) => string;
  /** The address for callbacks and returning browsers. */
  readonly callbackUrl: (origin: string, orderNumber: string) => string;
  /** The address for the callbacks of recurring payments. */
  readonly chargeUrl: (origin: string) => string;
  /** Returns the unique part of an order number. */
  readonly unique: () => string;
}

/** What a customer orders. */
type CustomerOrder = Pick<ShopOrder, "product" | "amount" | "name" | "mobile">;

/** The status of an order in the gateway; `unknown` if the gateway has no such invoice any more. */
export type InvoiceStanding = "none" | "pending" | "paid" | "canceled" | "unknown";

/** The result of a check; `unverified` if the service did not answer. */
type Settled = "settled" | "unverified";

/** Keeps the orders of the built-in shop in memory, and pays them through `Payments`. */
export class OrderService {
  readonly #environment: ShopEnvironment;
  readonly #orders = new Map<string, StoredOrder>();
  readonly #payments = new Map<string, { secretKey: string; payments: Payments }>();
  #forgotten = 0;

  constructor(environment: ShopEnvironment) {
    this.#environment = environment;
  }

  /** How many orders were dropped. */
  get forgotten(): number {
    return this.#forgotten;
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
    const orderNumber = `SHOP-${this.#environment.unique()}`;
    const order: ShopOrder = { orderNumber, ...wanted, state: "placed" };
    const empty = { notes: [], dropped: 0, isBusy: false };
    const stored: StoredOrder = { sandbox, order, origin, ...empty };
    this.#note(stored, "placed", { amount: order.amount });
    this.#orders.set(orderNumber, stored);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > ORDERS_MAX && oldest !== undefined) {
      this.#orders.delete(oldest);
      this.#forgotten += 1;
    }
    await this.bill(stored);
    return stored;
  }

  /** Creates the invoice of an order that certainly has none. */
  async bill(stored: StoredOrder): Promise<void> {
    const { order } = stored;
    if (order.state !== "placed" || stored.isBusy) return;
    stored.isBusy = true;
    try {
      const payments = await this.#paymentsOf(stored.sandbox);
      const { orderNumber } = order;
      const { origin } = stored;
      await payments.bill(order, this.#environment.callbackUrl(origin, orderNumber));
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
    const payments = await this.#paymentsOf(sandbox);
    const made = await payments.subscribe(wanted, this.#environment.chargeUrl(origin));
    return { ...made, paymentUrl: this.#seenFrom(origin, made.paymentUrl) };
  }

  /** Links may follow the host of the call. The shop calls a local host, so its links are moved to the customer's. */
  #seenFrom(origin: string, paymentUrl: string): string {
    const url = new URL(paymentUrl);
    const isOwn = url.origin === new URL(this.#environment.baseUrl()).origin;
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
      const payments = await this.#paymentsOf(stored.sandbox);
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
  async standing({ sandbox: name, order }: StoredOrder): Promise<InvoiceStanding> {
    const transactionNo = order.paidBy ?? order.transactionNo;
    if (transactionNo === undefined) return "none";
    const sandbox = await this.#environment.gateway.find(name);
    const known = sandbox?.read((world) => {
      const invoice = world.invoices.get(transactionNo);
      // After a reset another order may have got the same number.
      const isOurs = invoice && invoice.order.orderNumber === order.orderNumber;
      return isOurs ? invoice.status : "unknown";
    });
    try {
      return (await known) ?? "unknown";
    } catch (error) {
      if (error instanceof SandboxGone) return "unknown";
      throw error;
    }
  }

  /** The client of a sandbox. It keeps its token until the credentials change. */
  async #paymentsOf(name: string): Promise<Payments> {
    const sandbox = await this.#environment.gateway.find(name);
    const secretKey = sandbox?.settings.secretKey ?? "any-will-do";
    const there = this.#payments.get(name);
    if (there?.secretKey === secretKey) return there.payments;
    if (this.#payments.size >= ORDERS_MAX) this.#payments.clear();
    const account: ShopAccount = { baseUrl: this.#environment.baseUrl(), apiId: name, secretKey };
    const payments = new Payments(account, ({ orderNumber }, what, facts = {}) => {
      const stored = this.find(orderNumber);
      if (stored) this.#note(stored, what, facts);
    });
    this.#payments.set(name, { secretKey, payments });
    return payments;
  }

  #note(stored: StoredOrder, what: string, facts: Readonly<Record<string, unknown>>): void {
    addNote(stored, { at: this.#environment.gateway.now(), what, facts });
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
