import type { Clock } from "../../mocks/sandbox/real-clock.js";

/** The longest wait of a real timer; the twin keeps to it, so that longer waits come in parts. */
export const WAIT_MAX_MS = 2 ** 31 - 1;

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** Real time under the control of a test: it passes only when it is asked to. */
export interface ManualClock extends Clock {
  /** Lets real time pass up to an instant; every timer on the way goes off at its own. */
  passTo(at: number): Promise<void>;
  /** Lets real time pass. */
  pass(ms: number): Promise<void>;
  /** Time goes on and no timer goes off, as on a machine that sleeps; `wake` runs the late ones. */
  sleepTo(at: number): void;
  wake(): Promise<void>;
  /** Everything that runs at this instant has run: no timer, no time passes. */
  quiet(): Promise<void>;
  /** The instants of the timers that are set. */
  readonly timers: readonly number[];
}

/** A clock that shows `start`. */
export function manualClock(start: number): ManualClock {
  let now = start;
  let jobs: (() => void)[] = [];
  const waiting = new Set<Waiting>();

  const quiet = async () => {
    // What is under way is promises alone, and all of those run before the next turn of the loop.
    for (let idle = 0; idle < 3; idle += 1) {
      await new Promise((resume) => setImmediate(resume));
      const due = jobs;
      jobs = [];
      for (const run of due) run();
      if (due.length > 0) idle = -1;
    }
  };

  const goOff = async (timer: Waiting) => {
    waiting.delete(timer);
    timer.run();
    await quiet();
  };

  const next = () => [...waiting].sort((a, b) => a.at - b.at)[0];

  const passTo = async (at: number) => {
    await quiet();
    for (let timer = next(); timer && timer.at <= at; timer = next()) {
      now = Math.max(now, timer.at);
      await goOff(timer);
    }
    now = Math.max(now, at);
    await quiet();
  };

  return {
    now: () => now,
    elapsedMs: () => now,
    soon: (run) => {
      jobs.push(run);
    },
    wait(delayMs, run) {
      const timer = { at: now + Math.min(Math.max(delayMs, 0), WAIT_MAX_MS), run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    passTo,
    pass: (ms) => passTo(now + ms),
    sleepTo: (at) => {
      now = at;
    },
    wake: () => passTo(now),
    quiet,
    get timers() {
      return [...waiting].map(({ at }) => at).sort((a, b) => a - b);
    },
  };
}

/** The result of a job while real time passes. */
export async function inTime<T>(clock: ManualClock, job: () => T | Promise<T>): Promise<T> {
  let isOver = false;
  const done = (async () => job())().finally(() => {
    isOver = true;
  });
  done.catch(() => undefined);
  for (let n = 0; n < 2000 && !isOver; n += 1) await clock.pass(20);
  if (!isOver) throw new Error("it does not end");
  return done;
}
