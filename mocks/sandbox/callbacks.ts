import type { Due } from "../domain/agenda.js";
import type { AttemptResult } from "../domain/callback.js";
import type { CallbackClient } from "./client.js";
import type { Ledger } from "./ledger.js";
import { type Clock, sleep } from "./real-clock.js";
import { callbackRequest } from "./request.js";

/** Calls that may be open for one origin: scheme, host and port. */
const OPEN_MAX = 16;

interface Queue {
  open: number;
  readonly waiting: (() => Promise<void>)[];
}

/** Limits the calls that are open for an origin. The others wait in the order in which they came. */
export class CallSlots {
  readonly #queues = new Map<string, Queue>();

  /** Makes a call, which never rejects, as soon as there is a slot for it: at once where there is one. */
  run(target: string, call: () => Promise<void>): void {
    const origin = originOf(target);
    const queue = this.#queues.get(origin) ?? { open: 0, waiting: [] };
    this.#queues.set(origin, queue);
    if (queue.open >= OPEN_MAX) queue.waiting.push(call);
    else void this.#make(origin, queue, call);
  }

  async #make(origin: string, queue: Queue, first: () => Promise<void>): Promise<void> {
    queue.open += 1;
    for (let call: typeof first | undefined = first; call; call = queue.waiting.shift())
      await call();
    queue.open -= 1;
    if (queue.open === 0) this.#queues.delete(origin);
  }
}

/** What is no URL is never connected to, so all of it counts as one origin. */
function originOf(target: string): string {
  return URL.canParse(target) ? new URL(target).origin : "";
}

/** The result of an attempt that its process did not see the end of, or that a rewind took back. */
export const CUT_OFF: AttemptResult = {
  outcome: "unreachable",
  status: null,
  detail: "the attempt was cut off before it ended",
};

/** The result of an attempt that fell due during a clock advance that skips callbacks. */
export const SKIPPED: AttemptResult = {
  outcome: "blocked",
  status: null,
  detail: "not called: the clock advance skipped callbacks",
};

/** What the callbacks of a sandbox are made with. */
export interface CallbackParts {
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly slots: CallSlots;
  /** Called with an error that has no caller. */
  readonly failed: (error: unknown) => void;
}

interface Call {
  readonly done: Promise<void>;
  readonly end: () => void;
  isClaimed: boolean;
}

/** How long a change of the log waits after it has failed, in real milliseconds. */
export const RETRY_MS = 1000;

/**
 * The calls of one sandbox to shops. An attempt is claimed in the log, sent, and its result recorded, so the log is a
 * complete account of what went out.
 */
export class Callbacks {
  readonly #ledger: Ledger;
  readonly #parts: CallbackParts;
  readonly #calls = new Map<string, Call>();

  constructor(ledger: Ledger, parts: CallbackParts) {
    this.#ledger = ledger;
    this.#parts = parts;
  }

  /** Makes the attempt of a callback that is due as soon as there is a slot for it; `record` takes its result. */
  begin(due: Due, record: (result: AttemptResult) => void): void {
    const target = this.#ledger.world.callbacks.get(due.id)?.target ?? "";
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    const call: Call = { done, end, isClaimed: false };
    this.#calls.set(due.id, call);
    this.#parts.slots.run(target, () => this.#make(due, call, record));
  }

  /** Whether the call of a callback waits for a slot. */
  isWaiting(callbackId: string): boolean {
    return this.#calls.get(callbackId)?.isClaimed === false;
  }

  /** The callbacks whose calls wait for a slot or are under way. */
  get ids(): readonly string[] {
    return [...this.#calls.keys()];
  }

  /** Whether calls wait or are under way: all of them, or those of certain callbacks. */
  isUnderWay(of?: readonly string[]): boolean {
    return of ? of.some((id) => this.#calls.has(id)) : this.#calls.size > 0;
  }

  /** Waits for the calls that are under way now. */
  async ended(of: readonly string[] = this.ids): Promise<void> {
    await Promise.all(of.map((id) => this.#calls.get(id)?.done));
  }

  /** Records nothing for the calls under way from now on, and makes none that wait. */
  forget(): void {
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const { end } of calls) end();
  }

  /** Claims the attempt before it waits for anything. */
  async #make(due: Due, call: Call, record: (result: AttemptResult) => void): Promise<void> {
    const isCurrent = () => this.#calls.get(due.id) === call;
    try {
      const sent = await this.#tried(() => {
        if (!isCurrent()) return undefined;
        const claimed = this.claim(due);
        call.isClaimed = true;
        return claimed;
      });
      if (!sent) return;
      await this.#ledger.flushed;
      const result = await this.#parts.client.send(sent);
      await this.#tried(() => isCurrent() && record(result));
    } catch (error) {
      this.#parts.failed(error);
    } finally {
      if (isCurrent()) this.#calls.delete(due.id);
      call.end();
    }
  }

  /** Writes the attempt of a callback that is due into the log. Returns what is to be sent. */
  claim({ id: callbackId, at }: Due) {
    const { world } = this.#ledger;
    const callback = world.callbacks.get(callbackId);
    if (!callback) return undefined;
    const sent = callbackRequest(world, callback);
    const command = { type: "attempt-callback", callbackId, sent } as const;
    const { events } = this.#ledger.commit(command, {
      now: Math.max(at, world.lastAt),
      isDue: true,
    });
    return events.length > 0 ? sent : undefined;
  }

  /** Runs a change of the log: at once, and again and again while the disk refuses it. */
  async #tried<T>(change: () => T): Promise<T> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return change();
      } catch (error) {
        if (isFirst) this.#parts.failed(error);
      }
      await sleep(this.#parts.clock, RETRY_MS);
    }
  }
}
