import type { Event } from "../../spec/generated/control.types.js";
import { pause } from "../runtime/real-clock.js";
import type { ControlCaller } from "./control-client.js";
import { interrupted } from "./terminal.js";

/** How often a mock is asked for more. */
const POLL_MS = 250;

/** Which events are wanted, in the words of the control API. */
export interface Wanted {
  readonly after?: number;
  readonly type?: string;
  readonly q?: string;
  readonly since?: string;
  readonly to?: string;
}

/**
 * Tells of events as they happen, until Ctrl-C or SIGTERM. It begins with all that happened already, or
 * with at most so many of the latest.
 */
export async function follow(
  { ask }: { readonly ask: ControlCaller },
  wanted: Wanted,
  latest: number | undefined,
  print: (event: Event) => void,
): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.race([interrupted(), poll(ask, wanted, latest, print, stop.signal)]);
  } finally {
    stop.abort();
  }
}

async function poll(
  ask: ControlCaller,
  wanted: Wanted,
  latest: number | undefined,
  print: (event: Event) => void,
  stopped: AbortSignal,
): Promise<void> {
  // `-` is the only sandbox; it stays the one that is followed when others are opened.
  const { name: sandbox } = (await ask("readSandbox")).body;
  const read = async (after: number, page: object = {}) =>
    (await ask("listEvents", { path: { sandbox }, query: { ...wanted, after, ...page } })).body;
  const { after: start = 0 } = wanted;
  const seen = new SeenEvents();
  if (latest !== undefined) {
    // What comes before the latest is not told, and yet remembered: a rewind may lead there.
    const limit = Math.min(PAGE_MAX, Math.max(latest, REMEMBERED_MAX));
    const { events } = await read(start, { order: "newest", limit });
    events.slice(0, latest).toReversed().forEach(print);
    for (const event of events.toReversed()) seen.add(event);
  }
  while (!stopped.aborted) {
    const { last } = seen;
    // The last event that was told is read again: if it is another one now, the log was rewound.
    const { events, next } = await read(last ? last.seq - 1 : start);
    if (last && !isSame(events[0], last)) {
      seen.keep((await read(seen.first - 1)).events);
      continue;
    }
    for (const event of last ? events.slice(1) : events) {
      print(event);
      seen.add(event);
    }
    if (next === null) await pause(POLL_MS);
  }
}

/** How many of the events that were told are remembered. */
const REMEMBERED_MAX = 1000;

/** How many events one answer has at most. */
export const PAGE_MAX = 10_000;

/** The latest events that were told: what is left of them after a rewind is not told again. */
class SeenEvents {
  #events: Event[] = [];

  get last(): Event | undefined {
    return this.#events.at(-1);
  }

  /** The number of the first one that is remembered. */
  get first(): number {
    return this.#events[0]?.seq ?? 1;
  }

  add(event: Event): void {
    this.#events.push(event);
    if (this.#events.length > REMEMBERED_MAX) this.#events.shift();
  }

  /** Forgets those that are not in the log any more. */
  keep(log: readonly Event[]): void {
    const gone = this.#events.findIndex((event, n) => !isSame(log[n], event));
    if (gone >= 0) this.#events = this.#events.slice(0, gone);
  }
}

function isSame(one: Event | undefined, other: Event): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
