import type { TestOutcome } from "../../spec/generated/control.types.js";
import { type Awaitable, attempt, whenReady } from "../domain/awaitable.js";
import type { Draw } from "../domain/context.js";
import type { DomainEvent } from "../domain/events.js";
import type { Assumptions, Settings } from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { CallbackLimiter } from "../runtime/callbacks/limiter.js";
import { RequestJournal, RequestsUnderWay } from "../runtime/registry/request-log.js";
import { retryingStore } from "../runtime/registry/retrying-store.js";
import { type Beginning, SandboxRegistry } from "../runtime/registry/sandboxes.js";
import { Sweeper } from "../runtime/registry/sweeper.js";
import type { Listed, Store } from "../store/store.js";
import { drawAt } from "./chance.js";
import { LimitReached } from "./errors.js";
import { MemoryBudget } from "./memory.js";
import { GuardedObserver } from "./observer.js";
import {
  continued,
  type GatewayDefaults,
  type GatewayParts,
  Openings,
  type SandboxStart,
} from "./openings.js";
import type { Clock } from "./real-clock.js";
import type { Sandbox } from "./sandbox.js";
import type { SandboxSession, Taken } from "./session.js";
import { type PageKey, Tokens } from "./tokens.js";
import { within } from "./waiting.js";

/** How many names are remembered. */
const NAMES_MAX = 1000;

/** The names that were added last: older ones are forgotten, so that a gateway never grows by them. */
export class LatestNames {
  readonly #names = new Set<string>();

