import type { Event } from "../../../spec/generated/control.types.js";
import type { CallNews, News } from "../../control/news.js";
import { ApiProblem, placeOf, read } from "./api.js";
import { countedOn, countsOf, versionsAfter, versionsAnew } from "./counts.js";
import { drawnSoon } from "./drawing.js";
import { Flood } from "./flood.js";
import { gone, type Known, NOTHING, unread } from "./known.js";
import { CALLS_MAX, DUE_MAX, EVENTS_MAX, hasStill, latest, pastOf } from "./past.js";
import { isRecord, isReset, source } from "./source.js";
import type { View } from "./time-frame.js";
import { WhatIsDue } from "./what-is-due.js";

type Batch = readonly News[];

const connectedAs = () => (isRecord() ? "record" : "live");

/** The sandbox that is shown, kept up to date by its stream. */
class Live {
  known: Known = NOTHING;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(batch: Batch) => void>();
  #ending = new AbortController();
  /** The number of the last event that is in the counts. */
  #counted = 0;
  #readings = 0;
  readonly #drawSoon = drawnSoon(() => this.#tell());
  readonly #flood = new Flood((isOver) => this.#catchUp(isOver));
  readonly #whatIsDue = new WhatIsDue(
    () => this.known,
    () => this.pauseMs,
    (due) => this.#set({ due }),
  );

  /** How long to wait before anything is asked for again. */
  get pauseMs(): number {
    return this.#flood.pauseMs;
  }

  /** Shows a sandbox from now on. */
  async show(sandbox: string): Promise<void> {
    if (sandbox === this.known.sandbox && this.known.status !== "gone") return;
    this.#ending.abort();
    this.known = unread(sandbox, this.known);
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
      const [{ events, calls }, { due }] = await Promise.all([
        pastOf(place, summary.place.seq),
        read<"readAgenda">(`${place}/agenda?limit=${DUE_MAX}`),
      ]);
      if (ending.signal.aborted) return;
      const seq = events.at(-1)?.seq ?? summary.place.seq;
      const clock = { clock: summary.clock, clockAtMs: performance.now() };
      const counts = countsOf(summary);
      this.#counted = summary.place.seq;
      this.#readings += 1;
      const known = { summary, reading: this.#readings, wasThere: true };
      this.#set({ ...known, ...clock, counts, events, calls, due, note });
      const from = `${summary.place.epoch}.${seq}.${summary.requests}`;
      await source().follow(sandbox, from, this.#follower(), ending.signal);
    } catch (error) {
      if (error instanceof ApiProblem) this.#failed(error);
      else throw error;
    }
  }

  /** What the stream left out: the counts while there is more of it, and the past when it is over. */
  async #catchUp(isOver: boolean): Promise<void> {
    const { sandbox, summary: before } = this.known;
    const ending = this.#ending;
    try {
      const place = placeOf(sandbox);
      const summary = await read<"readSandbox">(place);
      const past = isOver ? await pastOf(place, summary.place.seq) : undefined;
      const isSame = ending === this.#ending && summary.place.epoch === before?.place.epoch;
      if (!isSame || ending.signal.aborted) return;
      const { events, calls } = this.known;
      const since = events.filter(({ seq }) => seq > summary.place.seq);
      this.#counted = summary.place.seq;
      this.#set({
        counts: countedOn(countsOf(summary), since, 0),
        events: past ? latest(past.events, since, EVENTS_MAX) : events,
        calls: past ? past.calls : calls,
        version: this.known.version + 1,
        versions: versionsAnew(this.known.versions),
      });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  }

  #failed(problem: ApiProblem): void {
    const isLocked = problem.status === 401 || problem.status === 429;
    const status = isLocked ? "locked" : "lost";
    this.#set(problem.status === 404 ? gone(this.known) : { status });
    if (problem.status === 0) setTimeout(() => this.#load(undefined), 1500);
  }

  #follower() {
    return {
      news: (batch: readonly News[]) => this.#take(batch),
      connected: (isOn: boolean) => this.#connected(isOn),
      refused: (problem: ApiProblem) => this.#failed(problem),
    };
  }

  #connected(isOn: boolean): void {
    const isBack = isOn && this.known.status === "lost";
    this.#set({ status: isOn ? connectedAs() : "lost" });
    if (isBack) this.#recognize();
  }

  /** A gateway that kept nothing has another sandbox of the name after a start: then all is read anew. */
  async #recognize(): Promise<void> {
    const ending = this.#ending;
    const { sandbox, events } = this.known;
    const isSame = await hasStill(placeOf(sandbox), events).catch(() => true);
    if (!isSame && !ending.signal.aborted) await this.#load("unknown-id");
  }

  #take(batch: readonly News[]): void {
    const known = this.known;
    const events: Event[] = [];
    const calls: CallNews[] = [];
    let change: Partial<Known> = {};
    for (const news of batch) {
      if (news.type === "event") events.push(news.data);
      if (news.type === "call") calls.push(news.data);
      if (news.type === "skipped") this.#flood.met();
      if (news.type === "clock") {
        change = { ...change, clock: news.data, clockAtMs: performance.now() };
      }
      if (news.type === "faults") change = { ...change, faults: news.data.faults };
      if (news.type === "settings") change = { ...change, assumptions: news.data.assumptions };
      if (news.type === "reload") return void this.#load(news.data.why);
      if (isReset(news)) change = { ...change, ...gone({ ...known, ...change }) };
    }
    const seen = known.calls.at(-1)?.id ?? 0;
    const added = calls.filter(({ id }) => id > seen);
    const uncounted = events.filter(({ seq }) => seq > this.#counted);
    this.known = {
      ...known,
      ...change,
      events: latest(known.events, events, EVENTS_MAX),
      calls: latest(known.calls, added, CALLS_MAX),
      counts: countedOn(known.counts, uncounted, added.length),
      version: known.version + (events.length + calls.length > 0 ? 1 : 0),
      versions: versionsAfter(known.versions, events, calls.length),
    };
    for (const listener of this.#listeners) listener(batch);
    this.#drawSoon();
    this.#whatIsDue.changed(events);
  }

  #set(change: Partial<Known>): void {
    this.known = { ...this.known, ...change };
    this.#drawSoon();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Has said something once; what came since stays. */
  forgetNote(note: string): void {
    if (this.known.note === note) this.#set({ note: undefined });
  }

  /** Has the time line, and the plots, look at something. */
  lookAt(view: View): void {
    this.#set({ view });
  }

  /** Tells all that the stream tells, as it comes. */
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
