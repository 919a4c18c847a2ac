import type { StatsView } from "../../spec/generated/control.types.js";
import type { LoggedEvent } from "../domain/events.js";
import type { Invoice } from "../domain/invoice.js";
import { toUnits } from "../domain/money.js";
import {
  DAY_MS,
  type EpochMs,
  FIRST_INSTANT,
  HOUR_MS,
  MINUTE_MS,
  SECOND_MS,
  toIso,
  ZONE,
} from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { JournalEntry, JournalPage } from "../sandbox/journal.js";
import { readInstant } from "./instants.js";
import { verdictOf } from "./lists.js";

/** How to count. */
export interface StatsQuery {
  /** How many buckets the time that there is may be cut into at most; 60 without it. */
  readonly buckets?: number;
  /** The clock by which calls are counted: the sandbox's without it. */
  readonly time?: "sandbox" | "wall";
  /** Only what happened from this instant on, by the sandbox's clock. */
  readonly since?: string;
  /** Only what happened before this instant. */
  readonly to?: string;
}

/** How many recurring payments are reported with their charges, and how many charges of each. */
const RECURRING_MAX = 50;
const CHARGES_MAX = 200;

const BUCKETS = 60;

/** Lengths of buckets that a person counts in; beyond them it is whole days. */
const LENGTHS = [
  ...[1, 5, 10, 30].map((n) => n * SECOND_MS),
  ...[1, 5, 10, 30].map((n) => n * MINUTE_MS),
  ...[1, 3, 6, 12].map((n) => n * HOUR_MS),
];

/** What the invoices of a sandbox are counted by. */
export type CountedInvoices = Pick<WorldView, "lastAt" | "openedAt"> & {
  readonly invoices: readonly Pick<Invoice, "createdAt" | "closedAt" | "status">[];
};

/**
 * What happened in a sandbox, counted for plots. `logged` has its charges among its events.
 */
export function statsOf(
  world: Pick<WorldView, "recurring">,
  counted: CountedInvoices,
  journal: JournalPage,
  logged: readonly LoggedEvent[],
  { buckets = BUCKETS, time = "sandbox", since, to }: StatsQuery,
): StatsView {
  const from = since === undefined ? FIRST_INSTANT : readInstant(since, "since");
  const until = to === undefined ? Number.POSITIVE_INFINITY : readInstant(to, "to");
  const { dropped } = journal;
  const requests = journal.requests.filter(({ at }) => at >= from && at < until);
  return {
    time,
    calls: {
      counted: requests.length,
      dropped,
      ...callsOver(requests, buckets, time),
    },
    operations: byOperation(requests),
    invoices: invoicesOver(counted, buckets, [from, until]),
    recurring: chargesOf(world, logged),
    recurringMatches: world.recurring.size,
  };
}

/** The beginning of the bucket that an instant is in: buckets begin at the hours and days of Riyadh, as pages show them. */
const bucketOf = (at: EpochMs, length: number): EpochMs =>
  Math.floor((at + ZONE.offsetMs) / length) * length - ZONE.offsetMs;

/** The shortest round length that cuts a stretch of time into so many parts at most. */
function lengthOf(from: EpochMs, to: EpochMs, most: number): number {
  const fits = (length: number) => (bucketOf(to, length) - bucketOf(from, length)) / length < most;
  const round = LENGTHS.find(fits);
  if (round !== undefined) return round;
  let days = 1;
  while (!fits(days * DAY_MS)) days += 1;
  return days * DAY_MS;
}

function callsOver(requests: readonly JournalEntry[], most: number, time: "sandbox" | "wall") {
  const instants = requests.map(({ at, wallAt = at }) => (time === "wall" ? wallAt : at));
  const bucketMs = lengthOf(Math.min(...instants), Math.max(...instants), most);
  const found = new Map<
    number,
    { ok: number; refused: number; doubtful: number; injected: number }
  >();
  requests.forEach((entry, n) => {
    const at = bucketOf(instants[n] ?? 0, bucketMs);
    const bucket = found.get(at) ?? { ok: 0, refused: 0, doubtful: 0, injected: 0 };
    bucket[kindOf(entry)] += 1;
    found.set(at, bucket);
  });
  const buckets = [...found].sort(([a], [b]) => a - b);
  return { bucketMs, buckets: buckets.map(([at, counts]) => ({ at: toIso(at), ...counts })) };
}

