import { faults } from "../../spec/generated/faults.js";
import { type Callback, type CallbackAbout, invoiceNumberOf } from "../domain/callback.js";
import type { DomainEvent, LoggedEvent, SandboxOpened } from "../domain/events.js";
import { evolve } from "../domain/events.js";
import type { InjectedFault } from "../domain/fault.js";
import { defaultSettings } from "../domain/settings.js";
import { openWorld, type World, type WorldView } from "../domain/world.js";
import { boundedEntry, type JournalEntry, type RequestEnd } from "../sandbox/journal.js";
import { movesOf } from "./lives.js";
import { Counts, NOWHERE, PAGES, statusId, type Trait } from "./totals.js";

/** How many requests of one sandbox are kept. Its events are as many as the sandbox itself keeps. */
export interface Limits {
  readonly requests: number;
  /** Of all requests together, in characters of their texts. */
  readonly requestSize: number;
}

export const LIMITS: Limits = { requests: 5000, requestSize: 16 * 1024 * 1024 };

/** Why a judgement may be wrong. 0 and false where everything was seen. */
export interface Missing {
  /** The oldest requests, which are no longer kept. */
  readonly requests: number;
  /** The log began before it was observed, so that `world` lacks what was there by then. */
  readonly beginning: boolean;
}

/** What a fault affected. */
export type Target =
  | { readonly kind: "request"; readonly id: number; readonly operationId: string | null }
  | { readonly kind: "callback"; readonly callbackId: string; readonly about: CallbackAbout }
  | { readonly kind: "invoice"; readonly transactionNo: string }
  | { readonly kind: "recurring"; readonly recurringId: string };

/**
 * One time that a fault rule applied. The event `fault-matched` opens it; the request, the callback or the next
 * event of an invoice names its target. Without a target, the request has no entry in the journal yet.
 */
export interface Injection {
  readonly sandbox: string;
  readonly rule: InjectedFault;
  /** What the sandbox was said to be for, such as the name of a test. */
  readonly step: string | null;
  readonly target: Target | null;
  /** The id of the last request before it; 0 for none. */
  readonly afterRequest: number;
  /** Requests that came after its own ended earlier, and have lower ids: a request gets its id when it ends. */
  readonly wasOvertaken: boolean;
  /** For a request that the fault `hang` holds open. */
  readonly held: Held | null;
}

/** How a request went on that a fault holds open. */
export interface Held {
  /** Its connection was closed: its caller gave up, or ended. */
  readonly isClosed: boolean;
  /** Its sandbox was used or reset after that, so its caller had not ended. */
  readonly isOutlived: boolean;
}

type Changeable<T> = { -readonly [Name in keyof T]: T[Name] };
type OpenInjection = Changeable<Omit<Injection, "held">> & { held: Changeable<Held> | null };

/** A call as far as it is counted. */
type Counted = Pick<JournalEntry, "operationId" | "status"> &
  Partial<Pick<JournalEntry, "code" | "refusal">>;

/** What the records of one gateway have in common. */
export interface Shared {
  readonly limits: Limits;
  /** The place of a rule among those that the gateway was started with; undefined for any other rule. */
  readonly ruleOf?: (sandbox: string, rule: InjectedFault) => number | undefined;
  /** Called for each injection when its target is known. */
  readonly onTarget?: (injection: Injection) => void;
}

/**
 * What is known of one sandbox, and what is not: one fold of its events, its requests and their ends. The world
 * is folded by the domain's own `evolve`, requests are entries of the journal, and nothing is declared again.
 *
 * Fill it with `event`, `request`, `ended` and `rewound`, in the order in which things happened. Readers take
 * the other members. A `Recorder` fills one for each sandbox of a gateway.
 */
export class ObservedSandbox {
  readonly name: string;
  /** How often things happened. A rewind takes no count back. */
  readonly counts: Counts;
  readonly #shared: Shared;
  readonly #events: LoggedEvent[] = [];
  #requests: JournalEntry[] = [];
  #requestSize = 0;
  readonly #injections: OpenInjection[] = [];
  /** The injection whose callback or payment is still to come. */
  #applying: OpenInjection | undefined;
  #world: World;
  #seq = 0;
  readonly #missing = { requests: 0, beginning: true };

  constructor(name: string, counts = new Counts(), shared: Shared = { limits: LIMITS }) {
    this.name = name;
    this.counts = counts;
    this.#shared = shared;
    this.#world = openWorld(unseenOpening(name));
  }

  /** What the sandbox is said to be for at present, such as the name of a test. */
  get step(): string | null {
    return this.#world.settings.description ?? null;
  }

  /** Oldest first, within the limits of the journal. An entry is replaced when its end comes. */
  get requests(): readonly JournalEntry[] {
    return this.#requests;
  }

  /** The log after rewinds. */
  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  /** The world of the log. The same object changes with each event. */
  get world(): WorldView {
    return this.#world;
  }

