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

/**
 * Seeded chance. The same seed, place in the log and purpose give the same value, so a decision that
 * is made again after a lost race, or in a replay, comes out alike.
 */
export interface Draw {
  digits(purpose: string, length: number): string;
  uuid(purpose: string): string;
}

/** The span of the transaction numbers that were tried in vain: they belong to other sandboxes. */
export interface TriedNumbers {
  readonly lowest: number;
  readonly highest: number;
}

/** What a decision may know besides the state: it reads no clock and rolls no dice itself. */
export interface Context {
  readonly now: EpochMs;
  readonly draw: Draw;
  /** Leaves callbacks out: an advance of years would send thousands. */
  readonly silent?: boolean;
  /** Transaction numbers that were decided on before, and belong to other sandboxes. */
  readonly tried?: TriedNumbers | undefined;
  links(transactionNo: string, clientName: string, clientMobile: string): InvoiceLinks;
}
