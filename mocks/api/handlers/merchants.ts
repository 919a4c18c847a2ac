import type { MerchantRelationship } from "../../../spec/generated/openapi.types.js";
import { whenReady } from "../../domain/awaitable.js";
import type { Merchant } from "../../domain/merchants.js";
import type { Settings } from "../../domain/settings.js";
import { SECOND_MS } from "../../domain/time.js";
import type { PaymentHandlers } from "../types.js";

/** The operation of the partner. */
export function merchantHandlers(): Pick<PaymentHandlers, "getMyMerchants"> {
  return {
    getMyMerchants({ sandbox }) {
      const bodies = sandbox.read(({ merchants, settings }) =>
        merchants.map((merchant) => merchantBody(merchant, settings)),
      );
      return whenReady(bodies, (body) => ({ status: 200, body }));
    },
  };
}

/** A merchant relationship record, every field of the description's table. */
export function merchantBody(merchant: Merchant, settings: Settings): MerchantRelationship {
  const inSeconds = settings.assumptions["creation-date-unit"] === "seconds";
  return {
    id: merchant.id,
    merchantId: merchant.merchantId,
    merchantShopName: merchant.shopName,
    merchantPhone: merchant.phone,
    merchantLicenseType: merchant.licenseType,
    merchantLicenseNumber: merchant.licenseNumber,
    merchantLicenseName: merchant.licenseName,
    merchantCivilId: merchant.civilId,
    merchantEmail: merchant.email,
    merchantStoreUsername: merchant.storeUsername,
    partnerProfileNo: merchant.partnerProfileNo,
    partnerLicenseName: merchant.partnerLicenseName,
    currentViewer: null,
    partnerId: null,
    whoPayServiceFees: merchant.feesPaidBy,
    partnerMadaFeesPercentage: merchant.madaFeesPercentage,
    partnerLocalVisaFeesPercentage: null,
    partnerGulfVisaFeesPercentage: null,
    partnerGlobalVisaFeesPercentage: null,
    partnerMadaFixedFees: null,
    partnerVisaFixedFees: null,
    partnerTerminationAmount: null,
    partnerCurrentAmount: null,
    profileReferenceNo: merchant.profileReference,
    relationshipCreationDate: inSeconds ? Math.floor(merchant.since / SECOND_MS) : merchant.since,
    relationshipStatus: merchant.status,
    terminationDate: null,
    terminationNote: null,
  };
}