  add(name: string): void {
    // Added again, so that it is last.
    this.#names.delete(name);
    this.#names.add(name);
    if (this.#names.size <= NAMES_MAX) return;
    const [oldest] = this.#names;
    if (oldest !== undefined) this.#names.delete(oldest);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }
}

/** How long a store that is well may take to answer. */
const ANSWER_MS = 2000;

/** The beginning of time: nothing is due by then, so the answer costs nothing. */
const NEVER = 0;

/** Why a store does not answer, in a sentence; null when it does. */
export async function storeProblem(store: Store, clock: Clock): Promise<string | null> {
  const ask = async (): Promise<null> => {
    await store.list(NEVER);
    return null;
  };
  const asked = ask().catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  const late = `the store does not answer within ${ANSWER_MS / 1000} seconds`;
  return within(clock, ANSWER_MS, asked, late);
}

/** How long apart the latest sandboxes are brought into memory for explanations. */
const LATEST_APART_MS = 1000;

/** How many events are read at once for no more than an explanation. */
const EVENTS_TO_LOAD = 20_000;

/** How many events a sandbox may have by default. */
const EVENTS_MAX = 1_000_000;

/** Many sandboxes in one process that never see each other. */
export class Gateway {
  readonly tokens: Tokens;
  /** The requests that came in. */
  readonly journal: RequestJournal;
  /** Those of them that wait for their answer. */
  readonly underWay: RequestsUnderWay;
  /** The sandboxes that were reset here, as far as that is remembered. */
  readonly gone = new LatestNames();
  /** Options of the switches that were observed at the service. */
  readonly observed: Partial<Assumptions>;
  /** What its sandboxes take of the memory. */
  readonly memory: MemoryBudget;
  readonly #parts: GatewayParts;
  readonly #openings: Openings;
  readonly #observer: GuardedObserver;
  readonly #sandboxes: SandboxRegistry;
  readonly #sweeper: Sweeper | undefined;
  /** The store as it is: it says at once what the other one asks again. */
  readonly #store: Store;
  readonly #ending = new AbortController();
  #isDraining = false;
  #latestLoadedMs = Number.NEGATIVE_INFINITY;

  constructor(parts: GatewayParts, defaults: GatewayDefaults) {
    const { clock, client, links } = parts;
    const failed = (error: unknown) => this.failed(error);
    this.observed = parts.observed ?? {};
    this.#store = parts.store;
    const { canFail } = parts.store;
    const store = canFail ? retryingStore(parts.store, clock, failed) : parts.store;
    const limiter = new CallbackLimiter(parts.callbackLimits);
    this.#parts = { ...parts, store };
    this.#openings = new Openings(defaults);
    this.#observer = new GuardedObserver(parts.observer);
    this.journal = new RequestJournal(store, this.#observer);
    this.underWay = new RequestsUnderWay();
    const observe = this.#observer.event;
    const { eventsMax = EVENTS_MAX, keepDays } = parts;
    this.memory = new MemoryBudget(parts.memory);
    const { snapshots } = parts;
    const observeRewind = (name: string, keep: number) => this.#observer.rewound(name, keep);
    const observers = { observe, observeRewind };
    const shared = {
      store,
      snapshots,
      clock,
      client,
      limiter,
      links,
      ...observers,
      failed,
      eventsMax,
      memory: this.memory,
    };
    const observeReset = (name: string) => this.#observer.reset(name);
    this.#sandboxes = new SandboxRegistry({ ...shared, observeReset }, parts.sandboxesMax);
    const notice = (text: string) => parts.observer?.notice?.(text);
    const cared = { store, clock, sandboxes: this.#sandboxes, failed, notice, keepDays };
    if (store.outlives) this.#sweeper = new Sweeper(cared);
    this.tokens = new Tokens(this.#openings.seed);
  }

  /** Takes up what the store has kept. To be called once, before anything else. */
  async start(): Promise<void> {
    const { store, snapshots } = this.#parts;
    if (snapshots) await snapshots.start((await store.list()).map(({ name }) => name));
    await this.#sweeper?.start();
  }

  /** The settings with which new sandboxes begin. */
  get initialSettings(): Settings {
    return this.#openings.settings;
  }

  /** Waiting and measuring in real time. */
  get clock(): Clock {
    return this.#parts.clock;
  }

  /** Whether others than this machine can call. */
  get isShared(): boolean {
    return this.#parts.isShared ?? false;
  }

  /** How many sandboxes there may be. */
  get sandboxesMax(): number {
    return this.#sandboxes.max;
  }

  /** The key that a page asks for in its query; undefined where it asks for none. */
  get pageKey(): PageKey | undefined {
    return this.#parts.pageKey;
  }

  /** How many sandboxes there are. */
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
    return this.#openings.hasFaultsFor(name);
  }

  /** Chance at the present position of a sandbox's log, or of none. */
  drawFor(sandbox: Sandbox | undefined): Draw {
    return sandbox?.draw() ?? drawAt(this.#openings.seed, this.journal.count);
  }

  /** The names of all sandboxes, in the order in which they began. */
  directory(): Awaitable<readonly string[]> {
    return this.#sandboxes.directory();
  }

  /** All sandboxes as the directory has them: none is loaded, and none counts as used. */
  listed(): Awaitable<readonly Pick<Listed, "name" | "at">[]> {
    return this.#sandboxes.listed();
  }

  /** The names, as far as they are known without asking the store. */
  names(): readonly string[] {
    return this.#sandboxes.names();
  }

  /** The sandboxes that are alive in this process. */
  list(): readonly Sandbox[] {
    return this.#sandboxes.list();
  }

  /** A sandbox that is alive in this process. */
  alive(name: string): Sandbox | undefined {
    return this.#sandboxes.get(name);
  }

  /** Brings the latest sandboxes into memory where the store alone has them and they are short. */
  async loadLatest(most: number): Promise<void> {
    const { store, clock } = this.#parts;
    const nowMs = clock.elapsedMs();
    // The directory can be long, and many calls in a row can ask for an explanation.
    if (!store.outlives || nowMs - this.#latestLoadedMs < LATEST_APART_MS) return;
    this.#latestLoadedMs = nowMs;
    let events = 0;
    for (const { name, at } of (await store.list()).slice(-most).reverse()) {
      events += at.seq;
      if (events > EVENTS_TO_LOAD) return;
      await attempt(
        () => this.find(name),
        (error) => {
          if (!(error instanceof LimitReached)) throw error;
          return undefined;
        },
      );
    }
  }

  /** Reads the latest sandboxes side by side, as they were last seen. */
  peekAll<T>(most: number, reader: (worlds: readonly WorldView[]) => Taken<T>): Taken<T> {
    const worlds: WorldView[] = [];
    for (const sandbox of most === 0 ? [] : this.list().slice(-most))
      sandbox.peek((world) => void worlds.push(world));
    return reader(worlds);
  }

  /** The sandbox of this name, if there is one. */
  find(name: string): Awaitable<Sandbox | undefined> {
    return this.#sandboxes.find(name);
  }

  /** The same for a caller that means no other one: null if it does not exist. */
  named(name: string): Awaitable<Sandbox | null> {
    return whenReady(this.find(name), (sandbox) => sandbox ?? null);
  }

  /** The sandbox of this name; it begins now if it did not exist. */
  open(name: string): Awaitable<Sandbox> {
    return whenReady(this.find(name), (known) => known ?? this.#begin(name, {}));
  }

  /** A new sandbox with a beginning of its own. Undefined when the name is taken. */
  create(name: string, start: SandboxStart): Awaitable<Sandbox | undefined> {
    return this.#sandboxes.begin(name, [this.#openings.opened(name, start, this.now())]);
  }

  /** Deletes a sandbox with its contents. False for an unknown name. */
  reset(name: string): Awaitable<boolean> {
    this.gone.add(name);
    return this.#sandboxes.delete(name);
  }

  /**
   * A new sandbox that continues another one's log from event `seq`; its clock goes on from `at`, or
   * from that event. Undefined when the name is taken.
   */
  fork(
    origin: Sandbox,
    name: string,
    seq: number,
    { at, signal }: Beginning = {},
  ): Awaitable<Sandbox | undefined> {
    return whenReady(origin.events(0, seq, signal), (logged) => {
      const events = logged.map(({ event }) => event);
      return this.adopt(name, events, origin.name, { at: at ?? events.at(-1)?.at, signal });
    });
  }

  /**
   * A new sandbox with a log from elsewhere; its clock goes on from `at`, or as the log says. Undefined
   * when the name is taken. Throws when the log is not one, and the reason of the signal if that ends it.
   */
  adopt(
    name: string,
    events: readonly DomainEvent[],
    forkedFrom: string | null,
    how: Beginning = {},
  ): Awaitable<Sandbox | undefined> {
    return this.#sandboxes.begin(name, continued(name, events, forkedFrom), how);
  }

  /**
   * The sandbox of a transaction number. A fork shares the numbers of its origin, so a caller that means
   * the fork names it, and then means no other: null if it does not exist.
   */
  ofTransaction<Session extends SandboxSession>(
    transactionNo: string,
    named?: Session | null,
  ): Awaitable<Session | Sandbox | undefined> {
    return this.#ofKey(transactionNo, named, (world) => world.invoices.has(transactionNo));
  }

  /** The sandbox that a recurring payment belongs to; `named` as above. */
  ofRecurring(recurringId: string, named?: Sandbox | null): Awaitable<Sandbox | undefined> {
    return this.#ofKey(recurringId, named, (world) => world.recurring.has(recurringId));
  }

  /** Reports an error that has no caller. */
  failed(error: unknown): void {
    this.#observer.error(error);
  }

  /** Reports how a test ended to the observer, and waits for it. */
  testEnded(sandbox: string, outcome: TestOutcome): Promise<void> {
    return this.#observer.outcome(sandbox, outcome);
  }

  /** Why it cannot do its work at this moment, in a sentence; null while it can. */
  async notReady(): Promise<string | null> {
    if (this.#isDraining) return "it was asked to stop, and finishes what is under way";
    return storeProblem(this.#store, this.clock);
  }

  /** Aborted when the gateway is about to end: endless work stops. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  /** Begins nothing more by itself, and waits for the calls to shops that are under way. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#ending.abort();
    this.#sweeper?.stop();
    await Promise.all(this.list().map((sandbox) => sandbox.drain()));
  }

  async close(): Promise<void> {
    this.#sweeper?.stop();
    const alive = this.list();
    this.#sandboxes.close();
    for (const sandbox of alive) await sandbox.keepSnapshot();
    await this.#parts.snapshots?.close();
    this.#parts.client.close();
    await this.#parts.store.close();
  }

  #ofKey<Session extends SandboxSession>(
    key: string,
    named: Session | null | undefined,
    has: (world: WorldView) => boolean,
  ): Awaitable<Session | Sandbox | undefined> {
    if (!named) return named === null ? undefined : this.#ownerOf(key);
    return whenReady(named.read(has), (found) => (found ? named : undefined));
  }

  #ownerOf(key: string): Awaitable<Sandbox | undefined> {
    return whenReady(this.#parts.store.ownerOf(key), (name) =>
      name === undefined ? undefined : this.find(name),
    );
  }

  #begin(name: string, start: SandboxStart): Awaitable<Sandbox> {
    return whenReady(this.create(name, start), (made) => made ?? this.open(name));
  }
}
