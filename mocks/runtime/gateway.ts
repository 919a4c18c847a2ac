import type { ClockState } from "../domain/clock.js";
import type { Draw } from "../domain/context.js";
import type { DomainEvent, LoggedEvent, SandboxOpened } from "../domain/events.js";
import type { FaultDraft } from "../domain/fault.js";
import type { MerchantSeed } from "../domain/merchants.js";
import {
  changeSettings,
  defaultSettings,
  type Settings,
  type SettingsChange,
} from "../domain/settings.js";
import type { EpochMs } from "../domain/time.js";
import { fold } from "../domain/world.js";
import type { Store } from "../store/store.js";
import type { CallbackClient } from "./callback-client.js";
import { CallbackLimiter } from "./callback-limiter.js";
import type { CallbackLimits } from "./callback-limits.js";
import { DEFAULT_SEED, drawAt } from "./chance.js";
import type { Clock } from "./clock.js";
import { Journal, type JournalEntry } from "./journal.js";
import { Sandbox, type SandboxParts } from "./sandbox.js";
import { Tokens } from "./tokens.js";
import { TransactionNumbers } from "./transaction-numbers.js";

/** What goes on in a gateway, for whoever shows it. */
export interface Observer {
  event?(sandbox: string, logged: LoggedEvent): void;
  request?(sandbox: string | null, entry: JournalEntry): void;
  error?(error: unknown): void;
}

