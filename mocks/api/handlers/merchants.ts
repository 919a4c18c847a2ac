import type { MerchantRelationship } from "../../../spec/generated/openapi.types.js";
import { findMerchant, isMerchantSearch, keysOf, type Merchant } from "../../domain/merchants.js";
import { type Halalas, toUnits } from "../../domain/money.js";
import type { Settings } from "../../domain/settings.js";
import { SECOND_MS } from "../../domain/time.js";
import { refusedProblem } from "../failures.js";
import type { PaymentHandlers } from "../types.js";
import { missingParameter, parameterOf, unknownSearch } from "./orders.js";

/** The operations with which a partner sees its merchants and acts for them. */
export const merchantHandlers: Pick<PaymentHandlers, "getMyMerchants" | "getMerchantKeys"> = {
  getMyMerchants({ sandbox }) {
    const body = sandbox.read(({ merchants, settings }) =>
      merchants.map((merchant) => merchantBody(merchant, settings)),
    );
    return { status: 200, body };
  },

  getMerchantKeys({ params: { searchType, searchValue }, query, sandbox }) {
    if (!isMerchantSearch(searchType)) return unknownSearch("searchType", searchType);
    if (parameterOf(query, "profileNo") === undefined) return missingParameter("profileNo");
    const found = sandbox.read((world) => {
      const merchant = findMerchant(world.merchants, searchType, searchValue);
      return merchant && { merchant, keys: keysOf(world, merchant) };
    });
    if (!found) {
      const refusal = { code: "merchant-unknown", key: searchType, value: searchValue } as const;
      return refusedProblem(refusal, 404);
    }
    const { id, merchantId, phone: merchantPhone } = found.merchant;
    const body = { id, merchantId, merchantPhone, ...found.keys };
    return { status: 200, body, hides: found.keys.secretKey };
  },
};

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
    partnerLocalVisaFeesPercentage: merchant.localVisaFeesPercentage ?? null,
    partnerGulfVisaFeesPercentage: null,
    partnerGlobalVisaFeesPercentage: null,
    partnerMadaFixedFees: unitsOf(merchant.madaFixedFees),
    partnerVisaFixedFees: unitsOf(merchant.visaFixedFees),
    partnerTerminationAmount: null,
    partnerCurrentAmount: null,
    profileReferenceNo: merchant.profileReference,
    relationshipCreationDate: inSeconds ? Math.floor(merchant.since / SECOND_MS) : merchant.since,
    relationshipStatus: merchant.status,
    terminationDate: null,
    terminationNote: null,
  };
}

function unitsOf(amount: Halalas | undefined): number | null {
  return amount === undefined ? null : toUnits(amount);
}
