import type { CallbackRecord, InvoiceRecord } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { formatCallback, formatRequest } from "../control/format.js";
import { callbackView } from "../control/views.js";
import { toLocal } from "../domain/time.js";
import type { SandboxHandle } from "../index.js";
import { callbacksOf } from "../observe/record.js";
import { plain } from "../report/escape.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { evidenceOf, gapsOf, holds, IncompleteEvidence, recordOf } from "./evidence.js";
import {
  callsToMerchant,
  expectKind,
  type Fields,
  type Match,
  sayMatch,
  wasTaken,
} from "./match.js";
import {
  CALLED_BACK_OPTIONS,
  type CalledBackOptions,
  expectOptions,
  expectRequest,
  RECEIVED_OPTIONS,
  type ReceivedOptions,
} from "./matcher-options.js";
import { registerMatchers, saidByMatcher } from "./outcome.js";
import type { InvoiceReference, RecurringReference } from "./references.js";
import type { TestGateway } from "./test-gateway.js";

/** What can have been called back about: an invoice, a recurring payment, or anything in a sandbox. */
export type CalledBackSubject = TestGateway | InvoiceReference | RecurringReference;

/** The result of a matcher. The message explains the unexpected outcome. */
export interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/** `0 times`, `once`, `twice`, `3 times`. */
function often(times: number): string {
  return ["0 times", "once", "twice"][times] ?? `${times} times`;
}

/** Lines below a sentence; another text if there are none. */
export function below(lines: readonly string[], none: string): string {
  return lines.length === 0 ? ` ${none}` : lines.map((line) => `\n  ${plain(line)}`).join("");
}

/** What says which invoice or payment a call is about. */
type About = Pick<CallbackRecord, "kind" | "transactionNo" | "recurringId">;

/** Whether the merchant was called back so often. What is under way ends first. */
async function calledBack(
  subject: CalledBackSubject,
  options: CalledBackOptions,
): Promise<Verdict> {
  expectOptions("toHaveBeenCalledBack", options, CALLED_BACK_OPTIONS);
  const { times, kind } = options;
  expectKind(kind);
  const sandbox: SandboxHandle = subject.kind === "gateway" ? subject : subject.sandbox;
  await sandbox.settled();
  const [concerns, record] = await Promise.all([concernOf(subject), recordOf(sandbox, "events")]);
  const asked = (about: About) =>
    concerns(about) && (kind === undefined ? about.kind !== "webhook" : about.kind === kind);
  const taken = callsToMerchant(record).filter((call) => asked(call) && wasTaken(call));
  const pass = times === undefined ? taken.length > 0 : taken.length === times;
  const what = subject.kind === "gateway" ? "the merchant" : `the merchant of ${subject.what}`;
  const reported = kind === undefined ? "" : ` with kind ${kind}`;
  const count = times === undefined ? "" : ` ${often(times)}`;
  const expected = `expected ${what} ${pass ? "not " : ""}to have been called back${reported}${count}`;
  const callbacks = callbacksOf(record).map((callback) => callbackView(callback, record.world));
  const received = below(callbacks.filter(concerns).map(formatCallback), "there is none");
  return {
    pass,
    message: () =>
      saidByMatcher(`${expected}; calls that it took: ${taken.length}; the callbacks:${received}`),
  };
}

/** Which calls are about a subject. */
async function concernOf(subject: CalledBackSubject): Promise<(about: About) => boolean> {
  if (subject.kind === "gateway") return () => true;
  if (subject.kind === "recurring") {
    const id = (await subject.read()).recurringId;
    return ({ recurringId }) => recurringId === id;
  }
  const number = (await subject.read()).transactionNo;
  return ({ transactionNo }) => transactionNo === number;
}

/** How many of the other calls the message lists, the latest ones. */
const REPORTED_MAX = 10;

/**
 * Whether a sandbox received an operation so often. Throws `IncompleteEvidence` when that depends on
 * what its journal no longer has.
 */
