import type {
  AttemptRecord,
  CallbackRecord,
  ClockView,
  DueRecord,
  Event,
  FaultRecord,
  InvoiceRecord,
  JournalEntry as JournalView,
  RecurringRecord,
  RegistrationRecord,
  RequestList,
  SandboxSummary,
  SessionRecord,
  SettingsView,
  SettlementLineRecord,
  SettlementSummary,
  SmsRecord,
} from "../../spec/generated/control.types.js";
import { faults } from "../../spec/generated/faults.js";
import type { Links } from "../api/links.js";
import type { Due } from "../domain/agenda.js";
import {
  type AttemptResult,
  type Callback,
  type CallbackAbout,
  invoiceNumberOf,
  retriesLeft,
  type Sent,
  subjectIdOf,
} from "../domain/callback.js";
import { type DomainEvent, type LoggedEvent, MONEY_FIELDS } from "../domain/events.js";
import type { Fault, InjectedFault } from "../domain/fault.js";
import { describeRule } from "../domain/fault.js";
import { expiresAt, type Invoice, type Order, offeredBrands } from "../domain/invoice.js";
import { toHalalas, toUnits } from "../domain/money.js";
import type { Registration } from "../domain/onboarding.js";
import type { OtpSession } from "../domain/otp.js";
import { sharesOf } from "../domain/receivers.js";
import { type Recurring, retriesMade } from "../domain/recurring.js";
import type { Settings } from "../domain/settings.js";
import {
  netOf,
  type Settlement,
  type SettlementLine,
  type SettlementTotals,
  totalsOf,
} from "../domain/settlement.js";
import type { Sms } from "../domain/sms.js";
import { isRecord } from "../domain/text.js";
import { type EpochMs, isoOrNull, toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { usesLeft } from "../faults/rule.js";
import type { JournalEntry, JournalPage } from "../sandbox/journal.js";
import { headersOf } from "../sandbox/redaction.js";
import { callbackRequest, redirectUrl } from "../sandbox/request.js";
import type { SandboxReader } from "./reader.js";

/** What the control API shows of each thing: its shapes are those of `spec/control.yaml`. */

/** A sandbox by its clock and its position. */
type TimedSandbox = Pick<SandboxReader, "now" | "nextDue" | "position">;

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

export function dueView({ at, kind, id }: Due, { callbacks }: WorldView): DueRecord {
  const about = kind === "callback" ? callbacks.get(id)?.about : undefined;
  const ofCallback = about ? invoiceNumberOf(about) : null;
  return {
    at: toIso(at),
    what: kind,
    about: id,
    transactionNo: kind === "expiry" ? id : ofCallback,
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
    position: sandbox.position,
    invoices: world.invoiceCounts,
    recurringPayments: world.recurring.size,
    callbacks: world.callbacks.size,
    sms: world.sms.length,
    requests,
  };
}

export function callbackView(callback: Callback, world: WorldView): CallbackRecord {
  const { id, about, state, createdAt, attempts, nextAttemptAt, injected = null } = callback;
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
    subject: callbackSubject(about, world),
    injected,
    retriesLeft: retriesLeft(callback, world.settings.assumptions["callback-retry"]),
  };
}

