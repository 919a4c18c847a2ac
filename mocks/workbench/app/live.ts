import type { Event } from "../../../spec/generated/control.types.js";
import type { CallNews, News } from "../../control/news.js";
import { ApiProblem, placeOf, read } from "./api.js";
import { countedOn, countsOf, versionsAfter } from "./counts.js";
import { type Known, NOTHING } from "./known.js";
import { source } from "./source.js";

/** How much of the past the time line holds; what is older is in the lists. */
export const EVENTS_MAX = 3000;
const CALLS_MAX = 1000;
export const DUE_MAX = 500;

/** How often what nobody looks at is drawn: a page in the background has no frames. */
const HIDDEN_MS = 250;

/** How soon what is due is asked for again, and how much rarer than its answer takes. */
const AGENDA_MS = 300;
const AGENDA_SHARE = 10;

type Batch = readonly News[];

/** The sandbox that is shown, kept up to date by its stream. */
class Live {
  known: Known = NOTHING;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(batch: Batch) => void>();
  #ending = new AbortController();
  #isDrawing = false;
  #asking: ReturnType<typeof setTimeout> | undefined;

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
        read<"readAgenda">(`${place}/agenda?limit=${DUE_MAX}`),
      ]);
      if (ending.signal.aborted) return;
      const seq = events.at(-1)?.seq ?? summary.place.seq;
      const clock = { clock: summary.clock, clockAtMs: performance.now() };
      const calls = [...requests].reverse();
      const counts = countsOf(summary);
      this.#set({ summary, ...clock, counts, events, calls, due, note, problem: undefined });
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
    const seen = known.calls.at(-1)?.id ?? 0;
    const added = calls.filter(({ id }) => id > seen);
    this.known = {
      ...known,
      ...change,
      events: latest(known.events, events, EVENTS_MAX),
      calls: latest(known.calls, added, CALLS_MAX),
      counts: countedOn(known.counts, events, added.length),
      version: known.version + (events.length + calls.length > 0 ? 1 : 0),
      versions: versionsAfter(known.versions, events, calls.length),
    };
    for (const listener of this.#listeners) listener(batch);
    this.#drawSoon();
    if (events.some(({ type }) => MAY_BE_DUE.test(type))) this.#askWhatIsDue();
  }

  /** Asked for at once, and then no sooner again than is good for a gateway with much in it. */
  #askWhatIsDue(): void {
    this.#asking ??= setTimeout(async () => {
      const began = performance.now();
      const { sandbox, events } = this.known;
      const agenda = await read<"readAgenda">(`${placeOf(sandbox)}/agenda?limit=${DUE_MAX}`).catch(
        () => undefined,
      );
      if (agenda && sandbox === this.known.sandbox) this.#set({ due: agenda.due });
      const rest = (performance.now() - began) * AGENDA_SHARE;
      this.#asking = setTimeout(() => {
        this.#asking = undefined;
        if (this.known.events.at(-1) !== events.at(-1)) this.#askWhatIsDue();
      }, rest);
    }, AGENDA_MS);
  }

  #set(change: Partial<Known>): void {
    this.known = { ...this.known, ...change };
    this.#drawSoon();
  }

  /** Once a frame, however much was told meanwhile. */
  #drawSoon(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    const draw = () => {
      this.#isDrawing = false;
      this.#tell();
    };
    if (document.hidden) setTimeout(draw, HIDDEN_MS);
    else requestAnimationFrame(draw);
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
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

/** What plans something, or takes a plan away. */
const MAY_BE_DUE = /^(invoice|recurring|charge|callback|clock)/;

function latest<T>(known: readonly T[], added: readonly T[], most: number): readonly T[] {
  return added.length === 0 ? known : [...known, ...added].slice(-most);
}
