import type { CoverageTally } from "../../observe/coverage/tally.js";
import { realClock } from "../../sandbox/real-clock.js";
import type { Ran, RunSequence } from "./pursue.js";
import type { Sequence } from "./sequence.js";
import type { ThreadAsked, ThreadLine, ThreadSaid } from "./worker.js";

/** A thread as it is seen from the first one. */
export interface StartedThread extends ThreadLine<ThreadSaid, ThreadAsked> {
  on(event: "message", listener: (said: ThreadSaid) => void): unknown;
  on(event: "error", listener: (error: unknown) => void): unknown;
  on(event: "exit", listener: () => void): unknown;
  terminate(): unknown;
}

interface Waiting {
  readonly resolve: (ran: Ran) => void;
  readonly reject: (error: Error) => void;
}

type Ended = Extract<ThreadSaid, { says: "ended" }>;

/** How long a thread may take to say what it counted. */
const END_MS = 5000;

/** A thread beside this one. One that fails is not used any more: what it was to run is run elsewhere. */
class Helper {
  readonly #thread: StartedThread;
  readonly #waiting = new Map<number, Waiting>();
  readonly #end: Promise<Ended | undefined>;
  #resolveEnd: (said: Ended | undefined) => void = () => undefined;
  /** Whether it can be used, as soon as that is known. */
  readonly ready: Promise<boolean>;
  #resolveReady: (isReady: boolean) => void = () => undefined;
  #asked = 0;
  #isEnding = false;
  #isReady = false;
  /** Why it is of no use any more. */
  failed: string | undefined;

  constructor(thread: StartedThread) {
    this.#thread = thread;
    this.#end = new Promise((resolve) => {
      this.#resolveEnd = resolve;
    });
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    thread.on("message", (said) => this.#hear(said));
    thread.on("error", (error) => this.#fail(String(error)));
    thread.on("exit", () => this.#fail("it ended early"));
  }

  async run(sequence: Sequence, place: number): Promise<Ran> {
    if (!(await this.ready) || !this.#isReady) throw new Error(this.failed ?? "it has ended");
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread.postMessage({ asks: "run", id, sequence, place });
    });
  }

  /** Ends it. Gives what it counted; undefined where it cannot say. */
  async end(): Promise<Ended | undefined> {
    this.#isEnding = true;
    if (this.#isReady) this.#thread.postMessage({ asks: "end" });
    const cancel = realClock.wait(this.#isReady ? END_MS : 0, () => this.#resolveEnd(undefined));
    const ended = await this.#end;
    cancel();
    await this.#thread.terminate();
    return ended;
  }

  #hear(said: ThreadSaid): void {
    if (said.says === "ready") this.#become(true);
    else if (said.says === "ended") this.#resolveEnd(said);
    else if (said.says === "ran") this.#taken(said.id)?.resolve(said.ran);
    else if (said.id === undefined) this.#fail(said.why);
    else this.#taken(said.id)?.reject(new Error(said.why));
  }

  #become(isReady: boolean): void {
    this.#isReady = isReady;
    this.#resolveReady(isReady);
  }

  #taken(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #fail(why: string): void {
    if (!this.#isEnding) this.failed ??= why;
    this.#become(false);
    this.#resolveEnd(undefined);
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}

/** Shares sequences out: each place at work belongs to a thread, this one or one beside it. */
export class WorkerPool {
  readonly #here: RunSequence;
  readonly #helpers: readonly Helper[];

  constructor(here: RunSequence, threads: readonly StartedThread[]) {
    this.#here = here;
    this.#helpers = threads.map((thread) => new Helper(thread));
  }

  /** What cannot be run beside this thread is run here: there its error counts. */
  readonly run: RunSequence = (sequence, place) => {
    const helper = this.#helpers[(place % (this.#helpers.length + 1)) - 1];
    const isUsed = helper !== undefined && helper.failed === undefined;
    if (!isUsed) return this.#here(sequence, place);
    return helper.run(sequence, place).catch(() => this.#here(sequence, place));
  };

  /** Ends the others. Gives what their shops left uncaught, and which threads were of no use. */
  async end(tally: CoverageTally | undefined) {
    const ended = await Promise.all(this.#helpers.map((helper) => helper.end()));
    for (const said of ended) if (said?.reached) tally?.add(said.reached);
    return {
      uncaught: ended.flatMap((said) => said?.uncaught ?? []),
      failed: this.#helpers.flatMap(({ failed }) => failed ?? []),
    };
  }
}
