import type { JournalEntry } from "../store/journal.js";
import type { Evidence } from "./evidence.js";
import type { Finding } from "./sequence.js";

const TOKENED = new Set([
  ...["addInvoice", "getInvoice", "cancelInvoice", "registerPayment"],
  ...["cancelRecurring", "listRecurringPayments"],
]);

/** After these it is certain that nothing was done. */
const NOT_DONE = new Set([400, 401, 403, 404, 429]);

/** What has to be asked for once, with what tells two askings apart. */
const ONCE: Readonly<Record<string, readonly string[]>> = {
  addInvoice: ["clientMobile"],
  registerPayment: ["mobile"],
  processPayment: ["paymentSessionId", "stcpayPaymentOTP"],
};

/** What the record of a sandbox shows by itself. `quiet` has where the journal stood between the steps. */
export function judgeRecord(
  { requests, callbacks }: Evidence,
  quiet: readonly number[],
): readonly Finding[] {
  return [...resent(requests), ...keptTokens(requests, quiet), ...unanswered(callbacks.values())];
}

function resent(requests: readonly JournalEntry[]): readonly Finding[] {
  const earlier = new Map<string, boolean>();
  return requests.flatMap(({ operationId, requestBody, status }): Finding[] => {
    const fields = ONCE[operationId ?? ""];
    if (!fields) return [];
    const key = [operationId, ...fields.map((field) => fieldOf(requestBody, field))].join(" ");
    const isUnclear = earlier.get(key) === true;
    earlier.set(key, status === null || !NOT_DONE.has(status));
    const text = `${operationId} was sent again after an outcome that may have been a success`;
    return isUnclear ? [{ invariant: "resent", text }] : [];
  });
}

function fieldOf(body: string | null, field: string): string {
  return new RegExp(`"${field}"\\s*:\\s*"([^"]*)"`).exec(body ?? "")?.[1] ?? "";
}

/**
 * A refused token is kept when two stretches between quiet moments end refused and nobody asked for
 * another one. Calls side by side, and a fresh token that a fault refuses, are no sign of that.
 */
function keptTokens(
  requests: readonly JournalEntry[],
  quiet: readonly number[],
): readonly Finding[] {
  let endedRefused = false;
  const findings: Finding[] = [];
  quiet.forEach((from, index) => {
    const stretch = requests.slice(from, quiet[index + 1]);
    const calls = stretch.filter(({ operationId }) => TOKENED.has(operationId ?? ""));
    const last = calls.at(-1)?.status;
    const isRefused = last === 401 || last === 403;
    const asks = stretch.some(({ operationId }) => operationId === "issueMerchantToken");
    if (endedRefused && isRefused && !asks) {
      const text = `${calls[0]?.operationId} was sent with a token that had been refused`;
      findings.push({ invariant: "token-kept", text });
    }
    if (calls.length > 0 || asks) endedRefused = isRefused && !asks;
  });
  return findings;
}

function unanswered(
  callbacks: Iterable<Evidence["callbacks"] extends Map<string, infer C> ? C : never>,
) {
  const findings: Finding[] = [];
  for (const { target, attempts } of callbacks) {
    const bad = attempts.find(({ outcome, status }) => outcome === "timeout" || status === 500);
    if (!bad) continue;
    const how = bad.outcome === "timeout" ? "was not answered in time" : "was answered with 500";
    const text = `the service's call to ${new URL(target).pathname} ${how}`;
    findings.push({ invariant: "callback-answered", text });
  }
  return findings;
}