export interface GatewayParts {
  readonly log: Store;
  readonly clock: Clock;
  readonly callbackClient: CallbackClient;
  /** How many callbacks may be open at once; what is left out has its default. */
  readonly callbackLimits?: Partial<CallbackLimits>;
  readonly links: SandboxParts["links"];
  readonly observer?: Observer;
}

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
  readonly transactionNumbers = new TransactionNumbers();
  /** The settings with which new sandboxes begin. */
  readonly initialSettings: Settings;
  /** Requests that could not be told to belong to any sandbox. */
  readonly unclaimed = new Journal();
  readonly #parts: GatewayParts;
  readonly #defaults: GatewayDefaults;
  readonly #limiter: CallbackLimiter;
  readonly #sandboxes = new Map<string, Sandbox>();
  readonly #opening = new Map<string, Promise<Sandbox>>();
  #requests = 0;
  #tokens = 0;

  constructor(parts: GatewayParts, defaults: GatewayDefaults) {
    this.#parts = parts;
    this.#defaults = defaults;
    this.#limiter = new CallbackLimiter(parts.callbackLimits);
    this.initialSettings = changeSettings(defaultSettings, defaults.settings ?? {});
    this.tokens = new Tokens(defaults.seed ?? DEFAULT_SEED);
  }

  /** Real time, for measuring and for what belongs to no sandbox. */
  get clock(): Clock {
    return this.#parts.clock;
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

  list(): readonly Sandbox[] {
    return [...this.#sandboxes.values()];
  }

  find(name: string): Sandbox | undefined {
    return this.#sandboxes.get(name);
  }

  /** The sandbox of this name; it begins now if it did not exist. */
  async open(name: string): Promise<Sandbox> {
    const open = this.#sandboxes.get(name);
    if (open) return open;
    return this.#opening.get(name) ?? this.#entering(name, this.#begin(name, {}));
  }

  /** A new sandbox with a beginning of its own. Undefined when the name is taken. */
  async create(name: string, start: SandboxStart): Promise<Sandbox | undefined> {
    if (this.#isTaken(name)) return undefined;
    return this.#entering(name, this.#begin(name, start));
  }

  /** Forgets a sandbox and all that was in it. False when there is none of that name. */
  async reset(name: string): Promise<boolean> {
    const sandbox = this.#sandboxes.get(name);
    if (!sandbox) return false;
    this.#sandboxes.delete(name);
    sandbox.close();
    await this.#parts.log.delete(name);
    this.transactionNumbers.disown(name, () => true);
    await this.#inherit();
    return true;
  }

  /** Takes back what came after event `seq` of a sandbox; its clock goes on from `at`. */
  async rewind(sandbox: Sandbox, seq: number, at?: EpochMs): Promise<void> {
    await sandbox.rewind(seq, at);
    const { invoices } = await sandbox.view();
    this.transactionNumbers.disown(sandbox.name, (number) => !invoices.has(number));
  }

  /**
   * A new sandbox that continues another one's log from event `seq`; its clock goes on from `at`, or
   * from that event. Undefined when the name is taken.
   */
  async fork(
    origin: Sandbox,
    name: string,
    seq: number,
    at?: EpochMs,
  ): Promise<Sandbox | undefined> {
    const events = (await origin.events(0, seq)).map(({ event }) => event);
    return this.adopt(name, events, origin.name, at ?? events.at(-1)?.at);
  }

  /**
   * A new sandbox with a log from elsewhere; its clock goes on from `at`, or as the log says. Undefined
   * when the name is taken. Throws when the log is not one.
   */
  async adopt(
    name: string,
    events: readonly DomainEvent[],
    forkedFrom: string | null,
    at?: EpochMs,
  ): Promise<Sandbox | undefined> {
    const [first, ...rest] = events;
    if (first?.type !== "sandbox-opened") throw new Error("a log begins with sandbox-opened");
    const log = [{ ...first, name, forkedFrom: forkedFrom ?? first.forkedFrom }, ...rest];
    fold(log);
    if (this.#isTaken(name)) return undefined;
    const taken = this.#parts.log.append(name, 0, log).then(() => this.#load(name, at));
    return this.#entering(name, taken);
  }

  /**
   * The sandbox that a transaction number belongs to. A fork shares the numbers of its origin, so a
   * caller that means the fork names it.
   */
  async ofTransaction(transactionNo: string, named?: Sandbox): Promise<Sandbox | undefined> {
    if (named && (await named.view()).invoices.has(transactionNo)) return named;
    return this.#sandboxes.get(this.transactionNumbers.ownerOf(transactionNo) ?? "");
  }

  /** The sandbox that a recurring payment belongs to. */
  async ofRecurring(recurringId: string, named?: Sandbox): Promise<Sandbox | undefined> {
    for (const sandbox of [...(named ? [named] : []), ...this.#sandboxes.values()]) {
      if ((await sandbox.view()).recurring.has(recurringId)) return sandbox;
    }
    return undefined;
  }

  /** The journal's next number. */
  nextRequestId(): number {
    this.#requests += 1;
    return this.#requests;
  }

  /** Tells apart tokens that were issued at the same instant. */
  nextTokenId(): number {
    this.#tokens += 1;
    return this.#tokens;
  }

  /** Writes a request down where it belongs and shows it. */
  record(sandbox: Sandbox | undefined, entry: JournalEntry): void {
    (sandbox?.journal ?? this.unclaimed).add(entry);
    this.#parts.observer?.request?.(sandbox?.name ?? null, entry);
  }

  /** Tells of an error that has no caller. */
  failed(error: unknown): void {
    this.#parts.observer?.error?.(error);
  }

  async close(): Promise<void> {
    for (const sandbox of this.#sandboxes.values()) sandbox.close();
    this.#parts.callbackClient.close();
    await this.#parts.log.close();
  }

  /** The numbers of a sandbox that is gone belong to a fork that has them too. */
  async #inherit(): Promise<void> {
    for (const sandbox of this.list()) {
      const { forkedFrom, invoices } = await sandbox.view();
      if (forkedFrom === null) continue;
      for (const number of invoices.keys()) this.transactionNumbers.own(number, sandbox.name);
    }
  }

  #isTaken(name: string): boolean {
    return this.#sandboxes.has(name) || this.#opening.has(name);
  }

  /** Whoever asks for a sandbox that is about to open waits for that one. */
  #entering(name: string, entering: Promise<Sandbox>): Promise<Sandbox> {
    const opening = entering.finally(() => this.#opening.delete(name));
    this.#opening.set(name, opening);
    return opening;
  }

  async #begin(name: string, start: SandboxStart): Promise<Sandbox> {
    await this.#parts.log.append(name, 0, [this.#opened(name, start)]);
    return this.#load(name);
  }

  async #load(name: string, at?: EpochMs): Promise<Sandbox> {
    const { log, clock, callbackClient, links } = this.#parts;
    const observe: SandboxParts["observe"] = (sandbox, logged) => this.#observe(sandbox, logged);
    const failed = (error: unknown) => this.failed(error);
    const limiter = this.#limiter;
    const parts = { log, clock, callbackClient, limiter, links, observe, failed };
    const sandbox = await Sandbox.load(name, parts, at);
    this.#sandboxes.set(name, sandbox);
    return sandbox;
  }

  #opened(name: string, start: SandboxStart): SandboxOpened {
    const { frozenAt, seed = DEFAULT_SEED } = this.#defaults;
    const standing =
      frozenAt === undefined ? undefined : ({ mode: "frozen", at: frozenAt } as const);
    const clock = start.clock ?? standing ?? { mode: "running", offsetMs: 0 };
    return {
      type: "sandbox-opened",
      at: clock.mode === "frozen" ? clock.at : this.#parts.clock.now() + clock.offsetMs,
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

  #observe(sandbox: string, logged: LoggedEvent): void {
    const { event } = logged;
    if (event.type === "invoice-created") {
      this.transactionNumbers.own(event.transactionNo, sandbox);
    }
    this.#parts.observer?.event?.(sandbox, logged);
  }
}
