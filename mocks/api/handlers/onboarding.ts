import { eventOfType } from "../../domain/events.js";
import type { RegistrationStatus } from "../../domain/moves.js";
import { type RegistrationCommand, registrationSignature } from "../../domain/onboarding.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { refusedProblem } from "../failures.js";
import type { PaymentCall, PaymentHandlers } from "../types.js";

type OnboardingOperation =
  | "checkLicense"
  | "validateRegistrationOtp"
  | "addRegistrationInfo"
  | "confirmRegistration";

/** What each status of a registration is on the wire after a call that went well. */
const STATUS_ON_WIRE = {
  "code-sent": "OtpSent",
  verified: "MobileVerified",
  described: "InfoAdded",
  confirming: "WaitingForApproval",
  active: "Approved",
  // No call leads there: a wrong code is refused, and the merchant rejects elsewhere.
  blocked: "OtpSent",
  rejected: "WaitingForApproval",
} as const satisfies Readonly<Record<RegistrationStatus, string>>;

/** The steps by which a partner registers a merchant. */
export const onboardingHandlers: Pick<PaymentHandlers, OnboardingOperation> = {
  checkLicense({ body, sandbox, execute }) {
    const { refusal, events } = execute({
      type: "check-license",
      licenseType: body.registrationType,
      licenseNumber: body.licenseNumber,
      mobile: body.mobileNumber,
      partnerProfileNo: body.partnerProfileNo,
    });
    if (refusal) return refusedProblem(refusal, 400);
    const { registrationId } = eventOfType(events, "license-checked");
    return { status: 200, body: replyOf(sandbox, registrationId) };
  },

  validateRegistrationOtp: (call) =>
    step(call, {
      ...{ type: "validate-registration-otp", ...proofOf(call.body) },
      code: call.body.otp,
    }),

  addRegistrationInfo: (call) =>
    step(call, {
      type: "add-merchant-info",
      ...proofOf(call.body),
      info: {
        iban: call.body.iban,
        bankName: call.body.bankName,
        category: call.body.categoryDescription,
        salesVolume: call.body.salesVolume,
        sellingScope: call.body.sellingScope,
        civilId: call.body.nationalId,
        licenseName: call.body.licenseName,
        email: call.body.email,
        firstName: call.body.firstName,
        lastName: call.body.lastName,
      },
    }),

  confirmRegistration: (call) =>
    step(call, { type: "confirm-registration", ...proofOf(call.body) }),
};

interface ProofOnWire {
  readonly signature: string;
  readonly sessionUuid: string;
  readonly mobile: string;
  readonly partnerProfileNo: string;
}

function proofOf({ sessionUuid, signature, mobile, partnerProfileNo }: ProofOnWire) {
  return { registrationId: sessionUuid, signature, mobile, partnerProfileNo };
}

function step(
  { sandbox, execute }: Pick<PaymentCall<OnboardingOperation>, "sandbox" | "execute">,
  command: RegistrationCommand & { readonly registrationId: string },
) {
  const { refusal } = execute(command);
  if (refusal) return refusedProblem(refusal, 400, 404);
  return { status: 200 as const, body: replyOf(sandbox, command.registrationId) };
}

function replyOf({ world }: Sandbox, registrationId: string) {
  const registration = world.registrations.get(registrationId);
  if (!registration) throw new Error(`registration ${registrationId} is missing`);
  const signature = registrationSignature(registration, world.seed);
  return { signature, sessionUuid: registrationId, status: STATUS_ON_WIRE[registration.status] };
}
