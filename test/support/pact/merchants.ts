import { MatchersV3 } from "@pact-foundation/pact";
import type { BackOffice } from "../../../contracts/consumers/back-office.js";
import { given } from "../../../contracts/states/catalogue.js";
import type { MerchantRelationship } from "../../../spec/generated/openapi.types.js";
import { type Agreed, asking } from "./agreement.js";
import { lockedOut, outages } from "./answers.js";
import { listOf } from "./templates.js";

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
