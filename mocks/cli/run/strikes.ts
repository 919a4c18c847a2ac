import type { StruckFault } from "../../domain/fault.js";
import { realClock } from "../../runtime/clock.js";
import type { JournalEntry, RequestEnd } from "../../store/journal.js";

/** How many requests that met a fault are told apart. */
const MET_MAX = 1000;

/**
 * The end of a command closes its connections too: so near to it, and without a call after it, nobody
 * knows who gave up. On a busy machine the end itself is noticed that much later.
 */
const AT_THE_END_MS = 200;

/** Whether a rule that struck in a sandbox is one whose strikes are looked for. */
export type IsPlanted = (sandbox: string, struck: StruckFault) => boolean;

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

/**
 * The requests that met the fault that a matrix planted, and those of them that are held open. Rules that
 * the tests add themselves are their own affair.
 */
export class Strikes {
  readonly all: Met[] = [];
  /** Which rule was planted; none where it is no run of a matrix. */
  isPlanted: IsPlanted = () => false;
  /** Told of each request that is held open from now on. */
  onHeld: (met: Met) => void = () => undefined;

  /** When the latest request was answered. */
  #latestMs = 0;

  request(sandbox: string | null, entry: JournalEntry): void {
    this.#latestMs = realClock.elapsedMs();
    if (sandbox === null || this.all.length >= MET_MAX) return;
    const struck = (entry.struck ?? []).filter((one) => this.isPlanted(sandbox, one));
    if (struck.length === 0) return;
    const { id, operationId, step = null } = entry;
    const isHeld = struck.some(({ fault }) => fault === "hang");
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
  return `${operationId ?? "a request"} #${id}${inTest(step)}`;
}

/** The test in which something happened, in words. */
export function inTest(step: string | null): string {
  return step === null ? "" : ` in the test "${step}"`;
}
