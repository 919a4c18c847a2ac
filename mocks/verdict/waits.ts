import { faults } from "../../spec/generated/faults.js";
import type { FaultRule } from "../domain/fault.js";
import { SECOND_MS } from "../domain/time.js";
import { type Breach, breach, gapIn, type Looked, outcomeOf } from "./outcome.js";
import { isSame } from "./refused-tokens.js";
import type { Seen, SeenRequest } from "./seen.js";

/** A wait that is this many times the one before has grown; timers are not more exact than that. */
const GROWTH = 1.1;

/** The share of what the answer asked for that counts as having waited so long. */
const HEEDED = 0.95;

/** The invariant `waits-longer`. */
export function judgeWaits(seen: Seen): Looked {
  const rows = limitedRows(seen.requests).filter((row) => row.length > 2);
  const askedMs = askedSeconds(seen) * SECOND_MS;
  const gap = gapIn(seen);
  return outcomeOf(
    rows.flatMap((row) => impatience(row, askedMs)),
    rows.length,
    "no call was sent again after two answers 429 in a row",
    gap === undefined ? [] : [gap],
  );
}

/** Tries of the same call, each of them but the last answered with 429. */
function limitedRows(requests: readonly SeenRequest[]): readonly (readonly SeenRequest[])[] {
  const open: SeenRequest[][] = [];
  for (const request of requests) {
    const row = open.find((one) => isSame(one[0] as SeenRequest, request) && isLimited(one.at(-1)));
    if (row) row.push(request);
    else if (isLimited(request)) open.push([request]);
  }
  return open;
}

function isLimited(request: SeenRequest | undefined): boolean {
  return request?.status === 429;
}

function impatience(row: readonly SeenRequest[], askedMs: number): readonly Breach[] {
  const waits = row.slice(1).map((request, n) => waitBetween(row[n], request));
  const at = waits.findIndex((wait, n) => {
    const before = waits[n - 1];
    if (wait === undefined || before === undefined || wait >= askedMs * HEEDED) return false;
    return wait < before * GROWTH;
  });
  if (at < 0) return [];
  const told = waits.slice(0, at + 1).map((wait) => `${Math.round(wait ?? 0)} ms`);
  const sentence = `${row[0]?.operationId} was sent again after ${told.join(", then ")}, though each answer was a 429`;
  return [breach(sentence, row.slice(0, at + 2))];
}

function waitBetween(one: SeenRequest | undefined, next: SeenRequest): number | undefined {
  if (!one || one.endedAt === null || next.startedAt === null) return undefined;
  return next.startedAt - one.endedAt;
}

/** The longest wait that a rule of the sandbox asks for, or what a 429 asks for by itself. */
function askedSeconds({ events }: Seen): number {
  const rules = events.flatMap(({ event }): readonly FaultRule[] => {
    if (event.type === "fault-added") return [event.rule];
    return event.type === "sandbox-opened" ? (event.faults ?? []) : [];
  });
  const asked = rules
    .filter(({ fault }) => fault === "rate-limited")
    .map(({ parameters }) => Number(parameters.retryAfterSeconds));
  return asked.length > 0
    ? Math.max(...asked)
    : faults["rate-limited"].takes.retryAfterSeconds.default;
}
