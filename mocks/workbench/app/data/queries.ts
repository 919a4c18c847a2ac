import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type {
  ClockView,
  operations,
  SandboxChange,
} from "../../../../spec/generated/control.types.js";
import { type Answer, ApiProblem, isRecord, placeOf, read, source } from "./source.js";

/** What a change names, and what a query is about. */
export type Topic = SandboxChange["topics"][number];

/** What the page knows of the sandbox that it shows. What it shows besides are answers of queries. */
export interface SandboxState {
  readonly sandbox: string;
  readonly status: "loading" | "live" | "record" | "lost" | "gone";
  /** Whether there was such a sandbox while the page showed it. */
  readonly wasThere: boolean;
  /** The latest report of changes. */
  readonly change: SandboxChange | undefined;
  readonly clock: ClockView | undefined;
  /** When the clock was read, on the page's own clock. */
  readonly clockAtMs: number;
  /** Counts the rewinds that the page has seen. */
  readonly rewinds: number;
}

const NOTHING: SandboxState = {
  sandbox: "",
  status: "loading",
  wasThere: false,
  change: undefined,
  clock: undefined,
  clockAtMs: 0,
  rewinds: 0,
};

/** Whether actions are possible: the sandbox exists and the page is connected. */
export const canAct = ({ status }: SandboxState): boolean => status === "live";

/** The time in the sandbox now, in milliseconds. */
export function nowOf({ clock, clockAtMs }: SandboxState): number {
  if (!clock) return 0;
  const at = Date.parse(clock.now);
  return clock.mode === "frozen" || isRecord() ? at : at + performance.now() - clockAtMs;
}

/** An answer that is on screen, read again when a change touches it. */
class Query {
  readonly path: string;
  readonly topics: readonly Topic[];
  readonly readers = new Set<() => void>();
  /** Undefined until it was read, null where there is no such thing. */
  body: unknown;
  isStale = true;
  #reading: AbortController | undefined;

  constructor(path: string, topics: readonly Topic[]) {
    this.path = path;
    this.topics = topics;
  }

  /** Reads it. What was there stays while the gateway does not answer. */
  async read(): Promise<void> {
    this.isStale = false;
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    try {
      this.body = await source().read(this.path, reading.signal);
    } catch (error) {
      if (reading.signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      this.isStale = !isNone(error);
      if (isNone(error)) this.body = null;
    }
    if (!reading.signal.aborted) for (const reader of this.readers) reader();
  }

  abort(): void {
    this.#reading?.abort();
  }
}

/** Whether the gateway says that there is no such thing, or that it can never be one. */
const isNone = ({ status }: ApiProblem) => [400, 404, 410].includes(status);

/** The queries on screen, by path. */
const queries = new Map<string, Query>();

/** The shortest time between two rounds of reading. */
const ROUND_MS = 200;

/** How long to wait after an answer that did not come. */
const FAILED_MS = 1500;

/** The sandbox that is shown. */
class Live {
  state: SandboxState = NOTHING;
  readonly #watchers = new Set<() => void>();
  #ending = new AbortController();
  /** The log and the journal up to which the page has read what it shows. */
  #read: string | undefined;
  #first: Promise<void> | undefined;
  #round: Promise<void> | undefined;

  /**
   * Shows a sandbox from now on, or another one of its name. The page reads what is on screen beside the stream, not
   * after it.
   */
  show(sandbox: string, isNew = false): void {
    if (sandbox === this.state.sandbox && !isNew) return;
    this.#ending.abort();
    this.#ending = new AbortController();
    const wasThere = sandbox === this.state.sandbox && this.state.wasThere;
    this.#read = undefined;
    this.#set({ ...NOTHING, sandbox, wasThere });
    this.#first = this.#readClock();
    source().follow(sandbox, this.#follower(), this.#ending.signal);
  }

  #follower() {
    const { signal } = this.#ending;
    const of = (change: () => void) => () => void (signal.aborted || change());
    return {
      changed: (change: SandboxChange) => void (signal.aborted || this.#changed(change)),
      lost: of(() => this.#set({ status: "lost" })),
      gone: of(() =>
        this.#set({
          ...NOTHING,
          status: "gone",
          wasThere: this.state.wasThere,
          sandbox: this.state.sandbox,
        }),
      ),
    };
  }

