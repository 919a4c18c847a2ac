import type { Event, InvoiceRecord } from "../../../spec/generated/control.types.js";
import type { StreamedCall, StreamedChange } from "../../control/changes.js";
import { PAGE } from "./address.js";
import { kindOf } from "./event-kinds.js";

/** A page of a list: the newest first, and how many there are. */
export interface ListedPage<Item> {
  readonly items: readonly Item[];
  readonly matches: number;
  /** How many older ones there were that are no longer kept. */
  readonly before?: number;
}

/** How a list follows the stream, so that it need not be read again. */
export interface Following<Item> {
  readonly idOf: (item: Item) => string;
  /** The row that a change adds, if it does. */
  readonly added: (streamed: StreamedChange) => Item | undefined;
  /** How a change affects an existing row, if it does. */
  readonly changed?: (streamed: StreamedChange) => Change<Item> | undefined;
}

/** What a change makes of a row. Applying it twice gives the same. */
interface Change<Item> {
  readonly id: string;
  change(item: Item): Item;
}

/**
 * Rows by their number, counted from the first that there ever was: so they stay where they are when more
 * come in, and when the oldest are forgotten.
 */
export class Rows<Item> {
  readonly byNumber = new Map<number, Item>();
  readonly #numbers = new Map<string, number>();
  begin = 0;
  end = 0;
  /**
   * Counts the rows that were left out, and those after them: until the newest page is read, rows have no
   * number.
   */
  missed = 0;
  #isGapped = false;
  /** Whether a page was read: before that, new rows do not have their own numbers yet. */
  #isPlaced = false;
  #reads = 0;
  /** What changed while pages were read. */
  #changes: Change<Item>[] = [];

  /**
   * Reads a page. Events of the stream in the meantime may be newer than the answer, so they are applied to
   * the page's rows once more.
   */
  async read(
    load: () => Promise<ListedPage<Item> | undefined>,
    idOf?: (item: Item) => string,
  ): Promise<ListedPage<Item> | undefined> {
    const before = this.#changes.length;
    this.#reads += 1;
    try {
      const page = await load();
      const since = this.#changes.slice(before);
      if (!page || !idOf || since.length === 0) return page;
      const renewed = (item: Item) =>
        since.reduce((row, { id, change }) => (id === idOf(item) ? change(row) : row), item);
      return { ...page, items: page.items.map(renewed) };
    } finally {
      this.#reads -= 1;
      if (this.#reads === 0) this.#changes = [];
    }
  }

  /** Closes the gap after the newest page was read. `missed` is the count when the read began. */
  closed(missed: number): void {
    if (missed === this.missed) this.#isGapped = false;
  }

  take(page: ListedPage<Item>, cursor: number | undefined, idOf?: (item: Item) => string): void {
    const before = page.before ?? 0;
    const unplaced = this.#isPlaced ? [] : this.#unplaced(page.items, idOf);
    this.#isPlaced = true;
    this.begin = Math.max(this.begin, before);
    this.end = Math.max(this.end, before + page.matches);
    const end = before + Math.min(cursor ?? page.matches, page.matches);
    page.items.forEach((item, n) => {
      this.byNumber.set(end - 1 - n, item);
      if (idOf) this.#numbers.set(idOf(item), end - 1 - n);
    });
    for (const item of unplaced) this.#append(item, idOf);
  }

  /** Removes the rows that came before the first page, and returns those that the page lacks. */
  #unplaced(items: readonly Item[], idOf?: (item: Item) => string): readonly Item[] {
    const came = [...this.byNumber.values()];
    const read = new Set(items.map((item) => idOf?.(item)));
    this.byNumber.clear();
    this.#numbers.clear();
    this.end = 0;
    return came.slice(came.findLastIndex((item) => read.has(idOf?.(item))) + 1);
  }

  #append(item: Item, idOf?: (item: Item) => string): void {
    this.byNumber.set(this.end, item);
    if (idOf) this.#numbers.set(idOf(item), this.end);
    this.end += 1;
  }

  /** The ends of the pages between two numbers of which a row was not read yet. */
  missing(from: number, to: number): readonly number[] {
    const ends = new Set<number>();
    for (let number = to - 1; number >= from; number -= 1) {
      if (!this.byNumber.has(number)) ends.add(Math.ceil((number + 1) / PAGE) * PAGE);
    }
    return [...ends];
  }

  /** Follows a change. False where it concerns nothing in this list. */
  follow(streamed: StreamedChange, { idOf, added, changed }: Following<Item>): boolean {
    const item = added(streamed);
    if (streamed.type === "skipped" || (item !== undefined && this.#isGapped)) {
      this.missed += 1;
      this.#isGapped = true;
      return true;
    }
    if (item !== undefined) {
      if (this.#numbers.has(idOf(item))) return false;
      this.#append(item, idOf);
      return true;
    }
    const change = changed?.(streamed);
    if (!change) return false;
    if (this.#reads > 0) this.#changes.push(change);
    const number = this.#numbers.get(change.id);
    const known = number === undefined ? undefined : this.byNumber.get(number);
    if (number === undefined || known === undefined) return false;
    this.byNumber.set(number, change.change(known));
    return true;
  }
}

/** What the list shows of an invoice: all of it is in the events. */
export type InvoiceRow = Pick<
  InvoiceRecord,
  "transactionNo" | "status" | "amount" | "clientName" | "orderNumber" | "createdAt"
> & {
  readonly declines: { readonly length: number };
  readonly refund?: { readonly status: "refunded" | "failed" };
};

/** How the list of invoices follows the stream. */
export const INVOICE_CHANGES: Following<InvoiceRow> = {
  idOf: ({ transactionNo }) => transactionNo,
  added(streamed) {
    if (streamed.type !== "event" || streamed.data.type !== "invoice-created") return undefined;
    const { at, transactionNo, order } = streamed.data;
    const { amount, clientName, orderNumber } = order as InvoiceRow;
    const row = { amount, clientName, orderNumber, createdAt: at, status: "pending" } as const;
    return { ...row, transactionNo: String(transactionNo), declines: [] };
  },
  changed(streamed) {
    if (streamed.type !== "event" || typeof streamed.data.transactionNo !== "string")
      return undefined;
    const { status, refund } = kindOf(streamed.data);
    const isDeclined = streamed.data.type === "payment-declined";
    if (status === undefined && refund === undefined && !isDeclined) return undefined;
    return {
      id: streamed.data.transactionNo,
      change({ refund: before, ...row }) {
        const next = refund === undefined ? before : refund && { status: refund };
        return {
          ...row,
          ...(next && { refund: next }),
          ...(status && { status }),
          // Only whether there is one is shown.
          ...(isDeclined && { declines: { length: Math.max(1, row.declines.length) } }),
        };
      },
    };
  },
};

/** How the list of calls follows the stream. */
export const CALL_CHANGES: Following<StreamedCall> = {
  idOf: ({ id }) => String(id),
  added: (streamed: StreamedChange) => (streamed.type === "call" ? streamed.data : undefined),
};

/** How the log itself follows the stream. */
export const EVENT_CHANGES: Following<Event> = {
  idOf: ({ seq }) => String(seq),
  added: (streamed: StreamedChange) => (streamed.type === "event" ? streamed.data : undefined),
};
