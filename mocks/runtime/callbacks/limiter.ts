import type { Awaitable } from "../../domain/awaitable.js";

/** How many callbacks may be open at once. */
export interface CallbackLimits {
  /** Of all sandboxes together. */
  readonly perGateway: number;
  /** To one origin: scheme, host and port. */
  readonly perTarget: number;
}

export const defaultCallbackLimits: CallbackLimits = { perGateway: 64, perTarget: 16 };

/** A callback that wants a place. */
export interface LimitedCall {
  /** Whose it is: owners take turns. */
  readonly owner: object;
  /** The URL that is called. */
  readonly target: string;
  /** Called when there is a place, which is free again when what it gives is settled. */
  readonly start: () => Awaitable<void>;
}

interface WaitingCall extends LimitedCall {
  readonly origin: string;
  /** The number of its arrival. */
  readonly order: number;
  readonly resolve: (end: CallEnd | Promise<CallEnd>) => void;
}

/** `dropped`: it was forgotten before there was a place for it. */
type CallEnd = "ended" | "dropped";

/** The calls of one owner that wait, by origin. */
type Queues = Map<string, WaitingCall[]>;

/**
 * Bounds the callbacks that are open at once, in all and to each target. Those that wait are served
 * round robin over their owners, and those of one owner in the order they came; one whose target is
 * full holds up none for another target. The queues need no bound of their own: each that waits is a
 * callback in some log, and logs are bounded.
 */
export class CallbackLimiter {
  readonly #limits: CallbackLimits;
  /** The owner whose turn it is comes first. */
  readonly #waiting = new Map<object, Queues>();
  readonly #openTo = new Map<string, number>();
  #open = 0;
  #arrivals = 0;

  /** A limit that is left out has its default. */
  constructor({ perGateway, perTarget }: Partial<CallbackLimits> = {}) {
    this.#limits = {
      perGateway: perGateway ?? defaultCallbackLimits.perGateway,
      perTarget: perTarget ?? defaultCallbackLimits.perTarget,
    };
  }

  /** How many calls have a place. */
  get open(): number {
    return this.#open;
  }

  /**
   * Starts a call, immediately if there is a place for it. The promise resolves when it ended, or was
   * dropped before it began, and rejects with what `start` threw.
   */
  run(call: LimitedCall): Promise<CallEnd> {
    return new Promise((resolve) => {
      this.#arrivals += 1;
      this.#enqueue({ ...call, origin: originOf(call.target), order: this.#arrivals, resolve });
      this.#startAll();
    });
  }

  /** Drops the calls of an owner that wait. Those that have begun keep their places to the end. */
  forget(owner: object): void {
    const dropped = [...(this.#waiting.get(owner)?.values() ?? [])].flat();
    this.#waiting.delete(owner);
    for (const { resolve } of dropped) resolve("dropped");
  }

  /** Starts all calls that have a place. */
  #startAll(): void {
    for (let call = this.#next(); call; call = this.#next()) {
      this.#dequeue(call);
      call.resolve(this.#start(call));
    }
  }

  async #start({ origin, start }: WaitingCall): Promise<CallEnd> {
    this.#take(origin, 1);
    try {
      await start();
      return "ended";
    } finally {
      this.#take(origin, -1);
      this.#startAll();
    }
  }

  #take(origin: string, places: 1 | -1): void {
    const open = (this.#openTo.get(origin) ?? 0) + places;
    if (open === 0) this.#openTo.delete(origin);
    else this.#openTo.set(origin, open);
    this.#open += places;
  }

  /** The call whose turn it is, of those for which there is a place. */
  #next(): WaitingCall | undefined {
    if (this.#open >= this.#limits.perGateway) return undefined;
    for (const queues of this.#waiting.values()) {
      const first = this.#firstOf(queues);
      if (first) return first;
    }
    return undefined;
  }

  #firstOf(queues: Queues): WaitingCall | undefined {
    let first: WaitingCall | undefined;
    for (const [origin, [head]] of queues) {
      const isFull = (this.#openTo.get(origin) ?? 0) >= this.#limits.perTarget;
      if (head && !isFull && (!first || head.order < first.order)) first = head;
    }
    return first;
  }

  #enqueue(call: WaitingCall): void {
    const { owner, origin } = call;
    const queues: Queues = this.#waiting.get(owner) ?? new Map();
    this.#waiting.set(owner, queues);
    const queue = queues.get(origin);
    if (queue) queue.push(call);
    else queues.set(origin, [call]);
  }

  /** Takes a call, the first of its queue, out; its owner goes behind all others that wait. */
  #dequeue({ owner, origin }: WaitingCall): void {
    const queues = this.#waiting.get(owner);
    const queue = queues?.get(origin);
    queue?.shift();
    if (queue?.length === 0) queues?.delete(origin);
    this.#waiting.delete(owner);
    if (queues && queues.size > 0) this.#waiting.set(owner, queues);
  }
}

/** What counts as one target. What is no URL is never connected to, so that all of it is one. */
function originOf(target: string): string {
  return URL.canParse(target) ? new URL(target).origin : "";
}
