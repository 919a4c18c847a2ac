import type {
  AttemptRecord,
  CallbackRecord,
  ClockView,
  Event,
  FaultRecord,
  RecurringRecord,
  RegistrationRecord,
  SandboxSummary,
  SettingsView,
} from "../../spec/generated/control.types.js";
import type { Links } from "../api/links.js";
import {
  type AttemptResult,
  type Callback,
  invoiceNumberOf,
  retriesLeft,
  type Sent,
} from "../domain/callback.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import type { Fault } from "../domain/fault.js";
import { toHalalas, toUnits } from "../domain/money.js";
import type { Registration } from "../domain/onboarding.js";
import { type Recurring, retriesMade } from "../domain/recurring.js";
import type { Settings } from "../domain/settings.js";
import { type EpochMs, isoOrNull, toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { describeRule, usesLeft } from "../faults/rule.js";
import { callbackRequest, redirectUrl } from "../runtime/callbacks/request.js";
import type { SandboxReader } from "./reader.js";

/** What the control API shows of each thing: its shapes are those of `spec/control.yaml`. */

/** A sandbox by its clock and its place. */
type TimedSandbox = Pick<SandboxReader, "now" | "nextDue" | "place">;

export function clockView(sandbox: TimedSandbox, world: WorldView): ClockView {
  const { clock } = world;
  const running = clock.mode === "running" && clock.offsetMs === 0 ? "real" : "shifted";
  const due = sandbox.nextDue();
  return {
    mode: clock.mode === "frozen" ? "frozen" : running,
    now: toIso(sandbox.now()),
    offsetMs: clock.mode === "frozen" ? 0 : clock.offsetMs,
    nextDue: due ? { at: toIso(due.at), what: due.kind, about: due.id } : null,
  };
}

export function summaryView(
  sandbox: TimedSandbox,
  world: WorldView,
  requests: number,
): SandboxSummary {
  return {
    name: world.name,
    now: toIso(sandbox.now()),
    clock: clockView(sandbox, world),
    events: world.seq,
    place: sandbox.place,
    invoices: world.invoiceCounts,
    recurringPayments: world.recurring.size,
    callbacks: world.callbacks.size,
    sms: world.sms.length,
    requests,
  };
}

export function callbackView(callback: Callback, world: WorldView): CallbackRecord {
  const { id, about, state, createdAt, attempts, nextAttemptAt, struck = null } = callback;
  const request = attempts.at(-1)?.sent ?? plannedRequest(callback, world);
  return {
    id,
    kind: about.kind,
    transactionNo: invoiceNumberOf(about),
    recurringId: about.kind === "charge" ? about.recurringId : null,
    method: request.method,
    url: request.url,
    body: request.body,
    state,
    createdAt: toIso(createdAt),
    attempts: attempts.flatMap(({ at, sent, result }) =>
      result ? [attemptView(at, sent, result)] : [],
    ),
    nextAttemptAt: isoOrNull(nextAttemptAt),
    struck,
    retriesLeft: retriesLeft(callback, world.settings.assumptions["callback-retry"]),
  };
}

function attemptView(
  at: EpochMs,
  request: Sent,
  { durationMs, answer, ...result }: AttemptResult,
): AttemptRecord {
  const response = answer ? { ...answer, cut: [...answer.cut] } : null;
  return { at: toIso(at), ...result, request, durationMs: durationMs ?? null, response };
}

function plannedRequest(callback: Callback, world: WorldView) {
  if (callback.state !== "redirected") return callbackRequest(world, callback);
  return { method: "GET", url: redirectUrl(world, callback), body: null } as const;
}

export function recurringView(recurring: Recurring, links: Links): RecurringRecord {
  const { plan } = recurring;
  return {
    recurringId: recurring.id,
    status: recurring.status,
    amount: toUnits(plan.amount),
    currency: plan.currency,
    customerName: plan.customerName,
    type: plan.interval,
    intervalDays: plan.intervalDays,
    iterations: plan.iterations,
    retryCount: plan.retryCount,
    createdAt: toIso(recurring.createdAt),
    startedAt: isoOrNull(recurring.startedAt),
    chargesDone: recurring.chargesDone,
    cycle: recurring.cycle,
    retriesUsed: retriesMade(recurring),
    nextChargeAt: isoOrNull(recurring.nextChargeAt),
    paymentUrl: links.recurring(recurring.id),
  };
}

export function registrationView(registration: Registration): RegistrationRecord {
  const { id, status, licenseType, licenseNumber, mobile, partnerProfileNo } = registration;
  const { createdAt, merchantId, rejection } = registration;
  return {
    registrationId: id,
    ...{ status, licenseType, licenseNumber, mobile, partnerProfileNo },
    createdAt: toIso(createdAt),
    ...{ merchantId, rejection },
  };
}

export function faultView(fault: Fault): FaultRecord {
  const { rule, matched, struck } = fault;
  const { from, until, ...facts } = rule;
  const counts = { matched, struck, left: usesLeft(fault) };
  const span = { from: isoOrNull(from), until: isoOrNull(until) };
  return { ...facts, ...span, ...counts, says: describeRule(rule) };
}

export function settingsView(settings: Settings): SettingsView {
  const { assumptions: _, ...shown } = settings;
  return shown;
}

/** An event for a reader: instants as ISO 8601, money in units of its currency. */
export function eventView({ seq, event }: LoggedEvent): Event {
  const { at, type } = event;
  return showParts({ seq, at: toIso(at), type }, event, HEAD) as Event;
}

const HEAD: ReadonlySet<string> = new Set(["at", "type"]);
const NONE: ReadonlySet<string> = new Set();

/** The event behind a view, for a reader who has only the view: `eventView` the other way round. */
export function viewedEvent({ seq, ...shown }: Event): LoggedEvent {
  // The view differs from the event in nothing but how it writes instants and money.
  return { seq, event: counted(shown) as DomainEvent };
}

const MONEY = new Set(["amount", "price", "cost", "total"]);
const INSTANT = /^at$|At$|^since$/;

/** Fault rules hold amounts as a tester gives them, in units already; headers are texts by any name. */
const AS_IT_IS = new Set(["rule", "faults", "headers"]);

function readable(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map(readable) : showParts({}, value, NONE);
}

/** Adds the parts of a thing as they are read to what is shown of it, but for those that are shown. */
function showParts(shown: Record<string, unknown>, of: object, known: ReadonlySet<string>): object {
  // A stream shows thousands a second: a loop takes half the time of entries that are mapped.
  for (const key of Object.keys(of)) {
    if (known.has(key)) continue;
    const part = (of as Readonly<Record<string, unknown>>)[key];
    if (key === "__proto__") Object.defineProperty(shown, key, { value: part, enumerable: true });
    else shown[key] = typeof part === "string" ? part : readablePart(key, part);
  }
  return shown;
}

function readablePart(key: string, part: unknown): unknown {
  if (AS_IT_IS.has(key)) return part;
  if (typeof part !== "number") return readable(part);
  if (MONEY.has(key)) return toUnits(part);
  return INSTANT.test(key) ? toIso(part) : part;
}

function counted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(counted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (AS_IT_IS.has(key)) return [key, part];
      if (typeof part === "number" && MONEY.has(key)) return [key, toHalalas(part)];
      if (typeof part === "string" && INSTANT.test(key)) return [key, Date.parse(part)];
      return [key, counted(part)];
    }),
  );
}
