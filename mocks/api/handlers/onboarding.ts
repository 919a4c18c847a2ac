import { whenReady } from "../../domain/awaitable.js";
import type { RegistrationStatus } from "../../domain/moves.js";
import { type RegistrationCommand, registrationSignature } from "../../domain/onboarding.js";
import type { SandboxSession } from "../../sandbox/session.js";
import { refusedProblem } from "../failures.js";
import type { PaymentHandlers } from "../types.js";

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
  checkLicense: ({ body, sandbox }) =>
    whenReady(
      sandbox.execute({
        type: "check-license",
        licenseType: body.registrationType,
        licenseNumber: body.licenseNumber,
        mobile: body.mobileNumber,
        partnerProfileNo: body.partnerProfileNo,
      }),
      ({ refusal, events }) => {
        if (refusal) return refusedProblem(refusal, 400);
        const begun = events.find((event) => event.type === "license-checked");
        if (begun?.type !== "license-checked") throw new Error("no registration was begun");
        return { status: 200, body: replyOf(sandbox, begun.registrationId) };
      },
    ),

  validateRegistrationOtp: ({ body, sandbox }) =>
    step(sandbox, { type: "validate-registration-otp", ...proofOf(body), code: body.otp }),

  addRegistrationInfo: ({ body, sandbox }) =>
    step(sandbox, {
      type: "add-merchant-info",
      ...proofOf(body),
      info: {
        iban: body.iban,
        bankName: body.bankName,
        category: body.categoryDescription,
        salesVolume: body.salesVolume,
        sellingScope: body.sellingScope,
        civilId: body.nationalId,
        licenseName: body.licenseName,
        email: body.email,
        firstName: body.firstName,
        lastName: body.lastName,
      },
    }),

  confirmRegistration: ({ body, sandbox }) =>
    step(sandbox, { type: "confirm-registration", ...proofOf(body) }),
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
  sandbox: SandboxSession,
  command: RegistrationCommand & { readonly registrationId: string },
) {
  return whenReady(sandbox.execute(command), ({ refusal }) => {
    if (refusal) return refusedProblem(refusal, 400, 404);
    return { status: 200 as const, body: replyOf(sandbox, command.registrationId) };
  });
}

function replyOf(sandbox: SandboxSession, registrationId: string) {
  return sandbox.peek(({ registrations, seed }) => {
    const registration = registrations.get(registrationId);
    if (!registration) throw new Error(`registration ${registrationId} is missing`);
    const signature = registrationSignature(registration, seed);
    return { signature, sessionUuid: registrationId, status: STATUS_ON_WIRE[registration.status] };
  });
}
