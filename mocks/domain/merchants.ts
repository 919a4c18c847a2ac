import { createHash } from "node:crypto";
import type { Halalas } from "./money.js";
import type { Settings } from "./settings.js";
import { DAY_MS, type EpochMs } from "./time.js";

/** A merchant that is linked to the partner of the sandbox. */
export interface Merchant {
  readonly id: number;
  readonly merchantId: number;
  readonly shopName: string | null;
  readonly phone: string;
  readonly licenseType: string;
  readonly licenseNumber: string;
  readonly licenseName: string;
  readonly civilId: string;
  readonly email: string;
  readonly storeUsername: string | null;
  readonly partnerProfileNo: string;
  readonly partnerLicenseName: string;
  readonly feesPaidBy: string;
  readonly madaFeesPercentage: number;
  /** Of Visa, Mastercard and Amex. The record shows null without it, as for the fixed fees. */
  readonly localVisaFeesPercentage?: number;
  readonly madaFixedFees?: Halalas;
  readonly visaFixedFees?: Halalas;
  readonly profileReference: string;
  readonly since: EpochMs;
  readonly status: string;
}

/** What a tester may give for a merchant; the rest is filled in as for a sample. */
export type MerchantSeed = Partial<Merchant>;

const SAMPLES = [
  { shopName: "Date Palm Books", licenseType: "freelancer", licenseName: "Noura Alharbi" },
  { shopName: null, licenseType: "commercial", licenseName: "Blue Lantern Trading" },
  { shopName: "Qahwa Corner", licenseType: "freelancer", licenseName: "Faisal Alotaibi" },
] as const;

/** The merchants that a sandbox has from its seed: nullable fields are shown both ways. */
export function sampleMerchants(seed: string, now: EpochMs): readonly Merchant[] {
  return fillMerchants(SAMPLES, seed, now);
}

/** Whole records from what a tester gave. */
export function fillMerchants(
  given: readonly MerchantSeed[],
  seed: string,
  now: EpochMs,
): readonly Merchant[] {
  return given.map((merchant, n) => fillMerchant(merchant, n, seed, now));
}

/** A whole record from a part of one. The same seed and place give the same record. */
function fillMerchant(given: MerchantSeed, place: number, seed: string, now: EpochMs): Merchant {
  const number = (purpose: string, digits: number) =>
    numberFrom(`${seed}/${purpose}/${place}`, digits);
  const sample: Merchant = {
    id: place + 1,
    merchantId: number("merchant", 6),
    shopName: null,
    phone: `05${number("phone", 8)}`,
    licenseType: "freelancer",
    licenseNumber: `FL-${number("license", 9)}`,
    licenseName: `Merchant ${place + 1}`,
    civilId: `1${number("civil", 9)}`,
    email: `merchant-${place + 1}@shop.example`,
    storeUsername: place % 2 === 0 ? `store-${number("store", 4)}` : null,
    partnerProfileNo: String(numberFrom(`${seed}/partner`, 8)),
    partnerLicenseName: "Sample Partner",
    feesPaidBy: "merchant",
    madaFeesPercentage: 1.5,
    profileReference: String(number("profile", 10)),
    since: now - (place + 1) * 30 * DAY_MS,
    status: "Active",
  };
  return { ...sample, ...given };
}

/** What a partner can find a merchant by. */
export const MERCHANT_SEARCHES = ["cr", "freelancer", "mobile", "email", "accountNo"] as const;

export type MerchantSearch = (typeof MERCHANT_SEARCHES)[number];

export function isMerchantSearch(text: string): text is MerchantSearch {
  return MERCHANT_SEARCHES.some((known) => known === text);
}

/** The license of a freelancer; a company has any other. */
const FREELANCER = "freelancer";

/** The partner's merchant with this number, phone or e-mail, if there is one. */
export function findMerchant(
  merchants: readonly Merchant[],
  by: MerchantSearch,
  value: string,
): Merchant | undefined {
  return merchants.find((merchant) => HAS[by](merchant, value));
}

const HAS: { readonly [By in MerchantSearch]: (merchant: Merchant, value: string) => boolean } = {
  cr: ({ licenseType, licenseNumber }, value) =>
    licenseType !== FREELANCER && isAlike(licenseNumber, value),
  freelancer: ({ licenseType, licenseNumber }, value) =>
    licenseType === FREELANCER && isAlike(licenseNumber, value),
  mobile: ({ phone }, value) => phone === value,
  email: ({ email }, value) => isAlike(email, value),
  // The description does not say which of its numbers that is, so both are.
  accountNo: ({ merchantId, profileReference }, value) =>
    String(merchantId) === value || isAlike(profileReference, value),
};

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What a merchant's token is issued for. */
export interface MerchantKeys {
  readonly apiId: string;
  readonly secretKey: string;
}

/** The sandbox of a partner, as far as the keys of its merchants depend on it. */
interface PartnerSandbox {
  readonly name: string;
  readonly seed: string;
  readonly settings: Pick<Settings, "secretKey">;
}

/**
 * The credentials of a merchant: they name a sandbox of its own. Where the partner's sandbox has its
 * secret pinned, the merchant's begins with the same one.
 */
export function keysOf(
  { name, seed, settings }: PartnerSandbox,
  { merchantId }: Merchant,
): MerchantKeys {
  const apiId = `${name}.m${merchantId}`;
  const drawn = createHash("sha256").update(`${seed}/${apiId}/secret`).digest("hex").slice(0, 32);
  return { apiId, secretKey: settings.secretKey ?? drawn };
}

/** A number of exactly `digits` digits that depends on the text alone. */
function numberFrom(text: string, digits: number): number {
  const hash = createHash("sha256").update(text).digest().readUIntBE(0, 6);
  const least = 10 ** (digits - 1);
  return least + (hash % (9 * least));
}
