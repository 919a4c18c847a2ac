import type { Request } from "express";
import { SandboxGone } from "../runtime/errors.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import {
  PaymentRefused,
  Payments,
  PaymentUnclear,
  type ShopAccount,
  type ShopOrder,
} from "./integration.js";

/** Something that happened to an order: a word for it, and what it was about. */
export interface Noted {
  readonly at: number;
  readonly what: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** An order of the built-in shop, with what it went through. */
export interface Kept {
  readonly sandbox: string;
  readonly order: ShopOrder;
  /** The base URL by which the customer came. */
  readonly origin: string;
  /** The language that the customer asked for. */
  readonly language: string | undefined;
  readonly placedAt: number;
  noted: readonly Noted[];
  /** Notes that there is no room for any more. */
  dropped: number;
  /** Whether an invoice is being asked for. */
  isBusy: boolean;
}

/** How many orders the shop keeps, and how many notes of each. */
export const ORDERS_MAX = 200;
export const NOTES_MAX = 50;

/** Adds a note; of too many, the earliest are dropped. */
export function addNote(kept: Kept, noted: Noted): void {
  const all = [...kept.noted, noted];
  kept.dropped += Math.max(0, all.length - NOTES_MAX);
  kept.noted = all.slice(-NOTES_MAX);
}

/** What the shop needs of the gateway that it stands in. */
export interface ShopPlace {
  readonly gateway: Gateway;
  /** Where the operations are called: this listener, with the API token where one is asked for. */
  readonly baseUrl: () => string;
  /** The base URL as the browser of a request knows it. */
  readonly publicUrl: (request: Request) => string;
  /** Where callbacks and browsers are to come. */
  readonly callbackUrl: (
    origin: string,
    orderNumber: string,
    language: string | undefined,
  ) => string;
  /** A part of an order number that nobody else has. */
  readonly unique: () => string;
}

/** What a customer asks for. */
export type CustomerOrder = Pick<ShopOrder, "product" | "amount" | "name" | "mobile">;

/** How an order stands in the gateway; `unknown` where that has no invoice of it any more. */
export type InvoiceStanding = "none" | "pending" | "paid" | "canceled" | "unknown";

/** What came of looking into an order; `unverified` where the service could not be asked. */
export type Settled = "settled" | "unverified";

/** The orders of the built-in shop, in the memory of this process. What pays them are `Payments`. */
export class Counter {
  readonly #place: ShopPlace;
  readonly #orders = new Map<string, Kept>();
  readonly #payments = new Map<string, { secretKey: string; payments: Payments }>();
  #forgotten = 0;

  constructor(place: ShopPlace) {
    this.#place = place;
  }

  /** How many orders there was no room for any more. */
  get forgotten(): number {
    return this.#forgotten;
  }

  find(orderNumber: string): Kept | undefined {
    return this.#orders.get(orderNumber);
  }

  /** The orders of a sandbox, the latest first. */
  list(sandbox: string): readonly Kept[] {
    return [...this.#orders.values()].filter((kept) => kept.sandbox === sandbox).reverse();
  }

  /** Takes an order, and asks for its invoice. */
  async place(
    sandbox: string,
    wanted: CustomerOrder,
    { origin, language }: Pick<Kept, "origin" | "language">,
  ): Promise<Kept> {
    const orderNumber = `SHOP-${this.#place.unique()}`;
    const order: ShopOrder = { orderNumber, ...wanted, state: "placed" };
    const placedAt = this.#place.gateway.now();
    const empty = { noted: [], dropped: 0, isBusy: false };
    const kept: Kept = { sandbox, order, origin, language, placedAt, ...empty };
    this.#note(kept, "placed", { amount: order.amount });
    this.#orders.set(orderNumber, kept);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > ORDERS_MAX && oldest !== undefined) {
      this.#orders.delete(oldest);
      this.#forgotten += 1;
    }
    await this.bill(kept);
    return kept;
  }

  /** Asks for the invoice of an order that has none for certain. */
  async bill(kept: Kept): Promise<void> {
    const { order } = kept;
    if (order.state !== "placed" || kept.isBusy) return;
    kept.isBusy = true;
    try {
      const payments = await this.#paymentsOf(kept);
      const { orderNumber } = order;
      const { origin, language } = kept;
      await payments.bill(order, this.#place.callbackUrl(origin, orderNumber, language));
      if (order.paymentUrl !== undefined) {
        order.paymentUrl = this.#seenFrom(origin, order.paymentUrl);
      }
    } catch (error) {
      const [what, why] = reasonOf(error);
      this.#note(kept, what, { why });
    } finally {
      kept.isBusy = false;
    }
  }

  /** Where links follow the call, those of the shop's own call are none that its customer came by. */
  #seenFrom(origin: string, paymentUrl: string): string {
    const url = new URL(paymentUrl);
    const isOwn = url.origin === new URL(this.#place.baseUrl()).origin;
    return isOwn ? origin + url.pathname + url.search : paymentUrl;
  }

  /** Somebody says that something became of an order, or the shop wants to know by itself. */
  async settle(
    kept: Kept,
    said: "callback" | "browser" | "asks",
    transactionNo: string | undefined,
  ): Promise<Settled> {
    this.#note(kept, said, { transactionNo });
    if (transactionNo === undefined) return "settled";
    try {
      const payments = await this.#paymentsOf(kept);
      await payments.settle(kept.order, transactionNo);
      return "settled";
    } catch (error) {
      this.#note(kept, said === "callback" ? "unverified" : "unasked", { why: reasonOf(error)[1] });
      return "unverified";
    }
  }

  /** How the gateway itself sees the latest invoice of an order: read at no cost to the journal. */
  async standing({ sandbox: name, order }: Kept): Promise<InvoiceStanding> {
    const transactionNo = order.paidBy ?? order.transactionNo;
    if (transactionNo === undefined) return "none";
    const sandbox = await this.#place.gateway.find(name);
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

  /** The shop's side of a sandbox, which keeps a token while its credentials stay the same. */
  async #paymentsOf({ sandbox: name }: Kept): Promise<Payments> {
    const sandbox = await this.#place.gateway.find(name);
    const secretKey = sandbox?.settings.secretKey ?? "any-will-do";
    const there = this.#payments.get(name);
    if (there?.secretKey === secretKey) return there.payments;
    if (this.#payments.size >= ORDERS_MAX) this.#payments.clear();
    const account: ShopAccount = { baseUrl: this.#place.baseUrl(), apiId: name, secretKey };
    const payments = new Payments(account, ({ orderNumber }, what, facts = {}) => {
      const kept = this.find(orderNumber);
      if (kept) this.#note(kept, what, facts);
    });
    this.#payments.set(name, { secretKey, payments });
    return payments;
  }

  #note(kept: Kept, what: string, facts: Readonly<Record<string, unknown>>): void {
    addNote(kept, { at: this.#place.gateway.now(), what, facts });
  }
}

/** Why nothing came of a call, by the word for it. */
function reasonOf(error: unknown): readonly ["refused" | "unclear", string] {
  if (error instanceof PaymentRefused) return ["refused", error.message];
  if (error instanceof PaymentUnclear) return ["unclear", error.message];
  return ["unclear", error instanceof Error ? error.message : String(error)];
}

/** What the shop sells, with prices in SAR. */
export const GOODS = [
  { id: "coffee", price: 125 },
  { id: "dates", price: 48.5 },
  { id: "tea", price: 19.99 },
] as const;

export type Good = (typeof GOODS)[number]["id"];
