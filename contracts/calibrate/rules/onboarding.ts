import type { OperationId } from "../../../spec/generated/operations.js";
import { answers, at, conforms } from "../checks.js";
import {
  type ConformanceRule,
  call,
  type PlannedCall,
  type ServiceAnswer,
  type TestData,
} from "../rule.js";
import { rulesOf } from "./operation.js";

const PROFILE = "20230101";

/** A license that no run has used. */
const license = ({ mobile, orderNumber }: TestData) => ({
  body: {
    registrationType: "freelancer",
    licenseNumber: `FL-${orderNumber}`,
    mobileNumber: mobile,
    hijriYear: "1415",
    hijriMonth: "7",
    hijriDay: "21",
    partnerProfileNo: PROFILE,
  },
});

/** What every step after the first passes on. */
function proof({ mobile }: TestData, begun: ServiceAnswer | undefined) {
  const { body } = begun ?? { body: undefined };
  const [signature, sessionUuid] = [at(body, "signature"), at(body, "sessionUuid")];
  return { signature, sessionUuid, mobile, partnerProfileNo: PROFILE };
}

const INFO = {
  iban: "SA0380000000608010167519",
  bankName: "Example Bank",
  categoryDescription: "Flowers",
  salesVolume: "10000",
  sellingScope: "domestic",
  nationalId: "1010101010",
  licenseName: "Sara Flowers",
  email: "sara@flowers.example",
  firstName: "Sara",
  lastName: "Al Harbi",
  password: "a-new-password",
};

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
const infoAdded = stepAfter("addRegistrationInfo", INFO, [licenseChecked, mobileVerified]);
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
    holds("success", IN_ORDER, licenseChecked, conforms(200)),
    holds("missing", "A call without a license gets 400.", unlicensed, answers(400)),
    noToken(),
  ]),
  ...rulesOf("validateRegistrationOtp", mobileVerified, ({ holds }) => [
    holds("success", IN_ORDER, mobileVerified, conforms(200)),
    holds("wrong", "A wrong one-time password gets 400.", wrongCode, answers(400)),
  ]),
  ...rulesOf("addRegistrationInfo", infoAdded, ({ holds }) => [
    holds("success", IN_ORDER, infoAdded, conforms(200)),
    holds("early", EARLY, { ...infoAdded, after: [otherLicense] }, answers(400)),
  ]),
  ...rulesOf("confirmRegistration", accountConfirmed, ({ holds }) => [
    holds("success", IN_ORDER, accountConfirmed, conforms(200)),
    holds("early", EARLY, { ...accountConfirmed, after: [otherLicense] }, answers(400)),
  ]),
];