/** What a callback is about, by the name that a person knows it by. */
export function callbackSubject(about: CallbackAbout, world: WorldView): string {
  const no = invoiceNumberOf(about);
  const name =
    about.kind === "charge"
      ? world.recurring.get(about.recurringId)?.plan.customerName
      : no === null
        ? undefined
        : world.invoices.get(no)?.order.orderNumber;
  return name ?? subjectIdOf(about);
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
    failedAttempts: recurring.failedAttempts,
    arranged: [...recurring.arranged],
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

export function settlementView(settlement: Settlement): SettlementSummary {
  const { number, at, by, amount, bank, iban, lines, repeats } = settlement;
  const totals = totalsOf(lines);
  return {
    settlementNumber: number,
    at: toIso(at),
    by,
    amount: toUnits(amount),
    ...{ bank, iban },
    entries: lines.length,
    totals: totalsView(totals),
    addsUp: totals.net === amount,
    repeats,
  };
}

export function totalsView({ payments, refunds, fees, vat, net }: SettlementTotals) {
  return {
    payments: toUnits(payments),
    refunds: toUnits(refunds),
    fees: toUnits(fees),
    vat: toUnits(vat),
    net: toUnits(net),
  };
}

export function settlementLineView(
  line: SettlementLine,
  { invoices }: WorldView,
): SettlementLineRecord {
  const { kind, transactionNo, amount, fees, vat } = line;
  const invoice = invoices.get(transactionNo);
  return {
    kind,
    transactionNo,
    orderNumber: invoice?.order.orderNumber ?? "",
    method: invoice?.method ?? null,
    amount: toUnits(amount),
    fees: toUnits(fees),
    vat: toUnits(vat),
    net: toUnits(netOf(line)),
  };
}

/** A rule in the form in which it is added: what was not given is absent. */
export function faultView(fault: Fault): FaultRecord {
  const { rule, matched, injected } = fault;
  const { id, fault: name, where, parameters, from, until, ...others } = rule;
  const span = { from: isoOrNull(from), until: isoOrNull(until) };
  const given = Object.entries({ ...others, ...span }).filter(([, value]) => value !== null);
  const request = { fault: name, ...parameters, ...Object.fromEntries(given) };
  const isAnywhere = Object.keys(where).length === 0;
  const counts = { matched, injected, left: usesLeft(fault) };
  // A rule was read from such a request.
  return {
    id,
    ...request,
    ...(!isAnywhere && { where }),
    ...counts,
    says: describeRule(rule),
  } as FaultRecord;
}

export function settingsView(settings: Settings): SettingsView {
  const { assumptions: _, ...shown } = settings;
  return shown;
}

/** An event for a reader: instants as ISO 8601, money in units of its currency. */
export function eventView({ seq, event }: LoggedEvent): Event {
  const { at, type } = event;
  return { seq, at: toIso(at), type, ...(converted(event, shownValue) as object) } as Event;
}

/** The event behind a view, for a reader who has only the view: `eventView` the other way round. */
export function viewedEvent({ seq, ...shown }: Event): LoggedEvent {
  // The view differs from the event in nothing but how it writes instants and money.
  return { seq, event: converted(shown, keptValue) as DomainEvent };
}

const INSTANT = /^at$|At$|^since$/;

/** Fault rules hold amounts as a tester gives them, in units already; headers are texts by any name. */
const AS_IT_IS = new Set(["rule", "faults", "headers"]);

/** A value with each of its texts and numbers converted by the name of its field. */
function converted(value: unknown, convert: (name: string, part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => converted(part, convert));
  if (!isRecord(value)) return value;
  // Log lines show thousands of events a second: entries that are mapped take several times as long.
  const copy = { ...value };
  for (const name of Object.keys(copy)) {
    if (AS_IT_IS.has(name)) continue;
    const part = copy[name];
    copy[name] = typeof part === "object" ? converted(part, convert) : convert(name, part);
  }
  return copy;
}

function shownValue(name: string, part: unknown): unknown {
  if (typeof part !== "number") return part;
  if (MONEY_FIELDS.has(name)) return toUnits(part);
  return INSTANT.test(name) ? toIso(part) : part;
}

function keptValue(name: string, part: unknown): unknown {
  if (typeof part === "number" && MONEY_FIELDS.has(name)) return toHalalas(part);
  return typeof part === "string" && INSTANT.test(name) ? Date.parse(part) : part;
}

/** What the control API shows of an invoice. */
export function invoiceView(invoice: Invoice, links: Links): InvoiceRecord {
  const { transactionNo, order, refund, settlementNumber } = invoice;
  return {
    transactionNo,
    orderNumber: order.orderNumber,
    status: invoice.status,
    amount: toUnits(order.amount),
    currency: order.currency,
    clientName: order.clientName,
    clientMobile: order.clientMobile,
    createdAt: toIso(invoice.createdAt),
    expiresAt: toIso(expiresAt(invoice)),
    closedAt: isoOrNull(invoice.closedAt),
    method: invoice.method,
    via: invoice.via,
    canceledBy: invoice.canceledBy,
    declines: invoice.declines.map(({ at, code, message }) => ({ at: toIso(at), code, message })),
    ...(refund && { refund: { ...refund, at: toIso(refund.at) } }),
    ...(settlementNumber !== undefined && { settlementNumber }),
    offers: [...offeredBrands(order)],
    ...sharesView(order),
    paymentUrl: links.order(transactionNo),
  };
}

function sharesView(order: Order): Pick<InvoiceRecord, "shares"> {
  const shares = sharesOf(order);
  if (shares.length === 0) return {};
  return { shares: shares.map((share) => ({ ...share, amount: toUnits(share.amount) })) };
}

export function journalView({ requests, dropped }: JournalPage): RequestList {
  return { requests: requests.map(entryView), dropped };
}

export function entryView(entry: JournalEntry): JournalView {
  const { wallAt, endedAt, clientClosedAt, headers, injected, ...rest } = entry;
  return {
    ...rest,
    at: toIso(entry.at),
    ...(wallAt !== undefined && {
      wallAt: toIso(wallAt),
      startedAt: toIso(Math.round(wallAt - (entry.durationMs ?? 0))),
    }),
    ...(endedAt !== undefined && { endedAt: isoOrNull(endedAt) }),
    ...(clientClosedAt !== undefined && { clientClosedAt: isoOrNull(clientClosedAt) }),
    ...(headers !== undefined && { requestHeaders: headersOf(headers) }),
    ...(injected && { injected: [...injected] }),
    transactionNo: transactionOf(entry),
  };
}

/** The inverse of `entryView`: an entry as the journal keeps it, from what the control API shows of it. */
export function entryOf(view: JournalView): JournalEntry {
  const { startedAt: _, transactionNo: __, wallAt, requestHeaders, ...rest } = view;
  const { endedAt, clientClosedAt, injected, ...facts } = rest;
  const headers = Object.entries(requestHeaders ?? {}).map(
    ([name, value]) => `${name}: ${value}\n`,
  );
  return {
    ...facts,
    at: Date.parse(view.at),
    ...(wallAt !== undefined && { wallAt: Date.parse(wallAt) }),
    ...(endedAt !== undefined && { endedAt: instantOrNull(endedAt) }),
    ...(clientClosedAt !== undefined && { clientClosedAt: instantOrNull(clientClosedAt) }),
    ...(requestHeaders !== undefined && { headers: headers.join("") }),
    ...(injected && { injected: injected.filter(isKnownFault) }),
  };
}

const isKnownFault = (injected: {
  readonly id: string;
  readonly fault: string;
}): injected is InjectedFault => Object.hasOwn(faults, injected.fault);

const instantOrNull = (iso: string | null) => (iso === null ? null : Date.parse(iso));

const IN_PATH = /\/(\d{13})(?=[/?]|$)/;
const IN_BODY = /"transactionNo"\s*:\s*"(\d{13})"/;

/** The wallet's operations call the transaction number so. */
const IN_WALLET = /"orderNumber"\s*:\s*"(\d{13})"/;

/** The invoice of a request, from its path and its bodies. */
export function transactionOf(entry: JournalEntry): string | null {
  const { path, operationId, requestBody, responseBody } = entry;
  const isWallet = operationId === "sendOtp" || operationId === "processPayment";
  if (isWallet) return IN_WALLET.exec(requestBody ?? "")?.[1] ?? null;
  const found =
    IN_PATH.exec(path) ?? IN_BODY.exec(responseBody ?? "") ?? IN_BODY.exec(requestBody ?? "");
  return found?.[1] ?? null;
}

export function smsView({ id, at, to, text, about, transactionNo }: Sms): SmsRecord {
  return { id, at: toIso(at), to, text, kind: about, transactionNo };
}

export function sessionView(session: OtpSession, now: EpochMs): SessionRecord {
  const { id, transactionNo, mobile, code, total, wrongCodes, expiresAt: ends } = session;
  return {
    paymentSessionId: id,
    transactionNo,
    mobile,
    code,
    total: toUnits(total),
    state: sessionState(session, now),
    wrongCodes,
    expiresAt: toIso(ends),
  };
}

/** The state of a session as a call would find it: one that is not used ends by itself. */
export function sessionState(
  { state, expiresAt: ends }: OtpSession,
  now: EpochMs,
): SessionRecord["state"] {
  return state === "open" && now >= ends ? "expired" : state;
}
