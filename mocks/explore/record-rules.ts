import { operations } from "../../spec/generated/operations.js";
import { entryView } from "../control/record-views.js";
import { isAmbiguous } from "../observe/invariants/calls.js";
import { type InvariantId, judgeInvariants } from "../observe/invariants/invariants.js";
import {
  type Breach,
  fieldsOf,
  type SeenRequest,
  type ShopWord,
  seenRequest,
} from "../observe/invariants/looked.js";
import type { JournalEntry } from "../store/journal.js";
import type { SandboxEvidence } from "./evidence.js";
import type { ShopFinding } from "./sequence.js";

/** What the record of a sandbox is judged with. */
export interface JudgedRecord {
  readonly evidence: SandboxEvidence;
  /** Where the journal stood between the steps. */
  readonly quiet: readonly number[];
  readonly words: readonly ShopWord[];
}

/** Here it is the customers who try again, as fast as sequences go: their waits say nothing of the shop. */
const NOT_JUDGED: readonly InvariantId[] = ["waits-longer"];

/** What the record shows by itself, and against the shop's own words. */
export function judgeRecord({ evidence, quiet, words }: JudgedRecord): readonly ShopFinding[] {
  const requests = evidence.requests.map((entry, index) => {
    // What follows the last step of a sequence belongs to no action.
    const step = quiet.findLastIndex((from) => index >= from);
    return { ...seenRequest(entryView(entry)), step: String(step) };
  });
  const { events } = evidence;
  const seen = { requests, dropped: 0, events, words, stepsAreActions: true };
  const judged = judgeInvariants(seen).flatMap((one): readonly ShopFinding[] => {
    if (one.verdict !== "broken" || NOT_JUDGED.includes(one.invariant)) return [];
    return one.breaches
      .filter((breach) => !isExcused(one.invariant, breach, requests))
      .slice(0, 1)
      .map(({ sentence: text }) => ({ invariant: one.invariant, text }));
  });
  return [
    ...judged,
    ...codesSentTwice(requests),
    ...TOKENS.flatMap((token) => keptTokens(evidence.requests, quiet, token)),
    ...crashes(evidence),
  ];
}

/**
 * Tokens that are issued at one instant are the same text, and here the clock stands still; and what
 * runs side by side in one step may hear of a refusal later than it goes on.
 */
function isExcused(
  invariant: InvariantId,
  { requests: [refusal, again] }: Breach,
  requests: readonly SeenRequest[],
): boolean {
  if (invariant !== "refused-token-dropped") return false;
  const between = requests.filter(({ id }) => id >= (refusal ?? 0) && id <= (again ?? 0));
  const isRenewed = between.some(({ operationId }) =>
    TOKENS.some(({ issuing }) => issuing === operationId),
  );
  return isRenewed || between.at(0)?.step === between.at(-1)?.step;
}

/** A code that is sent twice in one step was sent again by the shop, and not by the customer. */
function codesSentTwice(requests: readonly SeenRequest[]): readonly ShopFinding[] {
  const payments = requests.filter(({ operationId }) => operationId === "processPayment");
  const twice = payments.filter((again, index) =>
    payments.slice(0, index).some((first) => {
      return first.step === again.step && codeOf(first) === codeOf(again) && isAmbiguous(first);
    }),
  );
  return twice.slice(0, 1).map(({ id }) => {
    const text = `processPayment #${id} sent a wallet code again after an outcome that nobody knows`;
    return { invariant: "no-blind-resend", text };
  });
}

function codeOf({ requestBody }: SeenRequest): string {
  const { paymentSessionId, stcpayPaymentOTP } = fieldsOf(requestBody);
  return `${paymentSessionId} ${stcpayPaymentOTP}`;
}

/** Whose tokens there are, and what issues them. */
const TOKENS = [
  { role: "merchant", issuing: "issueMerchantToken" },
  { role: "partner", issuing: "issuePartnerToken" },
] as const;

/**
 * A refused token is kept when two stretches between quiet moments end refused and nobody asked for
 * another one. Calls side by side, and a fresh token that a fault refuses, are no sign of that.
 */
function keptTokens(
  requests: readonly JournalEntry[],
  quiet: readonly number[],
  { role, issuing }: (typeof TOKENS)[number],
): readonly ShopFinding[] {
  const needing = operations.filter((one) => one.role === role).map(({ id }): string => id);
  let endedRefused = false;
  const findings: ShopFinding[] = [];
  quiet.forEach((from, index) => {
    const stretch = requests.slice(from, quiet[index + 1]);
    const calls = stretch.filter(({ operationId }) => needing.includes(operationId ?? ""));
    const last = calls.at(-1)?.status;
    const isRefused = last === 401 || last === 403;
    const asks = stretch.some(({ operationId }) => operationId === issuing);
    if (endedRefused && isRefused && !asks) {
      const text = `${calls[0]?.operationId} was sent with a token that had been refused`;
      findings.push({ invariant: "refused-token-dropped", text });
    }
    if (calls.length > 0 || asks) endedRefused = isRefused && !asks;
  });
  return findings.slice(0, 1);
}

/** A call that ends in a 500 was answered by nobody on purpose, even if a later attempt goes well. */
function crashes({ callbacks }: SandboxEvidence): readonly ShopFinding[] {
  for (const { target, attempts } of callbacks.values()) {
    if (!attempts.some(({ status }) => status === 500)) continue;
    const text = `the service's call to ${new URL(target).pathname} was answered with 500`;
    return [{ invariant: "callbacks-answered", text }];
  }
  return [];
}
