import { type Awaitable, whenReady } from "../domain/awaitable.js";
import type { ClockState } from "../domain/clock.js";
import type { Draw } from "../domain/context.js";
import type { DomainEvent, LoggedEvent, SandboxOpened } from "../domain/events.js";
import { keyOf } from "../domain/events.js";
import { fold } from "../domain/evolve.js";
import type { FaultDraft } from "../domain/fault.js";
import type { MerchantSeed } from "../domain/merchants.js";
import {
  changeSettings,
  defaultSettings,
  type Settings,
  type SettingsChange,
} from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { JournalEntry, JournalPage, RequestRecord } from "../store/journal.js";
import { NOWHERE } from "../store/place.js";
import type { Store } from "../store/store.js";
import type { CallbackClient } from "./callback-client.js";
import { CallbackLimiter } from "./callback-limiter.js";
import type { CallbackLimits } from "./callback-limits.js";
import { DEFAULT_SEED, drawAt } from "./chance.js";
import type { Clock } from "./clock.js";
import { SandboxLimit } from "./errors.js";
import { patientStore } from "./patient-store.js";
import { Sandbox, type SandboxParts } from "./sandbox.js";
import type { SandboxSession, Taken } from "./session.js";
import type { Travel } from "./time-travel.js";
import { Tokens } from "./tokens.js";

/** What goes on in a gateway, for whoever shows it. */
export interface Observer {
  event?(sandbox: string, logged: LoggedEvent): void;
  request?(sandbox: string | null, entry: JournalEntry): void;
  error?(error: unknown): void;
}

export interface GatewayParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly links: SandboxParts["links"];
  /** How many callbacks may be open at once. */
  readonly callbackLimits?: Partial<CallbackLimits>;
  /** How many sandboxes may be open at once. Default 10,000. */
  readonly sandboxesMax?: number;
  readonly observer?: Observer;
}

const SANDBOXES_MAX = 10_000;

/** How new sandboxes begin. */
export interface GatewayDefaults {
  readonly seed?: string;
  readonly settings?: SettingsChange;
  /** The instant at which new sandboxes stand still; they run with the real clock without it. */
  readonly frozenAt?: EpochMs;
  /** The merchants of new sandboxes; samples from the seed without them. */
  readonly merchants?: readonly MerchantSeed[];
  /** The fault rules of new sandboxes; of the one that is named where one is. */
  readonly faults?: readonly DefaultFault[];
}

/** A fault rule of new sandboxes. */
export interface DefaultFault {
  readonly draft: FaultDraft;
  readonly sandbox?: string;
}

/** How one sandbox begins, where it differs from the others. */
export interface SandboxStart {
  readonly seed?: string;
  readonly settings?: SettingsChange;
  readonly clock?: ClockState;
}

/** Many sandboxes in one process that never see each other. */
export class Gateway {
  readonly tokens: Tokens;
  /** The settings with which new sandboxes begin. */
  readonly initialSettings: Settings;
  readonly #parts: GatewayParts;
  readonly #defaults: GatewayDefaults;
  readonly #limiter: CallbackLimiter;
  /** The sandboxes that are alive in this process, in the order in which they came to be. */
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #loading = new Map<string, Promise<Sandbox | undefined>>();
  #requests = 0;
  #tokens = 0;

  constructor(parts: GatewayParts, defaults: GatewayDefaults) {
    const store = patientStore(parts.store, parts.clock, (error) => this.failed(error));
    this.#parts = { ...parts, store };
    this.#defaults = defaults;
    this.#limiter = new CallbackLimiter(parts.callbackLimits);
    this.initialSettings = changeSettings(defaultSettings, defaults.settings ?? {});
    this.tokens = new Tokens(defaults.seed ?? DEFAULT_SEED);
  }

  /** Waiting and measuring in real time. */
  get clock(): Clock {
    return this.#parts.clock;
  }

  /** How many sandboxes are alive in this process. */
  get size(): number {
    return this.#sandboxes.size;
  }

  /** Real time, for what belongs to no sandbox. */
  now(): EpochMs {
    return this.#parts.store.now();
  }

  /**
   * The settings that a call is judged by: those of its sandbox, or of the only one there is, or those
   * with which new sandboxes begin.
   */
  settingsFor(sandbox: Sandbox | undefined): Settings {
    if (sandbox) return sandbox.settings;
    const only = this.#sandboxes.size === 1 ? this.list()[0] : undefined;
    return only?.settings ?? this.initialSettings;
  }

  /** Whether a new sandbox of this name would begin with fault rules. */
  hasFaultsFor(name: string): boolean {
    return this.#faultsFor(name).faults !== undefined;
  }

