import { describe } from "vitest";
import { backOffice } from "../../../contracts/consumers/back-office.js";
import { provePact, TOKEN } from "../../support/pact/agreement.js";
import { sharing } from "../../support/pact/merchant-invoices.js";
import { merchantKeys, myMerchants } from "../../support/pact/merchants.js";
import { onboarding } from "../../support/pact/onboarding.js";
import { cancelingRecurring, listing, registering } from "../../support/pact/recurring.js";
import { refunding } from "../../support/pact/refunds.js";
import { partnerTokens } from "../../support/pact/tokens.js";

describe("what the back office relies on", () => {
  const tokens = { merchant: TOKEN, partner: TOKEN };
  const officeAt = (url: string) => backOffice({ baseUrl: url, tokens });
  const agreed = [
    ...partnerTokens,
    ...myMerchants,
    ...merchantKeys,
    ...onboarding,
    ...sharing,
    ...refunding,
    ...registering,
    ...cancelingRecurring,
    ...listing,
  ];
  provePact("back-office", "payment-service", officeAt, agreed);
});
