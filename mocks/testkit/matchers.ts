import type { CallbackRecord, InvoiceRecord } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { formatCallback } from "../control/format.js";
import {
  below,
  type Fields,
  isJson,
  lookFor,
  type Match,
  often,
  type Wanted,
} from "../control/request-match.js";
import { toLocal } from "../domain/time.js";
import type { SandboxHandle } from "../index.js";
import { IncompleteEvidence } from "./evidence.js";
import { callbacksIn, callsToMerchant, expectKind, PAGE, wasTaken } from "./match.js";
import {
  CALLED_BACK_OPTIONS,
  type CalledBackOptions,
  expectOptions,
  expectRequest,
  RECEIVED_OPTIONS,
  type ReceivedOptions,
} from "./matcher-options.js";
import { saidByMatcher } from "./outcome.js";
import type { InvoiceReference, RecurringReference } from "./references.js";
import type { TestGateway } from "./test-gateway.js";

/** What can have been called back about: an invoice, a recurring payment, or anything in a sandbox. */
export type CalledBackSubject = TestGateway | InvoiceReference | RecurringReference;

/** The result of a matcher. The message explains the unexpected outcome. */
export interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/** What says which invoice or payment a call is about. */
type About = Pick<CallbackRecord, "kind" | "transactionNo" | "recurringId">;

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

/** The gateway looks itself. It cannot be sent functions, regular expressions and matchers of a test runner. */
async function found(sandbox: SandboxHandle, wanted: Wanted) {
  const { operation, match, times, status } = wanted;
  const how = { ...(times !== undefined && { times }), ...(status !== undefined && { status }) };
  if (isJson(match)) return sandbox.findRequests({ operation, fields: match as Fields, ...how });
  return lookFor(await sandbox.requests({ limit: PAGE }), sandbox.name, wanted);
}

/**
 * The matchers of every test runner. Each looks once, at this moment, and explains itself.
 *
 * @example
 * expect.extend(matchers);
 */
export const matchers = {
  async toHaveReceived(
    gateway: TestGateway,
    operation: OperationId,
    match: Match<Fields> = {},
    options: ReceivedOptions = {},
  ): Promise<Verdict> {
    expectSubject("toHaveReceived", gateway, ["gateway"]);
    expectRequest(operation, match);
    expectOptions("toHaveReceived", options, RECEIVED_OPTIONS);
    const { holds, explanation } = await found(gateway, { operation, match, ...options });
    if (holds === null) throw new IncompleteEvidence(explanation);
    return { pass: holds, message: () => saidByMatcher(explanation) };
  },

  toBePaid: (invoice: InvoiceReference): Promise<Verdict> => inState("toBePaid", invoice, "paid"),

  toBeCanceled: (invoice: InvoiceReference): Promise<Verdict> =>
    inState("toBeCanceled", invoice, "canceled"),

  toBePending: (invoice: InvoiceReference): Promise<Verdict> =>
    inState("toBePending", invoice, "pending"),

  async toHaveBeenCalledBack(
    subject: CalledBackSubject,
    options: CalledBackOptions = {},
  ): Promise<Verdict> {
    expectSubject("toHaveBeenCalledBack", subject, ["gateway", "invoice", "recurring"]);
    expectOptions("toHaveBeenCalledBack", options, CALLED_BACK_OPTIONS);
    const { times, kind } = options;
    expectKind(kind);
    const sandbox: SandboxHandle = subject.kind === "gateway" ? subject : subject.sandbox;
    await sandbox.settled();
    const [concerns, callbacks] = await Promise.all([concernOf(subject), callbacksIn(sandbox)]);
    const asked = (about: About) =>
      concerns(about) && (kind === undefined ? about.kind !== "webhook" : about.kind === kind);
    const calls = await callsToMerchant(sandbox, callbacks);
    const taken = calls.filter((call) => asked(call) && wasTaken(call));
    const pass = times === undefined ? taken.length > 0 : taken.length === times;
    const what = subject.kind === "gateway" ? "the merchant" : `the merchant of ${subject.what}`;
    const reported = kind === undefined ? "" : ` with kind ${kind}`;
    const count = times === undefined ? "" : ` ${often(times)}`;
    const expected = `expected ${what} ${pass ? "not " : ""}to have been called back${reported}${count}`;
    const received = below(callbacks.filter(concerns).map(formatCallback), "there is none");
    return {
      pass,
      message: () =>
        saidByMatcher(
          `${expected}; calls that it took: ${taken.length}; the callbacks:${received}`,
        ),
    };
  },
};

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
