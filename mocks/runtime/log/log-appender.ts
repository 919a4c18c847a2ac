import { type Awaitable, attempt, retry } from "../../domain/awaitable.js";
import {
  BACKOFF_MS,
  inTime,
  RECOVERY_MS,
  SandboxGone,
  StoreUnavailable,
  TOO_LATE,
} from "../../sandbox/errors.js";
import { BEGINNING, type Position } from "../../sandbox/position.js";
import type { Clock } from "../../sandbox/real-clock.js";
import { StoreStopped } from "../../sandbox/store-errors.js";
import { backoff, sleep, within } from "../../sandbox/waiting.js";
import type { Appended, Change, Reading, Store } from "../../store/store.js";
import { areOurs, readMany } from "./log-reading.js";

/** What appending takes, or beginning a log. */
export interface LogAppenderParts {
  /** Retries reads where it can be away. */
  readonly store: Store;
  readonly clock: Clock;
  /** Called with an error of the store that was got over. */
  readonly failed: (error: unknown) => void;
}

/** Appends that fail one after the other. */
interface Outage {
  readonly sinceMs: number;
  lastMs: number;
  waitMs: number;
}

/** The log that is appended to, as the store knows it. */
interface Log {
  readonly name: string;
  readonly firstEpoch: number;
}

/**
 * Appends to the log of one sandbox. The answer to an append can be lost although it was taken, so after
 * an error the log is read on, and our own events are looked for where we wrote them. Where they are
 * not, the caller decides again.
 */
export class LogAppender {
  readonly #parts: LogAppenderParts;
  readonly #log: Log;
  #outage: Outage | undefined;
  /** The store answers again. */
  readonly #taken = (appended: Appended): Appended => {
    this.#outage = undefined;
    return appended;
  };

  constructor(parts: LogAppenderParts, log: Log) {
    this.#parts = parts;
    this.#log = log;
  }

  /** Appends at a position. Rejects with `StoreUnavailable` when the store does not come back in time. */
  append(at: Position, change: Change): Awaitable<Appended> {
    try {
      const appended = this.#parts.store.append(this.#log.name, at, change);
      if (appended instanceof Promise) {
        let last: unknown;
        const ended = appended.then(this.#taken, (error) => {
          last = error;
          return this.#recover(at, change, error);
        });
        return limited(this.#parts, ended, () => last);
      }
      this.#outage = undefined;
      return appended;
    } catch (error) {
      return limited(this.#parts, this.#recover(at, change, error), () => error);
    }
  }

  async #recover(at: Position, change: Change, error: unknown): Promise<Appended> {
    const { clock, failed } = this.#parts;
    if (error instanceof StoreStopped) throw new StoreUnavailable(error);
    failed(error);
    const waitMs = this.#waitMsAfter(error);
    await sleep(clock, waitMs);
    return this.#outcome(at, change);
  }

  /** How long to leave the store alone. Throws when appends have failed for too long. */
  #waitMsAfter(error: unknown): number {
    const nowMs = this.#parts.clock.elapsedMs();
    const known = this.#outage;
    const isSame = known !== undefined && nowMs - known.lastMs < RECOVERY_MS;
    const outage = isSame ? known : { sinceMs: nowMs, lastMs: nowMs, waitMs: BACKOFF_MS.first };
    this.#outage = outage;
    if (nowMs - outage.sinceMs >= RECOVERY_MS) throw new StoreUnavailable(error);
    outage.lastMs = nowMs;
    const { waitMs } = outage;
    outage.waitMs = Math.min(2 * waitMs, BACKOFF_MS.most);
    return waitMs;
  }

  /** The result of an append whose answer was lost. */
  async #outcome(at: Position, change: Change): Promise<Appended> {
    const { name, firstEpoch } = this.#log;
    const reading = await readMany(this.#parts.store, name, at, change.events.length);
    if (reading?.firstEpoch !== firstEpoch) throw new SandboxGone(name);
    const end = endOfOurs(reading, at, change);
    return end ? this.#taken({ at: end }) : { moved: true };
  }
}

/** Where what we wrote ends, if it is in the log; undefined if it is not. */
function endOfOurs(reading: Reading, at: Position, { events, keep }: Change): Position | undefined {
  const { epoch } = reading.at;
  if (keep !== undefined) {
    // One change is under way at a time, so a new epoch of ours is the one that this cut began.
    const isOurs = reading.mine === true && epoch !== at.epoch;
    return isOurs ? { epoch, seq: Math.min(at.seq, keep) + events.length } : undefined;
  }
  return epoch === at.epoch && areOurs(reading.events, events) ? reading.at : undefined;
}

/**
 * Begins a log. The answer can be lost although it was begun, so after an error it is looked for: one
 * that this connection has begun under a name which was free is this one. Rejects with
 * `StoreUnavailable` when the store does not come back in time.
 */
export function beginLog(
  parts: LogAppenderParts,
  name: string,
  change: Change,
): Awaitable<Appended> {
  const begin = () => parts.store.append(name, BEGINNING, change);
  let last: unknown;
  const failed = (error: unknown) => {
    last = error;
    parts.failed(error);
  };
  const begun = attempt(begin, (error) => recovered({ ...parts, failed }, name, change, error));
  return begun instanceof Promise ? limited(parts, begun, () => last) : begun;
}

/** The result of an append, within the time limit. Without an answer it is unknown whether it was stored. */
function limited(
  { clock }: LogAppenderParts,
  appended: Promise<Appended>,
  lastError: () => unknown,
): Promise<Appended> {
  return within(clock, RECOVERY_MS, appended, TOO_LATE).then((is) => inTime(is, lastError()));
}

async function recovered(
  { store, clock, failed }: LogAppenderParts,
  name: string,
  change: Change,
  first: unknown,
): Promise<Appended> {
  const began = clock.elapsedMs();
  const wait = backoff(clock, BACKOFF_MS);
  const waitAfter = (error: unknown) => {
    if (error instanceof StoreUnavailable) throw error;
    const isOver = error instanceof StoreStopped || clock.elapsedMs() - began >= RECOVERY_MS;
    if (isOver) throw new StoreUnavailable(error);
    failed(error);
    return wait();
  };
  await waitAfter(first);
  return retry(async () => {
    const begun = await readMany(store, name, BEGINNING, change.events.length);
    if (!begun) return store.append(name, BEGINNING, change);
    // Who reads alone has no need to know who began it, nor can its answers be lost.
    const isOurs = begun.mine !== false && areOurs(begun.events, change.events);
    return isOurs ? { at: begun.at } : { moved: true };
  }, waitAfter);
}
