import { realClock } from "../../runtime/clock.js";
import type { JournalEntry, RequestEnd } from "../../store/journal.js";

/** How many requests that met a fault are told apart. */
const MET_MAX = 1000;

/**
 * The end of a command closes its connections too: so near to it, and without a call after it, nobody
 * knows who gave up. On a busy machine the end itself is noticed that much later.
 */
const AT_THE_END_MS = 200;

/** A request that met a fault. */
export interface Met {
  readonly id: number;
  readonly operationId: string | null;
  /** The test in which it came, where that is known. */
  readonly step: string | null;
  /** When it was met, and when its caller gave up, on the clock of `elapsedMs`. */
  readonly atMs: number;
  readonly isHeld: boolean;
  closedMs: number | undefined;
}

/** The requests that met faults, and those of them that are held open. */
export class Strikes {
  readonly all: Met[] = [];
  /** Told of each request that is held open from now on. */
  onHeld: (met: Met) => void = () => undefined;

  /** When the latest request was answered. */
  #latestMs = 0;

  request(entry: JournalEntry): void {
    this.#latestMs = realClock.elapsedMs();
    if (entry.faults.length === 0 || this.all.length >= MET_MAX) return;
    const { id, operationId, step = null } = entry;
    const isHeld = (entry.struck ?? []).some(({ fault }) => fault === "hang");
    const met: Met = {
      id,
      operationId,
      step,
      atMs: realClock.elapsedMs(),
      isHeld,
      closedMs: undefined,
    };
    this.all.push(met);
    if (isHeld) this.onHeld(met);
  }

  ended(id: number, _end: RequestEnd): void {
    const met = this.all.find((one) => one.id === id);
    if (met) met.closedMs = realClock.elapsedMs();
  }

  /** The requests that were held open until the command ended: nobody knows whether it would have waited on. */
  heldToTheEnd(endedMs: number): readonly Met[] {
    return this.all.filter(({ isHeld, closedMs = Number.POSITIVE_INFINITY }) => {
      return isHeld && closedMs > endedMs - AT_THE_END_MS && closedMs >= this.#latestMs;
    });
  }
}

/** A request that met a fault, in words. */
export function describeMet({ operationId, id, step }: Met): string {
  const test = step === null ? "" : ` in the test "${step}"`;
  return `${operationId ?? "a request"} #${id}${test}`;
}
