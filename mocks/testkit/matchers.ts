import type { CallbackRecord, InvoiceRecord } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { calledBack } from "./called-back.js";
import type { Match } from "./includes.js";
import type { Fields } from "./received.js";
import { received } from "./received-verdict.js";
import type { InvoiceReference, RecurringReference } from "./references.js";
import { isSubject } from "./subjects.js";
import type { TestGateway } from "./test-gateway.js";
import type { Verdict } from "./verdict.js";

export interface ReceivedOptions {
  /** Exactly so often; at least once without it. */
  readonly times?: number;
  /** Only calls that were answered with this status. */
  readonly status?: number;
}

export interface CalledBackOptions {
  /** Exactly so often; at least once without it. */
  readonly times?: number;
  /** Only calls that tell this; all but webhooks without it. */
  readonly kind?: CallbackRecord["kind"];
}

/** What can have been called back about: an invoice, a recurring payment, or anything in a sandbox. */
export type CalledBackSubject = TestGateway | InvoiceReference | RecurringReference;

/** The matchers of every test runner. Each looks once, at this moment, and explains itself. */
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

async function inState(
  matcher: string,
  invoice: InvoiceReference,
  wanted: InvoiceRecord["status"],
): Promise<Verdict> {
  expectSubject(matcher, invoice, ["invoice"]);
  const { status, because, chain } = await invoice.why();
  const story = chain.map(({ at, text }) => `\n  ${at} ${text}`).join("");
  const pass = status === wanted;
  const expected = `expected ${invoice.what} ${pass ? "not " : ""}to be ${wanted}`;
  return { pass, message: () => `${expected}, but ${because}; what happened:${story}` };
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
