import { AsyncLocalStorage } from "node:async_hooks";
import { runInThisContext } from "node:vm";
import type { Assumptions } from "../domain/settings.js";
import { readTextNow } from "../sandbox/disk.js";
import { pause, realClock } from "../sandbox/real-clock.js";

/** One run of a test under a matrix: `paystub run` has armed its fault for this sandbox. */
export interface PlannedBody {
  /** The name of its sandbox. */
  readonly sandbox: string;
  /** How long it may take. */
  readonly limitMs: number;
  /** The options of switches under which it runs. */
  readonly assumptions: Partial<Assumptions>;
}

/** Which tests run, and how often: the file that `PAYSTUB_PLAN` names. */
export interface Plan {
  /** Bodies may run at the same time. Without it, each waits for the one before it. */
  readonly sideBySide: boolean;
  /** By the names of tests as they are reported. */
  readonly tests: Readonly<Record<string, readonly PlannedBody[]>>;
}

/** The longest name of a test that the control API takes. */
const NAME_MAX = 1000;

/** A name of a test as the control API takes it. */
export const reportedName = (test: string) => test.slice(0, NAME_MAX) || "test";

let read: { readonly plan: Plan | undefined } | undefined;

/** The plan of this run, if it has one. */
export function planOfRun(): Plan | undefined {
  if (!read) {
    const { PAYSTUB_PLAN: path } = process.env;
    read = { plan: path ? (JSON.parse(readTextNow(path)) as Plan) : undefined };
  }
  return read.plan;
}

/** How often a test runs under the plan, and how; undefined without a plan. */
export function plannedBodies(test: string): readonly PlannedBody[] | undefined {
  const plan = planOfRun();
  if (!plan) return undefined;
  const name = reportedName(test);
  return (Object.hasOwn(plan.tests, name) && plan.tests[name]) || [];
}

/** A body that is under way. */
interface BodyUnderWay {
  readonly endsMs: number;
  /** Ends it as if it had thrown. */
  fail(error: unknown): void;
}

/** The body that the code belongs to which asks, also in its timers and callbacks. */
const underWay = new AsyncLocalStorage<BodyUnderWay>();

/** The body that the code belongs to which asks; undefined outside of a plan. */
export function bodyUnderWay(): object | undefined {
  return underWay.getStore();
}

/** How long the body has left that asks; undefined outside of a plan. */
export function bodyLeftMs(): number | undefined {
  const body = underWay.getStore();
  return body && body.endsMs - realClock.elapsedMs();
}

/** Runs a body within its limit, and rejects with what it throws, also in a callback of its own. */
export async function withinLimit(limitMs: number, body: () => unknown): Promise<void> {
  catchStrayErrors();
  let cancel: () => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    cancel = realClock.wait(limitMs, () => reject(new TookTooLong(limitMs)));
    const endsMs = realClock.elapsedMs() + limitMs;
    underWay.run({ endsMs, fail: reject }, async () => {
      try {
        await body();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
  });
  await ended.finally(cancel);
}

let isCatching = false;

/** An error that no code catches ends the body that it came from, and neither the runner nor another body. */
function catchStrayErrors(): void {
  if (isCatching) return;
  isCatching = true;
  // Jest gives tests a copy of the process, which catches nothing.
  const real: NodeJS.Process = runInThisContext("process");
  for (const event of ["unhandledRejection", "uncaughtException"] as const) {
    real.removeAllListeners(event);
    real.on(event, (error: unknown) => underWay.getStore()?.fail(error));
  }
}

/** Thrown in place of what a body throws that is over its limit. */
export class TookTooLong extends Error {
  override readonly name = "TookTooLong";
  constructor(limitMs: number) {
    super(`the test was still running after ${limitMs} ms, which the matrix gives it`);
  }
}

/** How many bodies of one process are under way at the most. */
export const BODIES_MAX = 48;
const BODIES_AT_FIRST = 24;

/** How often the pool looks whether the process keeps up. */
const LOOK_MS = 50;
/** If a timer is this much late, bodies wait for the processor and not for the shop. */
const LAG_MAX_MS = 80;

/** Runs bodies side by side: as many as the event loop bears, or one after another. */
export class Pool {
  readonly #most: number;
  #limit: number;
  #running = 0;
  readonly #waiting: (() => Promise<void>)[] = [];
  #isWatching = false;

  constructor(sideBySide: boolean) {
    this.#most = sideBySide ? BODIES_MAX : 1;
    this.#limit = Math.min(BODIES_AT_FIRST, this.#most);
  }

  /** Resolves when the body has run. */
  run(body: () => Promise<void>): Promise<void> {
    const ended = new Promise<void>((resolve, reject) => {
      this.#waiting.push(() => body().then(resolve, reject));
    });
    this.#fill();
    if (!this.#isWatching) void this.#watch();
    return ended;
  }

  #fill(): void {
    while (this.#running < this.#limit) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#running += 1;
      void next().finally(() => {
        this.#running -= 1;
        this.#fill();
      });
    }
  }

  /** Keeps the process alive until no body runs: one may wait for what never comes. */
  async #watch(): Promise<void> {
    this.#isWatching = true;
    while (this.#running > 0) {
      const begunMs = realClock.elapsedMs();
      await pause(LOOK_MS);
      const lagMs = realClock.elapsedMs() - begunMs - LOOK_MS;
      if (lagMs > LAG_MAX_MS && this.#limit > 2) this.#limit = Math.floor(this.#limit * 0.8);
      else if (this.#running >= this.#limit)
        this.#limit = Math.min(this.#most, Math.ceil(this.#limit * 1.25));
      this.#fill();
    }
    this.#isWatching = false;
  }
}
