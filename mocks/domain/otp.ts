import { createHmac } from "node:crypto";
import type { Context } from "./context.js";
import type { DomainEvent } from "./events.js";
import { type Invoice, type InvoiceEvent, refuseMethod, refuseUnpayable } from "./invoice.js";
import type { Halalas } from "./money.js";
import { SESSION_MOVES, type SessionStatus, statusAfter } from "./moves.js";
import type { Refusal } from "./refusal.js";
import type { Settings } from "./settings.js";
import { smsSent } from "./sms.js";
import { type EpochMs, MINUTE_MS } from "./time.js";
import type { WorldView } from "./world.js";

/** The wallets that are paid by a one-time password. The API has operations for the first alone. */
export const OTP_WALLETS = ["stcpay", "urpay"] as const;
export type OtpWallet = (typeof OTP_WALLETS)[number];

/** A payment session opened by an OTP. Only the latest one of an invoice can be used. */
export interface OtpSession {
  readonly id: string;
  readonly transactionNo: string;
  readonly mobile: string;
  readonly countryCode: string;
  readonly total: Halalas;
  readonly code: string;
  /** The wallet, where it is not STC Pay: only the payment page knows others. */
  readonly wallet?: OtpWallet;
  readonly expiresAt: EpochMs;
  readonly wrongCodes: number;
  readonly state: SessionStatus;
}

/** What sendOtp hands out and processPayment must bring back. */
export interface OtpProof {
  readonly signature: string;
  readonly signedData: string;
}

export interface OtpRequest {
  readonly transactionNo: string;
  readonly mobile: string;
  readonly countryCode: string;
  readonly total: Halalas;
  readonly wallet?: OtpWallet;
}

export interface OtpRedemption extends OtpRequest, OtpProof {
  readonly sessionId: string;
  readonly code: string;
  /** The customer's browser waits at the payment page to be sent on. */
  readonly onPage?: true;
}

export type OtpEvent =
  | ({ readonly type: "otp-sent"; readonly at: EpochMs } & Omit<OtpSession, "state" | "wrongCodes">)
  | { readonly type: "otp-code-rejected"; readonly at: EpochMs; readonly id: string }
  | { readonly type: "otp-used"; readonly at: EpochMs; readonly id: string };

/** Wrong codes after which a session is blocked (assumption otp-lifetime). */
export const WRONG_CODES_MAX = 3;

/** The code that every OTP has under the option `fixed` of the switch otp-code. */
export const FIXED_OTP_CODE = "12345";

/** How long a code is good under each option of the switch otp-lifetime. */
export const OTP_LIFETIME_MS = {
  PT5M: 5 * MINUTE_MS,
  PT1M: MINUTE_MS,
  PT10M: 10 * MINUTE_MS,
} as const;

/** Signs a session: base64 of its facts as JSON, and the HMAC over exactly that text. */
export function proofOf(session: Omit<OtpSession, "state" | "wrongCodes">, seed: string): OtpProof {
  const { id, transactionNo, mobile, countryCode, total, expiresAt } = session;
  const facts = { paymentSessionId: id, transactionNo, mobile, countryCode, total, expiresAt };
  const signedData = Buffer.from(JSON.stringify(facts)).toString("base64");
  return { signedData, signature: sign(signedData, seed) };
}

/** Why no OTP can be sent for this invoice. */
function refuseOtp(
  invoice: Invoice,
  request: OtpRequest,
  settings: Settings,
  now: EpochMs,
): Refusal | undefined {
  const { transactionNo, total } = request;
  const { amount } = invoice.order;
  const refusal =
    refuseUnpayable(invoice, now) ?? refuseMethod(invoice, request.wallet ?? "stcpay");
  if (refusal) return refusal;
  if (total !== amount && settings.assumptions["total-mismatch"] === "reject") {
    return { code: "total-mismatch", transactionNo, total, amount };
  }
  return undefined;
}

/** The opening of a session. `generated` is the code to use when the switch otp-code asks for it. */
export function otpSent(
  request: OtpRequest,
  id: string,
  generated: string,
  settings: Settings,
  now: EpochMs,
): OtpEvent & { type: "otp-sent" } {
  const { assumptions } = settings;
  const code = assumptions["otp-code"] === "fixed" ? FIXED_OTP_CODE : generated;
  const expiresAt = now + OTP_LIFETIME_MS[assumptions["otp-lifetime"]];
  return { type: "otp-sent", at: now, id, ...request, code, expiresAt };
}

