import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type {
  ClockView,
  DueRecord,
  Event,
  FaultRecord,
  InvoiceRecord,
  SandboxSummary,
} from "../../../spec/generated/control.types.js";
import type { StreamedCall, StreamedChange } from "../../control/changes.js";
import { ApiProblem, isRecord, isReset, placeOf, read, source } from "./api.js";
import { kindOf, type Topic } from "./event-kinds.js";
import { onceAFrame, paced } from "./refresh.js";

/** How many there are of what each view shows. */
interface Counts {
  readonly invoices: number;
  readonly recurring: number;
  readonly calls: number;
  readonly callbacks: number;
  readonly phone: number;
  readonly events: number;
}

const NO_COUNTS: Counts = {
  ...{ invoices: 0, recurring: 0, calls: 0 },
  ...{ callbacks: 0, phone: 0, events: 0 },
};

/** How often something happened to each list. */
type Versions = Readonly<Partial<Record<Topic, number>>>;

function countsOf(summary: SandboxSummary): Counts {
  const { pending, paid, canceled } = summary.invoices;
  return {
    invoices: pending + paid + canceled,
    recurring: summary.recurringPayments,
    calls: summary.requests,
    callbacks: summary.callbacks,
    phone: summary.sms,
    events: summary.events,
  };
}

/** The counts after changes of the stream, so that they need not be read again. */
function countedOn(counts: Counts, events: readonly Event[], calls: number): Counts {
  if (events.length + calls === 0) return counts;
  const next = { ...counts };
  next.events += events.length;
  next.calls += calls;
  for (const event of events) {
    const { adds } = kindOf(event);
    if (adds !== undefined) next[adds] += 1;
  }
  return next;
}

const ALL_TOPICS: readonly Topic[] = [
  ...(["invoices", "recurring", "sessions", "calls"] as const),
  ...(["callbacks", "sms", "events"] as const),
];

/** Counts on for every list, after a gap. */
function versionsAnew(versions: Versions): Versions {
  const next = { ...versions };
  for (const topic of ALL_TOPICS) next[topic] = (next[topic] ?? 0) + 1;
  return next;
}

/** Counts on for what events and calls concern. */
function versionsAfter(versions: Versions, events: readonly Event[], calls: number): Versions {
  const topics = new Set<Topic>();
  if (calls > 0) topics.add("calls");
  if (events.length > 0) topics.add("events");
  for (const event of events) {
    const { topic } = kindOf(event);
    if (topic !== undefined) topics.add(topic);
  }
  if (topics.size === 0) return versions;
  const next = { ...versions };
  for (const topic of topics) next[topic] = (next[topic] ?? 0) + 1;
  return next;
}

/** The state of the sandbox that the page shows. */
export interface SandboxState {
  readonly sandbox: string;
  readonly status: "loading" | "live" | "record" | "lost" | "locked" | "gone";
  /** Whether there was such a sandbox while it was looked at. */
  readonly wasThere: boolean;
  readonly summary: SandboxSummary | undefined;
  /** Counts how often everything was read again, as after a rewind or in another life of the sandbox; none before. */
  readonly reading: number | undefined;
  readonly clock: ClockView | undefined;
  /** When the clock was read, on the page's own clock. */
  readonly clockAtMs: number;
  readonly faults: readonly FaultRecord[];
  readonly assumptions: Readonly<Record<string, string>>;
  /** The first event of all, which a long log has long before the latest ones. */
  readonly first: Event | undefined;
  readonly events: readonly Event[];
  readonly calls: readonly StreamedCall[];
  readonly due: readonly DueRecord[];
  /** The latest invoices when the past was read, which the events may not mention. */
  readonly latest: readonly InvoiceRecord[];
  /** How many there are of what each view shows. */
  readonly counts: Counts;
  /** Counts what happened, for lists that must be read again: in all, and by what it concerns. */
  readonly version: number;
  readonly versions: Versions;
  /** A note to show once: a rewind, or a gap after which everything was read again. */
  readonly note: string | undefined;
}

