import { type Breach, breach, gapIn, type Looked, notObserved, outcomeOf } from "./outcome.js";
import type { Seen, SeenRequest } from "./seen.js";

/** What other parts of a shop may send before they hear of a refusal, in milliseconds. */
const HEARSAY_MS = 250;

const ISSUING = ["issueMerchantToken", "issuePartnerToken"];

/** The invariant `refused-token-dropped`. */
export function judgeTokens(seen: Seen): Looked {
  const { requests } = seen;
  const tokened = requests.filter(({ token }) => token !== null);
  if (tokened.length === 0) return notObserved("no request had a token that was written down");
  if (!requests.some(({ operationId }) => ISSUING.includes(operationId ?? ""))) {
    return notObserved("the shop never asked for a token, and one that is fixed cannot be renewed");
  }
  const refusals = tokened.filter((request) => isRefused(request) && !isOfTheCall(request, seen));
  const breaches = refusals.flatMap((refusal) => {
    const again = tokened.find((request) => isSentInSpite(request, refusal, seen));
    return again ? [breachOf(refusal, again)] : [];
  });
  const gap = gapIn(seen);
  // One breach for each token is enough: the rest follow from the first.
  const first = breaches.filter(({ requests: [, again] }, n) => {
    return breaches.findIndex(({ requests: [, other] }) => other === again) === n;
  });
  const none = "no token was refused";
  return outcomeOf(first, refusals.length, none, gap === undefined ? [] : [gap]);
}

function isRefused({ status, endedAt, clientClosedAt }: SeenRequest): boolean {
  return (status === 401 || status === 403) && endedAt !== null && clientClosedAt === null;
}

/**
 * Whether the call had been refused before, and was sent again with a token made for it. What refuses
 * that one too refuses the call, and says nothing of the token.
 */
function isOfTheCall(refusal: SeenRequest, { requests }: Seen): boolean {
  const before = requests.slice(0, requests.indexOf(refusal));
  const last = before.findLastIndex((request) => isSame(request, refusal));
  const first = before[last];
  if (!first || !isRefused(first)) return false;
  return before.slice(last).some(({ operationId }) => ISSUING.includes(operationId ?? ""));
}

/** Whether a request began when whoever sent it knew that its token is refused. */
function isSentInSpite(request: SeenRequest, refusal: SeenRequest, seen: Seen): boolean {
  const { endedAt } = refusal;
  const { startedAt, token } = request;
  if (token !== refusal.token || startedAt === null || endedAt === null) return false;
  if (request.id === refusal.id || startedAt <= endedAt) return false;
  if (startedAt > endedAt + HEARSAY_MS) return true;
  // Who sends the same once more is the one that was refused, unless that one asked for a new token.
  return isSame(request, refusal) && !isHeeded(endedAt, seen);
}

/** Whether somebody asked for a new token as soon as one was refused. */
function isHeeded(refusedAt: number, { requests }: Seen): boolean {
  return requests.some(({ operationId, startedAt }) => {
    if (!ISSUING.includes(operationId ?? "") || startedAt === null) return false;
    return startedAt >= refusedAt && startedAt <= refusedAt + HEARSAY_MS;
  });
}

/** Whether two requests ask for the same. */
export function isSame(one: SeenRequest, other: SeenRequest): boolean {
  const { operationId, path, requestBody } = one;
  return (
    operationId === other.operationId && path === other.path && requestBody === other.requestBody
  );
}

function breachOf(refusal: SeenRequest, again: SeenRequest): Breach {
  const refused = `${refusal.operationId} #${refusal.id} had been answered ${refusal.status}`;
  const answered = again.status === null ? "" : ` and answered ${again.status}`;
  const sentence = `${again.operationId} #${again.id} was sent${answered} with the same token after ${refused}`;
  return breach(sentence, [refusal, again]);
}
