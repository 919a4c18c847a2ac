import { createHash } from "node:crypto";
import type { Invoice } from "./invoice.js";
import type { Merchant } from "./merchants.js";
import { type Brand, type Halalas, multiplied } from "./money.js";
import type { Registration } from "./onboarding.js";
import type { Refusal } from "./refusal.js";
import type { Assumptions, Settings } from "./settings.js";
import { DAY_MS, type EpochMs } from "./time.js";

/** The value-added tax on the fees of the service. Fixed decision: settlement-sums. */
const VAT_RATE = 0.15;

/** How many payments and refunds a settlement holds before the next one begins. */
export const SETTLEMENT_LINES_MAX = 1000;

/** What one payment or refund contributes to a settlement. All amounts are in halalas of a riyal. */
export interface SettlementLine {
  readonly kind: "payment" | "refund";
  readonly transactionNo: string;
  /** What the customer paid, or got back. */
  readonly amount: Halalas;
  /** 0 for a refund. */
  readonly fees: Halalas;
  /** The tax on the fees. */
  readonly vat: Halalas;
}

/** What a merchant was paid out for its orders. */
export interface Settlement {
  readonly number: string;
  readonly at: EpochMs;
  readonly by: SettledBy;
  /** What the bank received. It equals the sum of the lines, unless a fault made it differ. */
  readonly amount: Halalas;
  readonly bank: string;
  readonly iban: string;
  readonly lines: readonly SettlementLine[];
  /** An earlier settlement that holds a payment of this one too; null where none does. */
  readonly repeats: string | null;
}

export type SettledBy = "schedule" | "tester";

/** When the open payments are settled next, and whether a fault has put that off already. */
export interface SettlementPlan {
  readonly at: EpochMs;
  readonly isLate: boolean;
}

/** Settles all payments and refunds that no settlement holds yet. */
export interface SettlementCommand {
  readonly type: "settle-orders";
  readonly by: SettledBy;
}

export type SettlementEvent =
  | {
      readonly type: "orders-settled";
      readonly at: EpochMs;
      readonly settlementNumber: string;
      readonly by: SettledBy;
      readonly amount: Halalas;
      readonly bank: string;
      readonly iban: string;
      readonly lines: readonly SettlementLine[];
    }
  | {
      /** The schedule came to its instant, and nothing was paid out. */
      readonly type: "settlement-postponed";
      readonly at: EpochMs;
      /** `balance`: there is nothing left to pay out; `late`: a fault put it off. */
      readonly reason: "balance" | "late";
      /** What the open payments and refunds add up to. */
      readonly balance: Halalas;
      /** When it is retried; null for the next payment or refund that comes. */
      readonly nextAt: EpochMs | null;
    };

/** What a decision needs to know of the world. */
interface SettlementWorld {
  readonly seed: string;
  readonly settings: Settings;
  readonly merchants: readonly Merchant[];
  readonly registrations: ReadonlyMap<string, Registration>;
  readonly invoices: { get(transactionNo: string): Invoice | undefined };
  readonly settlements: { readonly size: number };
  readonly unsettled: ReadonlyMap<string, true>;
}

/** Under which id a refund waits for its settlement; a payment waits under its transaction number. */
export function openRefundId(transactionNo: string): string {
  return `${transactionNo}/refund`;
}

/** The instant of the first settlement after another instant: midnight in UTC, weekly on Sunday. */
export function settlementAfter(
  schedule: Assumptions["settlement-schedule"],
  after: EpochMs,
): EpochMs | null {
  switch (schedule) {
    case "never":
      return null;
    case "daily":
      return (Math.floor(after / DAY_MS) + 1) * DAY_MS;
    case "weekly": {
      // The epoch began on a Thursday, three days before a Sunday.
      const weeks = Math.floor((after / DAY_MS - 3) / 7) + 1;
      return (weeks * 7 + 3) * DAY_MS;
    }
  }
}

/** What a settlement pays for a line: less than nothing for a refund. */
export function netOf({ kind, amount, fees, vat }: SettlementLine): Halalas {
  return kind === "payment" ? amount - fees - vat : -amount;
}

/** What payments and refunds add up to: `net` is `payments` minus `fees`, `vat` and `refunds`. */
export interface SettlementTotals {
  readonly payments: Halalas;
  readonly refunds: Halalas;
  readonly fees: Halalas;
  readonly vat: Halalas;
  readonly net: Halalas;
}

export function totalsOf(lines: Iterable<SettlementLine>): SettlementTotals {
  const totals = { payments: 0, refunds: 0, fees: 0, vat: 0, net: 0 };
  for (const line of lines) {
    totals[line.kind === "payment" ? "payments" : "refunds"] += line.amount;
    totals.fees += line.fees;
    totals.vat += line.vat;
    totals.net += netOf(line);
  }
  return totals;
}

/**
 * The fees of a payment and the tax on them, by the record of the merchant that `getMyMerchants` shows first.
 * What the record does not have costs nothing, and neither does anything while the customer pays the fees.
 */