/** The state before anything is read. */
const NOTHING: SandboxState = {
  sandbox: "",
  status: "loading",
  wasThere: false,
  summary: undefined,
  reading: undefined,
  clock: undefined,
  clockAtMs: 0,
  faults: [],
  assumptions: {},
  first: undefined,
  events: [],
  calls: [],
  due: [],
  latest: [],
  counts: NO_COUNTS,
  version: 0,
  versions: {},
  note: undefined,
};

/** The state of a sandbox before it is read. */
function unread(sandbox: string, before: SandboxState): SandboxState {
  const isSame = sandbox === before.sandbox;
  return { ...NOTHING, sandbox, wasThere: isSame && before.wasThere };
}

/** Whether actions are possible: the sandbox exists and the page is connected. */
export const canAct = ({ status }: SandboxState): boolean => status === "live";

/** The time in the sandbox now, in milliseconds. */
export function nowOf({ clock, clockAtMs }: SandboxState): number {
  if (!clock) return 0;
  const at = Date.parse(clock.now);
  return clock.mode === "frozen" || isRecord() ? at : at + performance.now() - clockAtMs;
}

/** The state after the sandbox was deleted. Nothing of it is shown any more. */
const GONE = {
  status: "gone",
  counts: NO_COUNTS,
  faults: [],
  assumptions: {},
  note: undefined,
} as const;

/** How much the time line holds of the past, and of what falls due; the lists have all of it. */
const EVENTS_MAX = 3000;
const CALLS_MAX = 1000;
/** How many of each kind that falls due. */
export const DUE_MAX = 150;
/** How much of the past is read at first; the rest comes by the stream. */
const EVENTS_READ = 1000;
const CALLS_READ = 300;
/** The time line has strips for the latest invoices; more could not be distinguished. */
export const STRIPS_MAX = 60;

/** What happened last by event `seq` of a sandbox, the oldest first. */
async function pastOf(
  place: string,
  seq: number,
): Promise<Pick<SandboxState, "first" | "events" | "calls" | "latest">> {
  const after = Math.max(0, seq - EVENTS_READ);
  const [begin, { events }, { requests }, { invoices }] = await Promise.all([
    after > 0 ? read<"sandbox.events">(`${place}/events?after=0&limit=1`) : undefined,
    read<"sandbox.events">(`${place}/events?after=${after}&limit=${Math.max(1, seq - after)}`),
    read<"sandbox.requests">(`${place}/requests?order=newest&limit=${CALLS_READ}`),
    read<"sandbox.invoices.list">(`${place}/invoices?order=newest&limit=${STRIPS_MAX}`),
  ]);
  const [first] = begin?.events ?? events;
  return { first, events, calls: requests.toReversed(), latest: invoices.toReversed() };
}

/** How many of the latest events identify one life of a sandbox. */
const RECOGNIZED_BY = 100;

/** Whether a sandbox has the latest of these events still, each as it was. */
async function hasStill(place: string, known: readonly Event[]): Promise<boolean> {
  const after = Math.max(0, (known.at(-1)?.seq ?? 0) - RECOGNIZED_BY);
  const { events } = await read<"sandbox.events">(
    `${place}/events?after=${after}&limit=${RECOGNIZED_BY}`,
  );
  const texts = new Map(events.map((event) => [event.seq, JSON.stringify(event)]));
  return known.every(
    (event) => event.seq <= after || texts.get(event.seq) === JSON.stringify(event),
  );
}

/** Appends to a list and keeps the latest. */
function latest<T>(known: readonly T[], added: readonly T[], most: number): readonly T[] {
  return added.length === 0 ? known : [...known, ...added].slice(-most);
}

/** After the stream has skipped events, what it skipped is read each second until nothing was skipped for one. */
const SKIPPED_MS = 1000;

type Batch = readonly StreamedChange[];

const connectedAs = () => (isRecord() ? "record" : "live");

