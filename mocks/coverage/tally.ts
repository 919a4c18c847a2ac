import { testValues } from "../../spec/generated/faults.js";
import type { DomainEvent, LoggedEvent } from "../domain/events.js";
import { changeSettings, type Settings } from "../domain/settings.js";
import { ITEMS, optionId, statusId, valueId } from "./items.js";
import { LifeTracker } from "./lives.js";

/** How often things were reached, and what is missing from that. CoverageCounts of several can be added up. */
export interface CoverageCounts {
  /** Calls of operations. */
  readonly requests: number;
  readonly events: number;
  /** How often by the ids of items; what was never reached is not in it. */
  readonly reached: Readonly<Record<string, number>>;
  /** Requests that a journal no longer had. */
  readonly dropped: number;
  /** Events of things that were no longer followed, so that their arrows are not counted. */
  readonly unplaced: number;
}

/** What coverage looks at in a request. */
export interface CoveredRequest {
  readonly operationId: string | null;
  /** Null where there was no answer. */
  readonly status: number | null;
}

/** Told of what goes on in one gateway, as its observer is. */
export interface CoverageWatch {
  event(sandbox: string, logged: LoggedEvent): void;
  request(sandbox: string | null, entry: CoveredRequest): void;
}

const KNOWN: ReadonlySet<string> = new Set(ITEMS.map(({ id }) => id));

/** How many sandboxes of a gateway are followed; the one that began first is let go for a new one. */
const SANDBOXES_MAX = 1000;

/** What is kept of a sandbox: where its things stand, and under which options it is called. */
interface Followed {
  lives: LifeTracker;
  settings: Settings | undefined;
  /** Whether the options in force were counted. */
  isCalled: boolean;
}

/** CoverageCounts what traffic reached. It holds at most a number for each item, whatever comes. */
export class CoverageTally {
  readonly #reached = new Map<string, number>();
  #requests = 0;
  #events = 0;
  #dropped = 0;
  #unplaced = 0;

  get counts(): CoverageCounts {
    return {
      requests: this.#requests,
      events: this.#events,
      reached: Object.fromEntries(this.#reached),
      dropped: this.#dropped,
      unplaced: this.#unplaced,
    };
  }

  /** Adds what was counted elsewhere. What is no item here, such as of another version, is left out. */
  add({ requests, events, reached, dropped, unplaced }: CoverageCounts): void {
    this.#requests += requests;
    this.#events += events;
    this.#dropped += dropped;
    this.#unplaced += unplaced;
    for (const [id, times] of Object.entries(reached)) this.#bump(id, times);
  }

  /** CoverageCounts what one gateway does: sandboxes of the same name elsewhere are others. */
  watch(): CoverageWatch {
    const sandboxes = new Map<string, Followed>();
    return {
      event: (name, { seq, event }) => {
        this.#events += 1;
        this.#event(followed(sandboxes, name, event), seq, event);
      },
      request: (name, entry) => {
        this.#request(entry, name === null ? undefined : sandboxes.get(name));
      },
    };
  }

  #event(sandbox: Followed, seq: number, event: DomainEvent): void {
    const { lives } = sandbox;
    const before = lives.unplaced;
    for (const id of lives.follow(seq, event)) this.#bump(id);
    this.#unplaced += lives.unplaced - before;
    if (event.type === "fault-matched" && event.struck) this.#strike(event);
    if (event.type === "settings-changed" && sandbox.settings) {
      sandbox.settings = changeSettings(sandbox.settings, event.change);
      sandbox.isCalled = false;
    }
  }

  #strike({ id, fault }: DomainEvent & { readonly type: "fault-matched" }): void {
    this.#bump(`fault/${fault}`);
    const [, place] = /^test-value-(\d+)$/.exec(id) ?? [];
    const value = testValues[Number(place) - 1];
    if (value) this.#bump(valueId(value));
  }

  #request({ operationId, status }: CoveredRequest, sandbox: Followed | undefined): void {
    if (operationId === null) return;
    this.#requests += 1;
    if (status !== null) this.#bump(statusId(operationId, status));
    if (!sandbox?.settings || sandbox.isCalled) return;
    sandbox.isCalled = true;
    for (const [id, option] of Object.entries(sandbox.settings.assumptions)) {
      this.#bump(optionId(id, option));
    }
  }

  #bump(id: string, times = 1): void {
    if (KNOWN.has(id)) this.#reached.set(id, (this.#reached.get(id) ?? 0) + times);
  }
}

function followed(sandboxes: Map<string, Followed>, name: string, event: DomainEvent): Followed {
  const known = sandboxes.get(name);
  const isNew = event.type === "sandbox-opened";
  if (known && !isNew) return known;
  const settings = isNew ? event.settings : undefined;
  const fresh: Followed = { lives: new LifeTracker(), settings, isCalled: false };
  // As the latest one, where another one had its name.
  sandboxes.delete(name);
  sandboxes.set(name, fresh);
  const [oldest = ""] = sandboxes.keys();
  if (sandboxes.size > SANDBOXES_MAX) sandboxes.delete(oldest);
  return fresh;
}

/** A request as a journal has it, with the number of the last event before it. */
export interface JournaledRequest extends CoveredRequest {
  readonly after?: number | null;
}

/** What a sandbox reached that there is still: its log, and what its journal has kept. */
export function countsOf(
  logged: readonly LoggedEvent[],
  requests: readonly JournaledRequest[],
  dropped: number,
): CoverageCounts {
  const tally = new CoverageTally();
  const watch = tally.watch();
  let next = 0;
  // Each call is counted under the options of its moment.
  for (const entry of requests) {
    for (; next < logged.length && (logged[next]?.seq ?? 0) <= (entry.after ?? 0); next += 1) {
      watch.event("", logged[next] as LoggedEvent);
    }
    if (next === 0 && logged[0]) {
      watch.event("", logged[0]);
      next = 1;
    }
    watch.request("", entry);
  }
  for (const event of logged.slice(next)) watch.event("", event);
  return { ...tally.counts, dropped };
}
