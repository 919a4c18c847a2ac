import type { LoggedEvent } from "../domain/events.js";
import { SandboxGone } from "../runtime/errors.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { Sandbox } from "../runtime/sandbox/sandbox.js";
import { Doorbell } from "./doorbell.js";
import type { News } from "./news.js";
import { Allowance, idOf, type Position, positionOf } from "./position.js";
import { callView } from "./record-views.js";
import { ALL, NONE, rulesNews } from "./standing-news.js";
import { clockView, eventView } from "./views.js";

/** How many events one look takes at the most; the log itself is the buffer for the rest. */
const EVENTS_PER_LOOK = 500;

/** How soon it looks again after a look, and how soon where nothing rings: others may write too. */
const LOOK_AGAIN_MS = 20;
const LOOK_ANYWAY_MS = 1000;

/** The same in a flood, of which a reader wants to be told little. */
const FLOOD_LOOK_MS = 250;

/** Reading the journal is a question to the store, so under load that is done less often. */
const CALLS_EACH_MS = 100;

/**
 * What happens in a sandbox, from an id on or from now on, until it is reset or the signal is given. It
 * takes what it tells from the log and the journal when it is asked for more, so it holds nothing for a
 * slow reader. An empty batch says that it is still there. Of a flood it tells the latest alone to whoever
 * takes at most so many events, and so many calls, a second, and looks less often: writing all of them would
 * take the time of those who make them.
 */
