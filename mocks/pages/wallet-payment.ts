import type { Form } from "../api/body.js";
import type { FaultId } from "../domain/fault.js";
import type { Halalas } from "../domain/money.js";
import { type OtpWallet, proofOf } from "../domain/otp.js";
import type { Facts } from "../faults/facts.js";
import { couldMatchRequest, rulesInjected } from "../faults/matching.js";
import { injectedRule } from "../faults/rule.js";
import { westernDigits } from "./language.js";
import {
  carryOut,
  conclude,
  type PaymentContext,
  pathsFor,
  show,
  showRefusal,
} from "./payment-flow.js";
import { saudiMobile } from "./payment-form.js";
import { sendRedirect } from "./request.js";
import type { Words } from "./words/en.js";

/** The only country whose wallets these are. */
const COUNTRY_CODE = "966";

/** Sends a one-time password to the mobile number of a form, and redirects to the page that asks for it. */
export async function sendCode(
  context: PaymentContext,
  wallet: OtpWallet,
  entered: string,
  total: Halalas,
): Promise<void> {
  const shown = { entered: { method: wallet, mobile: entered } };
  const mobile = saudiMobile(westernDigits(entered));
  if (mobile === undefined) {
    const mobile = entered.trim() === "" ? "mobile-missing" : "mobile-shape";
    return show(context, { ...shown, problems: { mobile } });
  }
  const facts = { transactionNo: context.transactionNo, stcpayMobile: mobile };
  const refused = faultOf(context, "sendOtp", "reply", "status", facts);
  if (refused) return show(refused.context, { ...shown, notice: refused.notice });
  const failed = faultOf(context, "sendOtp", "outcome", "otp-sent-but-500", facts);
  const request = {
    transactionNo: context.transactionNo,
    mobile,
    countryCode: COUNTRY_CODE,
    total,
  };
  // A session of STC Pay is the same whether it was opened here or through the API.
  const other = wallet === "stcpay" ? {} : { wallet };
  const {
    context: after,
    events,
    refusal,
  } = await carryOut(failed?.context ?? context, {
    type: "send-otp",
    ...request,
    ...other,
  });
  if (refusal) return showRefusal(after, refusal, shown);
  if (failed) return show(after, { ...shown, notice: failed.notice });
  const sent = events.find((event) => event.type === "otp-sent");
  const otp = sent?.type === "otp-sent" ? sent.id : "";
  sendRedirect(after, 303, pathsFor(context).page({ otp }));
}

/** Sends another password to where the last one of a session went. */
export async function resendCode(
  context: PaymentContext,
  { session: id = "" }: Form,
): Promise<void> {
  const session = sessionOf(context, id);
  if (!session) return showUnknown(context, id);
  const { wallet = "stcpay", mobile, total } = session.facts;
  return sendCode(context, wallet, mobile, total);
}

/** Pays with a one-time password, by the same rules as the API. */
export async function redeemCode(context: PaymentContext, form: Form): Promise<void> {
  const { session: id = "", otp = "" } = form;
  const session = sessionOf(context, id);
  if (!session) return showUnknown(context, id);
  const code = westernDigits(otp).replaceAll(/\s/g, "");
  const shown = { session: id };
  if (!/^\d+$/.test(code)) {
    return show(context, { ...shown, problems: { otp: "otp-shape" } });
  }
  const { mobile, countryCode, total } = session.facts;
  const { transactionNo } = context;
  const facts = { transactionNo, stcpayMobile: mobile, stcpayPaymentOTP: code };
  const refused = faultOf(context, "processPayment", "reply", "status", facts);
  if (refused) return show(refused.context, { ...shown, notice: refused.notice });
  const redemption = { transactionNo, sessionId: id, mobile, countryCode, total, code };
  const proof = { ...session.proof, onPage: true as const };
  return conclude(context, { type: "redeem-otp", ...redemption, ...proof }, shown);
}

/** A session of the invoice, with the proof that the API returns to a shop. */
function sessionOf({ sandbox, transactionNo }: PaymentContext, id: string) {
  return sandbox.read(({ otpSessions, seed }) => {
    const facts = otpSessions.get(id);
    return facts?.transactionNo === transactionNo
      ? { facts, proof: proofOf(facts, seed) }
      : undefined;
  });
}

function showUnknown(context: PaymentContext, sessionId: string): void {
  const refusal = { code: "otp-session-unknown", sessionId } as const;
  showRefusal({ ...context, refusal }, refusal, {});
}

/** Injects the faults of the API operation here too, and returns what the customer reads. */
function faultOf(
  context: PaymentContext,
  operation: "sendOtp" | "processPayment",
  slot: "reply" | "outcome",
  fault: FaultId,
  facts: Facts,
): { context: PaymentContext; notice: (words: Words) => string } | undefined {
  const { sandbox } = context;
  if (!couldMatchRequest(sandbox.faults, operation, () => facts)) return undefined;
  const occasion = { slot, operation, facts, among: [fault] };
  const { events } = sandbox.execute({ type: "match-fault", occasion });
  const [rule] = rulesInjected(sandbox.faults, events);
  if (!rule) return undefined;
  const { message, status = 500 } = rule.parameters;
  const notice = (words: Words) =>
    message === undefined ? words.walletFailed(Number(status)) : asSentence(String(message));
  return {
    context: { ...context, faults: [...(context.faults ?? []), injectedRule(rule)] },
    notice,
  };
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
