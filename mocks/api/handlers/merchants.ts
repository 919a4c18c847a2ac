import type { MerchantRelationship } from "../../../spec/generated/openapi.types.js";
import { whenReady } from "../../domain/awaitable.js";
import { keysOf } from "../../domain/merchant-keys.js";
import {
  findMerchant,
  MERCHANT_SEARCHES,
  type Merchant,
  type MerchantSearch,
} from "../../domain/merchants.js";
import type { Refusal } from "../../domain/refusal.js";
import type { Settings } from "../../domain/settings.js";
import { shorten } from "../../domain/text.js";
import { SECOND_MS } from "../../domain/time.js";
import { invalidFields, journaled, problem, refusedProblem } from "../failures.js";
import type { PaymentHandlers } from "../types.js";
import { given, missing } from "./orders.js";

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

/** The operation with which a partner acts for its merchants. */
export function merchantKeysHandlers(): Pick<PaymentHandlers, "getMerchantKeys"> {
  return {
    getMerchantKeys({ params: { searchType, searchValue }, query, sandbox }) {
      if (!isSearch(searchType)) return unknownSearch(searchType);
      if (given(query.profileNo) === undefined) return missing("profileNo");
      const found = sandbox.read((world) => {
        const merchant = findMerchant(world.merchants, searchType, searchValue);
        return merchant && { merchant, keys: keysOf(world, merchant) };
      });
      return whenReady(found, (there) => {
        if (!there) return refusedProblem(unknown(searchType, searchValue), 404);
        const { id, merchantId, phone: merchantPhone } = there.merchant;
        const body = { id, merchantId, merchantPhone, ...there.keys };
        return { status: 200, body, hides: there.keys.secretKey };
      });
    },
  };
}

function unknown(key: MerchantSearch, value: string): Refusal {
  return { code: "merchant-unknown", key, value };
}

function isSearch(text: string): text is MerchantSearch {
  return MERCHANT_SEARCHES.some((one) => one === text);
}

function unknownSearch(came: string) {
  const error = `must be one of ${MERCHANT_SEARCHES.join(", ")}, but ${shorten(came)} came`;
  const failure = invalidFields([{ name: "searchType", error }]);
  return { status: 400, body: problem(failure), ...journaled(failure) } as const;
}
