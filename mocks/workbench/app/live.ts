import { useEffect, useState } from "preact/hooks";
import type {
  ClockView,
  DueRecord,
  Event,
  FaultRecord,
  SandboxSummary,
} from "../../../spec/generated/control.types.js";
import type { CallNews, News } from "../../control/news.js";
import { ApiProblem, placeOf, read } from "./api.js";
import { source } from "./source.js";

/** How much of the past the time line holds; what is older is in the lists. */
const EVENTS_MAX = 3000;
const CALLS_MAX = 1000;

/** How often the page is drawn anew at the most, and how soon counts and agenda follow. */
const DRAW_MS = 50;
const COUNTS_MS = 300;

/** What is known of the sandbox that is shown. */
export interface Known {
  readonly sandbox: string;
  readonly status: "loading" | "live" | "lost" | "gone";
  readonly summary: SandboxSummary | undefined;
  readonly clock: ClockView | undefined;
  /** When the clock was told, on the page's own clock. */
  readonly clockAtMs: number;
  readonly faults: readonly FaultRecord[];
  readonly assumptions: Readonly<Record<string, string>>;
  readonly events: readonly Event[];
  readonly calls: readonly CallNews[];
  readonly due: readonly DueRecord[];
  /** Counts what happened, for lists that must be read again. */
  readonly version: number;
  /** Said once: that somebody rewound, or that a gap was bridged by reading all anew. */
  readonly note: string | undefined;
  readonly problem: ApiProblem | undefined;
}

const NOTHING: Known = {
  sandbox: "",
  status: "loading",
  summary: undefined,
  clock: undefined,
  clockAtMs: 0,
  faults: [],
  assumptions: {},
  events: [],
  calls: [],
  due: [],
  version: 0,
  note: undefined,
  problem: undefined,
};

/** The sandbox that is shown, kept up to date by its stream. */
class Live {
  known: Known = NOTHING;
  readonly #watchers = new Set<() => void>();
  #ending = new AbortController();
  #drawing: ReturnType<typeof setTimeout> | undefined;
  #counting: ReturnType<typeof setTimeout> | undefined;

  /** Shows a sandbox from now on. */
  async show(sandbox: string): Promise<void> {
    if (sandbox === this.known.sandbox && this.known.status !== "gone") return;
    this.#ending.abort();
    this.known = { ...NOTHING, sandbox };
    this.#tell();
    await this.#load(undefined);
  }

  /** Reads all anew, after a rewind or a gap. */
  async #load(note: string | undefined): Promise<void> {
    this.#ending.abort();
    const ending = new AbortController();
    this.#ending = ending;
    const { sandbox } = this.known;
    const place = placeOf(sandbox);
    try {
      const summary = await read<"readSandbox">(place);
      const after = Math.max(0, summary.place.seq - EVENTS_MAX);
      const [{ events }, { requests }, { due }] = await Promise.all([
        read<"listEvents">(`${place}/events?after=${after}&limit=${EVENTS_MAX}`),
        read<"listRequests">(`${place}/requests?order=newest&limit=300`),
        read<"readAgenda">(`${place}/agenda?limit=500`),
      ]);
      if (ending.signal.aborted) return;
      const seq = events.at(-1)?.seq ?? summary.place.seq;
      const clock = { clock: summary.clock, clockAtMs: performance.now() };
      const calls = [...requests].reverse();
      this.#set({ summary, ...clock, events, calls, due, note, problem: undefined });
      const from = `${summary.place.epoch}.${seq}.${summary.requests}`;
      await source().follow(sandbox, from, this.#follower(), ending.signal);
    } catch (error) {
      if (error instanceof ApiProblem) this.#failed(error);
      else throw error;
    }
  }

  #failed(problem: ApiProblem): void {
    this.#set({ status: problem.status === 404 ? "gone" : "lost", problem });
    if (problem.status === 0) setTimeout(() => this.#load(undefined), 1500);
  }

  #follower() {
    return {
      news: (batch: readonly News[]) => this.#take(batch),
      connected: (isOn: boolean) => this.#set({ status: isOn ? "live" : "lost" }),
      refused: (problem: ApiProblem) => this.#failed(problem),
    };
  }

  #take(batch: readonly News[]): void {
    const known = this.known;
    const events: Event[] = [];
    const calls: CallNews[] = [];
    let change: Partial<Known> = {};
    for (const news of batch) {
      if (news.type === "event") events.push(news.data);
      if (news.type === "call") calls.push(news.data);
      if (news.type === "clock") {
        change = { ...change, clock: news.data, clockAtMs: performance.now() };
      }
      if (news.type === "faults") change = { ...change, faults: news.data.faults };
      if (news.type === "settings") change = { ...change, assumptions: news.data.assumptions };
      if (news.type === "reload") return void this.#load(news.data.why);
      if (news.type === "end") change = { ...change, status: "gone" };
    }
    const ids = new Set(known.calls.slice(-CALLS_MAX).map(({ id }) => id));
    const added = calls.filter(({ id }) => !ids.has(id));
    this.known = {
      ...known,
      ...change,
      events: [...known.events, ...events].slice(-EVENTS_MAX),
      calls: [...known.calls, ...added].slice(-CALLS_MAX),
      version: known.version + (events.length + calls.length > 0 ? 1 : 0),
    };
    this.#drawSoon();
    if (events.length + calls.length > 0) this.#countSoon();
  }

  /** Counts and what is due are asked for when it has calmed down a little. */
  #countSoon(): void {
    this.#counting ??= setTimeout(async () => {
      this.#counting = undefined;
      const place = placeOf(this.known.sandbox);
      const [summary, { due }] = await Promise.all([
        read<"readSandbox">(place),
        read<"readAgenda">(`${place}/agenda?limit=500`),
      ]).catch(() => [this.known.summary, { due: this.known.due }] as const);
      this.#set({ summary, due });
    }, COUNTS_MS);
  }

  #set(change: Partial<Known>): void {
    this.known = { ...this.known, ...change };
    this.#drawSoon();
  }

  #drawSoon(): void {
    this.#drawing ??= setTimeout(() => {
      this.#drawing = undefined;
      this.#tell();
    }, DRAW_MS);
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}

/** The one sandbox that the page shows. */
export const live = new Live();

/** What is known now; the component is drawn again when that changes. */
export function useKnown(): Known {
  const [, draw] = useState(0);
  useEffect(() => live.watch(() => draw((count) => count + 1)), []);
  return live.known;
}

/** The time in the sandbox now, in milliseconds. */
export function nowOf({ clock, clockAtMs }: Known): number {
  if (!clock) return 0;
  const at = Date.parse(clock.now);
  return clock.mode === "frozen" ? at : at + performance.now() - clockAtMs;
}