async function received(
  sandbox: SandboxHandle,
  operation: OperationId,
  match: Match<Fields>,
  options: ReceivedOptions,
): Promise<Verdict> {
  expectRequest(operation, match);
  expectOptions("toHaveReceived", options, RECEIVED_OPTIONS);
  const { times, status } = options;
  const record = await recordOf(sandbox, "requests");
  const evidence = evidenceOf(record, operation, match, status);
  const pass = holds(evidence, times);
  const answered = status === undefined ? "" : `, answered with ${status}`;
  const wanted = `${operation}${sayMatch(match)}${answered}`;
  const count = times === undefined ? "" : ` ${often(times)}`;
  const gaps = gapsOf(evidence);
  if (pass === undefined) {
    const asked = `whether sandbox ${sandbox.name} received ${wanted}${count}`;
    throw new IncompleteEvidence(`${asked} cannot be said: ${gaps.join("; and ")}`);
  }
  const expected = `expected sandbox ${sandbox.name} ${pass ? "not " : ""}to have received ${wanted}${count}`;
  const found = `${gaps.length > 0 ? "at least " : ""}${evidence.found.length}`;
  const received = below(describeRequests(record.requests, operation), "nothing at all");
  return {
    pass,
    message: () => saidByMatcher(`${expected}; calls like that: ${found}; it received:${received}`),
  };
}

/** The calls of the operation with their contents, or else all others. */
function describeRequests(
  requests: readonly JournalEntry[],
  operation: OperationId,
): readonly string[] {
  const same = requests.filter(({ operationId }) => operationId === operation);
  const reported = (same.length > 0 ? same : requests).slice(-REPORTED_MAX);
  return reported.map((entry) => {
    const body = entry.operationId === operation && entry.requestBody;
    return `${formatRequest(entry)}${body ? ` ${body}` : ""}`;
  });
}

/**
 * The matchers of every test runner. Each looks once, at this moment, and explains itself.
 *
 * @example
 * expect.extend(matchers);
 */
export const matchers = {
  /** Whether the sandbox was called with an operation, with at least these fields. */
  async toHaveReceived(
    gateway: TestGateway,
    operation: OperationId,
    match: Match<Fields> = {},
    options: ReceivedOptions = {},
  ): Promise<Verdict> {
    expectSubject("toHaveReceived", gateway, ["gateway"]);
    return received(gateway, operation, match, options);
  },

  toBePaid: (invoice: InvoiceReference): Promise<Verdict> => inState("toBePaid", invoice, "paid"),

  toBeCanceled: (invoice: InvoiceReference): Promise<Verdict> =>
    inState("toBeCanceled", invoice, "canceled"),

  toBePending: (invoice: InvoiceReference): Promise<Verdict> =>
    inState("toBePending", invoice, "pending"),

  /** Whether the merchant took calls about it: answered with 2xx, or got the customer's browser. */
  async toHaveBeenCalledBack(
    subject: CalledBackSubject,
    options: CalledBackOptions = {},
  ): Promise<Verdict> {
    expectSubject("toHaveBeenCalledBack", subject, ["gateway", "invoice", "recurring"]);
    return calledBack(subject, options);
  },
};

registerMatchers(Object.keys(matchers));

async function inState(
  matcher: string,
  invoice: InvoiceReference,
  wanted: InvoiceRecord["status"],
): Promise<Verdict> {
  expectSubject(matcher, invoice, ["invoice"]);
  const { status, because, chain } = await invoice.why();
  const story = chain.map(({ at, text }) => `\n  ${toLocal(at)} ${text}`).join("");
  const pass = status === wanted;
  const expected = `expected ${invoice.what} ${pass ? "not " : ""}to be ${wanted}`;
  return {
    pass,
    message: () => saidByMatcher(`${expected}, but ${because}; what happened:${story}`),
  };
}

const HOW = {
  gateway: "the gateway of a test",
  invoice: "gateway.invoice(transactionNo)",
  recurring: "gateway.recurringPayment(recurringId)",
} as const;

function expectSubject(
  matcher: string,
  given: unknown,
  kinds: readonly (keyof typeof HOW)[],
): void {
  if (kinds.some((kind) => isSubject(given, kind))) return;
  const wanted = kinds.map((kind) => HOW[kind]).join(" or ");
  throw new TypeError(`${matcher} is for ${wanted}, but expect was given something else`);
}

/** Whether a value is what a matcher is for. */
function isSubject(value: unknown, kind: "gateway" | "invoice" | "recurring"): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === kind;
}
