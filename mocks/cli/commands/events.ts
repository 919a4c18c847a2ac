import { type Command, Option } from "commander";
import type { Event, EventPage } from "../../../spec/generated/control.types.js";
import type { Line } from "../../report/painted.js";
import { follow } from "../follow.js";
import { eventLine } from "../meanings.js";
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
  const print = session.json
    ? (event: Event) => session.raw(JSON.stringify(event))
    : (event: Event) => session.print([eventLine(event)]);
  if (flags.follow) {
    await follow(session, { after: after ?? 0, ...(type !== undefined && { type }) }, print);
    return undefined;
  }
  const { since, to } = await spanOf(session, flags);
  const asked = presentFields<EventQuery>({ after, type, q: search, since, to });
  // From a number on they are read forward; else a person wants the latest, and a program all.
  const latest = after === undefined && !session.json ? { limit: LIMIT, order: "newest" } : {};
  const query = { ...asked, ...latest, ...(limit !== undefined && { limit }) };
  return output(await session.ask("listEvents", { query }), (body) => {
    return eventLines(body, query, "order" in query);
  });
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
  { type }: Partial<EventQuery>,
  isNewest: boolean,
): readonly Line[] {
  if (page.length === 0) return ["no events"];
  const lines = page.map(eventLine);
  const left = (matches ?? 0) - page.length;
  if (isNewest) return [...lines.reverse(), ...moreBefore(left)];
  const asked = type === undefined ? "" : ` --type ${type}`;
  return [
    ...lines,
    ...(next === null ? [] : [`there are more: paystub events --after ${next}${asked}`]),
  ];
}
