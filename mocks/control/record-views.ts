import type {
  JournalEntry as JournalView,
  RequestList,
  SessionRecord,
  SmsRecord,
} from "../../spec/generated/control.types.js";
import { faults } from "../../spec/generated/faults.js";
import type { StruckFault } from "../domain/fault.js";
import { toUnits } from "../domain/money.js";
import type { OtpSession } from "../domain/otp.js";
import type { Sms } from "../domain/sms.js";
import { type EpochMs, isoOrNull, toIso } from "../domain/time.js";
import { headersOf } from "../runtime/redaction.js";
import type { JournalEntry, JournalPage } from "../store/journal.js";
import type { CallNews } from "./news.js";
import { smsLength } from "./sms-length.js";

/** What the control API shows of what was recorded: requests, text messages, wallet sessions. */

export function journalView({ requests, dropped }: JournalPage): RequestList {
  return { requests: requests.map(entryView), dropped };
}

export function entryView(entry: JournalEntry): JournalView {
  const { wallAt, endedAt, clientClosedAt, headers, struck, ...rest } = entry;
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
    ...(struck && { struck: [...struck] }),
    transactionNo: transactionOf(entry),
  };
}

/** The inverse of `entryView`: an entry as the journal keeps it, from what the control API shows of it. */
export function entryOf(view: JournalView): JournalEntry {
  const { startedAt: _, transactionNo: __, wallAt, requestHeaders, ...rest } = view;
  const { endedAt, clientClosedAt, struck, ...facts } = rest;
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
    ...(struck && { struck: struck.filter(isKnownFault) }),
  };
}

const isKnownFault = (struck: {
  readonly id: string;
  readonly fault: string;
}): struck is StruckFault => Object.hasOwn(faults, struck.fault);

const instantOrNull = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** A call as a stream tells of it: without its bodies and headers. */
export function callView(entry: JournalEntry): CallNews {
  const { wallAt, durationMs, struck, after } = entry;
  // Written out: taking apart what has twenty parts costs more than all else here.
  return {
    id: entry.id,
    at: toIso(entry.at),
    operationId: entry.operationId,
    method: entry.method,
    path: entry.path,
    status: entry.status,
    tolerated: entry.tolerated,
    faults: entry.faults,
    code: entry.code,
    explanation: entry.explanation,
    place: entry.place,
    transactionNo: transactionOf(entry),
    ...(wallAt !== undefined && { wallAt: toIso(wallAt) }),
    ...(durationMs !== undefined && { durationMs }),
    ...(after !== undefined && { after }),
    ...(struck && { struck }),
  };
}

const IN_PATH = /\/(\d{13})(?=[/?]|$)/;
const IN_BODY = /"transactionNo"\s*:\s*"(\d{13})"/;

/** The wallet's operations call the transaction number so. */
const IN_WALLET = /"orderNumber"\s*:\s*"(\d{13})"/;

/** The invoice that a request is about, as its path and its bodies tell. */
function transactionOf(entry: JournalEntry): string | null {
  const { path, operationId, requestBody, responseBody } = entry;
  const isWallet = operationId === "sendOtp" || operationId === "processPayment";
  if (isWallet) return IN_WALLET.exec(requestBody ?? "")?.[1] ?? null;
  const found =
    IN_PATH.exec(path) ?? IN_BODY.exec(responseBody ?? "") ?? IN_BODY.exec(requestBody ?? "");
  return found?.[1] ?? null;
}

export function smsView({ id, at, to, text, about, transactionNo }: Sms): SmsRecord {
  return { id, at: toIso(at), to, text, kind: about, transactionNo, ...smsLength(text) };
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

/** The state of a session as a call would find it: one that nobody used ends by itself. */
export function sessionState(
  { state, expiresAt: ends }: OtpSession,
  now: EpochMs,
): SessionRecord["state"] {
  return state === "open" && now >= ends ? "expired" : state;
}