  /** Chance at the present place of a sandbox's log, or of none. */
  drawFor(sandbox: Sandbox | undefined): Draw {
    return sandbox?.draw() ?? drawAt(this.#defaults.seed ?? DEFAULT_SEED, this.#requests);
  }

  /** The sandboxes that are alive in this process. */
  list(): readonly Sandbox[] {
    return [...this.#sandboxes.values()];
  }

  /** A sandbox that is alive in this process. */
  alive(name: string): Sandbox | undefined {
    return this.#sandboxes.get(name);
  }

  /** Reads the latest sandboxes side by side, as they were last seen. */
  peekAll<T>(most: number, reader: (worlds: readonly WorldView[]) => Taken<T>): Taken<T> {
    const worlds: WorldView[] = [];
    for (const sandbox of this.list().slice(-most)) {
      sandbox.peek((world) => {
        worlds.push(world);
      });
    }
    return reader(worlds);
  }

  /** The sandbox of this name, if there is one. */
  find(name: string): Awaitable<Sandbox | undefined> {
    return this.#sandboxes.get(name) ?? this.#loading.get(name) ?? this.#load(name);
  }

  /** The sandbox of this name; it begins now if it did not exist. */
  open(name: string): Awaitable<Sandbox> {
    return whenReady(this.find(name), (known) => known ?? this.#begin(name, {}));
  }

  /** A new sandbox with a beginning of its own. Undefined when the name is taken. */
  create(name: string, start: SandboxStart): Awaitable<Sandbox | undefined> {
    return this.#append(name, [this.#opened(name, start)]);
  }

  /** Forgets a sandbox and all that was in it. False when there is none of that name. */
  reset(name: string): Awaitable<boolean> {
    this.#sandboxes.get(name)?.close();
    this.#sandboxes.delete(name);
    return this.#parts.store.delete(name);
  }

  /** Takes back what came after event `seq` of a sandbox; its clock goes on from `at`. */
  rewind(sandbox: Sandbox, seq: number, at?: EpochMs): Promise<Travel> {
    return sandbox.travel.rewind(seq, at);
  }

  /**
   * A new sandbox that continues another one's log from event `seq`; its clock goes on from `at`, or
   * from that event. Undefined when the name is taken.
   */
  fork(origin: Sandbox, name: string, seq: number, at?: EpochMs): Awaitable<Sandbox | undefined> {
    return whenReady(origin.events(0, seq), (logged) => {
      const events = logged.map(({ event }) => event);
      return this.adopt(name, events, origin.name, at ?? events.at(-1)?.at);
    });
  }

  /**
   * A new sandbox with a log from elsewhere; its clock goes on from `at`, or as the log says. Undefined
   * when the name is taken. Throws when the log is not one.
   */
  adopt(
    name: string,
    events: readonly DomainEvent[],
    forkedFrom: string | null,
    at?: EpochMs,
  ): Awaitable<Sandbox | undefined> {
    const [first, ...rest] = events;
    if (first?.type !== "sandbox-opened") throw new Error("a log begins with sandbox-opened");
    const log = [{ ...first, name, forkedFrom: forkedFrom ?? first.forkedFrom }, ...rest];
    fold(log);
    return this.#append(name, log, at);
  }

  /**
   * The sandbox that a transaction number belongs to. A fork shares the numbers of its origin, so a
   * caller that means the fork names it.
   */
  ofTransaction<Session extends SandboxSession>(
    transactionNo: string,
    named?: Session,
  ): Awaitable<Session | Sandbox | undefined> {
    return this.#ofKey(transactionNo, named, (world) => world.invoices.has(transactionNo));
  }

  /** The sandbox that a recurring payment belongs to. */
  ofRecurring(recurringId: string, named?: Sandbox): Awaitable<Sandbox | undefined> {
    return this.#ofKey(recurringId, named, (world) => world.recurring.has(recurringId));
  }

  /** Tells apart tokens that were issued at the same instant. */
  nextTokenId(): number {
    this.#tokens += 1;
    return this.#tokens;
  }

  /** Writes a request down where it belongs, and shows it. Its caller has its answer already. */
  record(sandbox: Sandbox | undefined, record: RequestRecord): void {
    this.#requests += 1;
    // What was asked of a sandbox that is gone must not turn up in a new one of that name.
    const name = sandbox && !sandbox.isGone ? sandbox.name : null;
    try {
      const recorded = this.#parts.store.record(name, record);
      if (recorded instanceof Promise) {
        recorded.then((id) => this.#show(name, record, id)).catch((error) => this.failed(error));
      } else this.#show(name, record, recorded);
    } catch (error) {
      this.failed(error);
    }
  }

  /** The requests of a sandbox, or of none, that are kept. */
  recorded(sandbox: string | null): Awaitable<JournalPage> {
    return this.#parts.store.recorded(sandbox);
  }

  /** How many requests of a sandbox there ever were. */
  recordedCount(sandbox: string | null): Awaitable<number> {
    return this.#parts.store.recordedCount(sandbox);
  }

  /** Tells of an error that has no caller. */
  failed(error: unknown): void {
    try {
      this.#parts.observer?.error?.(error);
    } catch (worse) {
      // Whoever is to be told of errors fails itself: the last one to tell is the process.
      process.emitWarning(worse instanceof Error ? worse : String(worse), "PaystubObserver");
    }
  }

  async close(): Promise<void> {
    for (const sandbox of this.#sandboxes.values()) sandbox.close();
    this.#sandboxes.clear();
    this.#parts.client.close();
    await this.#parts.store.close();
  }

  #ofKey<Session extends SandboxSession>(
    key: string,
    named: Session | undefined,
    has: (world: WorldView) => boolean,
  ): Awaitable<Session | Sandbox | undefined> {
    if (!named) return this.#ownerOf(key);
    return whenReady(named.read(has), (found) => (found ? named : this.#ownerOf(key)));
  }

  #ownerOf(key: string): Awaitable<Sandbox | undefined> {
    return whenReady(this.#parts.store.ownerOf(key), (name) =>
      name === undefined ? undefined : this.find(name),
    );
  }

  #begin(name: string, start: SandboxStart): Awaitable<Sandbox> {
    return whenReady(this.create(name, start), (made) => made ?? this.open(name));
  }

  /** Begins a log. Undefined when there is one of that name. */
  #append(
    name: string,
    events: readonly DomainEvent[],
    at?: EpochMs,
  ): Awaitable<Sandbox | undefined> {
    const { store, sandboxesMax = SANDBOXES_MAX } = this.#parts;
    if (this.#sandboxes.has(name)) return undefined;
    if (this.#sandboxes.size >= sandboxesMax) throw new SandboxLimit(sandboxesMax);
    const inherited = events.flatMap((event) => keyOf(event) ?? []);
    const change = { events, inherited, dueAt: store.now() };
    return whenReady(store.append(name, NOWHERE, change), (appended) =>
      "at" in appended ? this.#loadNew(name, at) : undefined,
    );
  }

  /** Brings a sandbox to life that has just begun. One that cannot live leaves its name free. */
  #loadNew(name: string, at?: EpochMs): Awaitable<Sandbox | undefined> {
    const failed = (error: unknown) =>
      whenReady(this.#parts.store.delete(name), (): never => {
        throw error;
      });
    try {
      const loaded = this.#load(name, at);
      return loaded instanceof Promise ? loaded.catch(failed) : loaded;
    } catch (error) {
      return failed(error);
    }
  }

  /** Brings a sandbox to life that the store holds. Whoever asks for it meanwhile waits for this. */
  #load(name: string, at?: EpochMs): Awaitable<Sandbox | undefined> {
    const loaded = whenReady(Sandbox.load(name, this.#sandboxParts(), at), (sandbox) => {
      if (sandbox) this.#sandboxes.set(name, sandbox);
      return sandbox;
    });
    if (!(loaded instanceof Promise)) return loaded;
    const loading = loaded.finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  #sandboxParts(): SandboxParts {
    const { store, clock, client, links, observer } = this.#parts;
    const observe: SandboxParts["observe"] = observer?.event
      ? (sandbox, logged) => this.#guarded(() => observer.event?.(sandbox, logged))
      : undefined;
    const failed = (error: unknown) => this.failed(error);
    return { store, clock, client, limiter: this.#limiter, links, observe, failed };
  }

  #show(sandbox: string | null, record: RequestRecord, id: number): void {
    const { observer } = this.#parts;
    if (!observer?.request) return;
    const entry: JournalEntry = { id, ...record, cut: [] };
    this.#guarded(() => observer.request?.(sandbox, entry));
  }

  /** Whoever looks on cannot break what it looks at. */
  #guarded(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.failed(error);
    }
  }

  #opened(name: string, start: SandboxStart): SandboxOpened {
    const { frozenAt, seed = DEFAULT_SEED } = this.#defaults;
    const standing =
      frozenAt === undefined ? undefined : ({ mode: "frozen", at: frozenAt } as const);
    const clock = start.clock ?? standing ?? { mode: "running", offsetMs: 0 };
    return {
      type: "sandbox-opened",
      at: clock.mode === "frozen" ? clock.at : this.#parts.store.now() + clock.offsetMs,
      name,
      seed: start.seed ?? `${seed}/${name}`,
      settings: changeSettings(this.initialSettings, start.settings ?? {}),
      clock,
      merchants: this.#defaults.merchants ?? null,
      forkedFrom: null,
      ...this.#faultsFor(name),
    };
  }

  #faultsFor(name: string): Pick<SandboxOpened, "faults"> {
    const { faults = [] } = this.#defaults;
    const meant = faults.filter(({ sandbox = name }) => sandbox === name);
    if (meant.length === 0) return {};
    return { faults: meant.map(({ draft }, n) => ({ id: `fault-${n + 1}`, ...draft })) };
  }
}
