import { createHash } from "node:crypto";
import type { Merchant, MerchantSearch } from "./merchants.js";
import type { WorldView } from "./world.js";

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
  // Which of its numbers that is nobody says, so both are.
  accountNo: ({ merchantId, profileReference }, value) =>
    String(merchantId) === value || isAlike(profileReference, value),
};

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What a merchant's token is issued for. */
export interface MerchantKeys {
  readonly apiId: string;
  readonly secretKey: string;
}

/**
 * The credentials of a merchant: they name a sandbox of its own. Where the partner's sandbox has its
 * secret pinned, the merchant's begins with the same one.
 */
export function keysOf(
  { name, seed, settings }: Pick<WorldView, "name" | "seed" | "settings">,
  { merchantId }: Merchant,
): MerchantKeys {
  const apiId = `${name}.m${merchantId}`;
  const drawn = createHash("sha256").update(`${seed}/${apiId}/secret`).digest("hex").slice(0, 32);
  return { apiId, secretKey: settings.secretKey ?? drawn };
}
