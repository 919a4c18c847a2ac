import { faults } from "../../spec/generated/faults.js";
import type { DomainEvent, EventType } from "../domain/events.js";
import { FIRST_INSTANT, LAST_INSTANT, toIso } from "../domain/time.js";

const text = (value: unknown) => typeof value === "string";
const number = (value: unknown) => typeof value === "number";
const list = (value: unknown) => Array.isArray(value);
const object = (value: unknown) => typeof value === "object" && value !== null && !list(value);
const boolean = (value: unknown) => typeof value === "boolean";
const knownFault = (value: unknown) => typeof value === "string" && Object.hasOwn(faults, value);
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);

/** Every sandbox asks its clock for the time at once, so it is looked at more closely. */
function clock(value: unknown): boolean {
  const { mode, at, offsetMs } = Object(value);
  return mode === "frozen" ? instant(at) : mode === "running" && Number.isInteger(offsetMs);
}

/** A rule is asked at each request, so it is looked at more closely too. */
function faultRule(value: unknown): boolean {
  const { id, fault, parameters, where } = Object(value);
  return text(id) && knownFault(fault) && object(parameters) && object(where);
}

function instant(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= FIRST_INSTANT && Number(value) <= LAST_INSTANT;
}

type Needed<E> = { [K in keyof E]-?: Record<never, never> extends Pick<E, K> ? never : K }[keyof E];
type EventOf<Type extends EventType> = Extract<DomainEvent, { readonly type: Type }>;

/** What each event must have. A new event, or a new field of one, does not compile without its row. */
const FIELDS: {
  readonly [Type in EventType]: Readonly<
    Record<Exclude<Needed<EventOf<Type>>, "type" | "at">, (value: unknown) => boolean>
  >;
} = {
  "sandbox-opened": {
    name: text,
    seed: text,
    settings: object,
    clock,
    merchants: orNull(list),
    forkedFrom: orNull(text),
  },
  "settings-changed": { change: object },
  "clock-set": { clock },
  "label-added": { name: text },
  "merchants-seeded": { merchants: list },
  "token-issued": { role: text, subject: text, expiresAt: instant },
  "invoice-created": { transactionNo: text, order: object, rate: orNull(number) },
  "invoice-paid": { transactionNo: text, method: text, via: text, cardEnding: orNull(text) },
  "payment-declined": { transactionNo: text, code: text, message: text },
  "invoice-canceled": { transactionNo: text, by: text },
  "invoice-withdrawn": { transactionNo: text },
  "invoice-reopened": { transactionNo: text },
  "otp-sent": {
    id: text,
    transactionNo: text,
    mobile: text,
    countryCode: text,
    total: number,
    code: text,
    expiresAt: instant,
  },
  "otp-code-rejected": { id: text },
  "otp-used": { id: text },
  "recurring-registered": { recurringId: text, plan: object },
  "recurring-started": { recurringId: text },
  "charge-succeeded": { recurringId: text, cycle: number, attempt: number, amount: number },
  "charge-failed": {
    recurringId: text,
    cycle: number,
    attempt: number,
    amount: number,
    code: text,
    message: text,
  },
  "charges-arranged": { recurringId: text, outcomes: list, failure: object },
  "recurring-completed": { recurringId: text },
  "recurring-ended": { recurringId: text, reason: text },
  "recurring-canceled": { recurringId: text, by: text },
  "recurring-withdrawn": { recurringId: text },
  "callback-scheduled": { callbackId: text, about: object, target: text },
  "callback-redirected": { callbackId: text, about: object, target: text },
  "callback-dropped": { callbackId: text, about: object, target: text },
  "callback-released": { callbackId: text },
  "callback-attempted": { callbackId: text, sent: object },
  "callback-answered": { callbackId: text, result: object, retryAt: orNull(instant) },
  "callback-resend-asked": { callbackId: text },
  "fault-added": { rule: faultRule },
  "fault-removed": { id: text },
  "fault-matched": { id: text, fault: knownFault, struck: boolean },
  "sms-sent": { id: text, to: text, text, about: text, transactionNo: text },
};

/** What keeps a value from being an event; undefined when nothing does. */
export function eventFault(value: Readonly<Record<string, unknown>>): string | undefined {
  const { type, at } = value;
  if (!isEventType(type)) return `has no type of event: ${JSON.stringify(type) ?? "none"}`;
  if (!instant(at)) {
    const span = `${FIRST_INSTANT} (${toIso(FIRST_INSTANT)}) to ${LAST_INSTANT}`;
    return `must have an instant in milliseconds, ${span}, as at`;
  }
  const { faults: rules = [] } = value;
  if (type === "sandbox-opened" && !(Array.isArray(rules) && rules.every(faultRule))) {
    return `is no ${type}: its faults are no fault rules`;
  }
  const wrong = Object.entries(FIELDS[type]).find(([field, is]) => !is(value[field]));
  if (!wrong) return undefined;
  const came = value[wrong[0]];
  return `is no ${type}: its ${wrong[0]} is ${JSON.stringify(came) ?? "missing"}`;
}

function isEventType(type: unknown): type is EventType {
  return typeof type === "string" && Object.hasOwn(FIELDS, type);
}
