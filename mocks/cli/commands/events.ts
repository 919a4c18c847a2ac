import { type Command, Option } from "commander";
import type { Event, EventPage } from "../../../spec/generated/control.types.js";
import type { Line } from "../../report/painted.js";
import { follow, PAGE_MAX } from "../follow.js";
import { eventRow } from "../meanings.js";
import type { Write } from "../terminal.js";
import { positive, whole } from "./arguments.js";
import { LIMIT, moreBefore, type SpanFlags, spanOf, spanOptions } from "./list-command.js";
import {
  type CommandOutput,
  output,
  presentFields,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";

/** Adds `events`, which tells what happened or what happens. */
export function addEvents(paystub: Command, write: Write): void {
  remoteCommand(paystub, "events", EVENTS, ...eventOptions()).action(remoteAction(write, events));
}

const EVENTS = {
  summary: "list the events",
  example: "paystub events --follow --type invoice-paid",
};

function eventOptions(): readonly Option[] {
  return [
    new Option("--follow", "go on with new events until Ctrl-C"),
    new Option("--after <n>", "only events after this number, the earliest first").argParser(whole),
    new Option("--type <type>", "only events of this type"),
    new Option("--search <text>", "only those in which this text occurs"),
    ...spanOptions(),
    new Option("--limit <n>", `at most so many, the latest (${LIMIT})`).argParser(positive),
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
  return output(await session.ask("listEvents", { query }), (body) => {
    return eventLines(body, query, session.sandbox);
  });
}

/** All of them as one page, read in as many as it takes. What fits into one is given as it came. */
async function allEvents({ ask }: Session, asked: Partial<EventQuery>): Promise<CommandOutput> {
  const { name: sandbox } = (await ask("readSandbox")).body;
  const read = (after = asked.after) => {
    const query = { ...asked, ...(after !== undefined && { after }), limit: PAGE_MAX };
    return ask("listEvents", { path: { sandbox }, query });
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
