import { parentPort, Worker, workerData } from "node:worker_threads";
import { type CoverageCounts, CoverageTally } from "../../observe/coverage/tally.js";
import { CouldNotRun } from "../../report/report.js";
import { shopSource } from "./adapters.js";
import { executeConclusively } from "./execute.js";
import { describeError, watchUncaught } from "./interruption.js";
import type { Ran } from "./pursue.js";
import type { Sequence } from "./sequence.js";
import { openSession } from "./session.js";

/** What a thread beside the first one is given. */
export interface ThreadWork {
  readonly shop: string;
  /** Distinguishes its sandboxes from those of the others. */
  readonly named: string;
  readonly timeoutMs?: number;
  readonly allowEgress?: readonly string[];
  /** Whether it counts what is reached. */
  readonly isCounting: boolean;
}

/** What a thread is asked. */
export type ThreadAsked =
  | {
      readonly asks: "run";
      readonly id: number;
      readonly sequence: Sequence;
      readonly place: number;
    }
  | { readonly asks: "end" };

/** What a thread says. */
export type ThreadSaid =
  | { readonly says: "ready" }
  | { readonly says: "ran"; readonly id: number; readonly ran: Ran }
  | { readonly says: "failed"; readonly id?: number; readonly why: string }
  | {
      readonly says: "ended";
      readonly reached?: CoverageCounts;
      readonly uncaught: readonly string[];
    };

/** One end of the line between a thread and the first one. */
export interface ThreadLine<Received, Sent> {
  postMessage(message: Sent): void;
  on(event: "message", listener: (message: Received) => void): unknown;
}

/** Starts a thread in which sequences are run: this same module is what it runs. */
export function startThread(work: ThreadWork): Worker {
  return new Worker(new URL(import.meta.url), { workerData: { exploring: work } });
}

/** Runs sequences as they are asked for, in a session of its own, until the end is. */
export async function serve(
  line: ThreadLine<ThreadAsked, ThreadSaid>,
  { shop, named, isCounting, ...options }: ThreadWork,
): Promise<void> {
  const uncaught = watchUncaught();
  const tally = isCounting ? new CoverageTally() : undefined;
  const watch = tally && { watch: tally.watch() };
  const session = await openSession((limits) => shopSource(shop, noCommands, limits), {
    ...options,
    named,
    ...watch,
  });
  const run = async (id: number, sequence: Sequence, place: number) => {
    const { findings, advice, calls, tookMs, isConclusive } = await executeConclusively(
      session,
      sequence,
      place,
    );
    line.postMessage({ says: "ran", id, ran: { findings, advice, calls, tookMs, isConclusive } });
  };
  line.on("message", (asked) => {
    if (asked.asks === "end") {
      const say = () => {
        const reached = tally && { reached: tally.counts };
        line.postMessage({ says: "ended", uncaught: uncaught.messages(), ...reached });
        uncaught.close();
      };
      // The main thread may end this thread as soon as it learns that the work has ended.
      session.close().then(say, say);
      return;
    }
    const { id, sequence, place } = asked;
    run(id, sequence, place).catch((error: unknown) => {
      line.postMessage({ says: "failed", id, why: describeError(error) });
    });
  });
  line.postMessage({ says: "ready" });
}

/** Commands are run by the first thread, which has the terminal. */
async function noCommands(): Promise<never> {
  throw new CouldNotRun("an adapter of commands is not run in a thread of its own");
}

const given = Object(workerData).exploring as ThreadWork | undefined;
if (parentPort && given) {
  const line = parentPort;
  serve(line, given).catch((error: unknown) => {
    line.postMessage({ says: "failed", why: describeError(error) } satisfies ThreadSaid);
    line.close();
  });
}
