import type { LoggedEvent } from "../domain/events.js";
import type { WorldView } from "../domain/world.js";
import { SandboxGone } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import type { StreamedChange } from "./changes.js";
import { callView, clockView, eventView, faultView, settingsView } from "./views.js";

/** How many events one look takes at the most; the log itself is the buffer for the rest. */
const EVENTS_PER_LOOK = 500;

/** Pause between two looks, and the longest wait without a notification: other processes may write too. */
const LOOK_AGAIN_MS = 20;
const LOOK_ANYWAY_MS = 1000;

/** The same in a flood, of which a reader wants few reports. */
const FLOOD_LOOK_MS = 250;

/** Reading the journal is a question to the store, so under load that is done less often. */
const CALLS_EACH_MS = 100;

/**
 * Yields the changes of a sandbox after an id, or from now on, until the sandbox is reset or the signal fires.
 * It reads the log and the journal when its consumer asks for more, so it buffers nothing for a slow reader.
 * An empty batch is a sign of life. `most` limits the events, and the calls, of each second: in a flood the
 * reader gets only the latest ones, and looks less often, because writing all of them would slow the gateway.
 */
export async function* follow(
  gateway: Gateway,
  name: string,
  lastId: string | undefined,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly StreamedChange[]> {
  const follower = new Follower(gateway, name, most);
  const changeSignal = new ChangeSignal(gateway, name, signal);
  try {
    yield await follower.begin(lastId);
    while (!signal.aborted && !follower.isOver) {
      const sandbox = await gateway.find(name);
      if (sandbox) changeSignal.subscribe(sandbox);
      const changes = await follower.look(sandbox);
      yield changes;
      if (!follower.isBehind) {
        const momentMs = follower.isFlooded ? FLOOD_LOOK_MS : LOOK_AGAIN_MS;
        await changeSignal.next(momentMs, follower.isLate ? CALLS_EACH_MS : LOOK_ANYWAY_MS);
      }
    }
  } finally {
    changeSignal.unsubscribe();
  }
}

class Follower {
  isOver = false;
  /** Whether there are more events already. */
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

  /** Skips what exceeds the limit of the reader, and reports how many it skipped. */
  #skip(what: "seq" | "calls", last: number): readonly StreamedChange[] {
    const waiting = last - this.#at[what];
    const left = waiting - this.#allowance[what].of(waiting, this.#gateway.clock.elapsedMs());
    if (left <= 0) return [];
    this.isFlooded = true;
    this.#at[what] += left;
    const data = { events: what === "seq" ? left : 0, calls: what === "calls" ? left : 0 };
    return [{ type: "skipped", id: idOf(this.#at), data }];
  }

  /** Sets the position, and returns the current clock, faults and settings. */
  async begin(lastId: string | undefined): Promise<readonly StreamedChange[]> {
    const sandbox = await this.#gateway.find(this.#name);
    if (!sandbox) return this.#ended();
    await sandbox.read(() => undefined);
    const now = { ...sandbox.position, calls: await this.#gateway.journal.countOf(this.#name) };
    const from = lastId === undefined ? now : positionOf(lastId);
    const standing = await this.#standing(sandbox, ALL);
    if (from && from.epoch === now.epoch && from.seq <= now.seq && from.calls <= now.calls) {
      this.#at = from;
      return standing;
    }
    this.#at = now;
    const isPast = from !== undefined && from.epoch < now.epoch;
    return [this.#reload(isPast ? "rewound" : "unknown-id"), ...standing];
  }

  async look(sandbox: Sandbox | undefined): Promise<readonly StreamedChange[]> {
    if (!sandbox) return this.#ended();
    this.isFlooded = false;
    try {
      const events = await this.#events(sandbox);
      const calls = await this.#calls();
      const standing = await this.#standing(sandbox, events.types);
      return [...events.changes, ...calls, ...standing];
    } catch (error) {
      // It was reset, or put away, between the looks: the next one finds out which.
      if (!(error instanceof SandboxGone)) throw error;
      return [];
    }
  }

  async #events(sandbox: Sandbox): Promise<{
    readonly changes: readonly StreamedChange[];
    readonly types: ReadonlySet<string>;
  }> {
    await sandbox.read(() => undefined);
    const { position } = sandbox;
    if (position.epoch !== this.#at.epoch) {
      Object.assign(this.#at, position);
      return { changes: [this.#reload("rewound")], types: ALL };
    }
    this.isBehind = false;
    if (position.seq === this.#at.seq) return { changes: [], types: NONE };
    const skipped = this.#skip("seq", position.seq);
    const logged = await sandbox.events(this.#at.seq, EVENTS_PER_LOOK);
    // A rewind while the log was read: the next read reports it.
    if (sandbox.position.epoch !== this.#at.epoch) return { changes: [], types: NONE };
    this.isBehind = logged.length === EVENTS_PER_LOOK;
    const changes = logged.map((one) => this.#event(one));
    // What was left out may have changed anything.
    const types = skipped.length > 0 ? ALL : new Set(logged.map(({ event }) => event.type));
    return { changes: [...skipped, ...changes], types };
  }

  #event(logged: LoggedEvent): StreamedChange {
    this.#at.seq = logged.seq;
    return { type: "event", id: idOf(this.#at), data: eventView(logged) };
  }

  async #calls(): Promise<readonly StreamedChange[]> {
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
    const calls = requests.map((entry): StreamedChange => {
      this.#at.calls += 1;
      return { type: "call", id: idOf(this.#at), data: callView(entry) };
    });
    return [...skipped, ...calls];
  }

  /** The current clock, faults and settings that these events may have changed. */
  async #standing(
    sandbox: Sandbox,
    types: ReadonlySet<string>,
  ): Promise<readonly StreamedChange[]> {
    if (types.size === 0) return [];
    return sandbox.read((world): readonly StreamedChange[] => {
      const changes: StreamedChange[] = [];
      const clock = clockView(sandbox, world);
      const reported = JSON.stringify({
        ...clock,
        now: clock.mode === "frozen" ? clock.now : null,
      });
      if (reported !== this.#clock) changes.push({ type: "clock", data: clock });
      this.#clock = reported;
      return [...changes, ...ruleChanges(world, types)];
    }) as readonly StreamedChange[] | Promise<readonly StreamedChange[]>;
  }

  #reload(why: "rewound" | "gap" | "unknown-id"): StreamedChange {
    const { epoch, seq } = this.#at;
    return { type: "reload", id: idOf(this.#at), data: { why, position: { epoch, seq } } };
  }

  #ended(): readonly StreamedChange[] {
    this.isOver = true;
    return [{ type: "end", data: { why: "reset" } }];
  }
}

/** How far a reader has come: in the log, and among the requests of the sandbox. */
interface Position {
  epoch: number;
  seq: number;
  calls: number;
}

/** A position as a reader keeps it. */
const idOf = ({ epoch, seq, calls }: Position): string => `${epoch}.${seq}.${calls}`;

/** The position of an id, or undefined if it is invalid. */
function positionOf(id: string): Position | undefined {
  const [, epoch, seq, calls] = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(id) ?? [];
  if (calls === undefined) return undefined;
  return { epoch: Number(epoch), seq: Number(seq), calls: Number(calls) };
}

/** The share of its limit that a reader gets during a flood: no reader needs the rest. */
const FLOOD_SHARE = 30;

/** Limits how many changes a second a reader gets. */
class Allowance {
  readonly #most: number;
  #left: number;
  #countedMs: number;

  constructor(most: number, nowMs: number) {
    this.#most = most;
    this.#left = most;
    this.#countedMs = nowMs;
  }

  /**
   * How many of those that wait are reported: all of them as long as they are no more than it takes, which after
   * a pause is a second's; of more, a thirtieth of what it takes.
   */
  of(waiting: number, nowMs: number): number {
    if (this.#most === Number.POSITIVE_INFINITY) return waiting;
    const passedMs = nowMs - this.#countedMs;
    this.#countedMs = nowMs;
    this.#left = Math.min(this.#most, this.#left + (this.#most * passedMs) / 1000);
    if (waiting <= this.#left) {
      this.#left -= waiting;
      return waiting;
    }
    this.#left = 0;
    return Math.ceil((this.#most * Math.min(1000, passedMs)) / 1000 / FLOOD_SHARE);
  }
}

/** Types of events. */
type Types = ReadonlySet<string>;

/** No type, and every type. */
const NONE: Types = new Set();
const ALL: Types = new Set(["*"]);

/** The faults and settings as they are now, if events of these types may have changed them. */
function ruleChanges(world: WorldView, types: Types): readonly StreamedChange[] {
  const changes: StreamedChange[] = [];
  if (types === ALL || [...types].some((type) => type.startsWith("fault-"))) {
    changes.push({ type: "faults", data: { faults: [...world.faults.values()].map(faultView) } });
  }
  if (types === ALL || types.has("settings-changed")) {
    const { assumptions } = world.settings;
    changes.push({ type: "settings", data: { ...settingsView(world.settings), assumptions } });
  }
  return changes;
}

/** Resolves when something can have changed in a sandbox, or when the abort signal fires. */
class ChangeSignal {
  readonly #gateway: Gateway;
  readonly #signal: AbortSignal;
  readonly #stopJournal: () => void;
  readonly #notify = () => {
    this.#isPending = true;
    this.#wake();
  };
  #isPending = false;
  #wake: () => void = () => undefined;
  #sandbox: Sandbox | undefined;
  #stopSandbox: () => void = () => undefined;

  constructor(gateway: Gateway, name: string, signal: AbortSignal) {
    this.#gateway = gateway;
    this.#signal = signal;
    this.#stopJournal = gateway.journal.watch((sandbox) => {
      if (sandbox === name) this.#notify();
    });
    signal.addEventListener("abort", this.#notify);
  }

  /** Watches the sandbox that has the name now, instead of an earlier one. */
  subscribe(sandbox: Sandbox): void {
    if (sandbox === this.#sandbox) return;
    this.#stopSandbox();
    this.#sandbox = sandbox;
    this.#stopSandbox = sandbox.watch(this.#notify);
  }

  /** Waits `momentMs`, so that a batch collects several changes, and then at most `mostMs` for a change. */
  async next(momentMs: number, mostMs: number): Promise<void> {
    await this.#waited(momentMs, () => this.#signal.aborted);
    await this.#waited(mostMs, () => this.#isPending);
    this.#isPending = false;
  }

  unsubscribe(): void {
    this.#stopJournal();
    this.#stopSandbox();
    this.#signal.removeEventListener("abort", this.#notify);
    this.#wake();
  }

  #waited(mostMs: number, isOver: () => boolean): Promise<void> {
    if (isOver() || this.#signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        cancel();
        this.#wake = () => undefined;
        resolve();
      };
      const cancel = this.#gateway.clock.wait(mostMs, end);
      this.#wake = () => {
        if (isOver() || this.#signal.aborted) end();
      };
    });
  }
}