  get injections(): readonly Injection[] {
    return this.#injections;
  }

  get missing(): Missing {
    return this.#missing;
  }

  /** How many requests there were, those included that are no longer kept. */
  get requestCount(): number {
    return this.#requests.length + this.#missing.requests;
  }

  get isEmpty(): boolean {
    return this.#seq === 0 && this.requestCount === 0;
  }

  /** How much its requests take, in characters. */
  get requestSize(): number {
    return this.#requestSize;
  }

  event(logged: LoggedEvent): void {
    const { seq, event } = logged;
    // A gateway that shares its store may notice a rewind only by later events.
    if (seq <= this.#seq) this.#rewind(seq - 1);
    this.#count(event);
    this.#inject(event);
    this.#events.push(logged);
    this.#apply(logged);
  }

  request(entry: JournalEntry): void {
    const { record, cut } = boundedEntry(entry);
    const kept: JournalEntry = { ...record, id: entry.id, cut: [...entry.cut, ...cut] };
    this.#outlive();
    this.#requests.push(kept);
    this.#requestSize += sizeOf(kept);
    const { limits } = this.#shared;
    while (this.#requests.length > limits.requests || this.#requestSize > limits.requestSize) {
      this.dropRequest();
    }
    this.countCall(entry);
    for (const rule of entry.injected ?? []) this.#injectedBy(rule, entry);
  }

  /** Reports how a request ended that was open when `request` was called. */
  ended(id: number, end: RequestEnd): void {
    const at = this.#requests.findLastIndex((request) => request.id === id);
    const request = this.#requests[at];
    if (request) this.#requests[at] = { ...request, ...end };
    for (const { target, held } of this.#injections) {
      if (held && target?.kind === "request" && target.id === id) held.isClosed = true;
    }
  }

  /** Takes back all events but the first `keep`. Requests, injections and counts stay. */
  rewound(keep: number): void {
    if (keep < this.#seq) this.#rewind(keep);
  }

  /** Reports that the sandbox was reset, or that its name was used again. */
  reset(): void {
    this.#outlive();
  }

  /** Lets the oldest request go. */
  dropRequest(): void {
    const oldest = this.#requests.shift();
    if (!oldest) return;
    this.#requestSize -= sizeOf(oldest);
    this.#missing.requests += 1;
  }

  #rewind(keep: number): void {
    while ((this.#events.at(-1)?.seq ?? 0) > keep) this.#events.pop();
    this.#missing.beginning = true;
    this.#applying = undefined;
    this.#world = openWorld(unseenOpening(this.name));
    this.#seq = 0;
    for (const logged of this.#events) this.#apply(logged);
    this.#seq = keep;
  }

  #apply({ seq, event }: LoggedEvent): void {
    this.#seq = seq;
    if (event.type === "sandbox-opened") {
      this.#world = openWorld(event);
      this.#missing.beginning = false;
      return;
    }
    if (!isPlaced(event, this.#world)) return;
    evolve(this.#world, event);
    this.#world.seq = seq;
  }

  /** Counts what an event means in the world before it. */
  #count(event: DomainEvent): void {
    const { counts } = this;
    const world = this.#world;
    counts.add(`event/${event.type}`);
    for (const move of movesOf(event, world)) counts.add(move);
    for (const trait of traitsOf(event, world)) counts.add(`trait/${trait}`);
    if ("callbackId" in event && "about" in event) {
      counts.add(`callback-about/${event.about.kind}`);
    }
    if (event.type !== "fault-matched" || !event.injected) return;
    counts.add(`fault/${event.fault}`);
    const rule = this.#shared.ruleOf?.(this.name, event);
    if (rule !== undefined) counts.add(`rule/${rule}`);
  }

  /** Counts a call without keeping it. `request` does both. */
  countCall(call: Counted): void {
    const { operationId, status, code = null, refusal = null } = call;
    const { counts } = this;
    // A page refuses in the words of the domain; an unknown path has no such words.
    const bucket = operationId ?? (code === null || refusal !== null ? PAGES : NOWHERE);
    counts.add(statusId(bucket, status ?? "none"));
    if (code !== null) counts.add(`refused/${operationId ?? PAGES}/${code}`);
  }

  /** Opens an injection for a rule that applied, or names the target of the one that is open. */
  #inject(event: DomainEvent): void {
    if (event.type === "fault-matched" && event.injected) {
      const { id, fault } = event;
      this.#applying = this.#opened({ id, fault }, this.step);
      return;
    }
    const applying = this.#applying;
    const target = applying && targetIn(event, applying.rule);
    if (!target) return;
    this.#applying = undefined;
    applying.target = target;
    this.#shared.onTarget?.(applying);
  }

  #injectedBy(rule: InjectedFault, { id, operationId, step }: JournalEntry): void {
    const slot = faults[rule.fault].slot;
    const isOwn = (one: OpenInjection) => one.rule.id === rule.id && one.rule.fault === rule.fault;
    const injection =
      this.#injections.find((one) => isOwn(one) && one.target?.kind !== "request") ??
      this.#opened(rule, step ?? null);
    // A callback is hit by itself; a payment that no operation asked for is named by its invoice.
    if (injection.target && (slot === "callback" || operationId === null)) return;
    injection.target = { kind: "request", id, operationId };
    injection.wasOvertaken = (this.#requests.at(-2)?.id ?? 0) > injection.afterRequest;
    injection.step = step ?? injection.step;
    if (rule.fault === "hang") injection.held = { isClosed: false, isOutlived: false };
    this.#shared.onTarget?.(injection);
  }

  #opened(rule: InjectedFault, step: string | null): OpenInjection {
    const afterRequest = this.#requests.at(-1)?.id ?? 0;
    const injection: OpenInjection = {
      ...{ sandbox: this.name, rule, step, afterRequest },
      ...{ target: null, wasOvertaken: false, held: null },
    };
    this.#injections.push(injection);
    return injection;
  }

  /** Its caller lives: something came after a request that was held open had been closed. */
  #outlive(): void {
    for (const { held } of this.#injections) if (held?.isClosed) held.isOutlived = true;
  }
}

/** A placeholder for the opening of a log whose beginning was not observed. */
function unseenOpening(name: string): SandboxOpened {
  return {
    type: "sandbox-opened",
    at: 0,
    name,
    seed: "",
    settings: defaultSettings,
    clock: { mode: "frozen", at: 0 },
    merchants: [],
    forkedFrom: null,
  };
}

/** Whether the world holds the thing that an event changes. */
function isPlaced(event: DomainEvent, world: WorldView): boolean {
  switch (event.type) {
    case "invoice-created":
    case "recurring-registered":
    case "callback-scheduled":
    case "callback-redirected":
    case "callback-dropped":
    case "otp-sent":
    case "sms-sent":
      return true;
    case "otp-code-rejected":
    case "otp-used":
      return world.otpSessions.has(event.id);
    default:
      if ("callbackId" in event) return world.callbacks.has(event.callbackId);
      if ("recurringId" in event) return world.recurring.has(event.recurringId);
      return "transactionNo" in event ? world.invoices.has(event.transactionNo) : true;
  }
}

/** What only few switches look at, by the world before the event. */
function traitsOf(event: DomainEvent, world: WorldView): readonly Trait[] {
  switch (event.type) {
    case "invoice-created": {
      const { orderNumber, currency, brands } = event.order;
      return [
        ...(world.orderNumbers.has(orderNumber) ? (["order-number-reused"] as const) : []),
        ...(currency !== "SAR" ? (["foreign-currency"] as const) : []),
        ...(brands?.includes("tabby") ? (["tabby-named"] as const) : []),
      ];
    }
    case "invoice-canceled":
      return event.by === "expiry" ? ["expired"] : [];
    case "otp-sent": {
      const amount = world.invoices.get(event.transactionNo)?.order.amount;
      return amount === event.total ? [] : ["other-total"];
    }
    default:
      return [];
  }
}

/** What an event says that a fault affected, of a fault that affects callbacks or payments. */
function targetIn(event: DomainEvent, { fault }: InjectedFault): Target | undefined {
  switch (faults[fault].slot) {
    case "callback": {
      if (!("callbackId" in event && "about" in event)) return undefined;
      const { callbackId, about } = event;
      return { kind: "callback", callbackId, about };
    }
    case "domain":
      if ("recurringId" in event) return { kind: "recurring", recurringId: event.recurringId };
      if (!("transactionNo" in event) || event.transactionNo === null) return undefined;
      return { kind: "invoice", transactionNo: event.transactionNo };
    case "wait":
    case "reply":
    case "outcome":
    case "wire":
      return undefined;
  }
}

/** About how much an entry takes, in characters. */
function sizeOf({ path, requestBody, responseBody, explanation }: JournalEntry): number {
  const texts = [path, requestBody, responseBody, explanation];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 500);
}

/** The callbacks of a record in the order in which they began. */
export function callbacksOf({ world }: Pick<ObservedSandbox, "world">): readonly Callback[] {
  return [...world.callbacks.values()];
}

/** Whether the shop answered a callback with success. */
export function isDelivered({ attempts }: Callback): boolean {
  return attempts.some(({ result }) => result?.outcome === "delivered");
}

/** Whether a callback is about an invoice, and names it: a fault may have put another number in its place. */
export function isAboutInvoice({ about, override }: Callback, transactionNo: string): boolean {
  return invoiceNumberOf(about) === transactionNo && override?.id === undefined;
}

/** The real instant at which a request came in; null where that is not known. */
export function startedAt({ wallAt, durationMs = 0 }: JournalEntry): number | null {
  return wallAt === undefined ? null : Math.round(wallAt - durationMs);
}
