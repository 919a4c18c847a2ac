import type { OperationId } from "../../../spec/generated/operations.js";
import { answers, at, fails, shape } from "../checks.js";
import {
  assumed,
  type ConformanceRule,
  call,
  type PlannedCall,
  type ServiceAnswer,
  type TestData,
} from "../rule.js";

const PROFILE = "20230101";

/** A license that no run has used. */
const license = ({ mobile, newOrderNumber }: TestData) => ({
  body: {
    registrationType: "freelancer",
    licenseNumber: `FL-${newOrderNumber()}`,
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
export const licenseChecked = call("checkLicense", license);
export const mobileVerified = stepAfter("validateRegistrationOtp", "otp", [licenseChecked]);
export const infoAdded = stepAfter("addRegistrationInfo", INFO, [licenseChecked, mobileVerified]);
export const accountConfirmed = stepAfter("confirmRegistration", {}, [
  licenseChecked,
  mobileVerified,
  infoAdded,
]);

const otherLicense = call("checkLicense", license);
const wrongCode = stepAfter("validateRegistrationOtp", { otp: "00000" }, [otherLicense]);
const early = {
  addRegistrationInfo: stepAfter("addRegistrationInfo", INFO, [otherLicense]),
  confirmRegistration: stepAfter("confirmRegistration", {}, [otherLicense]),
};
const tokenless = call("checkLicense", license, { token: "none" });
const unlicensed = call("checkLicense", () => ({ body: {} }));

function succeedsWith(operation: OperationId, planned: PlannedCall): ConformanceRule {
  const rule = "A step in order gets signature, sessionUuid and status.";
  const id = `${operation}.success`;
  return assumed("onboarding", id, rule, planned, answers(200), shape(operation, 200));
}

function refusesEarly(operation: keyof typeof early): ConformanceRule {
  const rule = "A step out of order gets 400.";
  return assumed("onboarding", `${operation}.early`, rule, early[operation], answers(400));
}

/** What is assumed of registering a merchant. */
export const onboardingRules: readonly ConformanceRule[] = [
  succeedsWith("checkLicense", licenseChecked),
  assumed(
    "onboarding",
    "checkLicense.missing",
    "A call without a license gets 400.",
    unlicensed,
    answers(400),
  ),
  assumed(
    "auth-failure",
    "checkLicense.no-token",
    "A call without a token is refused.",
    tokenless,
    fails,
  ),
  succeedsWith("validateRegistrationOtp", mobileVerified),
  assumed(
    "onboarding",
    "validateRegistrationOtp.wrong",
    "A wrong one-time password gets 400.",
    wrongCode,
    answers(400),
  ),
  succeedsWith("addRegistrationInfo", infoAdded),
  refusesEarly("addRegistrationInfo"),
  succeedsWith("confirmRegistration", accountConfirmed),
  refusesEarly("confirmRegistration"),
];
