import { firstOf, grouped, shorten, shown } from "../domain/text.js";

/** How many names one sentence lists. */
const NAMES_MAX = 5;

const some = (names: readonly string[]) => firstOf(names, NAMES_MAX).join(", ") || "none";

/**
 * Why the control API refuses a call, besides the refusals of `domain/refusal.ts`. No full stop ends a sentence, since
 * others are built around it.
 */
export const REFUSALS = {
  // Sandboxes
  gone: (sandbox: string) => `sandbox ${sandbox} was reset, and its data is gone`,
  noSandbox: (name: string, nearest: readonly string[]) =>
    `there is no sandbox ${name}. Open sandboxes: ${some(nearest)}`,
  noSandboxYet:
    "no sandbox is open yet. To open one, issue a token, call with Bearer sandbox_<name>, or POST /_control/sandboxes",
  severalSandboxes: (names: readonly string[]) =>
    `- stands for the only sandbox, but there are ${grouped(names.length)}: ${some(names)}. Name one`,
  nameTaken: (name: string) =>
    `sandbox ${name} exists already. Reset it first, or choose another name`,

  // Things in a sandbox
  noOrder: (orderNumber: string, known: readonly string[]) =>
    `there is no invoice of order ${shorten(orderNumber)}; ${known.length === 0 ? "there are none at all" : `there are those of ${some(known.slice(-NAMES_MAX))}`}`,
  noLabel: (name: string, labels: readonly string[]) =>
    `there is no label ${name}. Labels: ${firstOf(labels, 20).join(", ") || "none"}`,
  noSession: (id: string) => `there is no payment session ${id}`,
  noRequest: (id: number, sandbox: string) =>
    `there is no request ${id} in the journal of ${sandbox}, which keeps the latest ones`,
  noCharge: (recurringId: string, status: string) =>
    `recurring payment ${recurringId} is ${status}, so no charge is due${status === "registered" ? ". Start it first" : ""}`,
  noCallOfTest: "no test can be made: the call that created this is no longer kept",
  cutCallOfTest: "no test can be made: a request was too long to be kept in full",
  merchantsOfTest: "no test can be made: the call names merchants that only this sandbox has",

  // The gateway
  notLog: (type: string, given: string | undefined) =>
    `send the log as Content-Type: ${type}, not ${given === undefined ? "without one" : `as ${given}`}`,
  tooManyStreams: (most: number) =>
    `${most} streams are open, the most at a time. Close one of them`,
} as const;

/** What is wrong with a field. Its name precedes each. */
export const FIELDS = {
  missing: "must not be empty",
  text: (given: unknown) =>
    `must be a text, but you sent ${given === undefined || given === null ? "nothing" : shown(given)}`,
  object: (given: unknown) => `must be an object, but you sent ${shown(given)}`,
  count: (text: string) => `must be a whole number from 1 on, but you sent ${shown(text)}`,
  instant: (text: string) =>
    `must be an instant such as 2026-01-31T12:00:00Z, but you sent ${shown(text)}`,
  duration: (text: string) =>
    `must be a duration such as 24h, 1d12h, 1mo or PT24H, but you sent ${shown(text)}`,
  wholeMonths: "must have whole years and months",
  tooLong: (most: string, text: string) => `must be at most ${most}, but you sent ${text}`,
  tooShort: (given: string) => `must be longer than 0s, but you sent ${given}`,
  host: (given: string) =>
    `must be the name or the address of a host without a port, but you sent ${shown(given)}`,
  belongsTo: (other: string) => `is missing, which belongs to ${other}. Give both or neither`,
  eventType: (given: string) => `is ${shown(given)}, which is not a type of event`,
  nameOrTest: "and test exclude each other. Give the name of the sandbox, or that of its test",
  noName: 'is missing. Give a name, or the name of a test: {"test": "pays"}',
  operation: (given: string, near: string) => `is ${shown(given)}, which is no operation. ${near}`,
  noField: (operation: string, name: string, near: string) =>
    `has ${name}, which is no field of ${operation}. ${near}`,
  sandboxName: (given: string) =>
    `must be the name of a sandbox: 1 to 128 letters, digits or . _ ~ @ - and not -, . or .. alone, but you sent ${shown(given)}`,
  label: (given: string) =>
    `must be a letter, then up to 63 letters, digits, or . _ -, but you sent ${shown(given)}`,
  eventNumber: (last: number, given: number) =>
    `must be the number of an event, 1 to ${last}, but you sent ${given}`,
  byOrTo: 'and to exclude each other. Give one, {"by": "PT24H"} or {"to": "<instant>"}',
  oneId: "must name exactly one of transactionNo, recurringId, paymentSessionId",
  boundary: (given: string) =>
    `is ${given}, which does not fit the id. Use expiry with transactionNo, next-charge with recurringId, otp-expiry with paymentSessionId`,
  cardNumber:
    "must be a card number, with the last digit that fits the others, such as 4464 0400 0000 0007",
  emptyLog: "has no events",
  deepLog: (most: number) => `must not nest objects and lists more than ${most} deep`,
  logBeginning: "the first event of a log is sandbox-opened",
  backInTime: (at: number, before: number) =>
    `its instant ${at} is before that of the event before it, ${before}`,
  otherFields: "it lacks a field",
  lacksField: "does not fit together: an event lacks a field that its sandbox needs",
  unfitLine: (line: number, type: string, why: string) =>
    `does not fit together: in line ${line}, ${shown(type)} cannot follow: ${why}`,
  connectionHeader: "is set by the call itself. Leave it out",
  onlyNth: "excludes every and times. Leave them out",
  untilBeforeFrom: "must be later than from",
  oneDelay: "is one of two ways to set the delay. Give delayMs, or minMs and maxMs",
  maxBelowMin: (given: unknown) => `must not be less than minMs, but you sent ${given}`,
} as const;
