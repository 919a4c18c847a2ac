import type { Event, SandboxSummary } from "../../../spec/generated/control.types.js";

/** How many there are of what each view shows. */
export interface Counts {
  readonly invoices: number;
  readonly recurring: number;
  readonly calls: number;
  readonly callbacks: number;
  readonly phone: number;
  readonly events: number;
}

export const NO_COUNTS: Counts = {
  ...{ invoices: 0, recurring: 0, calls: 0 },
  ...{ callbacks: 0, phone: 0, events: 0 },
};

/** What a view shows; each counts by itself how often something happened to it. */
export type Topic =
  | "invoices"
  | "recurring"
  | "sessions"
  | "calls"
  | "callbacks"
  | "sms"
  | "events";
export type Versions = Readonly<Partial<Record<Topic, number>>>;

export function countsOf(summary: SandboxSummary): Counts {
  const { pending, paid, canceled } = summary.invoices;
  return {
    invoices: pending + paid + canceled,
    recurring: summary.recurringPayments,
    calls: summary.requests,
    callbacks: summary.callbacks,
    phone: summary.sms,
    events: summary.events,
  };
}

/** What each event adds one to, besides the events. */
const ADDS: Readonly<Record<string, keyof Counts>> = {
  "invoice-created": "invoices",
  "recurring-registered": "recurring",
  "callback-scheduled": "callbacks",
  "callback-redirected": "callbacks",
  "callback-dropped": "callbacks",
  "sms-sent": "phone",
};

/** The counts after what the stream told, so that nothing need be asked for. */
export function countedOn(counts: Counts, events: readonly Event[], calls: number): Counts {
  if (events.length + calls === 0) return counts;
  const next = { ...counts };
  next.events += events.length;
  next.calls += calls;
  for (const { type } of events) {
    const what = ADDS[type];
    if (what !== undefined) next[what] += 1;
  }
  return next;
}

const TOPICS: readonly (readonly [RegExp, Topic])[] = [
  [/^(invoice-|payment-)/, "invoices"],
  [/^(recurring-|charge)/, "recurring"],
  [/^otp-/, "sessions"],
  [/^callback-/, "callbacks"],
  [/^sms-/, "sms"],
];
const ALL_TOPICS: readonly Topic[] = ["calls", "events", ...TOPICS.map(([, topic]) => topic)];

/** Counts on for everything, where it is not known what happened. */
export function versionsAnew(versions: Versions): Versions {
  const next = { ...versions };
  for (const topic of ALL_TOPICS) next[topic] = (next[topic] ?? 0) + 1;
  return next;
}

/** Counts on for what events and calls concern. */
export function versionsAfter(
  versions: Versions,
  events: readonly Event[],
  calls: number,
): Versions {
  const topics = new Set<Topic>();
  if (calls > 0) topics.add("calls");
  if (events.length > 0) topics.add("events");
  for (const { type } of events) {
    const topic = TOPICS.find(([pattern]) => pattern.test(type))?.[1];
    if (topic !== undefined) topics.add(topic);
  }
  if (topics.size === 0) return versions;
  const next = { ...versions };
  for (const topic of topics) next[topic] = (next[topic] ?? 0) + 1;
  return next;
}