/** A new payment session of an invoice, and the SMS with its code. */
export function sendOtp(
  world: WorldView,
  request: OtpRequest,
  { now, draw }: Context,
): Refusal | readonly DomainEvent[] {
  const { transactionNo, mobile, countryCode, total, wallet } = request;
  const invoice = world.invoices.get(transactionNo);
  if (!invoice) return { code: "invoice-unknown", transactionNo };
  const refusal = refuseOtp(invoice, request, world.settings, now);
  if (refusal) return refusal;
  const facts = { transactionNo, mobile, countryCode, total, ...(wallet && { wallet }) };
  const generated = draw.digits("otp-code", 5);
  const sent = otpSent(facts, draw.uuid("payment-session"), generated, world.settings, now);
  const text = `Your one-time password is ${sent.code}`;
  return [sent, smsSent(world, { to: mobile, text, about: "otp", transactionNo }, now)];
}

/**
 * Redeems a session. The proof is checked before the state, so that a forged call learns nothing,
 * and the invoice before the code, so that no try is spent on an invoice that cannot be paid.
 */
export function redeemOtp(
  invoice: Invoice,
  session: OtpSession,
  redemption: OtpRedemption,
  { seed, settings }: { readonly seed: string; readonly settings: Settings },
  now: EpochMs,
): { refusal?: Refusal; events: readonly (OtpEvent | InvoiceEvent)[] } {
  const refusal =
    refuseProof(session, redemption, seed) ??
    refuseUnpayable(invoice, now) ??
    refuseSession(session, redemption, settings, now);
  if (refusal) return { refusal, events: [] };
  const { id, transactionNo } = session;
  if (redemption.code !== session.code) {
    const triesLeft = WRONG_CODES_MAX - session.wrongCodes - 1;
    const events = [{ type: "otp-code-rejected", at: now, id }] as const;
    return { refusal: { code: "otp-code-wrong", triesLeft }, events };
  }
  const via = redemption.onPage ? "page" : "wallet";
  const paid = { method: session.wallet ?? "stcpay", via, cardEnding: null } as const;
  return {
    events: [
      { type: "otp-used", at: now, id },
      { type: "invoice-paid", at: now, transactionNo, ...paid },
    ],
  };
}

function refuseProof(session: OtpSession, brought: OtpRedemption, seed: string) {
  const { id: sessionId, transactionNo } = session;
  if (brought.transactionNo !== transactionNo) {
    const { transactionNo: other } = brought;
    return { code: "otp-session-of-other-invoice", sessionId, transactionNo: other } as const;
  }
  if (sign(brought.signedData, seed) !== brought.signature) {
    return { code: "otp-signature-wrong" } as const;
  }
  if (brought.signedData !== proofOf(session, seed).signedData) {
    return { code: "otp-data-wrong" } as const;
  }
  return undefined;
}

function refuseSession(
  session: OtpSession,
  brought: OtpRedemption,
  settings: Settings,
  now: EpochMs,
): Refusal | undefined {
  const { id: sessionId, state, expiresAt, transactionNo } = session;
  if (state !== "open") return { code: "otp-session-closed", sessionId, state };
  if (now >= expiresAt) return { code: "otp-session-expired", sessionId, expiredAt: expiresAt };
  if (brought.mobile !== session.mobile || brought.countryCode !== session.countryCode) {
    const mobile = `${brought.countryCode} ${brought.mobile}`;
    const sentTo = `${session.countryCode} ${session.mobile}`;
    return { code: "otp-mobile-mismatch", mobile, sentTo };
  }
  if (brought.total !== session.total && settings.assumptions["total-mismatch"] === "reject") {
    const { total } = brought;
    return { code: "total-mismatch", transactionNo, total, amount: session.total };
  }
  return undefined;
}

/** The move that an event is in the table: the last wrong code blocks the session. */
export function sessionMove(event: OtpEvent, wrongCodes: number): string {
  const isLast = event.type === "otp-code-rejected" && wrongCodes >= WRONG_CODES_MAX;
  return isLast ? "otp-blocked" : event.type;
}

/** The session after an event. */
export function evolveOtp(session: OtpSession | undefined, event: OtpEvent): OtpSession {
  if (event.type === "otp-sent") {
    const { type: _, at: __, ...facts } = event;
    return { ...facts, wrongCodes: 0, state: "open" };
  }
  if (!session) throw new Error(`${event.type} of unknown payment session ${event.id}`);
  const wrongCodes = session.wrongCodes + (event.type === "otp-code-rejected" ? 1 : 0);
  const state = statusAfter(SESSION_MOVES, session.state, sessionMove(event, wrongCodes));
  return { ...session, wrongCodes, state };
}

function sign(text: string, seed: string): string {
  return createHmac("sha256", `${seed}/otp`).update(text).digest("hex");
}
