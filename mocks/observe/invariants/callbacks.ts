import { type Callback, subjectIdOf } from "../../domain/callback.js";
import { callbacksOf } from "../record.js";
import type { Evidence, InvariantFacts, Shown } from "./evidence.js";

/** Attempts that called the shop and ended; calls that our own policy blocked do not count. */
function endedAttempts({ attempts }: Callback) {
  return attempts.filter(({ result }) => result !== null && result.outcome !== "blocked");
}

const isDelivered = (callback: Callback) =>
  callback.attempts.some(({ result }) => result?.outcome === "delivered");

/** Why nothing is known of callbacks where there was none at all. */
export const NO_CALLBACK = "no callback was made";

/** The invariant `callbacks-answered`. */
export function judgeAnswered(evidence: Evidence): InvariantFacts {
  const all = callbacksOf(evidence);
  const tried = all.filter((callback) => endedAttempts(callback).length > 0);
  const late = tried.flatMap(lateBreaches);
  const unanswered = tried.filter((callback) => !isDelivered(callback) && !isLate(callback));
  const given = unanswered.filter(({ state }) => state === "failed");
  const open = unanswered.filter(({ state }) => state !== "failed");
  return {
    occasions: tried.length,
    breaches: [...late, ...given.map(unansweredBreach)],
    doubts: open.map(doubtOf),
    none: all.length === 0 ? NO_CALLBACK : "the shop answered no callback",
  };
}

function isLate(callback: Callback): boolean {
  return endedAttempts(callback).some(({ result }) => result?.outcome === "timeout");
}

function lateBreaches(callback: Callback): readonly Shown[] {
  if (!isLate(callback)) return [];
  const detail = endedAttempts(callback).find(({ result }) => result?.outcome === "timeout");
  return [shown(callback, `got no answer within the limit: ${detail?.result?.detail}`)];
}

function unansweredBreach(callback: Callback): Shown {
  const ended = endedAttempts(callback);
  const last = ended.at(-1)?.result?.detail ?? "no answer";
  return shown(callback, `got no success in ${ended.length} attempts: ${last}`);
}

function doubtOf(callback: Callback): Shown {
  const last = endedAttempts(callback).at(-1)?.result?.detail ?? "no answer";
  return shown(
    callback,
    `can still be retried (so far: ${last}). Advance the clock to see the result`,
  );
}

/** The invariant `duplicates-answered`. */
export function judgeDuplicates(evidence: Evidence): InvariantFacts {
  const before = new Map<string, Callback>();
  const breaches: Shown[] = [];
  let times = 0;
  for (const callback of callbacksOf(evidence)) {
    const key = JSON.stringify([callback.about, callback.target]);
    const again = againAfter(callback, before.has(key));
    times += again.length;
    const refused = again.find(({ result }) => result?.outcome !== "delivered");
    if (refused) {
      const how = refused.result?.detail ?? "no answer";
      breaches.push(
        shown(callback, `was repeated, and the shop did not answer with success: ${how}`),
      );
    }
    if (isDelivered(callback)) before.set(key, callback);
  }
  const none = "no callback was repeated after the shop had answered it";
  return { occasions: times, breaches, doubts: [], none };
}

/** The attempts that repeat a callback which the shop had already answered with success. */
function againAfter(callback: Callback, answeredBefore: boolean) {
  const ended = endedAttempts(callback);
  const first = ended.findIndex(({ result }) => result?.outcome === "delivered");
  if (answeredBefore) return ended;
  return first < 0 ? [] : ended.slice(first + 1);
}

function shown(callback: Callback, what: string): Shown {
  return {
    subject: { callback: callback.about.kind },
    sentence: `${nameOf(callback)} ${what}`,
    requests: [],
    callbacks: [callback.id],
    step: null,
    isUnreachable: endedAttempts(callback).every(({ result }) => result?.outcome === "unreachable"),
  };
}

function nameOf({ id, about, target }: Callback): string {
  return `the callback ${id} (${about.kind} of ${subjectIdOf(about)}) to ${target}`;
}
