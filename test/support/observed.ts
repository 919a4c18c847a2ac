import type { AttemptResult, CallbackAbout, PayloadOverride } from "../../mocks/domain/callback.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { Evidence, Verdict } from "../../mocks/observe/invariants/evidence.js";
import { type InvariantId, judgeInvariants } from "../../mocks/observe/invariants/invariants.js";
import { ObservedSandbox } from "../../mocks/observe/record.js";
import type { JournalEntry } from "../../mocks/sandbox/journal.js";
import { orderWith, T0 } from "./domain.js";

/** A request as the journal keeps it, answered at once; the test names what it cares about. */
export function entryWith(part: Partial<JournalEntry> & Pick<JournalEntry, "id">): JournalEntry {
  const { status = 200, wallAt = T0 } = part;
  return {
    at: T0,
    operationId: "addInvoice",
    method: "POST",
    path: "/api/addInvoice",
    status,
    requestBody: null,
    responseBody: null,
    tolerated: [],
    faults: [],
    code: null,
    refusal: null,
    explanation: null,
    position: null,
    wallAt,
    durationMs: 0,
    after: null,
    token: null,
    step: null,
    endedAt: status === null ? null : wallAt,
    clientClosedAt: null,
    cut: [],
    ...part,
  };
}

/** The invoice that requests are about. */
export const NUMBER = "1000000000001";

/** A request before it has its number. */
type Unnumbered = Omit<JournalEntry, "id">;

/** A request that was answered at once; the test names what it cares about. `at` is in milliseconds. */
export function request(
  operationId: string,
  part: Partial<Omit<JournalEntry, "at" | "requestBody" | "responseBody">> & {
    readonly at?: number;
    readonly sent?: unknown;
    readonly got?: unknown;
  } = {},
): Unnumbered {
  const { at = 0, sent, got = {}, status = 200, ...rest } = part;
  const path = operationId === "getInvoice" ? `/api/getInvoice/${NUMBER}` : `/api/${operationId}`;
  const { id: _, ...entry } = entryWith({
    id: 0,
    ...{ operationId, path, status },
    requestBody: sent === undefined ? null : JSON.stringify(sent),
    responseBody: status === null ? null : JSON.stringify(got),
    wallAt: T0 + at,
    endedAt: status === null ? null : T0 + at + 1,
    ...rest,
  });
  return entry;
}

/** The record of requests and events in their order, and what else the invariants look at. */
export function seen(
  requests: readonly Unnumbered[],
  events: readonly DomainEvent[] = [],
  rest: Partial<Evidence> = {},
): Evidence {
  const record = new ObservedSandbox("shop");
  withResends(events).forEach((event, n) => void record.event({ seq: n + 1, event }));
  requests.forEach((one, n) => void record.request({ ...one, id: n + 1 }));
  const { world, missing } = record;
  return { requests: record.requests, events: record.events, world, missing, ...rest };
}

/** A callback whose life is over comes again only where a tester asks for that. */
function withResends(events: readonly DomainEvent[]): readonly DomainEvent[] {
  const over = new Set<string>();
  return events.flatMap((event): readonly DomainEvent[] => {
    if (event.type === "callback-answered" && event.retryAt === null) over.add(event.callbackId);
    if (event.type !== "callback-attempted" || !over.has(event.callbackId)) return [event];
    const { at, callbackId } = event;
    return [{ type: "callback-resend-asked", at, callbackId }, event];
  });
}

/** The result of one invariant. */
export function outcome(invariant: InvariantId, given: Evidence): Verdict {
  const found = judgeInvariants(given).find((one) => one.invariant === invariant);
  if (!found) throw new Error(`${invariant} was not judged`);
  const { invariant: _, ...rest } = found;
  return rest;
}

export function created(amount = 2500): DomainEvent {
  const order = orderWith({ amount });
  return { type: "invoice-created", at: T0, transactionNo: NUMBER, order, rate: null };
}

export function paid(): DomainEvent {
  const of = { at: T0, transactionNo: NUMBER } as const;
  return { type: "invoice-paid", ...of, method: "mada", via: "page", cardEnding: null };
}

const ABOUT: CallbackAbout = { kind: "paid", transactionNo: NUMBER };
const TARGET = "https://shop.example/paid";

/** A callback that was due; `reported` is a wrong amount in halalas. */
export function scheduled(callbackId: string, override?: PayloadOverride): DomainEvent {
  const of = { at: T0, callbackId, about: ABOUT, target: TARGET } as const;
  return { type: "callback-scheduled", ...of, ...(override && { override }) };
}

/** An attempt of a callback, and how it ended: a status, or another outcome. */
export function attempt(
  callbackId: string,
  came: number | "timeout" | "unreachable" | "blocked",
  retryAt: number | null = null,
): readonly DomainEvent[] {
  const of = { at: T0, callbackId };
  const sent = { method: "POST", url: TARGET, headers: {}, body: null } as const;
  return [
    { type: "callback-attempted", ...of, sent },
    { type: "callback-answered", ...of, result: resultOf(came), retryAt },
  ];
}

function resultOf(came: number | "timeout" | "unreachable" | "blocked"): AttemptResult {
  if (typeof came !== "number") return { outcome: came, status: null, detail: came };
  const outcome = came < 300 ? "delivered" : "refused";
  return { outcome, status: came, detail: `answered ${came}` };
}
