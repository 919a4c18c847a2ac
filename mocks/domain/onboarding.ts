import { createHmac } from "node:crypto";
import type { Context } from "./context.js";
import { fillMerchants, findMerchant, type Merchant } from "./merchants.js";
import { canHappen, REGISTRATION_MOVES, type RegistrationStatus, statusAfter } from "./moves.js";
import { FIXED_OTP_CODE, OTP_LIFETIME_MS, WRONG_CODES_MAX } from "./otp.js";
import type { Refusal } from "./refusal.js";
import type { Settings } from "./settings.js";
import { type SmsEvent, smsSent } from "./sms.js";
import type { EpochMs } from "./time.js";

/** What a license is registered with. */
export interface LicenseFacts {
  readonly licenseType: "freelancer" | "cr";
  readonly licenseNumber: string;
  readonly mobile: string;
  readonly partnerProfileNo: string;
}

/** The merchant's data about its bank and its business, without its password. */
export interface MerchantInfo {
  readonly iban: string;
  readonly bankName: string;
  readonly category: string;
  readonly salesVolume: string;
  readonly sellingScope: string;
  readonly civilId: string;
  readonly licenseName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A merchant on its way to an account with a partner. */
export interface Registration extends LicenseFacts {
  readonly id: string;
  readonly createdAt: EpochMs;
  readonly status: RegistrationStatus;
  readonly code: string;
  readonly codeExpiresAt: EpochMs;
  readonly wrongCodes: number;
  readonly info: MerchantInfo | null;
  /** Why the account was rejected; null unless it was. */
  readonly rejection: string | null;
  /** The merchant that the registration led to; null before. */
  readonly merchantId: number | null;
}

/** What every call after the first must bring back unchanged. */
export interface RegistrationProof {
  readonly registrationId: string;
  readonly signature: string;
  readonly mobile: string;
  readonly partnerProfileNo: string;
}

export type RegistrationCommand =
  | ({ readonly type: "check-license" } & LicenseFacts)
  | ({ readonly type: "validate-registration-otp"; readonly code: string } & RegistrationProof)
  | ({ readonly type: "add-merchant-info"; readonly info: MerchantInfo } & RegistrationProof)
  | ({ readonly type: "confirm-registration" } & RegistrationProof)
  | MerchantAnswer;

/** What the merchant answers in the national identity app. */
type MerchantAnswer =
  | { readonly type: "approve-registration"; readonly registrationId: string }
  | {
      readonly type: "reject-registration";
      readonly registrationId: string;
      /** Null for the reason that the service gives. */
      readonly reason: string | null;
    };

/** What a decision needs to know of the world. */
interface RegistrationWorld {
  readonly seed: string;
  readonly settings: Settings;
  readonly merchants: readonly Merchant[];
  readonly sms: { readonly length: number };
  readonly registrations: { get(id: string): Registration | undefined };
}

interface Of {
  readonly at: EpochMs;
  readonly registrationId: string;
}

export type RegistrationEvent =
  | ({
      readonly type: "license-checked";
      readonly code: string;
      readonly codeExpiresAt: EpochMs;
    } & LicenseFacts &
      Of)
  | ({ readonly type: "registration-code-rejected" } & Of)
  | ({ readonly type: "mobile-verified" } & Of)
  | ({ readonly type: "merchant-info-added"; readonly info: MerchantInfo } & Of)
  | ({ readonly type: "registration-confirmed" } & Of)
  | ({ readonly type: "merchant-activated"; readonly merchant: Merchant } & Of)
  | ({ readonly type: "merchant-rejected"; readonly reason: string } & Of);

/** Signs the facts of a registration that its later calls repeat. */
export function registrationSignature(
  { id, mobile, partnerProfileNo }: Pick<Registration, "id" | "mobile" | "partnerProfileNo">,
  seed: string,
): string {
  const facts = JSON.stringify({ sessionUuid: id, mobile, partnerProfileNo });
  return createHmac("sha256", `${seed}/registration`).update(facts).digest("hex");
}

/** Decides what a command does to a registration. Pure: reads no clock and changes nothing. */
export function decideRegistration(
  world: RegistrationWorld,
  command: RegistrationCommand,
  context: Context,
): { readonly refusal?: Refusal; readonly events: readonly (RegistrationEvent | SmsEvent)[] } {
  if (command.type === "check-license") return checkLicense(world, command, context);
  const { registrationId } = command;
  const registration = world.registrations.get(registrationId);
  if (!registration) return refuse({ code: "registration-unknown", registrationId });
  const of = { at: context.now, registrationId };
  switch (command.type) {
    case "validate-registration-otp":
      return (
        refuseStep(world, registration, command, "mobile-verified") ??
        validateCode(registration, command.code, context.now)
      );
    case "add-merchant-info":
      return (
        refuseStep(world, registration, command, "merchant-info-added") ?? {
          events: [{ type: "merchant-info-added", ...of, info: command.info }],
        }
      );
    case "confirm-registration":
      return (
        refuseStep(world, registration, command, "registration-confirmed") ??
        confirm(world, registration, of)
      );
    case "approve-registration":
      return (
        refuseMove(registration, "merchant-activated") ??
        refuseTaken(world, registration) ?? { events: [activated(world, registration, of)] }
      );
    case "reject-registration":
      return (
        refuseMove(registration, "merchant-rejected") ?? { events: [rejected(of, command.reason)] }
      );
  }
}

/** Confirms a registration, and what the merchant answers at once under the switch. */
function confirm(world: RegistrationWorld, registration: Registration, of: Of) {
  const confirmed = { type: "registration-confirmed", ...of } as const;
  switch (world.settings.assumptions["activation-approval"]) {
    case "at-once": {
      const taken = refuseTaken(world, registration);
      return taken ?? { events: [confirmed, activated(world, registration, of)] };
    }
    case "rejected":
      return { events: [confirmed, rejected(of, null)] };
    case "by-merchant":
      return { events: [confirmed] };
  }
}

/** What the webhook reports of a merchant that rejected its registration. */
const REJECTED = "the merchant rejected the registration";

const refuse = (refusal: Refusal) => ({ refusal, events: [] });

/** Begins a registration and sends its code, unless the partner has a merchant with this license. */
function checkLicense(world: RegistrationWorld, facts: LicenseFacts, { now, draw }: Context) {
  const { licenseType, licenseNumber, mobile, partnerProfileNo } = facts;
  const taken = refuseTaken(world, facts);
  if (taken) return taken;
  const { "otp-code": rule, "otp-lifetime": lifetime } = world.settings.assumptions;
  const code = rule === "fixed" ? FIXED_OTP_CODE : draw.digits("registration-code", 4);
  const registrationId = draw.uuid("registration");
  const license = { licenseType, licenseNumber, mobile, partnerProfileNo };
  const codeExpiresAt = now + OTP_LIFETIME_MS[lifetime];
  const text = `Your registration code is ${code}`;
  const sms = { to: mobile, text, about: "registration", transactionNo: null } as const;
  return {
    events: [
      { type: "license-checked", at: now, registrationId, ...license, code, codeExpiresAt },
      smsSent(world, sms, now),
    ] as const,
  };
}

/** One merchant has a license, although several registrations of it can be under way. */
function refuseTaken(
  { merchants }: RegistrationWorld,
  { licenseType, licenseNumber }: LicenseFacts,
) {
  if (!findMerchant(merchants, licenseType, licenseNumber)) return undefined;
  return refuse({ code: "license-taken", licenseNumber });
}

function validateCode(registration: Registration, code: string, now: EpochMs) {
  const { id: registrationId, codeExpiresAt } = registration;
  // Expiry is exclusive: a code is good until one millisecond before it.
  if (now >= codeExpiresAt) {
    return refuse({ code: "registration-code-expired", expiredAt: codeExpiresAt });
  }
  if (code === registration.code) {
    return { events: [{ type: "mobile-verified", at: now, registrationId }] as const };
  }
  const triesLeft = WRONG_CODES_MAX - registration.wrongCodes - 1;
  const events = [{ type: "registration-code-rejected", at: now, registrationId }] as const;
  return { refusal: { code: "registration-code-wrong", triesLeft } as const, events };
}

/** Checks the proof before the status, so that a forged call learns nothing. */
function refuseStep(
  world: RegistrationWorld,
  registration: Registration,
  proof: RegistrationProof,
  step: RegistrationEvent["type"],
) {
  const expected = { ...registration, signature: registrationSignature(registration, world.seed) };
  const names = ["signature", "mobile", "partnerProfileNo"] as const;
  const field = names.find((name) => proof[name] !== expected[name]);
  if (field) return refuse({ code: "registration-proof-wrong", field });
  return refuseMove(registration, step);
}

function refuseMove({ id: registrationId, status }: Registration, step: string) {
  if (canHappen(REGISTRATION_MOVES, status, step)) return undefined;
  return refuse({ code: "registration-not-open", registrationId, status });
}

function rejected(of: Of, reason: string | null): RegistrationEvent {
  return { type: "merchant-rejected", ...of, reason: reason ?? REJECTED };
}

function activated(
  world: RegistrationWorld,
  registration: Registration,
  of: Of,
): RegistrationEvent {
  const { licenseType, licenseNumber, mobile, partnerProfileNo, info } = registration;
  if (!info) throw new Error(`registration ${registration.id} has no information`);
  const { licenseName, email, civilId } = info;
  const given = {
    ...{ licenseType, licenseNumber, licenseName, phone: mobile, partnerProfileNo, email, civilId },
    since: of.at,
  };
  // The merchants before it hold their places: what is filled in depends on the place.
  const [merchant] = fillMerchants([...world.merchants, given], world.seed, of.at).slice(-1);
  if (!merchant) throw new Error("no merchant was made");
  return { type: "merchant-activated", ...of, merchant };
}

/** The move that an event is in the table: the last wrong code blocks the registration. */
export function registrationMove(event: RegistrationEvent, wrongCodes: number): string {
  const isLast = event.type === "registration-code-rejected" && wrongCodes >= WRONG_CODES_MAX;
  return isLast ? "registration-blocked" : event.type;
}

/** The registration after an event. */
export function evolveRegistration(
  registration: Registration | undefined,
  event: RegistrationEvent,
): Registration {
  if (event.type === "license-checked") {
    const { type: _, at: createdAt, registrationId: id, ...facts } = event;
    const begun = { status: "code-sent", wrongCodes: 0, info: null } as const;
    return { id, createdAt, ...facts, ...begun, rejection: null, merchantId: null };
  }
  if (!registration) throw new Error(`${event.type} of unknown ${event.registrationId}`);
  const wrongCodes =
    registration.wrongCodes + (event.type === "registration-code-rejected" ? 1 : 0);
  const move = registrationMove(event, wrongCodes);
  const status = statusAfter(REGISTRATION_MOVES, registration.status, move);
  const moved = { ...registration, wrongCodes, status };
  switch (event.type) {
    case "merchant-info-added":
      return { ...moved, info: event.info };
    case "merchant-activated":
      return { ...moved, merchantId: event.merchant.merchantId };
    case "merchant-rejected":
      return { ...moved, rejection: event.reason };
    default:
      return moved;
  }
}