/** What was injected on purpose is no refusal that anyone should look into. */
function kindOf(entry: JournalEntry): "ok" | "refused" | "doubtful" | "injected" {
  return entry.faults.length > 0 ? "injected" : verdictOf(entry);
}

function byOperation(requests: readonly JournalEntry[]): StatsView["operations"] {
  const groups = new Map<string | null, JournalEntry[]>();
  for (const entry of requests) {
    const known = groups.get(entry.operationId);
    if (known) known.push(entry);
    else groups.set(entry.operationId, [entry]);
  }
  return [...groups]
    .map(([operationId, entries]) => ({
      operationId,
      count: entries.length,
      refused: entries.filter((entry) => kindOf(entry) === "refused").length,
      injected: entries.filter((entry) => kindOf(entry) === "injected").length,
      durationMs: spreadOf(entries.flatMap(({ durationMs }) => durationMs ?? [])),
    }))
    .sort((a, b) => b.count - a.count);
}

function spreadOf(durations: readonly number[]) {
  const sorted = durations.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  if (last < 0) return null;
  const at = (share: number) => sorted[Math.round(share * last)] ?? 0;
  return {
    ...{ least: at(0), quarter: at(0.25), median: at(0.5) },
    ...{ threeQuarters: at(0.75), most: at(1) },
  };
}

/** How many invoices were in each state at the end of each bucket between two instants. */
function invoicesOver(
  { invoices, lastAt, openedAt }: CountedInvoices,
  most: number,
  [from, until]: readonly [EpochMs, EpochMs],
) {
  const begin = Math.min(lastAt, Math.max(openedAt, from));
  const bucketMs = lengthOf(begin, Math.max(begin, Math.min(lastAt, until)), most);
  const changes = new Map<number, { pending: number; paid: number; canceled: number }>();
  const change = (at: EpochMs, state: "pending" | "paid" | "canceled", by: number) => {
    if (at >= until) return;
    // What was before is what it begins with.
    const place = bucketOf(Math.max(at, begin), bucketMs);
    const known = changes.get(place) ?? { pending: 0, paid: 0, canceled: 0 };
    known[state] += by;
    changes.set(place, known);
  };
  for (const { createdAt, closedAt, status } of invoices) {
    change(createdAt, "pending", 1);
    if (closedAt === null) continue;
    change(closedAt, "pending", -1);
    change(closedAt, status, 1);
  }
  const sum = { pending: 0, paid: 0, canceled: 0 };
  const buckets = [...changes]
    .sort(([a], [b]) => a - b)
    .map(([at, by]) => {
      sum.pending += by.pending;
      sum.paid += by.paid;
      sum.canceled += by.canceled;
      return { at: toIso(at), ...sum };
    });
  return { ...sum, bucketMs, buckets };
}

function chargesOf(
  world: Pick<WorldView, "recurring">,
  logged: readonly LoggedEvent[],
): StatsView["recurring"] {
  const charges = new Map<string, StatsView["recurring"][number]["charges"][number][]>();
  for (const { event } of logged) {
    if (event.type !== "charge-succeeded" && event.type !== "charge-failed") continue;
    const { recurringId, at, type, attempt } = event;
    const list = charges.get(recurringId) ?? [];
    list.push({ at: toIso(at), succeeded: type === "charge-succeeded", attempt });
    charges.set(recurringId, list);
  }
  const latest = [...world.recurring.values()].slice(-RECURRING_MAX).reverse();
  return latest.map(({ id, plan, status, nextChargeAt }) => ({
    recurringId: id,
    customerName: plan.customerName,
    amount: toUnits(plan.amount),
    type: plan.interval,
    status,
    nextChargeAt: nextChargeAt === null ? null : toIso(nextChargeAt),
    charges: (charges.get(id) ?? []).slice(-CHARGES_MAX),
  }));
}