/** The sandbox that is shown, kept up to date by its stream. */
class Live {
  state: SandboxState = NOTHING;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(batch: Batch) => void>();
  #ending = new AbortController();
  /** The number of the last event that is in the counts. */
  #counted = 0;
  #readings = 0;
  readonly #drawSoon = onceAFrame(() => this.#notify());
  /** When enough time has passed since events were skipped, on the page's own clock. */
  #calmAtMs = 0;
  readonly #catchingUp = paced(() => this.#catchUp(), { soonMs: SKIPPED_MS, share: 0 });
  readonly #dueReading = paced(() => this.#readDue(), {
    soonMs: 300,
    share: 10,
    restMs: () => this.pauseMs * 3,
  });

  /** How long to wait before anything is read again: a gateway that skips events is busy. */
  get pauseMs(): number {
    return performance.now() < this.#calmAtMs ? SKIPPED_MS : 0;
  }

  /** Shows a sandbox from now on. */
  async show(sandbox: string): Promise<void> {
    if (sandbox === this.state.sandbox && this.state.status !== "gone") return;
    this.#ending.abort();
    this.state = unread(sandbox, this.state);
    this.#notify();
    await this.#load(undefined);
  }

  /** Reads everything again, after a rewind or a gap. */
  async #load(note: string | undefined): Promise<void> {
    this.#ending.abort();
    const ending = new AbortController();
    this.#ending = ending;
    const { sandbox } = this.state;
    const place = placeOf(sandbox);
    try {
      const summary = await read<"sandbox.summary">(place);
      if (ending.signal.aborted) return;
      const { epoch, seq } = summary.position;
      const clock = { clock: summary.clock, clockAtMs: performance.now() };
      this.#counted = seq;
      this.#readings += 1;
      const known = { summary, reading: this.#readings, wasThere: true };
      // The lists read their first rows from here on, beside the past of the time line.
      this.#set({ ...known, ...clock, counts: countsOf(summary), note });
      const [past, { due }] = await Promise.all([
        pastOf(place, seq),
        read<"sandbox.clock.agenda">(`${place}/agenda?per=kind&limit=${DUE_MAX}`),
      ]);
      if (ending.signal.aborted) return;
      this.#set({ ...past, due });
      const from = `${epoch}.${seq}.${summary.requests}`;
      await source().follow(sandbox, from, this.#follower(), ending.signal);
    } catch (error) {
      if (error instanceof ApiProblem) this.#failed(error);
      else throw error;
    }
  }

  /** Reads what the stream has skipped: the counts while it still skips, and the past once when it is calm. */
  async #catchUp(): Promise<void> {
    const isOver = this.pauseMs === 0;
    if (!isOver) this.#catchingUp.ask();
    const { sandbox, summary: before } = this.state;
    const ending = this.#ending;
    try {
      const place = placeOf(sandbox);
      const summary = await read<"sandbox.summary">(place);
      const past = isOver ? await pastOf(place, summary.position.seq) : undefined;
      const isSame = ending === this.#ending && summary.position.epoch === before?.position.epoch;
      if (!isSame || ending.signal.aborted) return;
      const { events, calls } = this.state;
      const since = events.filter(({ seq }) => seq > summary.position.seq);
      this.#counted = summary.position.seq;
      this.#set({
        counts: countedOn(countsOf(summary), since, 0),
        events: past ? latest(past.events, since, EVENTS_MAX) : events,
        calls: past ? past.calls : calls,
        latest: past ? past.latest : this.state.latest,
        version: this.state.version + 1,
        versions: versionsAnew(this.state.versions),
      });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  }

  async #readDue(): Promise<void> {
    const { sandbox } = this.state;
    const path = `${placeOf(sandbox)}/agenda?per=kind&limit=${DUE_MAX}`;
    const agenda = await read<"sandbox.clock.agenda">(path).catch(() => undefined);
    if (agenda && sandbox === this.state.sandbox) this.#set({ due: agenda.due });
  }

  #failed(problem: ApiProblem): void {
    const isLocked = problem.status === 401 || problem.status === 429;
    const status = isLocked ? "locked" : "lost";
    this.#set(problem.status === 404 ? GONE : { status });
    if (problem.status === 0) setTimeout(() => this.#load(undefined), 1500);
  }

  #follower() {
    return {
      changes: (batch: readonly StreamedChange[]) => this.#take(batch),
      connected: (isOn: boolean) => this.#connected(isOn),
      refused: (problem: ApiProblem) => this.#failed(problem),
    };
  }

  #connected(isOn: boolean): void {
    const isBack = isOn && this.state.status === "lost";
    this.#set({ status: isOn ? connectedAs() : "lost" });
    if (isBack) this.#recognize();
  }

  /** A gateway that kept nothing has another sandbox of the name after a start: then the page reads everything again. */
  async #recognize(): Promise<void> {
    const ending = this.#ending;
    const { sandbox, events } = this.state;
    const isSame = await hasStill(placeOf(sandbox), events).catch(() => true);
    if (!isSame && !ending.signal.aborted) await this.#load("unknown-id");
  }

  #take(batch: readonly StreamedChange[]): void {
    const known = this.state;
    const events: Event[] = [];
    const calls: StreamedCall[] = [];
    let change: Partial<SandboxState> = {};
    for (const streamed of batch) {
      if (streamed.type === "event") events.push(streamed.data);
      if (streamed.type === "call") calls.push(streamed.data);
      if (streamed.type === "skipped") this.#skipped();
      if (streamed.type === "clock") {
        change = { ...change, clock: streamed.data, clockAtMs: performance.now() };
      }
      if (streamed.type === "faults") change = { ...change, faults: streamed.data.faults };
      if (streamed.type === "settings")
        change = { ...change, assumptions: streamed.data.assumptions };
      if (streamed.type === "reload") return void this.#load(streamed.data.why);
      if (isReset(streamed)) change = { ...change, ...GONE };
    }
    const seen = known.calls.at(-1)?.id ?? 0;
    const added = calls.filter(({ id }) => id > seen);
    const uncounted = events.filter(({ seq }) => seq > this.#counted);
    const counts = countedOn(known.counts, uncounted, added.length);
    this.state = {
      ...known,
      first: known.first ?? events[0],
      events: latest(known.events, events, EVENTS_MAX),
      calls: latest(known.calls, added, CALLS_MAX),
      counts,
      ...change,
      version: known.version + (events.length + calls.length > 0 ? 1 : 0),
      versions: versionsAfter(known.versions, events, calls.length),
    };
    for (const listener of this.#listeners) listener(batch);
    this.#drawSoon();
    if (events.some((event) => kindOf(event).plans)) this.#dueReading.ask();
  }

  #skipped(): void {
    this.#calmAtMs = performance.now() + SKIPPED_MS;
    this.#catchingUp.ask();
  }

  #set(change: Partial<SandboxState>): void {
    this.state = { ...this.state, ...change };
    this.#drawSoon();
  }

  #notify(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Forgets a note that was shown. A newer one stays. */
  forgetNote(note: string): void {
    if (this.state.note === note) this.#set({ note: undefined });
  }

  /** Subscribes to the changes of the stream. */
  listen(listener: (batch: Batch) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}

