import type { OperationId } from "../../../spec/generated/operations.js";
import { LICENSE, MERCHANT_INFO } from "../../states/accounts.js";
import { answers, at, conforms } from "../checks.js";
import {
  type ConformanceRule,
  call,
  type PlannedCall,
  type ServiceAnswer,
  type TestData,
} from "../rule.js";
import { rulesOf } from "./operation.js";

/** A license that no run has used. */
const license = ({ mobile, orderNumber }: TestData) => ({
  body: { ...LICENSE, licenseNumber: `FL-${orderNumber}`, mobileNumber: mobile },
});

/** What every step after the first passes on. */
function proof({ mobile }: TestData, begun: ServiceAnswer | undefined) {
  const { body } = begun ?? { body: undefined };
  const [signature, sessionUuid] = [at(body, "signature"), at(body, "sessionUuid")];
  return { signature, sessionUuid, mobile, partnerProfileNo: LICENSE.partnerProfileNo };
}

/** A step that goes on from the first call of those before it. */
function stepAfter(operation: OperationId, part: object | "otp", after: readonly PlannedCall[]) {
  return call(
    operation,
    (facts, [begun]) => {
      const own = part === "otp" ? { otp: facts.otp } : part;
      return { body: { ...proof(facts, begun), ...own } };
    },
    { after },
  );
}

/** The steps in good order, the positive controls of their operations. */
const licenseChecked = call("checkLicense", license);
const mobileVerified = stepAfter("validateRegistrationOtp", "otp", [licenseChecked]);
const infoAdded = stepAfter("addRegistrationInfo", MERCHANT_INFO, [licenseChecked, mobileVerified]);
/** The last step of a registration. */
export const accountConfirmed = stepAfter("confirmRegistration", {}, [
  licenseChecked,
  mobileVerified,
  infoAdded,
]);

const otherLicense = call("checkLicense", license);
const wrongCode = stepAfter("validateRegistrationOtp", { otp: "00000" }, [otherLicense]);
const unlicensed = call("checkLicense", () => ({ body: {} }));

const IN_ORDER = "A step in order gets signature, sessionUuid and status.";
const EARLY = "A step out of order gets 400.";

/** What is assumed of registering a merchant. */
export const onboardingRules: readonly ConformanceRule[] = [
  ...rulesOf("checkLicense", licenseChecked, ({ holds, noToken }) => [
    holds("success", IN_ORDER, conforms(200)),
    holds("missing", "A call without a license gets 400.", unlicensed, answers(400)),
    noToken(),
  ]),
  ...rulesOf("validateRegistrationOtp", mobileVerified, ({ holds }) => [
    holds("success", IN_ORDER, conforms(200)),
    holds("wrong", "A wrong one-time password gets 400.", wrongCode, answers(400)),
  ]),
  ...rulesOf("addRegistrationInfo", infoAdded, ({ holds }) => [
    holds("success", IN_ORDER, conforms(200)),
    holds("early", EARLY, { ...infoAdded, after: [otherLicense] }, answers(400)),
  ]),
  ...rulesOf("confirmRegistration", accountConfirmed, ({ holds }) => [
    holds("success", IN_ORDER, conforms(200)),
    holds("early", EARLY, { ...accountConfirmed, after: [otherLicense] }, answers(400)),
  ]),
];
