import type { EpochMs } from "./time.js";

/**
 * The addresses that an SMS can carry. The edge makes them, which knows hosts and paths, and only
 * those that a text names.
 */
export interface InvoiceLinks {
  web(): string;
  qr(): string;
  mobile(): string;
  short(): string;
}

/** Seeded chance: the same seed, position in the log and purpose give the same value. */
export interface Draw {
  digits(purpose: string, length: number): string;
  uuid(purpose: string): string;
}

/** What a decision may know besides the state: it reads no clock and rolls no dice itself. */
export interface Context {
  readonly now: EpochMs;
  readonly draw: Draw;
  /** Leaves callbacks out: an advance of years would send thousands. */
  readonly silent?: boolean;
  /** The first transaction number, from this one on, that no other sandbox has. */
  readonly numberFrom?: (first: number) => number;
  links(transactionNo: string, clientName: string, clientMobile: string): InvoiceLinks;
}