export function feesOf(
  merchant: Merchant | undefined,
  method: Brand | null,
  amount: Halalas,
): Pick<SettlementLine, "fees" | "vat"> {
  if (merchant?.feesPaidBy !== "merchant") return { fees: 0, vat: 0 };
  const { percentage, fixed } = feeRate(merchant, method);
  const fees = multiplied(amount, percentage / 100) + fixed;
  return { fees, vat: multiplied(fees, VAT_RATE) };
}

function feeRate(merchant: Merchant, method: Brand | null) {
  switch (method) {
    case "mada":
      return { percentage: merchant.madaFeesPercentage, fixed: merchant.madaFixedFees ?? 0 };
    case "visaMastercard":
    case "amex":
      return {
        percentage: merchant.localVisaFeesPercentage ?? 0,
        fixed: merchant.visaFixedFees ?? 0,
      };
    default:
      // The record names no wallet and no credit.
      return { percentage: 0, fixed: 0 };
  }
}

/** The line of a payment, whether it is settled yet or not. */
export function paymentLine(invoice: Invoice, merchant: Merchant | undefined): SettlementLine {
  const { transactionNo, order, rate, method } = invoice;
  const amount = rate === null ? order.amount : multiplied(order.amount, rate);
  return { kind: "payment", transactionNo, amount, ...feesOf(merchant, method, amount) };
}

/** A payment or a refund that no settlement holds yet. */
export interface OpenEntry {
  readonly kind: SettlementLine["kind"];
  readonly invoice: Invoice;
}

/** All payments and refunds that no settlement holds yet, oldest first. */
export function* openEntries({
  invoices,
  unsettled,
}: Pick<SettlementWorld, "invoices" | "unsettled">): Generator<OpenEntry> {
  for (const id of unsettled.keys()) {
    const [transactionNo = "", refund] = id.split("/");
    const invoice = invoices.get(transactionNo);
    if (!invoice) throw new Error(`no invoice ${transactionNo} to settle`);
    yield { kind: refund === undefined ? "payment" : "refund", invoice };
  }
}

/** What an entry contributes to a settlement that is made now. */
export function lineOf({ kind, invoice }: OpenEntry, merchant: Merchant | undefined) {
  const line = paymentLine(invoice, merchant);
  return kind === "payment" ? line : ({ ...line, kind, fees: 0, vat: 0 } as const);
}

/** Decides about a settlement. Pure: reads no clock and changes nothing. */
export function decideSettlement(
  world: SettlementWorld,
  { by }: SettlementCommand,
  now: EpochMs,
): Refusal | readonly SettlementEvent[] {
  const account = accountOf(world);
  const settled: SettlementEvent[] = [];
  let lines: SettlementLine[] = [];
  let amount = 0;
  const close = () => {
    const settlementNumber = settlementNumberAfter(world.settlements.size + settled.length);
    settled.push({
      type: "orders-settled",
      at: now,
      settlementNumber,
      by,
      amount,
      ...account,
      lines,
    });
    lines = [];
    amount = 0;
  };
  for (const entry of openEntries(world)) {
    const line = lineOf(entry, world.merchants[0]);
    lines.push(line);
    amount += netOf(line);
    if (lines.length >= SETTLEMENT_LINES_MAX && amount > 0) close();
  }
  // What does not add up to a payout waits for payments that make up for it.
  if (amount > 0) close();
  if (settled.length > 0) return settled;
  if (by === "tester") return { code: "nothing-to-settle", open: lines.length, balance: amount };
  return [
    { type: "settlement-postponed", at: now, reason: "balance", balance: amount, nextAt: null },
  ];
}

/** The number of the settlement that comes after so many. */
export function settlementNumberAfter(count: number): string {
  return `STL-${count + 1}`;
}

/** The account that is paid out to: the one that the merchant registered, or one from the seed. */
function accountOf({ merchants, registrations, seed }: SettlementWorld) {
  const [merchant] = merchants;
  for (const { merchantId, info } of registrations.values()) {
    if (merchantId === merchant?.merchantId && info)
      return { bank: info.bankName, iban: info.iban };
  }
  return { bank: "Sample Bank", iban: sampleIban(seed) };
}

/** A Saudi IBAN with check digits that fit, of an account that depends on the seed alone. */
function sampleIban(seed: string): string {
  const hash = createHash("sha256").update(`${seed}/iban`).digest().readUIntBE(0, 6);
  const account = `80${String(hash).padStart(18, "0")}`;
  // "SA00" follows at the end as digits: S is 28 and A is 10.
  const check = 98n - (BigInt(`${account}281000`) % 97n);
  return `SA${String(check).padStart(2, "0")}${account}`;
}

/** The settlement that an event makes. */
export function settlementOf(
  event: SettlementEvent & { readonly type: "orders-settled" },
  repeats: string | null,
): Settlement {
  const { type: _, settlementNumber: number, ...facts } = event;
  return { number, ...facts, repeats };
}
