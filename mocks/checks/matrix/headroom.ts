import { availableParallelism, cpus } from "node:os";
import { pause, realClock } from "../../sandbox/real-clock.js";

/** The most parallel runs for each processor. Under most faults, a test waits and needs no processor. */
export const RUNS_PER_PROCESSOR = 6;

/** How long the processors are watched before one more run begins. */
const WATCH_MS = 200;

/** If a watch takes this much longer, this process itself had to wait for a processor. */
const LATE_MS = 100;

/** How many processors must be idle for one more run. It is low, so that no processor stays idle. */
const IDLE_MIN = 0.2;

/** The memory that must be free for one more run. */
const FREE_MIN = 1024 ** 3;

/** Measures how many processors were idle over a short while. */
type WatchIdle = () => Promise<number>;

/** Lets one more run begin whenever the machine has processors to spare, and always lets one run. */
export class Headroom {
  readonly #watchIdle: WatchIdle;
  #running = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(watchIdle: WatchIdle = idleProcessors) {
    this.#watchIdle = watchIdle;
  }

  /** Resolves when a run may begin. Runs begin one by one, so that each is seen in the next watch. */
  enter(): Promise<void> {
    this.#last = this.#last.then(async () => {
      while (this.#running > 0 && (await this.#watchIdle()) < IDLE_MIN);
      this.#running += 1;
    });
    return this.#last;
  }

  leave(): void {
    this.#running -= 1;
  }
}

async function idleProcessors(): Promise<number> {
  const [before, begun] = [processorTimes(), realClock.elapsedMs()];
  await pause(WATCH_MS);
  if (realClock.elapsedMs() - begun > WATCH_MS + LATE_MS) return 0;
  const after = processorTimes();
  const all = after.all - before.all;
  if (all === 0 || process.availableMemory() < FREE_MIN) return 0;
  return (availableParallelism() * (after.idle - before.idle)) / all;
}

function processorTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}
