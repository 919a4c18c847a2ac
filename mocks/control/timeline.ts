import type { Timeline, TimelineMark } from "../../spec/generated/control.types.js";
import { type DomainEvent, describeEvent, type LoggedEvent } from "../domain/events.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { callName, verdictOf } from "./call-verdict.js";

type Kind = TimelineMark["kind"];
type Outcome = TimelineMark["outcome"];

/** One thing that happened, or several that are drawn as one. */
interface Mark {
  readonly at: EpochMs;
  until: EpochMs;
  readonly kind: Kind;
  readonly outcome: Outcome;
  label: string;
  count: number;
  seq: number | null;
}

const MARKS_MAX = 300;

/**
 * Into how many stretches a busy time is cut. In each, one mark stands for all of its kind and outcome, and there are
 * 13 pairs of these.
 */
const STRETCHES = Math.floor(MARKS_MAX / 13);

/** What happened from an instant up to another one, the second left out. */
export function timelineOf(
  logged: readonly LoggedEvent[],
  requests: readonly JournalEntry[],
  from: EpochMs,
  to: EpochMs,
): Timeline {
  const isShown = ({ at }: { readonly at: EpochMs }) => at >= from && at < to;
  const events = logged.filter(({ event }) => isShown(event)).flatMap(markOf);
  const marks = [...events, ...requests.filter(isShown).map(markOfCall)];
  marks.sort((a, b) => a.at - b.at);
  const shown = marks.length > MARKS_MAX ? combined(marks, from, to) : marks;
  return {
    from: toIso(from),
    to: toIso(to),
    marks: shown.map(({ at, until, ...mark }) => ({ at: toIso(at), until: toIso(until), ...mark })),
    matches: marks.length,
  };
}

function markOf({ seq, event }: LoggedEvent): readonly Mark[] {
  const [kind, outcome] = KINDS[event.type]?.(event) ?? [];
  if (kind === undefined || outcome === undefined) return [];
  const { at } = event;
  return [{ at, until: at, kind, outcome, label: describeEvent(event), count: 1, seq }];
}

type Sorted = (event: DomainEvent) => readonly [Kind, Outcome];

const sorted = (kind: Kind, outcome: Outcome): Sorted => {
  const both = [kind, outcome] as const;
  return () => both;
};

/** The events that have a mark. */
const KINDS: Readonly<Partial<Record<DomainEvent["type"], Sorted>>> = {
  "invoice-created": sorted("invoice", "plain"),
  "invoice-paid": sorted("invoice", "good"),
  "payment-declined": sorted("invoice", "bad"),
  "invoice-canceled": sorted("invoice", "plain"),
  "invoice-refunded": sorted("invoice", "plain"),
  "refund-failed": sorted("invoice", "bad"),
  "charge-succeeded": sorted("charge", "good"),
  "charge-failed": sorted("charge", "bad"),
  "callback-redirected": sorted("callback", "good"),
  "callback-dropped": sorted("callback", "injected"),
  "callback-answered": (event) => {
    const isGood = event.type === "callback-answered" && event.result.outcome === "delivered";
    return ["callback", isGood ? "good" : "bad"];
  },
  "sms-sent": sorted("sms", "plain"),
  "label-added": sorted("label", "plain"),
  "statement-added": (event) => {
    const isFalse = event.type === "statement-added" && !event.isTrue;
    return ["label", isFalse ? "bad" : "plain"];
  },
};

function markOfCall(entry: JournalEntry): Mark {
  const { at, status, faults } = entry;
  const isGood = verdictOf(entry) !== "refused";
  const outcome = faults.length > 0 ? "injected" : isGood ? "good" : "bad";
  const label = `${callName(entry)}: ${status ?? "no reply"}`;
  return { at, until: at, kind: "call", outcome, label, count: 1, seq: null };
}

/** One mark for each kind and outcome in each stretch of time. */
function combined(marks: readonly Mark[], from: EpochMs, to: EpochMs): readonly Mark[] {
  const stretchMs = Math.max(1, (to - from) / STRETCHES);
  const known = new Map<string, Mark>();
  for (const mark of marks) {
    const { at, kind, outcome, label, seq } = mark;
    const key = `${Math.min(STRETCHES - 1, Math.floor((at - from) / stretchMs))} ${kind} ${outcome}`;
    const same = known.get(key);
    if (same) Object.assign(same, { until: at, label, seq, count: same.count + 1 });
    else known.set(key, { ...mark });
  }
  return [...known.values()];
}