/** The one sandbox that the page shows. */
export const live = new Live();

/** The largest share of the time for drawing, for any load. */
const DRAWING_SHARE = 5;

/** The state of the sandbox. The component is drawn again when it changes, at most this often. */
export function useSandboxState(everyMs = 0): SandboxState {
  const [, draw] = useState(0);
  const began = performance.now();
  const took = useRef(0);
  useLayoutEffect(() => {
    took.current = performance.now() - began;
  });
  useEffect(() => {
    const restMs = () => Math.max(everyMs, took.current * DRAWING_SHARE);
    const drawing = paced(() => draw((count) => count + 1), { soonMs: 0, share: 0, restMs });
    const unwatch = live.watch(drawing.ask);
    return () => {
      drawing.stop();
      unwatch();
    };
  }, []);
  return live.state;
}

/** Selects a part of the state. The component is drawn again only when that part changes. */
export function useLive<T>(select: (known: SandboxState) => T): T {
  const [, draw] = useState(0);
  const current = useRef({ select, seen: undefined as T | undefined });
  const seen = select(live.state);
  current.current = { select, seen };
  useEffect(
    () =>
      live.watch(() => {
        const { select: of, seen: before } = current.current;
        if (!Object.is(of(live.state), before)) draw((count) => count + 1);
      }),
    [],
  );
  return seen;
}
