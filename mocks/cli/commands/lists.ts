import { type Command, InvalidArgumentError, Option } from "commander";
import type { ControlOperationId } from "../../../spec/generated/operations.js";
import type { BodyOf } from "../../control/client.js";
import { plural } from "../../control/format.js";
import { after, type ClockTarget, readClockTarget, readInstant } from "../../control/instants.js";
import { Refused } from "../../control/refused.js";
import { FIRST_INSTANT, LAST_INSTANT, toIso } from "../../domain/time.js";
import { type Line, spaced, table, wordsOf } from "../../report/terminal.js";
import { pause } from "../../sandbox/real-clock.js";
import { invalidValue, positive } from "../arguments.js";
import { MISTAKES, RULES } from "../messages.js";
import { interrupted, type Write } from "../terminal.js";
import { UsageError } from "../usage.js";
import { type CommandOutput, output, remoteAction, remoteCommand, type Session } from "./remote.js";

/** How often a mock is asked for more. */
const POLL_MS = 250;

/** How many items it remembers as last printed. */
const REMEMBERED_MAX = 1000;

/** Prints the items of a list as they arrive and change, until Ctrl-C or SIGTERM. */
async function followList<Id extends ListId, Thing>(
  session: Session,
  list: ShownList<Id, Thing>,
  query: Readonly<Record<string, string | number>>,
): Promise<void> {
  const stop = new AbortController();
  const reported = new Map<string, string>();
  const print = (thing: Thing) => {
    const [id, line] = [list.idOf(thing), spaced(list.cellsOf(thing))];
    const words = wordsOf(line);
    if (reported.get(id) === words) return;
    reported.delete(id);
    reported.set(id, words);
    const [oldest] = reported.keys();
    if (reported.size > REMEMBERED_MAX && oldest !== undefined) reported.delete(oldest);
    if (session.json) session.raw(JSON.stringify(thing));
    else session.print([line]);
  };
  const poll = async () => {
    while (!stop.signal.aborted) {
      const { body } = await session.ask(list.operation, { query: { ...query, order: "newest" } });
      for (const thing of [...list.thingsOf(body)].reverse()) print(thing);
      await pause(POLL_MS);
    }
  };
  try {
    await Promise.race([interrupted(), poll()]);
  } finally {
    stop.abort();
  }
}

/** Forms of a duration and of an instant, as help shows them. */
export const FORMS = "24h, 90m, 1d12h, 1mo, PT24H or 2026-03-01T09:00:00Z";

/** Reads a duration or an instant. Throws an InvalidArgumentError that says what is wrong with it. */
export function target(text: string): ClockTarget {
  const read = readClockTarget(text);
  if (!read) throw invalidValue(text, RULES.clockTarget);
  try {
    if ("by" in read) after(0, read.by, "");
    else readInstant(read.to, "");
    return read;
  } catch (error) {
    if (error instanceof Refused) throw new InvalidArgumentError(error.message.trim());
    throw error;
  }
}

/**
 * The instant of a moment as the control API takes it: what is so long ago is so before the sandbox's
 * now. What lies before or after all instants is the first or the last.
 */
export async function instantOf({ ask }: Session, moment: ClockTarget): Promise<string> {
  if ("to" in moment) return moment.to;
  const at =
    Date.parse((await ask("sandbox.clock.read")).body.now) - after(0, moment.by, "duration");
  return toIso(Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, at)));
}

/** How many rows a person gets who did not say how many. */
export const LIMIT = 50;

/** A span of the sandbox's time, as it is given. */
export interface SpanFlags {
  readonly since?: ClockTarget;
  readonly to?: ClockTarget;
}

interface ListFlags extends SpanFlags {
  readonly status?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly follow?: boolean;
}

/** Adds a list, with the options that all of them have. */
export function listCommand<Id extends ListId, Thing>(
  parent: Command,
  name: string,
  write: Write,
  list: ShownList<Id, Thing>,
): void {
  remoteCommand(parent, name, list, ...listOptions(list.states)).action(
    remoteAction<[ListFlags]>(write, (session, flags) => show(session, list, flags)),
  );
}

