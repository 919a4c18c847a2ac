import type { InvoiceRecord } from "../../spec/generated/control.types.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { calledBack } from "./called-back.js";
import type { Match } from "./includes.js";
import type { CalledBackOptions, ReceivedOptions } from "./matcher-options.js";
import type { Fields } from "./received.js";
import { received } from "./received-verdict.js";
import type { InvoiceReference } from "./references.js";
import type { TestGateway } from "./test-gateway.js";
import type { CalledBackSubject, Verdict } from "./verdict.js";

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

/** Whether a value is what a matcher is for. */
function isSubject(value: unknown, kind: "gateway" | "invoice" | "recurring"): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === kind;
}
