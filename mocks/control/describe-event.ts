import type { CallbackAbout } from "../domain/callback.js";
import type { DomainEvent } from "../domain/events.js";
import { formatAmount } from "../domain/money.js";
import { toLocal } from "../domain/time.js";
import { describeRule } from "../faults/rule.js";
import { callbackHint } from "./callback-hint.js";

/** What is reported as it happens: a callback that is only planned is reported when it is made. */
export function describeChange(event: DomainEvent): string | undefined {
  return event.type === "callback-scheduled" ? undefined : describeEvent(event);
}

/** What happened, in a sentence for a person. */
export function describeEvent(event: DomainEvent): string {
  switch (event.type) {
    case "sandbox-opened":
      return "sandbox opened";
    case "settings-changed":
      return `settings changed: ${JSON.stringify(event.change)}`;
    case "clock-set":
      return event.clock.mode === "frozen" ? "clock set, frozen" : "clock set, running";
    case "label-added":
      return `label ${event.name} put`;
    case "merchants-seeded":
      return `${event.merchants.length} merchants seeded`;
    case "token-issued":
      return `${event.role} token issued for ${event.subject}, until ${toLocal(event.expiresAt)}`;
    case "invoice-created": {
      const { orderNumber, amount, currency } = event.order;
      const sum = `${formatAmount(amount)} ${currency}`;
      return `invoice ${event.transactionNo} created: ${sum}, order ${orderNumber}`;
    }
    case "invoice-paid":
      return `invoice ${event.transactionNo} Paid by ${event.method} (${event.via})`;
    case "payment-declined":
      return `invoice ${event.transactionNo} declined: ${event.code}, ${event.message}`;
    case "invoice-canceled":
      return `invoice ${event.transactionNo} Canceled by ${event.by}`;
    case "invoice-refunded":
      return `invoice ${event.transactionNo} refunded by ${event.by}${because(event.reason)}`;
    case "refund-failed":
      return `refund of invoice ${event.transactionNo} failed${because(event.reason)}`;
    case "otp-sent":
      return `OTP session ${event.id} opened for invoice ${event.transactionNo}`;
    case "otp-code-rejected":
      return `OTP session ${event.id}: wrong code`;
    case "otp-used":
      return `OTP session ${event.id} used`;
    case "recurring-registered":
      return `recurring ${event.recurringId} registered: ${event.plan.interval}`;
    case "recurring-started":
      return `recurring ${event.recurringId} started`;
    case "charge-succeeded":
    case "charge-failed": {
      const { recurringId, cycle, attempt, amount } = event;
      const went = event.type === "charge-succeeded" ? "charged" : "failed to charge";
      const sum = formatAmount(amount);
      const why = event.type === "charge-failed" ? `: ${event.code}, ${event.message}` : "";
      return `recurring ${recurringId} ${went} ${sum}, cycle ${cycle}, attempt ${attempt}${why}`;
    }
    case "charges-arranged":
      return `recurring ${event.recurringId}: next charges ${event.outcomes.join(", ")}`;
    case "recurring-completed":
      return `recurring ${event.recurringId} completed`;
    case "recurring-ended":
      return `recurring ${event.recurringId} ended: retries used up`;
    case "recurring-canceled":
      return `recurring ${event.recurringId} canceled by ${event.by}`;
    case "license-checked":
      return `registration ${event.registrationId} begun: license ${event.licenseNumber}`;
    case "registration-code-rejected":
      return `registration ${event.registrationId}: wrong code`;
    case "mobile-verified":
      return `registration ${event.registrationId}: mobile verified`;
    case "merchant-info-added":
      return `registration ${event.registrationId}: information of ${event.info.licenseName} added`;
    case "registration-confirmed":
      return `registration ${event.registrationId} confirmed: it waits for the merchant's approval`;
    case "merchant-activated":
      return `registration ${event.registrationId} approved: merchant ${event.merchant.merchantId} is active`;
    case "merchant-rejected":
      return `registration ${event.registrationId} rejected: ${event.reason}`;
    case "orders-settled": {
      const { settlementNumber, amount, bank, lines, by } = event;
      const entries = lines.length === 1 ? "1 payment" : `${lines.length} payments and refunds`;
      return `settlement ${settlementNumber} by ${by}: ${formatAmount(amount)} SAR to ${bank} for ${entries}`;
    }
    case "settlement-postponed":
      return describePostponed(event);
    case "fault-added":
      return `fault rule ${event.rule.id} added: ${describeRule(event.rule)}`;
    case "fault-removed":
      return `fault rule ${event.id} removed`;
    case "fault-matched": {
      const did = event.injected ? "applied" : "matched and let it pass";
      return `fault rule ${event.id} (${event.fault}) ${did}`;
    }
    case "sms-sent":
      return `SMS to ${event.to}: ${event.text}`;
    case "callback-scheduled":
      return describePlan(event);
    case "callback-redirected":
      return `callback ${event.callbackId}: the browser was sent to ${event.target}`;
    case "callback-dropped":
      return `callback ${event.callbackId} dropped: ${event.target} is not called`;
    case "callback-released":
      return `callback ${event.callbackId} is held back no longer`;
    case "callback-attempted":
      return `callback ${event.callbackId}: ${event.sent.method} ${event.sent.url}`;
    case "callback-answered": {
      const { callbackId, result, retryAt } = event;
      const next = retryAt === null ? "" : `; again at ${toLocal(retryAt)}`;
      const advice = callbackHint(result);
      const todo = advice === undefined ? "" : ` (${advice})`;
      return `callback ${callbackId} ${result.outcome}: ${result.detail}${next}${todo}`;
    }
    case "callback-resend-asked":
      return `callback ${event.callbackId} is sent again`;
  }
}

function describePlan({
  callbackId,
  about,
  held,
  dueAt,
  injected,
}: DomainEvent & { readonly type: "callback-scheduled" }): string {
  const rule = injected ? `; fault rule ${injected.id} (${injected.fault}) applied` : "";
  const later = dueAt === undefined || held ? "" : `, for ${toLocal(dueAt)}`;
  return `callback ${callbackId} planned${later} to report that ${messageOf(about)}${rule}`;
}

function describePostponed({
  reason,
  balance,
  nextAt,
}: DomainEvent & { readonly type: "settlement-postponed" }): string {
  const until = nextAt === null ? "until the next payment" : `until ${toLocal(nextAt)}`;
  if (reason === "late") return `settlement postponed ${until}`;
  return `settlement postponed ${until}: what is open adds up to ${formatAmount(balance)} SAR`;
}

function messageOf(about: CallbackAbout): string {
  switch (about.kind) {
    case "charge": {
      const went = about.charged ? "was made" : "failed";
      return `charge ${about.cycle} of recurring payment ${about.recurringId} ${went}`;
    }
    case "refund":
      return `the refund of invoice ${about.transactionNo} ${about.refunded ? "was made" : "failed"}`;
    case "activation":
      return `registration ${about.registrationId} has ended`;
    case "settlement":
      return `settlement ${about.settlementNumber} was made`;
    case "webhook":
      return `invoice ${about.transactionNo} changed`;
    default:
      return `invoice ${about.transactionNo} is ${about.kind}`;
  }
}

function because(reason: string | null): string {
  return reason === null ? "" : `: ${reason}`;
}
