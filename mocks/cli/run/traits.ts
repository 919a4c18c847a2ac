import type { DomainEvent } from "../../domain/events.js";
import type { Halalas } from "../../domain/money.js";

/** Something about the requests and events that only few switches look at. */
export type Trait =
  | "webhook-called"
  | "expired"
  | "foreign-currency"
  | "tabby-named"
  | "order-number-reused"
  | "other-total";

/** Finds the traits in events as they happen. */
export class Traits {
  readonly #found = new Set<Trait>();
  readonly #amounts = new Map<string, Halalas>();
  /** The latest invoice of each order number in each sandbox. */
  readonly #orders = new Map<string, string>();

  has(trait: Trait): boolean {
    return this.#found.has(trait);
  }

  note(sandbox: string, event: DomainEvent): void {
    for (const trait of this.#traitsOf(sandbox, event)) this.#found.add(trait);
  }

  #traitsOf(sandbox: string, event: DomainEvent): readonly Trait[] {
    switch (event.type) {
      case "invoice-created":
        return this.#ofInvoice(sandbox, event);
      case "invoice-canceled":
        return event.by === "expiry" ? ["expired"] : [];
      case "callback-scheduled":
        return event.about.kind === "webhook" ? ["webhook-called"] : [];
      case "otp-sent":
        return this.#amounts.get(event.transactionNo) === event.total ? [] : ["other-total"];
      default:
        return [];
    }
  }

  #ofInvoice(
    sandbox: string,
    { transactionNo, order }: Extract<DomainEvent, { type: "invoice-created" }>,
  ): readonly Trait[] {
    const { orderNumber, currency, brands, amount } = order;
    const key = `${sandbox}\n${orderNumber}`;
    const before = this.#orders.get(key) ?? transactionNo;
    this.#orders.set(key, transactionNo);
    this.#amounts.set(transactionNo, amount);
    const traits: Trait[] = [];
    // A fork tells again of the invoices that it took along: they are the same ones.
    if (before !== transactionNo) traits.push("order-number-reused");
    if (currency !== "SAR") traits.push("foreign-currency");
    if (brands?.includes("tabby")) traits.push("tabby-named");
    return traits;
  }
}