  async #changed(change: SandboxChange): Promise<void> {
    const { change: before, status, rewinds } = this.state;
    const { signal } = this.#ending;
    const isRewound = before !== undefined && before.position.epoch !== change.position.epoch;
    this.#set({
      change,
      status: isRecord() ? "record" : "live",
      wasThere: true,
      rewinds: rewinds + (isRewound ? 1 : 0),
    });
    if (before === undefined) await this.#first;
    if (signal.aborted) return;
    const { epoch, events, requests } = change.position;
    // Nothing happened since the page read what it shows, unless another gateway answers now.
    const isRead = before === undefined && this.#read === `${epoch}.${events}.${requests}`;
    if (isRead && status === "loading") return this.#readSoon();
    if (change.topics.includes("clock")) this.#readClock();
    touch(change.topics);
    this.#readSoon();
  }

  async #readClock(): Promise<void> {
    const { signal } = this.#ending;
    const place = placeOf(this.state.sandbox);
    const summary = await read<"sandbox.summary">(place, signal).catch(() => undefined);
    if (!summary || signal.aborted) return;
    const { clock, position, requests } = summary;
    this.#read ??= `${position.epoch}.${position.seq}.${requests}`;
    this.#set({ clock, clockAtMs: performance.now(), wasThere: true });
  }

  /** Reads all that is on screen and touched: one round at a time, and none while the page is hidden. */
  #readSoon(): void {
    this.#round ??= this.#readRounds().finally(() => {
      this.#round = undefined;
    });
  }

  async #readRounds(): Promise<void> {
    for (;;) {
      await pageVisible();
      const stale = [...queries.values()].filter(({ isStale }) => isStale);
      if (stale.length === 0 || this.state.status === "lost") return;
      await Promise.all(stale.map((query) => query.read()));
      const hasFailed = stale.some(({ isStale }) => isStale);
      await new Promise((resolve) => setTimeout(resolve, hasFailed ? FAILED_MS : ROUND_MS));
    }
  }

  #set(change: Partial<SandboxState>): void {
    this.state = { ...this.state, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}

/** The one sandbox that the page shows. */
export const live = new Live();

function touch(topics: readonly Topic[]): void {
  for (const query of queries.values()) {
    if (query.topics.some((topic) => topics.includes(topic))) query.isStale = true;
  }
}

/** Resolves as soon as the page is visible. */
function pageVisible(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve();
    const changed = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", changed);
      resolve();
    };
    document.addEventListener("visibilitychange", changed);
  });
}

/** Selects a part of the state. The component is drawn again only when that part changes. */
export function useLive<T>(select: (known: SandboxState) => T): T {
  const [, draw] = useState(0);
  const current = useRef({ select, seen: undefined as T | undefined });
  const seen = select(live.state);
  current.current = { select, seen };
  useLayoutEffect(
    () =>
      live.watch(() => {
        const { select: of, seen: before } = current.current;
        if (!Object.is(of(live.state), before)) draw((count) => count + 1);
      }),
    [],
  );
  return seen;
}

/**
 * An answer of the control API about the sandbox, read again when a change touches its topics: undefined until it was
 * read, null where there is no such thing. `about` reads it again when it changes, for what no topic names.
 */
export function useQuery<Id extends keyof operations>(
  path: string | undefined,
  topics: readonly Topic[],
  about = "",
): Answer<Id> | null | undefined {
  const sandbox = useLive((state) => state.sandbox);
  const isGone = useLive(({ status }) => status === "gone");
  const full = path === undefined || sandbox === "" || isGone ? undefined : placeOf(sandbox) + path;
  const [, draw] = useState(0);
  // Before the page is painted: the gateway answers meanwhile.
  useLayoutEffect(() => {
    if (full === undefined) return;
    const known = queries.get(full) ?? new Query(full, topics);
    queries.set(full, known);
    const reader = () => draw((count) => count + 1);
    known.readers.add(reader);
    if (known.isStale) known.read();
    return () => {
      known.readers.delete(reader);
      if (known.readers.size > 0) return;
      known.abort();
      queries.delete(full);
    };
  }, [full]);
  const before = useRef(about);
  useEffect(() => {
    const last = before.current;
    before.current = about;
    if (full !== undefined && last !== "" && last !== about) queries.get(full)?.read();
  }, [about]);
  if (isGone && path !== undefined) return null;
  return full === undefined
    ? undefined
    : (queries.get(full)?.body as Answer<Id> | null | undefined);
}
