import { type Command, Option } from "commander";
import type { Event, EventPage } from "../../../spec/generated/control.types.js";
import type { Line } from "../../report/terminal.js";
import { pause } from "../../sandbox/real-clock.js";
import { positive, presentFields, whole } from "../arguments.js";
import { eventRow } from "../log-lines.js";
import { interrupted, type Write } from "../terminal.js";
import { LIMIT, moreBefore, type SpanFlags, spanOf, spanOptions } from "./lists.js";
import { type CommandOutput, output, remoteAction, remoteCommand, type Session } from "./remote.js";

/** How often a mock is asked for more. */
const POLL_MS = 250;

/** Which events are wanted, in the words of the control API. */
interface Wanted {
  readonly after?: number;
  readonly type?: string;
  readonly q?: string;
  readonly since?: string;
  readonly to?: string;
}

/**
 * Prints events as they happen, until Ctrl-C or SIGTERM. It begins with all earlier events, or with a
 * number of the latest.
 */
async function follow(
  { ask }: Pick<Session, "ask">,
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
  ask: Session["ask"],
  wanted: Wanted,
  latest: number | undefined,
  print: (event: Event) => void,
  stopped: AbortSignal,
): Promise<void> {
  // `-` is the only sandbox; it stays the one that is followed when others are opened.
  const { name: sandbox } = (await ask("sandbox.summary")).body;
  const read = async (after: number, page: object = {}) =>
    (await ask("sandbox.events", { path: { sandbox }, query: { ...wanted, after, ...page } })).body;
  const { after: start = 0 } = wanted;
  const seen = new SeenEvents();
  if (latest !== undefined) {
    // Events before the latest are not printed, but remembered: a rewind may lead there.
    const limit = Math.min(PAGE_MAX, Math.max(latest, REMEMBERED_MAX));
    const { events } = await read(start, { order: "newest", limit });
    events.slice(0, latest).toReversed().forEach(print);
    for (const event of events.toReversed()) seen.add(event);
  }
  while (!stopped.aborted) {
    const { last } = seen;
    // Reads the last printed event again: if it is different now, the log was rewound.
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

/** How many printed events it remembers. */
const REMEMBERED_MAX = 1000;

/** How many events one answer has at most. */
const PAGE_MAX = 10_000;

/** The latest printed events. After a rewind, those that are left are not printed again. */
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

/** Adds `events`, which prints past or current events. */
export function addEvents(paystub: Command, write: Write): void {
  remoteCommand(paystub, "events", EVENTS, ...eventOptions()).action(remoteAction(write, events));
}

const EVENTS = {
  summary: "list the events",
  example: "paystub events --follow --type invoice-paid",
};

function eventOptions(): readonly Option[] {
  return [
    new Option("--follow", "keep printing new events until Ctrl-C"),
    new Option("--after <n>", "only events after this number, the earliest first").argParser(whole),
    new Option("--type <type>", "only events of this type"),
    new Option("--search <text>", "only items that contain this text"),
    ...spanOptions(),
    new Option("--limit <n>", `only the latest n items (${LIMIT})`).argParser(positive),
  ];
}

interface EventFlags extends SpanFlags {
  readonly follow?: boolean;
  readonly after?: number;
  readonly type?: string;
  readonly search?: string;
  readonly limit?: number;
}

async function events(session: Session, flags: EventFlags): Promise<CommandOutput | undefined> {
  const { after, type, search, limit } = flags;
  const { since, to } = await spanOf(session, flags);
  const asked = presentFields<EventQuery>({ after, type, q: search, since, to });
  // From a number on they are read forward; else a person wants the latest, and a program all.
  const wanted = limit ?? (after === undefined && !session.json ? LIMIT : undefined);
  if (flags.follow) {
    const print = session.json
      ? (event: Event) => session.raw(JSON.stringify(event))
      : (event: Event) => session.print([eventRow(event)]);
    await follow(session, asked, wanted, print);
    return undefined;
  }
  if (wanted === undefined && session.json) return allEvents(session, asked);
  const newest = after === undefined ? { order: "newest" } : {};
  const query = { ...asked, ...newest, ...(wanted !== undefined && { limit: wanted }) };
  return output(await session.ask("sandbox.events", { query }), (body) => {
    return eventLines(body, query, session.sandbox);
  });
}

/** All of them as one page, read in as many as it takes. What fits into one is given as it came. */
async function allEvents({ ask }: Session, asked: Partial<EventQuery>): Promise<CommandOutput> {
  const { name: sandbox } = (await ask("sandbox.summary")).body;
  const read = (after = asked.after) => {
    const query = { ...asked, ...(after !== undefined && { after }), limit: PAGE_MAX };
    return ask("sandbox.events", { path: { sandbox }, query });
  };
  const { body, text } = await read();
  if (body.next === null) return { text, lines: [] };
  const events = [...body.events];
  for (let next: number | null = body.next; next !== null; ) {
    const page: EventPage = (await read(next)).body;
    for (const event of page.events) events.push(event);
    next = page.next;
  }
  return { text: JSON.stringify({ ...body, events, next: null }), lines: [] };
}

interface EventQuery {
  readonly after: number;
  readonly type: string;
  readonly q: string;
  readonly since: string;
  readonly to: string;
}

function eventLines(
  { events: page, next, matches }: EventPage,
  asked: Partial<EventQuery> & { readonly order?: string },
  sandbox: string | undefined,
): readonly Line[] {
  if (page.length === 0) return ["no events"];
  const lines = page.map(eventRow);
  const left = (matches ?? 0) - page.length;
  if (asked.order !== undefined) return [...lines.reverse(), ...moreBefore(left)];
  if (next === null) return lines;
  const rest = [
    ...(asked.type === undefined ? [] : [`--type ${asked.type}`]),
    ...(sandbox === undefined ? [] : [`--sandbox ${sandbox}`]),
  ];
  return [...lines, ["there are more: paystub events --after", next, ...rest].join(" ")];
}
