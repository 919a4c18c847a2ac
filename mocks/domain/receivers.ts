import { findMerchant, type Merchant, type MerchantSearch } from "./merchants.js";
import type { Halalas } from "./money.js";
import type { Portion, Refusal } from "./refusal.js";

/** A merchant of the partner that gets a part of an invoice. */
export interface Receiver {
  readonly key: MerchantSearch;
  readonly value: string;
  /** Null for the one that gets the rest. */
  readonly amount: Halalas | null;
  readonly note: string | null;
  readonly isMain: boolean | null;
}

/** What the partner keeps of an invoice. */
export interface PartnerPortion {
  readonly amount: Halalas;
  readonly paysServiceFees: boolean | null;
}

/** Who shares an amount. Only an invoice of a partner has receivers. */
export interface Sharing {
  readonly receivers?: readonly Receiver[];
  readonly partnerPortion?: PartnerPortion;
}

/** A part of an amount: a merchant's, or what the partner keeps. */
export interface Share {
  readonly of: MerchantSearch | "partner";
  /** Null of the partner. */
  readonly value: string | null;
  readonly amount: Halalas;
  readonly note: string | null;
  readonly isMain: boolean;
}

/** Who gets which part of an amount, the partner last. The receiver without an amount gets the rest. */
export function sharesOf({
  amount,
  receivers = [],
  partnerPortion,
}: Sharing & { readonly amount: Halalas }): readonly Share[] {
  const kept = partnerPortion?.amount ?? 0;
  const rest = receivers.reduce((left, one) => left - (one.amount ?? 0), amount - kept);
  const shares = receivers.map(({ key, value, amount: own, note, isMain }) => {
    return { of: key, value, amount: own ?? rest, note, isMain: isMain === true };
  });
  const partner = { of: "partner", value: null, amount: kept, note: null, isMain: false } as const;
  return partnerPortion ? [...shares, partner] : shares;
}

/** Why an order cannot be shared. Errors of the order alone come first. */
export function refuseSharing(
  { amount, receivers = [], partnerPortion }: Sharing & { readonly amount: Halalas },
  merchants: readonly Merchant[],
): Refusal | undefined {
  const open = placesOf(receivers, (receiver) => receiver.amount === null);
  if (open.length > 1) return { code: "receivers-ambiguous", lack: "amount", places: open };
  const mains = placesOf(receivers, ({ isMain }) => isMain === true);
  if (mains.length > 1) return { code: "receivers-ambiguous", lack: "main", places: mains };

  const portions: readonly Portion[] = [
    ...receivers.flatMap((one, of) => (one.amount === null ? [] : [{ of, amount: one.amount }])),
    ...(partnerPortion ? [{ of: "partner", amount: partnerPortion.amount } as const] : []),
  ];
  const rest = portions.reduce((left, portion) => left - portion.amount, amount);
  const [rests = null] = open;
  const isShared = rests === null ? rest === 0 : rest > 0;
  if (!isShared) return { code: "portions-mismatch", amount, portions, rests };

  const unknown = receivers.find(({ key, value }) => !findMerchant(merchants, key, value));
  return unknown && { code: "merchant-unknown", key: unknown.key, value: unknown.value };
}

function placesOf(
  receivers: readonly Receiver[],
  holds: (receiver: Receiver) => boolean,
): readonly number[] {
  return receivers.flatMap((receiver, place) => (holds(receiver) ? [place] : []));
}