export async function* follow(
  gateway: Gateway,
  name: string,
  lastId: string | undefined,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly News[]> {
  const follower = new Follower(gateway, name, most);
  const bell = new Doorbell(gateway, name, signal, (sandbox) => follower.hasNews(sandbox));
  try {
    yield await follower.begin(lastId);
    while (!signal.aborted && !follower.isOver) {
      const sandbox = await gateway.find(name);
      if (sandbox) bell.hangAt(sandbox);
      const news = await follower.look(sandbox);
      yield news;
      if (!follower.isBehind) {
        const momentMs = follower.isFlooded ? FLOOD_LOOK_MS : LOOK_AGAIN_MS;
        await bell.rung(momentMs, follower.isLate ? CALLS_EACH_MS : LOOK_ANYWAY_MS);
      }
    }
  } finally {
    bell.takeDown();
  }
}

class Follower {
  isOver = false;
  /** Whether there is more to tell already. */
  isBehind = false;
  /** Whether there are calls that it did not read yet. */
  isLate = false;
  /** Whether there was more at the last look than the reader takes. */
  isFlooded = false;
  readonly #gateway: Gateway;
  readonly #name: string;
  #at: Position = { epoch: 0, seq: 0, calls: 0 };
  #clock = "";
  #callsReadMs = 0;
  readonly #allowance: Readonly<Record<"seq" | "calls", Allowance>>;

  constructor(gateway: Gateway, name: string, most: number) {
    this.#gateway = gateway;
    this.#name = name;
    const nowMs = gateway.clock.elapsedMs();
    this.#allowance = { seq: new Allowance(most, nowMs), calls: new Allowance(most, nowMs) };
  }

  /** Passes over what is too much, and says so. */
  #skip(what: "seq" | "calls", last: number): readonly News[] {
    const waiting = last - this.#at[what];
    const left = waiting - this.#allowance[what].of(waiting, this.#gateway.clock.elapsedMs());
    if (left <= 0) return [];
    this.isFlooded = true;
    this.#at[what] += left;
    const data = { events: what === "seq" ? left : 0, calls: what === "calls" ? left : 0 };
    return [{ type: "skipped", id: idOf(this.#at), data }];
  }

  /** Takes its place, and tells how things stand. */
  async begin(lastId: string | undefined): Promise<readonly News[]> {
    const sandbox = await this.#gateway.find(this.#name);
    if (!sandbox) return this.#ended();
    await sandbox.read(() => undefined);
    const now = { ...sandbox.place, calls: await this.#gateway.journal.countOf(this.#name) };
    const given = lastId === undefined ? now : positionOf(lastId);
    const standing = await this.#standing(sandbox, ALL);
    if (given && given.epoch === now.epoch && given.seq <= now.seq && given.calls <= now.calls) {
      this.#at = given;
      return standing;
    }
    this.#at = now;
    const isPast = given !== undefined && given.epoch < now.epoch;
    return [this.#reload(isPast ? "rewound" : "unknown-id"), ...standing];
  }

  /** Whether there is something in a sandbox that was not told yet. */
  hasNews({ isGone, place: { epoch, seq } }: Sandbox): boolean {
    return isGone || epoch !== this.#at.epoch || seq !== this.#at.seq;
  }

  async look(sandbox: Sandbox | undefined): Promise<readonly News[]> {
    if (!sandbox) return this.#ended();
    this.isFlooded = false;
    try {
      const events = await this.#events(sandbox);
      const calls = await this.#calls();
      const standing = await this.#standing(sandbox, events.types);
      return [...events.news, ...calls, ...standing];
    } catch (error) {
      // It was reset, or put away, between the looks: the next one finds out which.
      if (!(error instanceof SandboxGone)) throw error;
      return [];
    }
  }

  async #events(sandbox: Sandbox): Promise<{
    readonly news: readonly News[];
    readonly types: ReadonlySet<string>;
  }> {
    await sandbox.read(() => undefined);
    const { place } = sandbox;
    if (place.epoch !== this.#at.epoch) {
      Object.assign(this.#at, place);
      return { news: [this.#reload("rewound")], types: ALL };
    }
    this.isBehind = false;
    if (place.seq === this.#at.seq) return { news: [], types: NONE };
    const skipped = this.#skip("seq", place.seq);
    const logged = await sandbox.events(this.#at.seq, EVENTS_PER_LOOK);
    // A rewind while the log was read: the next look tells of it.
    if (sandbox.place.epoch !== this.#at.epoch) return { news: [], types: NONE };
    this.isBehind = logged.length === EVENTS_PER_LOOK;
    const news = logged.map((one) => this.#event(one));
    // What was left out may have changed anything.
    const types = skipped.length > 0 ? ALL : new Set(logged.map(({ event }) => event.type));
    return { news: [...skipped, ...news], types };
  }

  #event(logged: LoggedEvent): News {
    this.#at.seq = logged.seq;
    return { type: "event", id: idOf(this.#at), data: eventView(logged) };
  }

  async #calls(): Promise<readonly News[]> {
    const { journal, clock } = this.#gateway;
    const count = await journal.countOf(this.#name);
    const isRecent = clock.elapsedMs() - this.#callsReadMs < CALLS_EACH_MS;
    this.isLate = count !== this.#at.calls && isRecent;
    if (count === this.#at.calls || isRecent) return [];
    const skipped = this.#skip("calls", count);
    this.#callsReadMs = clock.elapsedMs();
    const { requests, dropped } = await journal.page(this.#name, this.#at.calls);
    if (dropped !== this.#at.calls) {
      this.#at.calls = dropped + requests.length;
      return [this.#reload("gap")];
    }
    const told = requests.map((entry): News => {
      this.#at.calls += 1;
      return { type: "call", id: idOf(this.#at), data: callView(entry) };
    });
    return [...skipped, ...told];
  }

  /** How the things stand that these events may have changed. */
  async #standing(sandbox: Sandbox, types: ReadonlySet<string>): Promise<readonly News[]> {
    if (types.size === 0) return [];
    return sandbox.read((world): readonly News[] => {
      const news: News[] = [];
      const clock = clockView(sandbox, world);
      const told = JSON.stringify({ ...clock, now: clock.mode === "frozen" ? clock.now : null });
      if (told !== this.#clock) news.push({ type: "clock", data: clock });
      this.#clock = told;
      return [...news, ...rulesNews(world, types)];
    }) as readonly News[] | Promise<readonly News[]>;
  }

  #reload(why: "rewound" | "gap" | "unknown-id"): News {
    const { epoch, seq } = this.#at;
    return { type: "reload", id: idOf(this.#at), data: { why, place: { epoch, seq } } };
  }

  #ended(): readonly News[] {
    this.isOver = true;
    return [{ type: "end", data: { why: "reset" } }];
  }
}
