import type { TestOutcome } from "../../spec/generated/control.types.js";
import type { ClockState } from "../domain/clock.js";
import type { Draw } from "../domain/context.js";
import type { DomainEvent, SandboxOpened } from "../domain/events.js";
import type { FaultDraft } from "../domain/fault.js";
import type { MerchantSeed } from "../domain/merchants.js";
import {
  type Assumptions,
  changeSettings,
  defaultSettings,
  type Settings,
  type SettingsChange,
} from "../domain/settings.js";
import { errorText } from "../domain/text.js";
import type { EpochMs } from "../domain/time.js";
import { type BoundOptions, Bounds, bytesOf, SANDBOX_BYTES } from "./bounds.js";
import { CallSlots } from "./callbacks.js";
import { DEFAULT_SEED, drawAt } from "./chance.js";
import type { CallbackClient } from "./client.js";
import { StoreUnavailable } from "./errors.js";
import { RequestJournal, RequestsUnderWay } from "./journal.js";
import { SharedKeys } from "./keys.js";
import type { LinksOf, LogStore } from "./ledger.js";
import { GuardedObserver, type Observer } from "./observer.js";
import type { Clock } from "./real-clock.js";
import { Sandbox, type SandboxParts } from "./sandbox.js";
import { sandboxNameOf, Tokens } from "./tokens.js";

/** What a gateway is made of. */
export interface GatewayParts extends BoundOptions {
  readonly clock: Clock;
  readonly client: CallbackClient;
  readonly links: LinksOf;
  /** Absent where everything ends with the process. */
  readonly logs?: LogStore | undefined;
  /** Whether others than this machine can call. */
  readonly isShared?: boolean;
  /** The base URL over HTTPS, once it is known. */
  readonly httpsUrl?: () => string | null;
  /** Options of the switches that were observed at the service. */
  readonly observed?: Partial<Assumptions>;
  readonly observer?: Observer;
}

/** How new sandboxes begin. */
export interface GatewayDefaults {
  readonly seed?: string;
  readonly settings?: SettingsChange;
  /** The instant at which new sandboxes are frozen; without it they run with the real clock. */
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

/** How many names of sandboxes that were reset are remembered. */
const GONE_MAX = 1000;

/** The sandboxes of a process, which never see each other. */
export class Gateway {
  readonly tokens: Tokens;
  readonly bounds: Bounds;
  /** The requests that came in. */
  readonly journal: RequestJournal;
  /** Those of them that wait for their answer. */
  readonly underWay = new RequestsUnderWay();
  /** The names of sandboxes that were reset, as far as they are remembered. */
  readonly gone = new Set<string>();
  /** Options of the switches that were observed at the service. */
  readonly observed: Partial<Assumptions>;
  /** The settings with which new sandboxes begin. */
  readonly initialSettings: Settings;
  readonly #parts: GatewayParts;
  readonly #defaults: GatewayDefaults;
  /** What the seeds of new sandboxes are made of. */
  readonly #seed: string;
  readonly #observer: GuardedObserver;
  readonly #ofSandboxes: SandboxParts;
  /** In the order in which they began. */
  readonly #sandboxes = new Map<string, Sandbox>();
  /** Why the files of some sandboxes cannot be read. */
  readonly #unreadable = new Map<string, unknown>();
  readonly #ending = new AbortController();
  #epochs = 0;
  #isDraining = false;

