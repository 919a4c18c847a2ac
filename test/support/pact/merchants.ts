import { MatchersV3 } from "@pact-foundation/pact";
import type { BackOffice } from "../../../contracts/consumers/back-office.js";
import { given } from "../../../contracts/states/catalogue.js";
import type { MerchantKeys, MerchantRelationship } from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import { lockedOut, outages, problem } from "./answers.js";
import { type Expected, listOf, stated } from "./templates.js";

const { decimal, integer, string } = MatchersV3;

/** A text or null cannot be said in a pact, so the two fields that may be either are left out. */
const merchants = listOf<MerchantRelationship>({
  id: integer(501),
  merchantId: integer(7001),
  merchantPhone: string("0500000001"),
  merchantLicenseType: string("freelancer"),
  merchantLicenseNumber: string("FL-123456789"),
  merchantLicenseName: string("Sara Al Harbi"),
  merchantCivilId: string("1000000001"),
  merchantEmail: string("sara@palm-coffee.example"),
  partnerProfileNo: string("20230101"),
  partnerLicenseName: string("Storefront Partners"),
  currentViewer: null,
  partnerId: null,
  whoPayServiceFees: string("merchant"),
  partnerMadaFeesPercentage: decimal(0.5),
  partnerLocalVisaFeesPercentage: null,
  partnerGulfVisaFeesPercentage: null,
  partnerGlobalVisaFeesPercentage: null,
  partnerMadaFixedFees: null,
  partnerVisaFixedFees: null,
  partnerTerminationAmount: null,
  partnerCurrentAmount: null,
  profileReferenceNo: string("20240042"),
  relationshipCreationDate: integer(1736935200000),
  relationshipStatus: string("Active"),
  terminationDate: null,
  terminationNote: null,
});

const some = [given("a partner with merchants", { count: 2 })];
const listed = asking("getMyMerchants", {
  given: some,
  calls: (office: BackOffice) => office.getMyMerchants(),
});

/** What a back office relies on when it lists a partner's merchants. */
export const myMerchants: readonly Agreed<BackOffice>[] = [
  listed({ when: "there are some", status: 200, answers: merchants }),
  listed({
    when: "there are none",
    given: [given("a partner without merchants")],
    status: 200,
    answers: [],
  }),
  ...lockedOut("getMyMerchants", [], listed),
  ...outages("getMyMerchants", some, listed),
];

const KEYS_PATH = "/rest/partner/getMerchantKeys/accountNo/";
const PROFILE = "20230101";
const one = [given("a partner with merchants", { count: 1 })];
const keysRead = asking("getMerchantKeys", {
  given: one,
  path: stated("merchantId", `${KEYS_PATH}7001`, KEYS_PATH),
  query: { profileNo: PROFILE },
  calls: (office: BackOffice) => office.getMerchantKeys(7001, PROFILE),
});

const keys: Expected<MerchantKeys> = {
  merchantId: integer(7001),
  apiId: string("APP_1001"),
  secretKey: string("a-merchant-secret"),
};

/** What a back office relies on when it is to act for one of its merchants. */
export const merchantKeys: readonly Agreed<BackOffice>[] = [
  keysRead({ when: "the merchant is the partner's", status: 200, answers: keys }),
  keysRead({
    when: "the partner has no such merchant",
    given: [given("a partner without merchants")],
    path: string(`${KEYS_PATH}7001`),
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("getMerchantKeys", one, keysRead),
  ...outages("getMerchantKeys", one, keysRead, [400]),
];
