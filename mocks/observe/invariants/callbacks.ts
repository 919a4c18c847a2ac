import { type Callback, type CallbackAbout, evolveCallback } from "../../domain/callback.js";
import { type Breach, type Looked, outcomeOf, type Seen } from "./looked.js";

/** The callbacks of a log, in the order in which they were planned. */
export function callbacksIn({ events }: Seen): readonly Callback[] {
  const all = new Map<string, Callback>();
  for (const { event } of events) {
    if (!("callbackId" in event)) continue;
    all.set(event.callbackId, evolveCallback(all.get(event.callbackId), event));
  }
  return [...all.values()];
}

/** Attempts that reached for the shop and ended; what our own policy kept back is none of its doing. */
function endedAttempts({ attempts }: Callback) {
  return attempts.filter(({ result }) => result !== null && result.outcome !== "blocked");
}

const isDelivered = (callback: Callback) =>
  callback.attempts.some(({ result }) => result?.outcome === "delivered");

/** Why nothing is known of callbacks where there was none at all. */
export const NO_CALLBACK = "no callback was made";

/** The invariant `callbacks-answered`. */
export function judgeAnswered(seen: Seen): Looked {
  const all = callbacksIn(seen);
  const tried = all.filter((callback) => endedAttempts(callback).length > 0);
  const late = tried.flatMap(lateBreaches);
  const unanswered = tried.filter((callback) => !isDelivered(callback) && !isLate(callback));
  const given = unanswered.filter(({ state }) => state === "failed");
  const open = unanswered.filter(({ state }) => state !== "failed");
  return outcomeOf(
    [...late, ...given.map(unansweredBreach)],
    tried.length,
    all.length === 0 ? NO_CALLBACK : "no callback was answered or refused by the shop",
    open.map(doubtOf),
  );
}

function isLate(callback: Callback): boolean {
  return endedAttempts(callback).some(({ result }) => result?.outcome === "timeout");
}

function lateBreaches(callback: Callback): readonly Breach[] {
  if (!isLate(callback)) return [];
  const detail = endedAttempts(callback).find(({ result }) => result?.outcome === "timeout");
  return [breachOf(callback, `was not answered within the limit: ${detail?.result?.detail}`)];
}

function unansweredBreach(callback: Callback): Breach {
  const ended = endedAttempts(callback);
  const last = ended.at(-1)?.result?.detail ?? "no answer";
  return breachOf(callback, `was never answered with success in ${ended.length} attempts: ${last}`);
}

function doubtOf(callback: Callback): string {
  const last = endedAttempts(callback).at(-1)?.result?.detail ?? "no answer";
  return `${nameOf(callback)} may still be tried again (so far: ${last}); move the clock on to see`;
}

/** The invariant `duplicates-answered`. */
export function judgeDuplicates(seen: Seen): Looked {
  const before = new Map<string, Callback>();
  const breaches: Breach[] = [];
  let times = 0;
  for (const callback of callbacksIn(seen)) {
    const key = JSON.stringify([callback.about, callback.target]);
    const again = againAfter(callback, before.has(key));
    times += again.length;
    const refused = again.find(({ result }) => result?.outcome !== "delivered");
    if (refused) {
      const how = refused.result?.detail ?? "no answer";
      breaches.push(breachOf(callback, `came once more and was not answered with success: ${how}`));
    }
    if (isDelivered(callback)) before.set(key, callback);
  }
  return outcomeOf(breaches, times, "no callback came twice after it had been answered");
}

/** The attempts that told what the shop had already answered with success. */
function againAfter(callback: Callback, answeredBefore: boolean) {
  const ended = endedAttempts(callback);
  const first = ended.findIndex(({ result }) => result?.outcome === "delivered");
  if (answeredBefore) return ended;
  return first < 0 ? [] : ended.slice(first + 1);
}

function breachOf(callback: Callback, what: string): Breach {
  return {
    sentence: `${nameOf(callback)} ${what}`,
    requests: [],
    callbacks: [callback.id],
    step: null,
  };
}

function nameOf({ id, about, target }: Callback): string {
  return `the callback ${id} (${about.kind} of ${subjectOf(about)}) to ${target}`;
}

function subjectOf(about: CallbackAbout): string {
  return about.kind === "charge" ? about.recurringId : about.transactionNo;
}
