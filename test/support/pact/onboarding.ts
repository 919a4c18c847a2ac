import { MatchersV3 } from "@pact-foundation/pact";
import type { BackOffice } from "../../../contracts/consumers/back-office.js";
import { given, type StateName } from "../../../contracts/states/catalogue.js";
import type {
  AddInfoRequest,
  CheckLicenseRequest,
  ConfirmAccountRequest,
  ValidateOtpRequest,
} from "../../../spec/generated/openapi.types.js";
import { INFO, LICENSE } from "../onboarding.js";
import { type Agreed, asking } from "./agreement.js";
import { lockedOut, outages, problem } from "./answers.js";
import { stated, type Template } from "./templates.js";

const { string } = MatchersV3;

const UUID = "6a1f3c52-9d0b-4e7a-8c21-5b0f4de8a917";
const SIGNATURE = "9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab";

const proof = {
  signature: stated("signature", SIGNATURE),
  sessionUuid: stated("sessionUuid", UUID),
  mobile: stated("mobile", LICENSE.mobileNumber),
  partnerProfileNo: stated("partnerProfileNo", LICENSE.partnerProfileNo),
} satisfies Template<ConfirmAccountRequest>;

const reply = (status: string) => ({
  signature: string(SIGNATURE),
  sessionUuid: string(UUID),
  status,
});

const license = { ...LICENSE, registrationType: "freelancer" } as CheckLicenseRequest;
const info = { ...INFO, sellingScope: "domestic" } as const;

const at = (name: StateName) => [given(name)];
const none = at("a partner without merchants");
const sent = at("a registration with an OTP");
const verified = at("a registration with a verified mobile");
const described = at("a registration with its information");

const checks = asking("checkLicense", {
  given: none,
  sends: license,
  calls: (office: BackOffice, body: CheckLicenseRequest) => office.checkLicense(body),
});
const validates = asking("validateRegistrationOtp", {
  given: sent,
  sends: { ...proof, otp: stated("otp", "12345") },
  calls: (office: BackOffice, body: ValidateOtpRequest) => office.validateRegistrationOtp(body),
});
const adds = asking("addRegistrationInfo", {
  given: verified,
  sends: { ...proof, ...info },
  calls: (office: BackOffice, body: AddInfoRequest) => office.addRegistrationInfo(body),
});
const confirms = asking("confirmRegistration", {
  given: described,
  sends: proof,
  calls: (office: BackOffice, body: ConfirmAccountRequest) => office.confirmRegistration(body),
});

const unknown = { sessionUuid: "no-such-session" };

/** What a back office relies on when it registers a merchant. */
export const onboarding: readonly Agreed<BackOffice>[] = [
  checks({ when: "the license is new", status: 200, answers: reply("OtpSent") }),
  checks({
    when: "the number of the license is empty",
    sends: { ...license, licenseNumber: "" },
    status: 400,
    answers: problem(400),
  }),
  ...lockedOut("checkLicense", none, checks),
  ...outages("checkLicense", none, checks),
  validates({ when: "the OTP is right", status: 200, answers: reply("MobileVerified") }),
  validates({
    when: "the OTP is wrong",
    sends: { ...proof, otp: "00000" },
    status: 400,
    answers: problem(400),
  }),
  validates({
    when: "no registration has the session",
    sends: { ...proof, ...unknown, otp: "12345" },
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("validateRegistrationOtp", sent, validates),
  ...outages("validateRegistrationOtp", sent, validates),
  adds({ when: "the mobile is verified", status: 200, answers: reply("InfoAdded") }),
  adds({ when: "the mobile is not verified", given: sent, status: 400, answers: problem(400) }),
  adds({
    when: "no registration has the session",
    sends: { ...proof, ...unknown, ...info },
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("addRegistrationInfo", verified, adds),
  ...outages("addRegistrationInfo", verified, adds),
  confirms({ when: "the information is there", status: 200, answers: reply("Approved") }),
  confirms({ when: "information is missing", given: verified, status: 400, answers: problem(400) }),
  confirms({
    when: "no registration has the session",
    sends: { ...proof, ...unknown },
    status: 404,
    answers: problem(404),
  }),
  ...lockedOut("confirmRegistration", described, confirms),
  ...outages("confirmRegistration", described, confirms),
];
