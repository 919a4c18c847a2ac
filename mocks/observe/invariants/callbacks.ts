import { type Callback, subjectIdOf } from "../../domain/callback.js";
import { callbacksOf, isDelivered } from "../record.js";
import type { Evidence, Happening, InvariantFacts, Shown } from "./evidence.js";

/** Attempts that called the shop and ended; calls that our own policy blocked do not count. */
function endedAttempts({ attempts }: Callback) {
  return attempts.filter(({ result }) => result !== null && result.outcome !== "blocked");
}

/** The invariant `callbacks-answered`. */
export function judgeAnswered(evidence: Evidence): InvariantFacts {
  const all = callbacksOf(evidence);
  const tried = all.filter((callback) => endedAttempts(callback).length > 0);
  const late = tried.flatMap(lateBreaches);
  const unanswered = tried.filter(
    (callback) => !isDelivered(callback) && !isLate(callback) && !isForged(callback),
  );
  const given = unanswered.filter(({ state }) => state === "failed");
  const open = unanswered.filter(({ state }) => state !== "failed");
  return {
    occasions: tried.length,
    breaches: [...late, ...given.map((callback) => shownBy(callback, "unanswered"))],
    doubts: open.map((callback) => shownBy(callback, "may-be-retried")),
    none: all.length === 0 ? "no-callback" : "no-answered-callback",
  };
}

/** A shop does well to refuse a callback in which a fault put a number that the shop does not know. */
const isForged = ({ override }: Callback) => override?.id !== undefined;

function isLate(callback: Callback): boolean {
  return endedAttempts(callback).some(({ result }) => result?.outcome === "timeout");
}

function lateBreaches(callback: Callback): readonly Shown[] {
  const late = endedAttempts(callback).find(({ result }) => result?.outcome === "timeout");
  return late ? [shownBy(callback, "answered-late", late)] : [];
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
    if (refused) breaches.push(shownBy(callback, "repeat-refused", refused));
    if (isDelivered(callback)) before.set(key, callback);
  }
  return { occasions: times, breaches, doubts: [], none: "no-repeated-callback" };
}

/** The attempts that repeat a callback which the shop had already answered with success. */
function againAfter(callback: Callback, answeredBefore: boolean) {
  const ended = endedAttempts(callback);
  const first = ended.findIndex(({ result }) => result?.outcome === "delivered");
  if (answeredBefore) return ended;
  return first < 0 ? [] : ended.slice(first + 1);
}

type CallbackCode = Extract<Happening, { readonly target: string }>["code"];

/** Something that an attempt shows: the last one unless another is given. */
function shownBy(
  callback: Callback,
  code: CallbackCode,
  attempt = endedAttempts(callback).at(-1),
): Shown {
  const { about, target } = callback;
  return {
    ...{ code, about: subjectIdOf(about), target },
    attempts: endedAttempts(callback).length,
    detail: attempt?.result?.detail ?? null,
    subject: { callback: about.kind },
    requests: [],
    callbacks: [callback.id],
    step: null,
    isUnreachable: endedAttempts(callback).every(({ result }) => result?.outcome === "unreachable"),
  };
}