  constructor(parts: GatewayParts, defaults: GatewayDefaults) {
    const { clock, client, links, logs } = parts;
    this.observed = parts.observed ?? {};
    this.bounds = new Bounds(parts);
    this.#parts = parts;
    this.#defaults = defaults;
    this.#seed = defaults.seed ?? DEFAULT_SEED;
    this.initialSettings = changeSettings(defaultSettings, defaults.settings ?? {});
    this.#observer = new GuardedObserver(parts.observer);
    this.journal = new RequestJournal(this.bounds, this.#observer);
    this.tokens = new Tokens(this.#seed);
    // A reader that comes back after a restart must not take a position for an earlier one.
    if (logs) this.#epochs = Math.floor(clock.now() / 1000);
    this.#ofSandboxes = {
      ...{ clock, client, links, logs, bounds: this.bounds, observer: this.#observer },
      keys: new SharedKeys(),
      slots: new CallSlots(),
      failed: (error) => this.failed(error),
      nextEpoch: () => {
        this.#epochs += 1;
        return this.#epochs;
      },
    };
    for (const name of logs?.names() ?? []) this.#load(name);
  }

  /** Waiting and measuring in real time. */
  get clock(): Clock {
    return this.#parts.clock;
  }

  /** The base URL over HTTPS; null without one. */
  get httpsUrl(): string | null {
    return this.#parts.httpsUrl?.() ?? null;
  }

  /** Whether others than this machine can call. */
  get isShared(): boolean {
    return this.#parts.isShared ?? false;
  }

  get size(): number {
    return this.#sandboxes.size;
  }

  /** Real time, for what belongs to no sandbox. */
  now(): EpochMs {
    return this.clock.now();
  }

  /**
   * The settings that a call is judged by: those of its sandbox, or of the only one there is, or those
   * with which new sandboxes begin.
   */
  settingsFor(sandbox: Sandbox | undefined): Settings {
    const only = this.size === 1 ? this.list()[0] : undefined;
    return (sandbox ?? only)?.settings ?? this.initialSettings;
  }

  /** Whether a new sandbox of this name would begin with fault rules. */
  hasFaultsFor(name: string): boolean {
    return this.#faultsFor(name).faults !== undefined;
  }

  /** Chance at the present position of a sandbox's log, or of none. */
  drawFor(sandbox: Sandbox | undefined): Draw {
    const { seed, seq } = sandbox?.world ?? { seed: this.#seed, seq: this.journal.count };
    return drawAt(seed, seq);
  }

  /** The names of all sandboxes, in the order in which they began. */
  names(): readonly string[] {
    return [...this.#sandboxes.keys()];
  }

  /** All sandboxes, in the order in which they began. */
  list(): readonly Sandbox[] {
    return [...this.#sandboxes.values()];
  }

  /** The sandbox of this name or credential, if there is one. Throws where its file cannot be read. */
  find(name: string): Sandbox | undefined {
    const error = this.#unreadable.get(name);
    if (error !== undefined) throw new StoreUnavailable(error);
    return this.#sandboxes.get(name) ?? this.#sandboxes.get(sandboxNameOf(name));
  }

  /** The sandbox of this name; it begins now if it did not exist. */
  open(name: string): Sandbox {
    return this.find(name) ?? this.#begin(name, [this.#opened(name, {})]);
  }

  /** A new sandbox with a beginning of its own. Undefined when the name is taken. */
  create(name: string, start: SandboxStart): Sandbox | undefined {
    if (this.find(name)) return undefined;
    return this.#begin(name, [this.#opened(name, start)]);
  }

  /**
   * A new sandbox that continues another one's log from event `seq`; its clock goes on from `at`, or
   * from that event. Undefined when the name is taken.
   */
  fork(origin: Sandbox, name: string, seq: number, at?: EpochMs): Sandbox | undefined {
    const events = origin.events(0, seq).map(({ event }) => event);
    return this.adopt(name, events, origin.name, at ?? events.at(-1)?.at);
  }

  /**
   * A new sandbox with a log from elsewhere; its clock goes on from `at`, or as the log says. Undefined
   * when the name is taken. Throws where the events are not a log.
   */
  adopt(
    name: string,
    events: readonly DomainEvent[],
    forkedFrom: string | null,
    at?: EpochMs,
  ): Sandbox | undefined {
    if (this.find(name)) return undefined;
    return this.#begin(name, continued(name, events, forkedFrom), at);
  }

  /** Deletes a sandbox with its contents. False for an unknown name. */
  reset(name: string): boolean {
    this.#remember(name);
    const sandbox = this.#sandboxes.get(name);
    const isKnown = sandbox !== undefined || this.#unreadable.has(name);
    sandbox?.close();
    this.#sandboxes.delete(name);
    this.#unreadable.delete(name);
    this.journal.forget(name);
    if (!isKnown) return false;
    this.#parts.logs?.remove(name);
    this.#observer.tell("reset", name);
    return true;
  }

  /**
   * The sandbox of a transaction number. A fork shares the numbers of its origin, so a caller that means
   * the fork names it, and then means no other: null if it does not exist.
   */
  ofTransaction(transactionNo: string, named?: Sandbox | null): Sandbox | undefined {
    return this.#owner((sandbox) => sandbox.world.invoices.has(transactionNo), named);
  }

  /** The sandbox that a recurring payment belongs to; `named` as above. */
  ofRecurring(recurringId: string, named?: Sandbox | null): Sandbox | undefined {
    return this.#owner((sandbox) => sandbox.world.recurring.has(recurringId), named);
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
  notReady(): string | null {
    return this.#isDraining ? "it was asked to stop, and finishes what is under way" : null;
  }

  /** Aborted when the gateway is about to end: endless work stops. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  /** Begins nothing more by itself, and waits for the calls to shops that are under way. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    this.#ending.abort();
    await Promise.all(this.list().map((sandbox) => sandbox.drain()));
  }

  close(): void {
    for (const sandbox of this.list()) sandbox.close();
    this.#sandboxes.clear();
    this.#parts.client.close();
  }

  /** The one with something: of an origin and its forks the origin. */
  #owner(has: (sandbox: Sandbox) => boolean, named?: Sandbox | null): Sandbox | undefined {
    if (named === null) return undefined;
    if (named) return has(named) ? named : undefined;
    const owners = this.list().filter(has);
    const isOwner = (name: string | null) => owners.some((owner) => owner.name === name);
    return owners.find(({ world }) => !isOwner(world.forkedFrom)) ?? owners[0];
  }

  /** The first event of a new sandbox. */
  #opened(name: string, start: SandboxStart): SandboxOpened {
    const { frozenAt, merchants = null } = this.#defaults;
    const standing =
      frozenAt === undefined ? undefined : ({ mode: "frozen", at: frozenAt } as const);
    const clock = start.clock ?? standing ?? { mode: "running", offsetMs: 0 };
    return {
      type: "sandbox-opened",
      at: clock.mode === "frozen" ? clock.at : this.now() + clock.offsetMs,
      name,
      seed: start.seed ?? `${this.#seed}/${name}`,
      settings: changeSettings(this.initialSettings, start.settings ?? {}),
      clock,
      merchants,
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

  #begin(name: string, events: readonly DomainEvent[], at?: EpochMs): Sandbox {
    this.bounds.check(SANDBOX_BYTES + bytesOf(events));
    const sandbox = Sandbox.begin(name, events, this.#ofSandboxes, at);
    this.#sandboxes.set(name, sandbox);
    return sandbox;
  }

  /** Reads a sandbox from its file. One that cannot be read leaves the others as they are. */
  #load(name: string): void {
    try {
      const loaded = this.#parts.logs?.open(name);
      if (!loaded) return;
      const { file, events } = loaded;
      if (events.length === 0) {
        // The process died before the sandbox was acknowledged.
        file.close();
        this.#parts.logs?.remove(name);
        return;
      }
      this.#sandboxes.set(name, Sandbox.load(name, events, file, this.#ofSandboxes));
    } catch (error) {
      this.#unreadable.set(name, error);
      this.#observer.tell("notice", errorText(error));
    }
  }

  #remember(name: string): void {
    // Added again, so that it is the last.
    this.gone.delete(name);
    this.gone.add(name);
    const [oldest] = this.gone;
    if (this.gone.size > GONE_MAX && oldest !== undefined) this.gone.delete(oldest);
  }
}

/** A log from elsewhere under a name of its own. Throws when it does not begin as one. */
function continued(
  name: string,
  events: readonly DomainEvent[],
  forkedFrom: string | null,
): readonly DomainEvent[] {
  const [first] = events;
  if (first?.type !== "sandbox-opened") throw new Error("a log begins with sandbox-opened");
  const log = events.slice();
  log[0] = { ...first, name, forkedFrom: forkedFrom ?? first.forkedFrom };
  return log;
}
