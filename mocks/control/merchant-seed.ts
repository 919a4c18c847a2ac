import type { MerchantSeed as WireSeed } from "../../spec/generated/control.types.js";
import { validators } from "../../spec/generated/file-validators.js";
import { misfits } from "../api/field-errors.js";
import type { MerchantSeed } from "../domain/merchants.js";
import { refuseIf } from "./refused.js";

/** Merchants as a tester writes them. Throws a refusal that names every field that is wrong. */
export function merchantSeeds(given: readonly WireSeed[]): readonly MerchantSeed[] {
  refuseIf(misfits(validators.MerchantSeeds, given, "merchants"));
  return given.map(merchantSeed);
}

/** One of them in the words of the domain. Absent fields stay absent. */
function merchantSeed(given: WireSeed): MerchantSeed {
  const seed: { readonly [Field in keyof MerchantSeed]: MerchantSeed[Field] | undefined } = {
    id: given.id,
    merchantId: given.merchantId,
    shopName: given.merchantShopName,
    phone: given.merchantPhone,
    licenseType: given.merchantLicenseType,
    licenseNumber: given.merchantLicenseNumber,
    licenseName: given.merchantLicenseName,
    civilId: given.merchantCivilId,
    email: given.merchantEmail,
    storeUsername: given.merchantStoreUsername,
    partnerProfileNo: given.partnerProfileNo,
    partnerLicenseName: given.partnerLicenseName,
    feesPaidBy: given.whoPayServiceFees,
    madaFeesPercentage: given.partnerMadaFeesPercentage,
    profileReference: given.profileReferenceNo,
    since: given.relationshipCreationDate,
    status: given.relationshipStatus,
  };
  const present = Object.entries(seed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as MerchantSeed;
}
