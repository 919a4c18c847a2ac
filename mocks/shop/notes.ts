import type { ShopOrder } from "./integration.js";

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