function listOptions(states: readonly string[]): readonly Option[] {
  const status = new Option("--status <state>", "only items in this state").choices(states);
  return [
    ...(states.length > 0 ? [status] : []),
    new Option("--search <text>", "only items that contain this text"),
    ...spanOptions(),
    new Option("--limit <n>", `only the latest n items (${LIMIT})`).argParser(positive),
    new Option("--follow", "keep printing new and changed items until Ctrl-C"),
  ];
}

/** The options that name a span of the sandbox's time. */
export function spanOptions(): readonly Option[] {
  const moment = "an instant, or how long ago: 1h, 1d12h";
  return [
    new Option("--since <moment>", `only items from this moment on: ${moment}`).argParser(target),
    new Option("--to <moment>", "only items before this moment").argParser(target),
  ];
}

/** The span as the control API takes it. Throws a UsageError where it ends before it begins. */
export async function spanOf(
  session: Session,
  { since, to }: SpanFlags,
): Promise<{ readonly since?: string; readonly to?: string }> {
  const span = {
    ...(since && { since: await instantOf(session, since) }),
    ...(to && { to: await instantOf(session, to) }),
  };
  if (span.since && span.to && Date.parse(span.to) <= Date.parse(span.since)) {
    throw new UsageError(MISTAKES.wrongSpan(span.since, span.to));
  }
  return span;
}

async function show<Id extends ListId, Thing>(
  session: Session,
  list: ShownList<Id, Thing>,
  flags: ListFlags,
): Promise<CommandOutput | undefined> {
  const { status, search, limit } = flags;
  const chosen = {
    ...(await spanOf(session, flags)),
    ...(status !== undefined && { status }),
    ...(search !== undefined && { q: search }),
  };
  if (flags.follow) {
    await followList(session, list, { ...chosen, limit: limit ?? LIMIT });
    return undefined;
  }
  // A reader of JSON gets everything: an unrequested page would look like the whole.
  const page =
    session.json && limit === undefined ? {} : { limit: limit ?? LIMIT, order: "newest" };
  const answer = await session.ask(list.operation, { query: { ...chosen, ...page } });
  return output(answer, (body) => linesOf(body, list));
}

function linesOf<Id extends ListId, Thing>(
  body: BodyOf<Id>,
  { what, head, thingsOf, cellsOf, notesOf }: ShownList<Id, Thing>,
): readonly Line[] {
  const { matches = 0 } = body as { readonly matches?: number };
  const things = [...thingsOf(body)].reverse();
  const notes = notesOf?.(body) ?? [];
  if (things.length === 0) return [...notes, `no ${plural(0, what).slice(2)}`];
  return [...notes, ...table(head, things.map(cellsOf)), ...moreBefore(matches - things.length)];
}

/** What is said of the rows that are not shown. */
export function moreBefore(many: number): readonly string[] {
  if (many <= 0) return [];
  return [`and ${many.toLocaleString("en")} more before them; --limit, --since and --to choose`];
}

/** Lists of the control API that are asked for in the same way. */
type ListId = Extract<
  ControlOperationId,
  | "sandbox.invoices.list"
  | "sandbox.recurring.list"
  | "sandbox.settlements.list"
  | "sandbox.registrations.list"
  | "sandbox.requests"
  | "sandbox.sms"
  | "sandbox.callbacks.list"
  | "sandbox.sessions"
>;

/** A list as the command line shows it. */
export interface ShownList<Id extends ListId, Thing> {
  readonly operation: Id;
  /** What its things are called, one of them. */
  readonly what: string;
  readonly summary: string;
  readonly example: string;
  /** The states of which `--status` takes one; without one the list has no such option. */
  readonly states: readonly string[];
  readonly head: readonly string[];
  readonly thingsOf: (body: BodyOf<Id>) => readonly Thing[];
  readonly idOf: (thing: Thing) => string;
  readonly cellsOf: (thing: Thing) => readonly Line[];
  /** What more is to be said about the list. */
  readonly notesOf?: (body: BodyOf<Id>) => readonly string[];
}
