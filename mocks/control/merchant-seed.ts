import type { MerchantSeed as WireSeed } from "../../spec/generated/control.types.js";
import type { MerchantSeed } from "../domain/merchants.js";

/** A merchant as a tester writes it, in the words of the domain. Absent fields stay absent. */
export function merchantSeed(given: WireSeed): MerchantSeed {
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
