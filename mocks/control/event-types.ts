import { nearOrAll } from "../api/near-names.js";
import type { EventType } from "../domain/events.js";
import { invalid } from "./refused.js";

/** Every type of event; one that is missing here does not compile. */
const TYPES: Readonly<Record<EventType, true>> = {
  "sandbox-opened": true,
  "settings-changed": true,
  "clock-set": true,
  "label-added": true,
  "merchants-seeded": true,
  "token-issued": true,
  "invoice-created": true,
  "invoice-paid": true,
  "payment-declined": true,
  "invoice-canceled": true,
  "invoice-refunded": true,
  "refund-failed": true,
  "invoice-withdrawn": true,
  "invoice-reopened": true,
  "otp-sent": true,
  "otp-code-rejected": true,
  "otp-used": true,
  "recurring-registered": true,
  "recurring-started": true,
  "charge-succeeded": true,
  "charge-failed": true,
  "charges-arranged": true,
  "recurring-completed": true,
  "recurring-ended": true,
  "recurring-canceled": true,
  "recurring-withdrawn": true,
  "license-checked": true,
  "registration-code-rejected": true,
  "mobile-verified": true,
  "merchant-info-added": true,
  "registration-confirmed": true,
  "merchant-activated": true,
  "merchant-rejected": true,
  "callback-scheduled": true,
  "callback-redirected": true,
  "callback-dropped": true,
  "callback-released": true,
  "callback-attempted": true,
  "callback-answered": true,
  "callback-resend-asked": true,
  "fault-added": true,
  "fault-removed": true,
  "fault-matched": true,
  "sms-sent": true,
};

/** The types of all events. */
export const EVENT_TYPES = Object.keys(TYPES) as readonly EventType[];

/** A type of event by its name. Throws a refusal for a name that no event has. */
export function readEventType(name: string): EventType {
  const type = EVENT_TYPES.find((one) => one === name);
  if (type) return type;
  throw invalid("type", `is no type of event: "${name}"; ${nearOrAll(EVENT_TYPES, name)}`);
}
